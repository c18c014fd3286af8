import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Question } from '../contract/questions.ts'
import { stems, withPair } from '../rules/kinds/matching.ts'
import { letterOf } from '../rules/kinds/optionText.ts'
import { useNames } from '../ui/bilingual.ts'
import { useLate } from '../ui/hooks/useLate.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import { PartFigure } from './Figure.tsx'
import css from './Matching.module.css'
import { Note } from './Note.tsx'
import { Sign, signOf } from './Sign.tsx'
import { type KindProps, stemId } from './types.ts'

/** PEIWU (B1): the options stand once, above; each stem takes one of them, and none is used up. */
export function Matching({ question, content, onChange, shown, recited, specimens, ready }: KindProps) {
  const { pick } = useNames()
  const told = shown || recited === true
  return (
    <div className={css.matching}>
      <ol className={css.options}>
        {question.options.map((option, place) => (
          <li key={option.id} className={css.option}>
            <span className={css.letter}>{letterOf(place)}</span>
            <span>
              <Rich text={pick(option.content, option.contentEn)} />
            </span>
          </li>
        ))}
      </ol>
      {!told && (
        <Note>
          <Trans>每个备选项可选一次、多次或不选</Trans>
        </Note>
      )}
      {stems(question, content).map(({ stem, chosen, right }, place) => (
        <Stem
          key={stem.id}
          stem={stem}
          place={place + 1}
          options={question.options.map((option) => option.id)}
          chosen={chosen}
          told={told}
          right={shown && !recited ? right : null}
          onChoose={(option) => told || onChange(withPair(content, stem.id, option))}
        >
          <PartFigure part={stem} whole={question} specimens={specimens} ready={ready} />
        </Stem>
      ))}
    </div>
  )
}

interface StemProps {
  stem: Question
  place: number
  /** ids, in the order of their letters */
  options: number[]
  chosen: number | null
  /** the right answer is shown */
  told: boolean
  /** whether the answer is right; null where there is none */
  right: boolean | null
  onChoose: (option: number) => void
  /** its picture */
  children: ReactNode
}

function Stem({ stem, place, options, chosen, told, right, onChoose, children }: StemProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const answer = letterOf(options.indexOf(stem.answer ?? 0))
  const analysis = pick(stem.analysis, stem.analysisEn)
  // The verdict is painted first, its explanation a frame later.
  const explained = useLate(told)
  return (
    <fieldset className={css.stem} aria-labelledby={stemId(stem)}>
      <div id={stemId(stem)} className={css.text}>
        <span className="num">{place}.</span> <Rich text={pick(stem.title, stem.titleEn)} />
      </div>
      {children}
      <div className={css.letters} data-state={right === null ? undefined : right ? 'hit' : 'mistaken'}>
        {options.map((option, at) => (
          <label
            key={option}
            className={css.choice}
            data-answer={(told && !right && option === stem.answer) || undefined}
          >
            <input
              type="radio"
              className={css.input}
              name={`${stemId(stem)}-answer`}
              checked={option === chosen}
              aria-disabled={told || undefined}
              onChange={() => onChoose(option)}
            />
            <span className={css.sign}>{letterOf(at)}</span>
          </label>
        ))}
      </div>
      {told && (
        <div className={css.verdict}>
          {right !== null && <Sign state={signOf(right)} />}
          {!right && <span>{t`正确答案：${answer}`}</span>}
        </div>
      )}
      {explained && analysis && (
        <div className={css.analysis}>
          <Rich text={analysis} />
        </div>
      )}
    </fieldset>
  )
}
