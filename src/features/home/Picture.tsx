import { lazy, Suspense, useState } from 'react'
import css from './Picture.module.css'

/** Comes only where a picture does not. */
const Field = lazy(() => import('../../ui/Field.tsx').then(({ Field }) => ({ default: Field })))

interface Props {
  /** address; empty where the school gave none */
  src: string
  /** what the drawn one differs by from its neighbours */
  seed: number
  /** px of the design, both sides of a circle; left out: fills its place */
  size?: number
  /** grey, for what is not open */
  grey?: boolean
  /** asked for before others */
  first?: boolean
}

/** A circular field of view; where there is no picture, a drawn one stands in its place. Decoration. */
export function FieldOfView({ src, seed, size, grey, first }: Props) {
  return (
    <span
      className={css.field}
      data-grey={grey || undefined}
      style={size ? { width: `calc(${size} * var(--u))`, height: `calc(${size} * var(--u))` } : undefined}
    >
      <Picture src={src} seed={seed} first={first} />
    </span>
  )
}

export function Picture({ src, seed, first }: { src: string; seed: number; first?: boolean }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed)
    return (
      <Suspense>
        <Field seed={seed} />
      </Suspense>
    )
  return (
    <img
      src={src}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
