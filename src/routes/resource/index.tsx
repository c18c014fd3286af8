import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../contract/subjects.ts'
import { panelId, SubjectPanel } from '../../features/resource/SubjectPanel.tsx'
import { type ListSearch, readSearch } from '../../features/resource/search.ts'
import { query } from '../../queries/query.ts'
import { Blank } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useNames } from '../../viewer/names.ts'

export const Route = createFileRoute('/resource/')({
  staticData: { title: msg`资源库`, frame: 'tab' },
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(query(subjectCommon, {})),
  component: Resource,
})

function Resource() {
  const { t } = useLingui()
  const { pick } = useNames()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subjects } = useSuspenseQuery(query(subjectCommon, {}))
  const subject =
    subjects.find(({ id }) => id === search.subject) ?? subjects.find(({ enabled }) => enabled) ?? subjects[0]
  const change = (to: Partial<ListSearch>) =>
    navigate({
      search: (before) => ({ ...before, subject: subject?.id, ...to }),
      replace: true,
      resetScroll: false,
    })
  if (!subject)
    return (
      <Screen title={t`资源库`}>
        <Blank art="empty" title={t`还没有学科`} text={t`学校添加后会出现在这里。`} />
      </Screen>
    )
  return (
    <Screen
      title={t`资源库`}
      flush
      tabs={
        <Tabs
          label={t`学科`}
          panel={panelId}
          value={String(subject.id)}
          items={subjects.map((one) => ({ value: String(one.id), label: pick(one.name, one.nameEn) }))}
          onChange={(id) => navigate({ search: { subject: Number(id) }, replace: true })}
        />
      }
    >
      <SubjectPanel subject={subject} search={search} onSearch={change} />
    </Screen>
  )
}
