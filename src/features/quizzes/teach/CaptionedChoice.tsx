import { Segmented } from '../../../ui/fields/Segmented.tsx'
import css from '../Quizzes.module.css'

interface Props<V extends string> {
  caption: string
  value: V
  onChange: (value: V) => void
  items: readonly { value: V; label: string }[]
}

/** One of a few, below a caption that everybody sees. */
export function CaptionedChoice<V extends string>({ caption, ...choice }: Props<V>) {
  return (
    <div className={css.captioned}>
      <p className={css.quiet} aria-hidden="true">
        {caption}
      </p>
      <Segmented label={caption} {...choice} />
    </div>
  )
}
