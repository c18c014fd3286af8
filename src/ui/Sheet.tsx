import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { useDoubleTap } from './hooks/useDoubleTap.ts'
import { IconButton } from './IconButton.tsx'
import css from './Sheet.module.css'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** stays in sight below what scrolls */
  footer?: ReactNode
  /** `middle`: a small question in the middle of the screen */
  place?: 'side' | 'middle'
  /** there is nothing to press inside: its text is what keys scroll */
  reads?: boolean
}

/** Comes up from below on phones, stands at the side from 900 px. Its inside exists only while it is open. */
export function Sheet({ open, onClose, title, children, footer, place = 'side', reads }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const once = useDoubleTap(open ? 'open' : 'closed')

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open) element?.close()
  }, [open])
  // taken away while it is open it is closed first, so that what opened it has the focus again
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    // Escape is the keyboard's way out, and the button inside
    <dialog
      ref={dialog}
      className={classes(css.sheet, css[place])}
      aria-labelledby={id}
      // React hands on the closing of a dialog inside; and nobody is told of what was taken away
      onClose={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        // a dialog inside bubbles its own
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={css.inside} {...once}>
          <div className={css.head}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            <IconButton label={t`关闭`} onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
          <div className={css.body} {...(reads && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}>
            {children}
          </div>
          {footer && <div className={css.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
