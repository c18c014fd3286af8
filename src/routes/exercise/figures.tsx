import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../contract/subjects.ts'
import { SubjectScreen } from '../../features/practice/chapters/SubjectScreen.tsx'
import { readSubjectSearch } from '../../features/practice/chapters/subjectSearch.ts'
import { SubjectFigures } from '../../features/practice/statistics/SubjectFigures.tsx'
import { query } from '../../queries/engine/query.ts'

export const Route = createFileRoute('/exercise/figures')({
  staticData: { title: msg`学习统计` },
  validateSearch: readSubjectSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query(subjectCommon, {})),
  component: FiguresScreen,
})

function FiguresScreen() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { subject } = Route.useSearch()
  return (
    <SubjectScreen
      title={t`学习统计`}
      panel="figures"
      asked={subject}
      onChoose={(chosen) => void navigate({ search: { subject: chosen }, replace: true })}
    >
      {(chosen) => <SubjectFigures key={chosen} subject={chosen} />}
    </SubjectScreen>
  )
}
