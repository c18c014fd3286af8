import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ChapterNode } from '../../contract/practice.ts'
import type { Subject } from '../../contract/subjects.ts'
import { currentLang, inLang } from '../../device/language.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { progressOf, share } from './chapters.ts'
import css from './ExerciseHome.module.css'
import type { LastPlace } from './lastPlace.ts'

/** The chapter that was practised last, one tap away. */
export function Continue({ last }: { last: LastPlace }) {
  const lang = currentLang()
  const { at, of } = last
  return (
    <Card as="section" className={css.last}>
      <div className={css.words}>
        <h2 className={css.label}>
          <Trans>继续上次</Trans>
        </h2>
        <p className={css.name}>{inLang(lang, last.name, last.nameEn)}</p>
        <p className={css.small}>
          <Trans>
            做到第 {at} 题，共 {of} 题
          </Trans>
        </p>
      </div>
      <ButtonLink
        to="/exercise/chapter/question/$catalogId"
        params={{ catalogId: String(last.catalogId) }}
        search={{ q: last.questionId }}
      >
        <Trans>继续练习</Trans>
      </ButtonLink>
    </Card>
  )
}

/** A subject with the progress of its chapters; `nodes` is undefined while it is not known. */
export function SubjectCard({ subject, nodes }: { subject: Subject; nodes: readonly ChapterNode[] | undefined }) {
  const { t } = useLingui()
  const lang = currentLang()
  const progress = progressOf(nodes ?? [])
  const { total, submitted } = progress
  const name = inLang(lang, subject.name, subject.nameEn)
  return (
    <Link to="/exercise/chapter" search={{ subject: subject.id }} className={css.subject}>
      {subject.cover && <img className={css.cover} src={subject.cover} alt="" loading="lazy" />}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.small}>
          {nodes === undefined ? (
            ' '
          ) : total === 0 ? (
            <Trans>还没有题目</Trans>
          ) : submitted === 0 ? (
            <Trans>{total} 题，还没开始</Trans>
          ) : (
            <Trans>
              已答 {submitted} / {total}
            </Trans>
          )}
        </span>
      </span>
      {total > 0 && <Ring value={share(progress)} label={t`${name}的练习进度`} />}
    </Link>
  )
}
