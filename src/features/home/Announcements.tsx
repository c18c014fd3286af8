import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Announcement } from '../../contract/notices.ts'
import { langAtom } from '../../device/language.ts'
import { Headline } from '../../parts/Headline.tsx'
import { Unread } from '../../parts/Unread.tsx'
import { inLang } from '../../rules/lang.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Badge } from '../../ui/signs/Badge.tsx'

import { Time } from '../../ui/Time.tsx'
import css from './Announcements.module.css'

/** How many stand on the home screen. */
const shownCount = 4

/** The newest announcements, with how many are unread and the way to all of them. */
export function Announcements({ items, unread }: { items: readonly Announcement[]; unread: number }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  return (
    <Section
      title={t`公告`}
      mark={
        <span data-live>
          <Badge count={unread} label={t`${unread} 条未读`} />
        </span>
      }
      action={
        items.length > 0 && (
          <Link to="/my/notice" className={css.all}>
            {t`全部公告`}
          </Link>
        )
      }
    >
      <Card flush>
        {items.length === 0 && <p className={css.none}>{t`还没有公告，学校发布后会出现在这里。`}</p>}
        {items.slice(0, shownCount).map((one) => (
          <RowLink
            key={one.id}
            to="/my/notice/detail"
            search={{ id: one.id }}
            title={<Headline read={one.read}>{inLang(lang, one.title, one.titleEn)}</Headline>}
            sub={
              <>
                <Time at={one.createTime} />
                {!one.read && (
                  <span data-live>
                    <Unread />
                  </span>
                )}
              </>
            }
          />
        ))}
      </Card>
    </Section>
  )
}
