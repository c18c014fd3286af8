import { Trans } from '@lingui/react/macro'
import type { useMaterial } from '../usable.ts'
import css from './ExamSetup.module.css'

/** How much can be asked here and now; without a network only what is on the device, and that is said. */
export function Stock({
  material: { all, isReached, isPending, isError },
  stations,
  specimens: here,
}: {
  material: ReturnType<typeof useMaterial>
  stations: number
  /** on which they are */
  specimens: number
}) {
  return (
    <p className={css.stock} role="status">
      {isPending ? (
        <Trans>正在准备标注…</Trans>
      ) : isError ? (
        <Trans>这里的标本还没有存到本机，连上网络再来。</Trans>
      ) : isReached ? (
        <Trans>
          可出 {stations} 站，来自 {here} 个标本
        </Trans>
      ) : stations > 0 ? (
        <Trans>
          没有网络：本机可出 {stations} 站，来自 {all} 个标本中的 {here} 个
        </Trans>
      ) : (
        <Trans>没有网络，本机也没有这里的标本。先在有网络时保存一章。</Trans>
      )}
    </p>
  )
}
