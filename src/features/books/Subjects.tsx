import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BookBundle, BookNode } from '../../contract/books.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Tabs, tabId } from '../../ui/Tabs.tsx'
import css from './Shelves.module.css'

const panel = 'book'

/** The subjects with something in the book, and the one that is looked at. */
const inUse = ({ tree }: BookBundle, root: BookNode) =>
  tree.filter((one) => one.total > 0 || one.items.length > 0 || one.id === root.id)

interface Props {
  book: BookBundle
  root: BookNode
  onSubject: (subject: number) => void
}

/** The subjects of a book, one beside the other. */
export function BookSubjectTabs({ book, root, onSubject }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Tabs
      label={t`学科`}
      panel={panel}
      value={String(root.subjectId)}
      onChange={(subject) => onSubject(Number(subject))}
      items={inUse(book, root).map((one) => ({
        value: String(one.subjectId),
        label: `${pick(one.name, one.nameEn)} · ${one.total}`,
      }))}
    />
  )
}

/** Panel of the book that the subject tabs switch. */
export function BookSubjectPanel({
  root,
  wide,
  children,
}: {
  root: BookNode
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div
      id={panel}
      role="tabpanel"
      aria-labelledby={tabId(panel, String(root.subjectId))}
      className={wide ? css.wide : css.narrow}
    >
      {children}
    </div>
  )
}
