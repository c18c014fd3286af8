import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import { holdsMarkup } from '../rules/words/markup.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import { Tag } from '../ui/Tag.tsx'
import css from './Stem.module.css'
import { stemId } from './types.ts'

/** Text of the question, with its kind; blanks (`____`) get their numbers. It rests while answers change. */
export const Stem = memo(function Stem({ question }: { question: AnyQuestion }) {
  const { pick } = useNames()
  const title = pick(question.title, question.titleEn)
  const pieces = title.split(/_{2,}/).map((text, gap) => ({ text, gap }))
  return (
    <div id={stemId(question)} tabIndex={-1} className={css.stem}>
      <Tag tone="eosin">{pick(question.type.name, question.type.nameEn)}</Tag>{' '}
      {holdsMarkup(title) ? (
        <Rich text={withGaps(title)} />
      ) : (
        pieces.map(({ text, gap }) => <Piece key={gap} text={text} gap={gap} alone={pieces.length === 2} />)
      )}
    </div>
  )
})

/** Numbers the blanks of a text with markup. */
function withGaps(title: string): string {
  let gap = 0
  return title.replace(/_{2,}/g, () => `<u>&nbsp;&nbsp;(${++gap})&nbsp;&nbsp;</u>`)
}

/** A text with the blank before it; the first has none (0). */
function Piece({ text, gap, alone }: { text: string; gap: number; alone: boolean }) {
  return (
    <>
      {gap > 0 && (
        <span className={css.gap}>
          <span className="sr">
            <Trans>（填空）</Trans>
          </span>
          {!alone && gap}
        </span>
      )}
      {text}
    </>
  )
}
