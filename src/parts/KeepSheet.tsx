import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type Depth, isLesson } from '../contract/sync.ts'
import { onlineAtom } from '../device/online.ts'
import type { Entry } from '../packs/entries.ts'
import { keepOffline, pauseKeeping, removeKept, resumeKeeping } from '../packs/keeping.ts'
import { servedDepth } from '../packs/serving.ts'
import type { KeptState } from '../packs/state.ts'
import { type Kept, useEntry, useKept } from '../packs/usePacks.ts'
import { Button } from '../ui/Button.tsx'
import { bytesText } from '../ui/bytes.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { RadioList } from '../ui/fields/RadioList.tsx'
import { useDoubleTap } from '../ui/hooks/useDoubleTap.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { CannotKeep } from './CannotKeep.tsx'
import css from './KeepSheet.module.css'
import { KeepStanding } from './KeepStanding.tsx'
import { depthHints, depthNames, lessonHints, offeredDepths } from './keepWords.ts'
import { useFreeBytes, useObstacle, useSizes } from './useKeeping.ts'

interface Props extends Kept {
  open: boolean
  onClose: () => void
}

export function KeepSheet({ open, onClose, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`离线保存`}>
      <Inside {...rest} />
    </Sheet>
  )
}

function Inside({ kind, id }: Kept) {
  const hindered = useObstacle()
  const kept = useKept({ kind, id })
  const entry = useEntry({ kind, id })
  const { asked, sizes, depth: first } = useSizes({ kind, id }, hindered === null)
  const [chosen, choose] = useState<Depth>()
  const depth = chosen ?? entry?.depth ?? first
  const isFull = kept.state === 'failed' && kept.why === 'full'

  if (hindered) return <CannotKeep why={hindered} />
  return (
    <div className={css.inside}>
      <KeepStanding kept={kept} name={asked.data} />
      {entry && <Meanwhile {...{ kept, entry }} />}
      {sizes && depth ? (
        <Depths {...{ kind, sizes, depth, isFull }} standing={entry?.depth} onChoose={choose} />
      ) : (
        <Unknown failed={asked.isError} />
      )}
      {(asked.data?.pending ?? 0) > 0 && (
        <p className={css.note}>
          <Plural
            value={asked.data?.pending ?? 0}
            one="还有 # 张图片正在制作，做好后会自动补上。"
            other="还有 # 张图片正在制作，做好后会自动补上。"
          />
        </p>
      )}
      <Actions {...{ kind, id, depth, sizes }} />
    </div>
  )
}

/** Another depth is wanted than the one that serves. */
function Meanwhile({ kept, entry }: { kept: KeptState; entry: Entry }) {
  const { i18n } = useLingui()
  const served = servedDepth(kept, entry)
  if (!served || served === entry.depth) return null
  const now = i18n._(depthNames[served])
  const wanted = i18n._(depthNames[entry.depth])
  return (
    <p className={css.note}>
      {kept.state === 'kept' ? (
        <Trans>联网后会自动改为“{wanted}”。</Trans>
      ) : (
        <Trans>在这之前，没有网络也能打开：{now}。</Trans>
      )}
    </p>
  )
}

function Unknown({ failed }: { failed: boolean }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  if (!failed) return <SkeletonRows label={t`正在计算大小`} rows={3} />
  return (
    <p className={css.text}>
      {online ? <Trans>暂时取不到大小，请稍后再试。</Trans> : <Trans>没有网络，联网后可以保存。</Trans>}
    </p>
  )
}

type Sizes = Record<Depth, number>

