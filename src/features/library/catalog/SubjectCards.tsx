import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Subject } from '../../../contract/subjects.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { SubjectFavourite } from '../specimen/Favourite.tsx'
import css from './SubjectCards.module.css'

interface Props {
  whole: Subject
  parts: readonly Subject[]
}

/** A subject's parts, and all of it: what each teaches, how much is in it, whether it is a favourite. */
export function SubjectCards({ whole, parts }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <ul className={css.cards}>
      {parts.map((part) => (
        <SubjectCard key={part.id} subject={part} name={pick(part.name, part.nameEn)} />
      ))}
      <SubjectCard subject={whole} name={t`全部${pick(whole.name, whole.nameEn)}标本`} isWhole />
    </ul>
  )
}

function SubjectCard({ subject, name, isWhole }: { subject: Subject; name: string; isWhole?: boolean }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id, enabled, specimenCount, children } = subject
  const inside = (
    <>
      <span className={css.name}>{name}</span>
      {!isWhole && <span className={css.desc}>{pick(subject.desc, subject.descEn)}</span>}
      <span className={css.count}>
        {enabled ? (
          <Plural value={specimenCount} one="# 个标本" other="# 个标本" />
        ) : (
          <Tag>{t`暂未开放`}</Tag>
        )}
      </span>
    </>
  )
  return (
    <li className={css.card}>
      {enabled ? (
        <Link
          to={children.length > 0 && !isWhole ? '/resource/child/$id' : '/resource/specimen/$id'}
          params={{ id }}
          className={css.link}
        >
          {inside}
        </Link>
      ) : (
        <div className={css.link}>{inside}</div>
      )}
      {enabled && !isWhole && (
        <span className={css.star}>
          <SubjectFavourite subject={subject} />
        </span>
      )}
      {enabled && <ChevronRight className={css.chevron} aria-hidden="true" />}
    </li>
  )
}
