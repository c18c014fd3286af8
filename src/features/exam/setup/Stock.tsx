import { Trans } from '@lingui/react/macro'
import type { useMaterial } from '../usable.ts'
import css from './ExamSetup.module.css'

interface Props {
  material: ReturnType<typeof useMaterial>
  stations: number
  /** on which they are */
  specimens: number
}

/** How much can be asked here and now; without a network only what is on the device, and that is said. */
export function Stock(props: Props) {
  return (
    <p className={css.stock} role="status">
      <StockWords {...props} />
    </p>
  )
}

function StockWords({ material: { all, isReached, isPending, isError }, stations, specimens: here }: Props) {
  if (isPending) return <Trans>正在准备标注…</Trans>
  if (isError) return <Trans>这里的标本还没有存到本机，连上网络再来。</Trans>
  if (isReached)
    return (
      <Trans>
        可出 {stations} 站，来自 {here} 个标本
      </Trans>
    )
  if (stations > 0)
    return (
      <Trans>
        没有网络：本机可出 {stations} 站，来自 {all} 个标本中的 {here} 个
      </Trans>
    )
  return <Trans>没有网络，本机也没有这里的标本。先在有网络时保存一章。</Trans>
}
