import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { useNames } from '../../ui/bilingual.ts'
import { RowLink } from '../../ui/Row.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { type BookEntry, entriesToPractise, kindsOf, type Only, type Sort } from './items/listing.ts'
import css from './Rows.module.css'
import { bookPaths } from './words.ts'

interface Props {
  name: BookName
  node: BookNode
  entries: readonly BookEntry[]
  sort: Sort | undefined
  open: boolean
  onClose: () => void
}

/** Which of a catalogue's questions are practised. */
export function PractiseSheet({ name, node, entries, sort, open, onClose }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const never = entriesToPractise(entries, 'never').length
  const way = (only: Only, title: string, count: number, sub?: ReactNode) => (
    <RowLink
      key={only ?? 'all'}
      to={bookPaths[name].practice}
      params={{ catalogId: node.id }}
      search={{ only, sort }}
      title={title}
      sub={sub}
      trail={<Plural value={count} one="# 题" other="# 题" />}
    />
  )
  return (
    <Sheet open={open} onClose={onClose} title={t`练哪些题`}>
      <div className={css.rows}>
        {way(undefined, t`全部`, entries.length, node.submitted > 0 && t`接着上次，已答的留着`)}
        {never > 0 && way('never', t`只练没答对过的`, never, t`重新作答，没答完的下次接着`)}
        {kindsOf(entries).map(({ type, count }) => way(type.baseType, pick(type.name, type.nameEn), count))}
      </div>
    </Sheet>
  )
}
