import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { panelId, SubjectSpecimens } from '../../features/library/catalog/SubjectSpecimens.tsx'
import { rememberSearch, searchBefore } from '../../features/library/list/lastSearch.ts'
import { type ListSearch, readLibrarySearch } from '../../features/library/list/search.ts'
import { PickToggle } from '../../features/library/picking/Picking.tsx'
import { usePicking } from '../../features/library/picking/usePicking.ts'
import { SubjectFavourite } from '../../features/library/specimen/Favourite.tsx'
import { subjectsQuery } from '../../queries/library/collect.ts'
import { isOffline } from '../../queries/library/searchKept.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

export const Route = createFileRoute('/resource/')({
  staticData: { title: msg`资源库`, frame: 'tab' },
  validateSearch: readLibrarySearch,
  // the library is kept alive: the tab leads back to where one was
  beforeLoad: ({ search }) => {
    const before = searchBefore(search)
    if (before) throw redirect({ to: '/resource', search: before, replace: true })
  },
  // where the subjects cannot be had, what is kept still stands among all
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(subjectsQuery()).catch((error: unknown) => {
      if (!isOffline(error)) throw error
    }),
  component: Resource,
})

function Resource() {
  const { t } = useLingui()
  const { pick } = useNames()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: subjects } = useQuery(subjectsQuery())
  useEffect(() => rememberSearch(search), [search])
  // subjects that come later lead nobody away from what is already looked at
  const [isLate] = useState(!subjects)
  const asked = search.subject ?? (isLate ? 'all' : undefined)
  const first = subjects?.find(({ enabled }) => enabled) ?? subjects?.[0]
  const isAll = asked === 'all' || !subjects
  const subject = isAll ? null : (subjects.find(({ id }) => id === asked) ?? first)
  const picking = usePicking({ source: 'library', subject: subject ?? null }, search)
  const change = (to: Partial<ListSearch>) =>
    navigate({
      search: (before) => ({ ...before, subject: subject?.id ?? 'all', ...to }),
      replace: true,
      resetScroll: false,
    })
  if (subject === undefined)
    return (
      <Screen title={t`资源库`}>
        <BlankPage art="empty" title={t`还没有学科`} text={t`学校添加后会出现在这里。`} />
      </Screen>
    )
  return (
    <Screen
      title={t`资源库`}
      flush
      actions={
        <>
          <PickToggle picking={picking} />
          {subject?.enabled && <SubjectFavourite subject={subject} />}
        </>
      }
      tabs={
        <Tabs
          label={t`学科`}
          panel={panelId}
          value={String(subject?.id ?? 'all')}
          items={[
            ...(subjects ?? []).map((one) => ({ value: String(one.id), label: pick(one.name, one.nameEn) })),
            { value: 'all', label: t`全部` },
          ]}
          onChange={(to) => navigate({ search: { subject: to === 'all' ? to : Number(to) }, replace: true })}
        />
      }
    >
      <SubjectSpecimens subject={subject} search={search} onSearch={change} choosing={picking.choosing} />
    </Screen>
  )
}
