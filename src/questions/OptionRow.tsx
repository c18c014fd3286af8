import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import css from './Option.module.css'

/** Submitted: chosen and right, right and left out, chosen and wrong; recited, or where one alone is chosen: right. */
export type OptionState = 'hit' | 'missed' | 'mistaken' | 'answer'

interface Props {
  type: 'radio' | 'checkbox'
  name: string
  letter: string
  children: ReactNode
  checked: boolean
  onChange: () => void
  /** submitted: it can be read, and no longer changed */
  fixed: boolean
  state?: OptionState
}

const words = { hit: msg`你选对了`, missed: msg`漏选了`, mistaken: msg`你选错了`, answer: msg`正确答案` }
const icons = { hit: CircleCheck, missed: CircleMinus, mistaken: CircleX, answer: CircleCheck }

/** One choice: a real input, a letter, its text and, after submission, a word about it. */
export function OptionRow({ type, name, letter, children, checked, onChange, fixed, state: stood }: Props) {
  const { i18n } = useLingui()
  // where another one was chosen, the right one was not left out: it is the answer
  const state = stood === 'missed' && type === 'radio' ? 'answer' : stood
  const Icon = state && icons[state]
  return (
    <label className={css.option} data-state={state} data-fixed={fixed || undefined}>
      <span className={css.mark}>
        <input
          type={type}
          name={name}
          className={css.input}
          checked={checked}
          aria-disabled={fixed || undefined}
          onChange={() => fixed || onChange()}
        />
        <span className={css.letter}>{letter}</span>
      </span>
      <span className={css.body}>
        <span className={css.text}>{children}</span>
        {state && Icon && (
          <span className={css.word}>
            <Icon aria-hidden="true" />
            {i18n._(words[state])}
          </span>
        )}
      </span>
    </label>
  )
}

/** How much of the answer is told: nothing yet, the verdict, or (recited) the right answer. */
export function telling({ shown, recited }: { shown: boolean; recited?: boolean }) {
  if (recited) return 'recited'
  return shown ? 'shown' : 'asked'
}

/** State shown on an option; none while the question is asked, nor on a wrong option that was left alone. */
export function optionStateOf(
  told: ReturnType<typeof telling>,
  right: boolean,
  chosen: boolean,
): OptionState | undefined {
  if (told === 'asked') return undefined
  if (told === 'recited') return right ? 'answer' : undefined
  if (right) return chosen ? 'hit' : 'missed'
  return chosen ? 'mistaken' : undefined
}
