import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { langAtom } from '../../../device/language.ts'
import { Article } from '../../../features/notices/Article.tsx'
import { announcementQuery } from '../../../queries/notices/notices.ts'
import { markRead } from '../../../queries/notices/readMarks.ts'
import { inLang } from '../../../rules/lang.ts'
import { Screen } from '../../../ui/Screen.tsx'

export const Route = createFileRoute('/my/notice/detail')({
  staticData: { title: msg`公告` },
  validateSearch: (search: Record<string, unknown>): { id: number } => ({ id: Number(search.id) }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context, deps: { id } }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return context.queryClient.ensureQueryData(announcementQuery(id))
  },
  component: Notice,
})

function Notice() {
  const { t } = useLingui()
  const { id } = Route.useSearch()
  const lang = useAtomValue(langAtom)
  const { data } = useSuspenseQuery(announcementQuery(id))
  const unread = !data.read

  // to open it is to read it
  useEffect(() => {
    if (unread) void markRead('announcement', id).catch(() => undefined)
  }, [unread, id])

  const title = inLang(lang, data.title, data.titleEn)
  return (
    <Screen title={t`公告`} back="/my/notice" narrow>
      <Article title={title} at={data.createTime} text={inLang(lang, data.content, data.contentEn)} />
    </Screen>
  )
}
