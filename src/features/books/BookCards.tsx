import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BookX from 'lucide-react/icons/book-x'
import Star from 'lucide-react/icons/star'
import type { BookName } from '../../contract/questions.ts'
import { bookQuery } from '../../queries/books.ts'
import { Section } from '../../ui/Section.tsx'
import css from './BookCards.module.css'
import { bookPaths, useBookWords } from './words.ts'

/** Both books with how much is in them; seeing them keeps them on the device, to be opened without network. */
export function BookCards() {
  const { t } = useLingui()
  return (
    <Section title={t`我的题本`}>
      <div className={css.books}>
        <BookCard name="wrong" />
        <BookCard name="collection" />
      </div>
    </Section>
  )
}

const icons = { wrong: BookX, collection: Star }

function BookCard({ name }: { name: BookName }) {
  const words = useBookWords(name)
  const book = useQuery(bookQuery(name))
  const Icon = icons[name]
  const total = book.data?.tree.reduce((sum, root) => sum + root.total, 0)
  return (
    <Link to={bookPaths[name].home} className={css.book}>
      <Icon className={css.icon} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.name}>{words.title}</span>
        <span className={css.count}>
          {total === undefined ? ' ' : <Plural value={total} _0="还没有题目" one="# 题" other="# 题" />}
        </span>
      </span>
    </Link>
  )
}
