import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './Viewer.module.css'

/** Fills the screen with a question's picture; Escape or the button leads back. */
export function FullView({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={css.full} aria-label={t`大图`} onClose={onClose}>
      {children}
      <button type="button" className={css.leave} aria-label={t`关闭大图`} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </dialog>
  )
}
