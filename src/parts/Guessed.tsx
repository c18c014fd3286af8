import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import { toggled } from '../rules/toggled.ts'
import { Chip } from '../ui/Chip.tsx'
import css from './Guessed.module.css'

/** The questions whose answers were said to be guesses, and what says so below a question of 错题本. */
export function useGuessed() {
  const [guessed, setGuessed] = useState<ReadonlySet<QuestionId>>(new Set())
  const aside = useCallback(
    ({ id }: AnyQuestion) => {
      const toggle = () => setGuessed((before) => toggled(before, id))
      return <Guessed guessed={guessed.has(id)} onToggle={toggle} />
    },
    [guessed],
  )
  return { guessed, aside }
}

/** "I am guessing", said in one tap before the answer: what is guessed right comes again sooner. */
function Guessed({ guessed, onToggle }: { guessed: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.guessed}>
      <Chip pressed={guessed} onClick={onToggle}>{t`没把握，蒙的`}</Chip>
      {guessed && <span className={css.small}>{t`答对也会早一点再来`}</span>}
    </div>
  )
}
