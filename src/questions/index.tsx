import type { ComponentType } from 'react'
import type { BaseType } from '../contract/questions.ts'
import { kindOf } from '../rules/kinds/index.ts'
import { classes } from '../ui/classes.ts'
import { Case } from './Case.tsx'
import { Figure } from './Figure.tsx'
import { Fill } from './Fill.tsx'
import { Matching } from './Matching.tsx'
import { Multiple } from './Multiple.tsx'
import { Other } from './Other.tsx'
import css from './QuestionView.module.css'
import { Short } from './Short.tsx'
import { Single } from './Single.tsx'
import { Stem } from './Stem.tsx'
import { TrueFalse } from './TrueFalse.tsx'
import type { AnswerProps, KindProps } from './types.ts'

const kinds: Record<BaseType, ComponentType<KindProps>> = {
  DANXUAN: Single,
  DUOXUAN: Multiple,
  PANDUAN: TrueFalse,
  TIANKONG: Fill,
  WENDA: Short,
  PEIWU: Matching,
  BINGLI: Case,
  OTHER: Other,
}

function Answer(props: AnswerProps) {
  const Kind = kinds[kindOf(props.question)]
  return <Kind {...props} Part={Answer} />
}

interface Props extends Omit<AnswerProps, 'onChange'> {
  /** left out: the question can only be read */
  onChange?: (content: string) => void
  /** It stands in a sheet: one column, however wide the screen is. */
  narrow?: boolean
  /** below the answer: the verdict and what explains it */
  children?: React.ReactNode
}

const ignoreChange = () => undefined

/** A question with its figure: one column in portrait, figure and answer side by side where there is width. */
export function QuestionView({ children, narrow, onChange = ignoreChange, ...props }: Props) {
  const { question, specimens, ready } = props
  return (
    <article
      className={classes(css.question, ready && css.ready)}
      data-figure={question.specimenId !== null || undefined}
      data-narrow={narrow || undefined}
    >
      <div className={css.stem}>
        <Stem question={question} />
      </div>
      <Figure question={question} specimens={specimens} sticky ready={ready} />
      <div className={css.answer}>
        <Answer {...props} onChange={onChange} />
        {children}
      </div>
    </article>
  )
}
