import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Message } from '../../contract/notices.ts'
import { langAtom } from '../../device/language.ts'
import { Headline } from '../../parts/Headline.tsx'
import { Unread } from '../../parts/Unread.tsx'
import { waitsAtom } from '../../queries/notices/notices.ts'
import { markRead } from '../../queries/notices/readMarks.ts'
import { readNoticeAddress } from '../../rules/addresses/noticeAddress.ts'
import { inLang } from '../../rules/lang.ts'
import { Card } from '../../ui/Card.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './MessageList.module.css'
import { NoticeWay } from './NoticeWay.tsx'
import { ReadMarkWaiting } from './ReadMarkWaiting.tsx'

/** Messages, newest first; opening one reads it. */
export function MessageList({ items }: { items: readonly Message[] }) {
  const lang = useAtomValue(langAtom)
  const waits = useAtomValue(waitsAtom)
  const read = useMutation({ mutationFn: (id: number) => markRead('message', id) })
  return (
    <Card flush>
      {items.map((one) => (
        <details
          key={one.id}
          className={css.message}
          onToggle={(event) => {
            if (event.currentTarget.open && !one.haveRead) read.mutate(one.id)
          }}
        >
          <summary className={css.head}>
            <span className={css.words}>
              <Headline read={one.haveRead}>{inLang(lang, one.title, one.titleEn)}</Headline>
              <span className={css.when}>
                <Time at={one.createTime} precise />
                {!one.haveRead && <Unread />}
                {waits('message', one.id) && <ReadMarkWaiting />}
              </span>
            </span>
            <ChevronDown className={css.chevron} aria-hidden="true" />
          </summary>
          <MessageText said={inLang(lang, one.content, one.contentEn)} />
        </details>
      ))}
    </Card>
  )
}

/** Text of a message; a message about a place in the app links to it. */
function MessageText({ said }: { said: string }) {
  const { text, to } = readNoticeAddress(said)
  return (
    <>
      <p className={css.text}>{text}</p>
      {to && <NoticeWay to={to} className={css.way} />}
    </>
  )
}
