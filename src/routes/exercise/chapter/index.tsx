import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../../contract/subjects.ts'
import { ChapterList } from '../../../features/practice/chapters/ChapterList.tsx'
import { SubjectScreen } from '../../../features/practice/chapters/SubjectScreen.tsx'
import { readSubjectSearch } from '../../../features/practice/chapters/subjectSearch.ts'
import { query } from '../../../queries/engine/query.ts'

export const Route = createFileRoute('/exercise/chapter/')({
  staticData: { title: msg`章节练习` },
  validateSearch: readSubjectSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query(subjectCommon, {})),
  component: Chapters,
})

function Chapters() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { subject } = Route.useSearch()
  return (
    <SubjectScreen
      title={t`章节练习`}
      panel="chapters"
      asked={subject}
      onChoose={(chosen) => void navigate({ search: { subject: chosen }, replace: true })}
    >
      {(chosen) => <ChapterList key={chosen} subject={chosen} />}
    </SubjectScreen>
  )
}
