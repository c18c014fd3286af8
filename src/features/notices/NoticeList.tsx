import { useAtomValue } from 'jotai'
import type { Announcement } from '../../contract/notices.ts'
import { langAtom } from '../../device/language.ts'
import { Headline } from '../../parts/Headline.tsx'
import { Unread } from '../../parts/Unread.tsx'
import { waitsAtom } from '../../queries/notices/notices.ts'
import { inLang } from '../../rules/lang.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Time } from '../../ui/Time.tsx'
import { ReadMarkWaiting } from './ReadMarkWaiting.tsx'

/** Announcements, newest first. */
export function NoticeList({ items }: { items: readonly Announcement[] }) {
  const lang = useAtomValue(langAtom)
  const waits = useAtomValue(waitsAtom)
  return (
    <Card flush>
      {items.map((one) => (
        <RowLink
          key={one.id}
          to="/my/notice/detail"
          search={{ id: one.id }}
          title={<Headline read={one.read}>{inLang(lang, one.title, one.titleEn)}</Headline>}
          sub={
            <>
              <Time at={one.createTime} />
              {!one.read && <Unread />}
              {waits('announcement', one.id) && <ReadMarkWaiting />}
            </>
          }
        />
      ))}
    </Card>
  )
}
