import { useState } from 'react'
import { Field } from '../../ui/fields/Field.tsx'
import css from './FieldPicture.module.css'

interface Props {
  /** address; empty where the school gave none */
  src: string
  /** seed of the drawn picture, so that it differs from its neighbours */
  seed: number
  /** grey, for content that is not open */
  grey?: boolean
  /** asked for before others */
  first?: boolean
}

/** A circular field of view that fills its place; where there is no picture, a drawn one stands in its place. Decoration. */
export function FieldOfView({ src, seed, grey, first }: Props) {
  return (
    <span className={css.field} data-grey={grey || undefined}>
      <FieldPicture src={src} seed={seed} first={first} />
    </span>
  )
}

export function FieldPicture({ src, seed, first }: { src: string; seed: number; first?: boolean }) {
  const [failed, setFailed] = useState(false)
  if (!src || failed) return <Field seed={seed} />
  return (
    <img
      src={src}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
      onError={() => setFailed(true)}
    />
  )
}
