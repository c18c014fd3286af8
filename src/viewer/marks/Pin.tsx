import { memo } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import { classes } from '../../ui/classes.ts'
import { buttonRole } from '../slide/roles.ts'
import css from './Marks.module.css'
import { dotRadiusPx, isFolded, type PinOffset, pinRadiusPx } from './pins.ts'
import { shapeOf } from './shapes.tsx'

interface Props {
  mark: Mark
  number: number
  /** the name that a screen reader says */
  label: string
  offset: PinOffset
  selected: boolean
  /** the tab key stops at it */
  isStop: boolean
  onSelect: (id: MarkId) => void
  onFocus: (mark: Mark) => void
}

/** A numbered pin beside its structure, with a line to the very place; a dot where pins would crowd. */
export const Pin = memo(({ mark, number, label, offset, selected, isStop, onSelect, onFocus }: Props) => {
  const Shape = shapeOf[mark.layer]
  const act = buttonRole(
    label,
    selected,
    () => onSelect(mark.id),
    () => onFocus(mark),
  )
  // a dot that unfolds stays the same button, so that it keeps the focus
  const folded = isFolded(offset)
  return (
    <g transform={`translate(${mark.x} ${mark.y})`} data-pin={mark.id}>
      <g className={css.still}>
        {folded || (
          <>
            <line className={css.halo} x2={offset.dx} y2={offset.dy} />
            <line className={css.leader} x2={offset.dx} y2={offset.dy} />
            <circle className={css.tip} r={2.5} />
          </>
        )}
        <g
          className={classes(css.pin, selected && css.selected, folded && offset.under && css.under)}
          transform={folded ? undefined : `translate(${offset.dx} ${offset.dy})`}
          data-folded={folded ? number : undefined}
          data-mark={mark.id}
          {...act}
          tabIndex={isStop ? 0 : -1}
        >
          {folded ? (
            <>
              <Shape className={css.dot} grow={dotRadiusPx - pinRadiusPx} />
              {/* the focus ring is a finger's target too: there may be thousands of marks */}
              <circle className={css.focus} r={12} />
            </>
          ) : (
            <>
              <circle className={css.target} r={22} />
              <Shape className={css.ring} grow={selected ? 5 : 3} />
              <Shape className={css.body} grow={selected ? 2 : 0} />
              <text className={css.number} textAnchor="middle" dominantBaseline="central">
                {number}
              </text>
              <circle className={css.focus} r={pinRadiusPx + 9} />
            </>
          )}
        </g>
      </g>
    </g>
  )
})
