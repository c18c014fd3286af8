import { useLingui } from '@lingui/react/macro'
import Microscope from 'lucide-react/icons/microscope'
import { useEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { focusMain } from '../../../ui/hooks/focusMain.ts'
import css from './CompareEmpty.module.css'

interface Props {
  label: string
  /** one was chosen, and could not be had */
  missing: boolean
  onPick: () => void
}

/** A half without a specimen: a clear field, and the way to one. */
export function CompareEmpty({ label, missing, onPick }: Props) {
  const { t } = useLingui()
  // its button goes when the specimen comes: who works with keys stays on this page
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain()
    },
    [],
  )
  return (
    <div className={css.empty}>
      <span className={css.field}>
        <Microscope aria-hidden="true" />
      </span>
      <div>
        <h2 className={css.label}>{label}</h2>
        <p className={css.text} role={missing ? 'note' : undefined}>
          {missing ? t`标本没有载入，连上网络后再试。` : t`选一张标本来对比`}
        </p>
      </div>
      <Button onClick={onPick}>{t`选择标本`}</Button>
    </div>
  )
}
