import { useEffect, useId } from 'react'
import type { Part } from '../../rules/stain.ts'
import css from '../slide/frame/Controls.module.css'
import type { Slide } from '../slide/slide.ts'
import { type Adjustment, cssFilter, densities, lights, matrixOf } from './adjust.ts'

const table = (values: readonly number[]) => values.map((value) => value.toFixed(4)).join(' ')
const DENSITIES = table(densities)
const LIGHTS = table(lights)

/** One table for the three colours. */
function Table({ values }: { values: string }) {
  return (
    <feComponentTransfer>
      <feFuncR type="table" tableValues={values} />
      <feFuncG type="table" tableValues={values} />
      <feFuncB type="table" tableValues={values} />
    </feComponentTransfer>
  )
}

interface Props {
  slide: Slide
  adjustment: Adjustment
  parts: readonly Part[]
}

/**
 * Puts the adjustment over the picture as a filter of its canvas: the browser applies it when it composes the frame,
 * so tiles stay as they came. What CSS can do by itself (and phones do quickly) stays CSS.
 */
export function AdjustFilter({ slide, adjustment, parts }: Props) {
  const id = useId().replaceAll(':', '')
  const ids = { stain: `stain-${id}`, gamma: `gamma-${id}` }
  const filter = cssFilter(adjustment, ids)
  useEffect(() => {
    slide.filter(filter)
    return () => slide.filter('')
  }, [slide, filter])
  const rows = adjustment.stain === null ? null : matrixOf(parts, adjustment.stain)
  const exponent = 1 / adjustment.gamma
  return (
    <svg className={css.filter} role="presentation">
      {rows && (
        <filter id={ids.stain} colorInterpolationFilters="sRGB" x="0" y="0" width="100%" height="100%">
          <Table values={DENSITIES} />
          <feColorMatrix
            type="matrix"
            values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')}
          />
          <Table values={LIGHTS} />
        </filter>
      )}
      <filter id={ids.gamma} colorInterpolationFilters="sRGB" x="0" y="0" width="100%" height="100%">
        <feComponentTransfer>
          <feFuncR type="gamma" exponent={exponent} />
          <feFuncG type="gamma" exponent={exponent} />
          <feFuncB type="gamma" exponent={exponent} />
        </feComponentTransfer>
      </filter>
    </svg>
  )
}
