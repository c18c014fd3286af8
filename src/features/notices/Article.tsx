import { Time } from '../../ui/Time.tsx'
import css from './Article.module.css'

/** A text of the school to read; paragraphs are separated by a blank line. */
export function Article({ title, at, text }: { title: string; at: number; text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((one) => one.trim())
  return (
    <article className={css.article}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.when}>
        <Time at={at} precise />
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={css.text}>
          {paragraph}
        </p>
      ))}
    </article>
  )
}
