import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import css from './PickBar.module.css'

interface Props {
  count: number
  /** all that are listed are chosen */
  isAll: boolean
  onAll: () => void
  onMove: () => void
  onRemove: () => void
}

/** Actions on the chosen questions. */
export function PickBar({ count, isAll, onAll, onMove, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.bar}>
      <Button kind="plain" onClick={onAll}>
        {isAll ? t`全不选` : t`全选`}
      </Button>
      <Button kind="soft" disabled={count === 0} onClick={onMove}>
        {t`移动`}
      </Button>
      <Button kind="danger" disabled={count === 0} onClick={onRemove}>
        {t`移出`}
      </Button>
    </div>
  )
}
