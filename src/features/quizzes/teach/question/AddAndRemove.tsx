import { Button } from '../../../../ui/Button.tsx'
import css from '../../Quizzes.module.css'

interface Props<T> {
  items: readonly T[]
  newItem: () => T
  onChange: (items: T[]) => void
  /** The words of the two buttons. */
  add: string
  removeLast: string
}

/** Buttons below a list of fields: one more, or one less while there is more than one. */
export function AddAndRemove<T>({ items, newItem, onChange, add, removeLast }: Props<T>) {
  return (
    <div className={css.buttons}>
      <Button kind="text" onClick={() => onChange([...items, newItem()])}>
        {add}
      </Button>
      {items.length > 1 && (
        <Button kind="text" onClick={() => onChange(items.slice(0, -1))}>
          {removeLast}
        </Button>
      )}
    </div>
  )
}
