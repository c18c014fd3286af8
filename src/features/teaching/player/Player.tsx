import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import { useFull } from '../../../ui/hooks/useFull.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Overview } from './Overview.tsx'
import css from './Player.module.css'
import { useSlides } from './useSlides.ts'

interface Props {
  title: string
  slides: readonly CoursewareSlide[]
  /** id of the slide to begin with */
  first: string | undefined
  /** renders the content below the slide that is in sight */
  below: (slide: CoursewareSlide, at: number) => ReactNode
  /** a slide came into sight */
  onSlide: (slide: CoursewareSlide) => void
  /** id of a slide that is gone to whenever it changes */
  goTo?: string | null | undefined
  /** over the slide in sight */
  over?: ((slide: CoursewareSlide) => ReactNode) | undefined
}

/** Slides beside the one in sight that are fetched ahead. */
const slidesAheadCount = 2

/** Which slide is in sight and whether it is enlarged. Tells of each that comes into sight, and goes where it is sent. */
function usePlayer({ slides, first, onSlide, goTo }: Props) {
  const begun = slides.findIndex(({ id }) => id === first)
  const { strip, at, go, onScroll } = useSlides(slides.length, Math.max(0, begun))
  const [isZoomed, setZoomed] = useState(false)
  const slide = slides[at]
  const tell = useEffectEvent((shown: CoursewareSlide) => onSlide(shown))
  const id = slide?.id
  useEffect(() => {
    const shown = slides.find((one) => one.id === id)
    if (shown) tell(shown)
  }, [id, slides])
  const follow = useEffectEvent((to: string) => {
    const next = slides.findIndex((one) => one.id === to)
    if (next < 0) return
    setZoomed(false)
    go(next)
  })
  useEffect(() => {
    if (goTo) follow(goTo)
  }, [goTo])
  const move = (to: number) => {
    setZoomed(false)
    go(to)
  }
  return { strip, onScroll, slide, at, move, isZoomed, setZoomed }
}

/** Shows slides one by one, for coursewares and decks alike. */
export function Player(props: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { title, slides, below, over } = props
  const stage = useRef<HTMLDivElement>(null)
  const player = usePlayer(props)
  const [isFull, setFull] = useFull(stage)
  const [isOverview, setOverview] = useState(false)
  const { strip, onScroll, slide, at, move, isZoomed, setZoomed } = player
  if (!slide) return null
  return (
    <>
      <div className={classes(css.stage, isFull && css.full)} ref={stage}>
        <section
          ref={strip}
          className={css.strip}
          onScroll={onScroll}
          onDoubleClick={() => setZoomed(true)}
          aria-roledescription={t`幻灯片`}
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
          tabIndex={0}
        >
          <SlidePages slides={slides} at={at} />
        </section>
        {isZoomed && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys
          <section className={css.zoomed} tabIndex={0} aria-label={t`放大的第 ${at + 1} 页`}>
            <img src={slide.picture} alt={pick(slide.text, slide.textEn)} />
          </section>
        )}
        {over?.(slide)}
        <PlayerBar
          player={player}
          count={slides.length}
          onOverview={() => setOverview(true)}
          isFull={isFull}
          onFullScreen={() => setFull(!isFull)}
        />
      </div>
      {below(slide, at)}
      <Overview
        open={isOverview}
        slides={slides}
        at={at}
        onChoose={(to) => {
          setOverview(false)
          move(to)
        }}
        onClose={() => setOverview(false)}
      />
    </>
  )
}

/** All slides beside each other; only those near the one in sight load their pictures. */
function SlidePages({ slides, at }: { slides: readonly CoursewareSlide[]; at: number }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <>
      {slides.map((one, place) => (
        <figure key={one.id} className={css.page} aria-hidden={place !== at || undefined}>
          {Math.abs(place - at) <= slidesAheadCount && (
            <img
              src={one.picture}
              width={one.width}
              height={one.height}
              alt={pick(one.text, one.textEn) || t`第 ${place + 1} 页`}
              decoding={place === at ? 'sync' : 'async'}
              fetchPriority={place === at ? 'high' : 'low'}
            />
          )}
        </figure>
      ))}
    </>
  )
}

interface BarProps {
  player: ReturnType<typeof usePlayer>
  /** of all slides */
  count: number
  onOverview: () => void
  isFull: boolean
  onFullScreen: () => void
}

function PlayerBar({ player, count, onOverview, isFull, onFullScreen }: BarProps) {
  const { t } = useLingui()
  const { at, move, isZoomed, setZoomed } = player
  return (
    <div className={css.bar}>
      <IconButton label={t`上一页`} aria-disabled={at === 0} onClick={() => move(at - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={t`所有页`} onClick={onOverview}>
        <LayoutGrid aria-hidden="true" />
      </IconButton>
      <p className={css.count} aria-live="polite">
        <span className="sr">{t`第 ${at + 1} 页，共 ${count} 页`}</span>
        <span className="num" aria-hidden="true">
          {at + 1} / {count}
        </span>
      </p>
      <IconButton
        label={isZoomed ? t`缩小` : t`放大`}
        aria-pressed={isZoomed}
        onClick={() => setZoomed(!isZoomed)}
      >
        {isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
      </IconButton>
      <IconButton label={isFull ? t`退出全屏` : t`全屏`} onClick={onFullScreen}>
        {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      </IconButton>
      <IconButton label={t`下一页`} aria-disabled={at === count - 1} onClick={() => move(at + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