function Depths({
  kind,
  sizes,
  depth,
  isFull,
  standing,
  onChoose,
}: {
  kind: Kept['kind']
  sizes: Sizes
  depth: Depth
  /** the device has just refused it: what the browser estimates to be free is not true */
  isFull: boolean
  standing: Depth | undefined
  onChoose: (depth: Depth) => void
}) {
  const { t, i18n } = useLingui()
  const free = useFreeBytes()
  const hints = isLesson(kind) ? lessonHints : depthHints
  const size = (bytes: number) => bytesText(bytes, i18n.locale)
  return (
    <>
      <RadioList
        label={t`保存多少细节`}
        value={depth}
        onChange={onChoose}
        items={offeredDepths(sizes, standing).map((one) => ({
          value: one,
          label: `${i18n._(depthNames[one])} · ${size(sizes[one])}`,
          hint: i18n._(hints[one]),
        }))}
      />
      {free !== null && !isFull && (
        <p className={sizes[depth] > free ? css.warn : css.note}>
          {sizes[depth] > free ? (
            <Trans>本机大约只剩 {size(free)}，可能放不下。</Trans>
          ) : (
            <Trans>本机大约还有 {size(free)} 可用。</Trans>
          )}
        </p>
      )}
    </>
  )
}

function Actions({
  kind,
  id,
  depth,
  sizes,
}: Kept & { depth?: Depth | undefined; sizes?: Sizes | undefined }) {
  const { t, i18n } = useLingui()
  const kept = useKept({ kind, id })
  const entry = useEntry({ kind, id })
  // a button that changes under the finger is not pressed by a tap that was meant for the one before
  const guard = useDoubleTap(`${entry?.depth} ${kept.state}`)
  const thing = { kind, id }
  const isComing = kept.state === 'loading' || kept.state === 'waiting'
  const isOther = depth !== undefined && entry?.depth !== depth
  // kept with a chapter that shows it
  const byOther = !entry && kept.state === 'kept'
  const name = depth ? i18n._(depthNames[depth]) : ''
  const size = depth && sizes ? bytesText(sizes[depth], i18n.locale) : ''
  return (
    <div className={css.actions} {...guard}>
      {byOther && (
        <p className={css.note}>
          {kind === 'courseware' ? (
            <Trans>现在随课程保存在本机。移除那门课程后还要用，就再单独保存。</Trans>
          ) : (
            <Trans>现在随一个章节保存在本机。移除那个章节后还要用，就再单独保存。</Trans>
          )}
        </p>
      )}
      {depth && sizes && (!entry || isOther) && (
        <Button kind={byOther ? 'soft' : 'primary'} wide onClick={() => void keepOffline(thing, depth)}>
          {entry ? t`改为${name} · ${size}` : byOther ? t`单独保存 · ${size}` : t`保存 · ${size}`}
        </Button>
      )}
      {entry && !isOther && isComing && (
        <Button kind="soft" wide onClick={() => void pauseKeeping(thing)}>
          {t`暂停`}
        </Button>
      )}
      {entry && !isOther && (kept.state === 'paused' || kept.state === 'failed') && (
        <Button wide onClick={() => void resumeKeeping(thing)}>
          {kept.state === 'paused' ? t`继续` : t`重试`}
        </Button>
      )}
      <RemoveKept thing={thing} isWanted={entry !== undefined} isComing={isComing} />
    </div>
  )
}

interface RemoveProps {
  thing: Kept
  /** the person asked for it; what only came with another thing is not removed alone */
  isWanted: boolean
  isComing: boolean
}

function RemoveKept({ thing, isWanted, isComing }: RemoveProps) {
  const { t } = useLingui()
  const [isRemoving, setRemoving] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    setRemoving(true)
    await removeKept(thing).finally(() => setRemoving(false))
    setAsked(false)
  }
  return (
    <>
      {isWanted && (
        <Button kind="plain" wide busy={isRemoving} onClick={() => setAsked(true)}>
          {isComing ? t`取消并移除` : t`从本机移除`}
        </Button>
      )}
      <Confirm
        open={isAsked}
        title={t`从本机移除？`}
        action={t`移除`}
        danger
        busy={isRemoving}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        <p>
          <Trans>作答都还在。再次离线使用前，需要联网重新保存。</Trans>
        </p>
      </Confirm>
    </>
  )
}
