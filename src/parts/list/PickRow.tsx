import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import css from './PickRow.module.css'

interface Props {
  picked: boolean
  onPick: (picked: boolean) => void
  className: string | undefined
  children: ReactNode
}

/** A row of a list as something to choose: the whole of it is the label of its box. */
export function PickRow({ picked, onPick, className, children }: Props) {
  return (
    <label className={classes(className, css.row)}>
      <input
        type="checkbox"
        className={css.box}
        checked={picked}
        onChange={(event) => onPick(event.target.checked)}
      />
      {children}
    </label>
  )
}
