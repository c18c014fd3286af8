import { useState } from 'react'
import { Field } from '../../ui/fields/Field.tsx'
import css from './Teaching.module.css'

/** A small picture of a course, courseware or deck; a drawn field of view where there is none. Decoration. */
export function MaterialPicture({ src, seed, large }: { src: string; seed: number; large?: boolean }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={large ? css.cover : css.thumb}>
      {src && !failed ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <Field seed={seed} />
      )}
    </span>
  )
}
