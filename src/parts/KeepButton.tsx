import { useLingui } from '@lingui/react/macro'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import type { Sizes } from '../contract/sync.ts'
import { keepOffline } from '../packs/keeping.ts'
import type { KeptState } from '../packs/state.ts'
import { type Kept, useKept } from '../packs/usePacks.ts'
import { Button } from '../ui/Button.tsx'
import { bytesText } from '../ui/bytes.ts'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { later } from '../ui/later.tsx'
import { CannotKeep } from './CannotKeep.tsx'
import css from './KeepButton.module.css'
import { KeepIcon } from './KeepIcon.tsx'
import { depthNames } from './keepWords.ts'
import { useObstacle, useSizes } from './useKeeping.ts'
import { useUnavailableOffline } from './useUnavailableOffline.ts'

const KeepSheet = later(async () => (await import('./KeepSheet.tsx')).KeepSheet)

interface Props extends Kept {
  /** a button with words and size, as wide as its place; else an icon */
  wide?: boolean
  /** the icon has the size below it, so that one tap is enough; where there are many, the sheet tells it */
  sized?: boolean
  /** says what the size is of, where its place does not; left out: the depth */
  sizeWords?: string
  /** told by a list that asked once for all of its rows; null: not known */
  sizes?: Sizes | null | undefined
  /** name of the thing, spoken with an icon that has no words */
  name?: string
  /** the text of a wide button while nothing is kept */
  words?: string | undefined
  className?: string
}

/** Keeps a thing for offline: one tap where its size stands; a ring while it comes; the rest in a sheet. */
export function KeepButton(props: Props) {
  const { kind, id, wide, sized = false, sizeWords, sizes, name, words, className } = props
  const [isOpen, setOpen] = useState(false)
  // The sheet stays mounted once it was opened, so that it can fade out.
  const [wasOpened, setOpened] = useState(false)
  const kept = useKept({ kind, id })
  const hindered = useObstacle()
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  if (hindered) return wide ? <CannotKeep why={hindered} /> : null
  return (
    <>
      {wide ? (
        <Wide {...{ kind, id, kept, words, className }} able={hindered === null} onOpen={open} />
      ) : (
        <Small
          {...{ kind, id, kept, sizes, sizeWords, name, className }}
          sized={sized && hindered === null}
          onOpen={open}
        />
      )}
      {wasOpened && <KeepSheet {...{ kind, id }} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

interface FaceProps {
  kept: KeptState
  onOpen: () => void
  className?: string | undefined
}

function useWords(kept: KeptState, away: boolean, first?: string): string {
  const { t } = useLingui()
  switch (kept.state) {
    case 'waiting':
      return t`等待保存到本机`
    case 'loading': {
      const percent = kept.bytes > 0 ? Math.floor((kept.done / kept.bytes) * 100) : 0
      return t`正在存到本机 ${percent}%`
    }
    case 'paused':
      return t`已暂停保存`
    case 'kept':
      return t`可离线`
    case 'failed':
      return t`还不能离线`
    default:
      return away ? t`未存到本机` : (first ?? t`存到本机`)
  }
}

/** Depth and size of keeping a thing that is not kept yet, with the function that begins it at once. */
function useFirst({ kind, id }: Kept, enabled: boolean, told?: Sizes | null) {
  const { i18n } = useLingui()
  const { sizes, depth } = useSizes({ kind, id }, enabled, told)
  if (!enabled || !sizes || !depth) return null
  return {
    depth: i18n._(depthNames[depth]),
    size: bytesText(sizes[depth], i18n.locale),
    begin: () => void keepOffline({ kind, id }, depth),
  }
}

/** The depth that stands, or the one that one tap begins, with what it takes. */
function useDetail(kept: KeptState, first: ReturnType<typeof useFirst>): string | undefined {
  const { i18n } = useLingui()
  if (kept.state === 'kept') return i18n._(depthNames[kept.depth])
  return first ? `${first.depth} ${first.size}` : undefined
}

interface SmallProps extends FaceProps, Kept {
  name?: string | undefined
  sized: boolean
  sizes: Sizes | null | undefined
  sizeWords: string | undefined
}

function Small({ kind, id, kept, onOpen, name, sized, sizes, sizeWords, className }: SmallProps) {
  const away = useUnavailableOffline(kept)
  const words = useWords(kept, away)
  const first = useFirst({ kind, id }, sized && kept.state === 'none' && !away, sizes)
  const detail = useDetail(kept, first)
  return (
    <IconButton
      label={[name, words, sizeWords, detail].filter(Boolean).join(' · ')}
      aria-haspopup={first ? undefined : 'dialog'}
      className={classes(css.small, css[kept.state], className)}
      disabled={away}
      onClick={first?.begin ?? onOpen}
    >
      <KeepIcon kept={kept} label={words} />
      {first && (
        <span className={css.size}>
          <span>{sizeWords ?? first.depth}</span> <span>{first.size}</span>
        </span>
      )}
    </IconButton>
  )
}

interface WideProps extends FaceProps, Kept {
  able: boolean
  words: string | undefined
}

function Wide({ kind, id, kept, able, onOpen, words: firstWords, className }: WideProps) {
  const { t } = useLingui()
  const away = useUnavailableOffline(kept)
  const words = useWords(kept, away, firstWords)
  const isNew = kept.state === 'none'
  const first = useFirst({ kind, id }, isNew && able)
  const detail = useDetail(kept, first)
  return (
    <div className={classes(css.wide, css[kept.state], className)}>
      <Button
        kind="soft"
        wide
        aria-haspopup={first ? undefined : 'dialog'}
        disabled={away}
        onClick={first?.begin ?? onOpen}
      >
        <KeepIcon kept={kept} label={words} />
        <span className={css.label}>
          {words} {detail && <span className={css.detail}>{detail}</span>}
        </span>
      </Button>
      <IconButton label={t`离线保存的选项`} aria-haspopup="dialog" onClick={onOpen}>
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
    </div>
  )
}
