import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offlineObstacle } from '../../../device/obstacle.ts'
import { askToPersist } from '../../../device/space.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './ProtectionRow.module.css'

/** Whether the browser promised not to evict what this device keeps, and asking it to. */
export function ProtectionRow({ persisted }: { persisted: boolean }) {
  const { t } = useLingui()
  const [kept, setKept] = useState(persisted)
  const able = offlineObstacle() === null

  async function ask() {
    const granted = await askToPersist()
    setKept(granted)
    if (!granted) toast(t`浏览器暂时没有同意。添加到主屏幕后通常会同意。`)
  }

  return (
    <Row
      title={t`防止被浏览器清理`}
      sub={kept ? t`浏览器已承诺保留本机内容。` : t`空间不足时，浏览器可能清理本机内容。`}
      trail={
        kept ? (
          t`已开启`
        ) : (
          <Button kind="text" className={css.act} disabled={!able} onClick={() => void ask()}>
            {t`开启`}
          </Button>
        )
      }
    />
  )
}
