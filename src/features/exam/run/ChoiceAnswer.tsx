import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Choice } from '../../../rules/exam/options.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { isDialogOpen } from '../../../ui/hooks/isCovered.ts'
import css from './Answer.module.css'

/** How long (ms) the chosen name is shown before the next station comes. */
const choiceShownMs = 220

interface Props {
  choices: readonly Choice[]
  /** the name that is chosen; empty: none */
  chosen: string
  /** the picture stands: before, nothing is taken */
  ready: boolean
  onChoose: (name: string) => void
  /** some moments after it was chosen */
  onGive: (name: string) => void
}

/** One of up to four names, by a tap or by its number. */
export function ChoiceAnswer({ choices, chosen, ready, onChoose, onGive }: Props) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const isGiven = useRef(false)
  const choose = (name: string) => {
    if (isGiven.current || !ready) return
    isGiven.current = true
    // time that runs out meanwhile gives it
    onChoose(name)
    setTimeout(() => onGive(name), choiceShownMs)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (isDialogOpen()) return
    const choice = choices[Number(event.key) - 1]
    if (choice) choose(choice.name)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <fieldset className={css.choices} aria-label={t`选一个名称`}>
      {choices.map(({ name, nameEn }, at) => (
        <button
          key={name}
          type="button"
          className={css.choice}
          aria-disabled={!ready || undefined}
          data-chosen={chosen === name || undefined}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => choose(name)}
        >
          <span className={css.key} aria-hidden="true">
            {at + 1}
          </span>
          <span className={css.words}>
            <span>{pick(name, nameEn)}</span>
            {other(name, nameEn) && (
              <span className={css.other} lang={otherLang}>
                {other(name, nameEn)}
              </span>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
