import { readNoticeAddress } from '../../rules/addresses/noticeAddress.ts'
import { Time } from '../../ui/Time.tsx'
import css from './Article.module.css'
import { NoticeWay } from './NoticeWay.tsx'

/** A text of the school to read; paragraphs are separated by a blank line. */
export function Article({ title, at, text }: { title: string; at: number; text: string }) {
  const { text: said, to } = readNoticeAddress(text)
  const paragraphs = said.split(/\n\s*\n/).filter((one) => one.trim())
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
      {to && <NoticeWay to={to} className={css.way} />}
    </article>
  )
}
