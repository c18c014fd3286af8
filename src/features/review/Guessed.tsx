import { useLingui } from '@lingui/react/macro'
import { Chip } from '../../ui/Chip.tsx'
import css from './Review.module.css'

/** "I am guessing", said in one tap before the answer: what is guessed right comes again sooner. */
export function Guessed({ guessed, onToggle }: { guessed: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <div className={css.guessed}>
      <Chip pressed={guessed} onClick={onToggle}>{t`没把握，蒙的`}</Chip>
      {guessed && <span className={css.small}>{t`答对也会早一点再来`}</span>}
    </div>
  )
}
