import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../contract/subjects.ts'
import { SubjectTabs } from '../../features/exercise/SubjectTabs.tsx'
import { useSubjects } from '../../features/exercise/useSubjects.ts'
import { SubjectFigures } from '../../features/figures/SubjectFigures.tsx'
import { query } from '../../queries/query.ts'
import { Blank } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { tabId } from '../../ui/Tabs.tsx'

interface Search {
  /** of which subject; the first one without it */
  subject?: number
}

export const Route = createFileRoute('/exercise/figures')({
  staticData: { title: msg`学习统计` },
  validateSearch: ({ subject }: Record<string, unknown>): Search =>
    Number.isSafeInteger(subject) ? { subject: Number(subject) } : {},
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query(subjectCommon, {})),
  component: FiguresScreen,
})

const panel = 'figures'

function FiguresScreen() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { data } = useSuspenseQuery(query(subjectCommon, {}))
  const subjects = useSubjects(data).map(({ subject }) => subject)
  const chosen = (subjects.find(({ id }) => id === search.subject) ?? subjects[0])?.id
  return (
    <Screen
      title={t`学习统计`}
      back="/exercise"
      tabs={
        chosen !== undefined && (
          <SubjectTabs
            subjects={subjects}
            chosen={chosen}
            panel={panel}
            onChoose={(subject) => void navigate({ search: { subject }, replace: true })}
          />
        )
      }
    >
      {chosen === undefined ? (
        <Blank art="empty" title={t`还没有可以练习的学科`} text={t`学校开放学科后会出现在这里。`} />
      ) : (
        <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, String(chosen))}>
          <SubjectFigures key={chosen} subject={chosen} />
        </div>
      )}
    </Screen>
  )
}
