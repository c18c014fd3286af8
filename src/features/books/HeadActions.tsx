import { useLingui } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { BookNode } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { IconButton, IconLink } from '../../ui/IconButton.tsx'
import { CatalogSheet } from './catalogs/CatalogSheet.tsx'

/** From what was missed to when it is reviewed, and to what enters the book and leaves it. */
export function ToReview() {
  const { t } = useLingui()
  return (
    <IconLink to="/exercise/review" label={t`复习计划与设置`}>
      <CalendarClock aria-hidden="true" />
    </IconLink>
  )
}

/** What can be done with all of a subject where no row stands for it. */
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
