import { select } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Subject } from '../../contract/subjects.ts'
import { langAtom } from '../../device/language.ts'
import { inLang } from '../../rules/lang.ts'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { FieldOfView } from './FieldPicture.tsx'
import css from './Subjects.module.css'

/** The subjects as fields of view; one that is not open yet is grey and leads nowhere. */
export function Subjects({ items }: { items: readonly Subject[] }) {
  const { t } = useLingui()
  const lang = useAtomValue(langAtom)
  if (items.length === 0) {
    return (
      <Section title={t`学科`}>
        <Card>
          <p className={css.none}>{t`还没有学科，学校添加后会出现在这里。`}</p>
        </Card>
      </Section>
    )
  }
  return (
    <Section title={t`学科`}>
      <ul className={css.subjects}>
        {items.map((subject) => {
          const { id, cover, enabled, specimenCount: count } = subject
          // no plural: the first number that it formats costs a slow phone 60 ms
          const amount = count === 1 ? 'one' : 'other'
          const name = inLang(lang, subject.name, subject.nameEn)
          const inside = (
            <>
              <FieldOfView src={cover} seed={id} grey={!enabled} />
              <span className={css.name}>{name}</span>
              <span className={css.count}>
                {enabled
                  ? t`${select(amount, { one: `${count} 个标本`, other: `${count} 个标本` })}`
                  : t`暂未开放`}
              </span>
            </>
          )
          return (
            <li key={id}>
              {enabled ? (
                <Link to="/resource" search={{ subject: id }} className={css.subject}>
                  {inside}
                </Link>
              ) : (
                <div className={css.subject}>{inside}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
