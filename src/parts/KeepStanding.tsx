import { Trans, useLingui } from '@lingui/react/macro'
import type { KeptState } from '../packs/state.ts'
import { useNames } from '../ui/bilingual.ts'
import { bytesText } from '../ui/bytes.ts'
import { KeepIcon } from './KeepIcon.tsx'
import css from './KeepSheet.module.css'
import { depthNames, troubleWords } from './keepWords.ts'

/** How it stands with a kept thing, in a sentence. */
export function KeepStanding({
  kept,
  name,
}: {
  kept: KeptState
  name?: { name: string; nameEn: string } | undefined
}) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const size = (bytes: number) => bytesText(bytes, i18n.locale)
  return (
    <div className={css.standing}>
      <span className={css.icon} data-state={kept.state}>
        <KeepIcon kept={kept} label={t`已保存的部分`} />
      </span>
      <span className={css.words}>
        {name && <span className={css.name}>{pick(name.name, name.nameEn)}</span>}
        <span role="status" className={css.sentence}>
          {kept.state === 'none' && <Trans>保存后，没有网络也能打开。</Trans>}
          {kept.state === 'waiting' && <Trans>在等前面的内容，随后开始。</Trans>}
          {kept.state === 'loading' && (
            <Trans>
              正在保存 {size(kept.done)} / {size(kept.bytes)}
            </Trans>
          )}
          {kept.state === 'paused' && (
            <Trans>
              已暂停，存了 {size(kept.done)} / {size(kept.bytes)}
            </Trans>
          )}
          {kept.state === 'kept' && (
            <Trans>
              可离线：{i18n._(depthNames[kept.depth])}，{size(kept.bytes)}
            </Trans>
          )}
          {kept.state === 'failed' && i18n._(troubleWords[kept.why])}
        </span>
      </span>
    </div>
  )
}
