import { useLingui } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { IconButton, IconLink } from '../../ui/IconButton.tsx'
import { CatalogSheet } from './catalogs/CatalogSheet.tsx'

/** Link from the wrong book to the review plan and the settings of the book: which questions enter and leave it. */
export function ToReview() {
  const { t } = useLingui()
  return (
    <IconLink to="/exercise/review" label={t`复习计划与设置`}>
      <CalendarClock aria-hidden="true" />
    </IconLink>
  )
}

/** Actions on all questions of a subject, for layouts in which no row stands for the whole subject. */
export function MoreOfAll({ name, root }: { name: BookName; root: BookNode }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const title = t`全部题目`
  return (
    <>
      <IconButton label={t`${title}的更多操作`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <CatalogSheet name={name} root={root} node={open ? root : null} onClose={() => setOpen(false)} />
    </>
  )
}
