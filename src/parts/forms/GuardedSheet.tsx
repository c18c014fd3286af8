import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import css from './GuardedSheet.module.css'

interface Props extends ComponentProps<typeof Sheet> {
  /** Another number says that what was typed until now is saved, while the sheet stays open. */
  round?: number | undefined
}

/** Marks elements whose content is lost when the sheet closes; its value `buttons`: those change it too. */
const unsaved = '[data-unsaved]'

const changesForm = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  (type === 'click'
    ? target.closest('button')?.closest('[data-unsaved="buttons"]') != null
    : target.closest(unsaved) !== null)

/** The inside of a sheet, and whether a form in it was changed since it opened or `round` was another. */
function useChanges(open: boolean, round: number) {
  const inside = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another round a form begins anew
  useEffect(() => {
    isChanged.current = false
    const element = inside.current
    const note = (event: Event) => {
      if (changesForm(event)) isChanged.current = true
    }
    element?.addEventListener('input', note)
    element?.addEventListener('click', note)
    return () => {
      element?.removeEventListener('input', note)
      element?.removeEventListener('click', note)
    }
  }, [open, round])
  return {
    inside,
    // The form may be gone while the sheet stays open.
    hasUnsaved: () => isChanged.current && inside.current?.querySelector(unsaved) != null,
    forget: () => {
      isChanged.current = false
    },
  }
}

/** A sheet with a form: once something was changed in it, a tap outside, Escape and its cross ask before that is lost. */
export function GuardedSheet({ open, onClose, round = 0, children, ...sheet }: Props) {
  const { inside, hasUnsaved, forget } = useChanges(open, round)
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    if (!hasUnsaved()) return onClose()
    // At a second gesture of going back the browser closes a dialog, whatever it was told at the first.
    const dialog = inside.current?.closest('dialog')
    if (dialog && !dialog.open) dialog.showModal()
    setAsked(true)
  }
  // Left to the browser, the next Escape would close the question and the sheet at once: it opened both without a tap.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!open || event.key !== 'Escape' || event.isComposing || !hasUnsaved()) return
      const dialog = event.target instanceof Element && event.target.closest('dialog')
      if (!isAsked && dialog !== inside.current?.closest('dialog')) return
      event.preventDefault()
      setAsked(!isAsked)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  })
  return (
    <>
      <Sheet {...sheet} open={open} onClose={close}>
        <div ref={inside} className={css.inside}>
          {children}
        </div>
      </Sheet>
      <DiscardQuestion
        open={isAsked}
        onDiscard={() => {
          forget()
          setAsked(false)
          onClose()
        }}
        onStay={() => setAsked(false)}
      />
    </>
  )
}
