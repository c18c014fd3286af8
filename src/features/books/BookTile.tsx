import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import BookX from 'lucide-react/icons/book-x'
import Star from 'lucide-react/icons/star'
import type { BookName } from '../../contract/questions.ts'
import { bookQuery } from '../../queries/books.ts'
import { TileLink } from '../../ui/Tile.tsx'
import { bookPaths, useBookWords } from './words.ts'

const icons = { wrong: BookX, collection: Star }

/** A book with how much is in it; seeing it keeps it on the device, to be opened without network. */
export function BookTile({ name }: { name: BookName }) {
  const words = useBookWords(name)
  const book = useQuery(bookQuery(name))
  const Icon = icons[name]
  const total = book.data?.tree.reduce((sum, root) => sum + root.total, 0)
  return (
    <TileLink
      to={bookPaths[name].home}
      icon={<Icon aria-hidden="true" />}
      title={words.title}
      sub={
        total !== undefined ? (
          <Plural value={total} _0="还没有题目" one="# 题" other="# 题" />
        ) : book.isError ? (
          <Trans>还没存到本机</Trans>
        ) : (
          // its line is kept free until it is known
          '\u00a0'
        )
      }
    />
  )
}
