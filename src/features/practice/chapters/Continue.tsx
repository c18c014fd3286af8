import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import type { LastPlace } from '../sources/lastPlace.ts'
import css from './ExerciseHome.module.css'

/** Card with the chapter or catalogue practised last, one tap away; `children`: the rest of the card, below it. */
export function Continue({ last, children }: { last: LastPlace; children?: ReactNode }) {
  const { pick } = useNames()
  const { at, of } = last
  return (
    <Card as="section" className={css.last}>
      <div className={css.words}>
        <h2 className={css.label}>
          <Trans>继续上次</Trans>
        </h2>
        <p className={css.name}>{pick(last.name, last.nameEn)}</p>
        <p className={css.small}>
          <Trans>
            做到第 {at} 题，共 {of} 题
          </Trans>
        </p>
      </div>
      <ButtonLink
        to={last.to ?? '/exercise/chapter/question/$catalogId'}
        params={last}
        search={{ ...last.search, q: last.questionId }}
      >
        <Trans>继续练习</Trans>
      </ButtonLink>
      {children}
    </Card>
  )
}
