import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offlineObstacle } from '../../device/install.ts'
import { askToPersist } from '../../device/space.ts'
import { useFreeBytes } from '../../parts/useKeeping.ts'
import { Button } from '../../ui/Button.tsx'
import { bytesText } from '../../ui/bytes.ts'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'
import { KeptList } from './KeptList.tsx'
import { MadeRoom } from './MadeRoom.tsx'
import css from './Storage.module.css'

interface Props {
  /** bytes; null where the browser does not say */
  used: number | null
  /** the browser promised not to evict it */
  persisted: boolean
}

/** What this device keeps, and whether the browser promised to. */
export function Storage({ used, persisted }: Props) {
  const { t, i18n } = useLingui()
  const [kept, setKept] = useState(persisted)
  const free = useFreeBytes()
  const able = offlineObstacle() === null

  async function ask() {
    const granted = await askToPersist()
    setKept(granted)
    if (!granted) toast(t`浏览器暂时没有同意。添加到主屏幕后通常会同意。`)
  }

  return (
    <>
      <MadeRoom />
      <KeptList />
      <Section title={t`本机存储`}>
        <Card flush as="ul">
          <li>
            <Row
              title={t`已用空间`}
              sub={t`页面数据、图片和离线内容`}
              trail={used === null ? t`未知` : bytesText(used, i18n.locale)}
            />
          </li>
          <li>
            <Row
              title={t`可用空间`}
              sub={t`浏览器的估计`}
              trail={free === null ? t`未知` : bytesText(free, i18n.locale)}
            />
          </li>
          <li>
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
          </li>
        </Card>
      </Section>
    </>
  )
}
