import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import css from '../slide/frame/Panel.module.css'
import { Panel, PanelButton } from '../slide/frame/Panel.tsx'
import { tourStops } from './tourStops.ts'
import { type Revealing, useReveal } from './useReveal.ts'

interface Props extends Revealing {
  marks: readonly Mark[]
  selected: MarkId | null
  onSelect: (id: MarkId | null) => void
  latin?: boolean | undefined
  onClose: () => void
}

/** How long (ms) the tour stays at one mark: time for the flight and for reading its words. */
const stay = (words: string) => Math.min(14_000, 4500 + words.length * 90)

/**
 * The position of a tour and what moves it. It begins at the first mark, and stops playing at the last.
 * @param words of the selected mark, which get time to be read
 */
function useTour({ marks, selected, onSelect }: Omit<Props, 'onClose'>, words: string) {
  const [playing, setPlaying] = useState(false)
  const at = marks.findIndex(({ id }) => id === selected)
  const go = (to: number) => onSelect(marks[to]?.id ?? null)
  const first = useEffectEvent(() => at < 0 && go(0))
  useEffect(() => void first(), [])
  const next = useEffectEvent(() => {
    if (at + 1 < marks.length) go(at + 1)
    else setPlaying(false)
  })
  useEffect(() => {
    if (!playing || at < 0) return
    const timer = setTimeout(() => next(), stay(words))
    return () => clearTimeout(timer)
  }, [playing, at, words])
  const togglePlaying = () => {
    if (!playing && at === marks.length - 1) go(0)
    setPlaying(!playing)
  }
  return { at, go, playing, togglePlaying }
}

/** From mark to mark, each under its objective; by itself, or step by step. It ends at the last. */
export function TourPanel({ onClose, ...walk }: Props) {
  const { selected, latin } = walk
  const marks = tourStops(walk.marks, selected)
  const tour = { ...walk, marks }
  const { t } = useLingui()
  const { pick } = useNames()
  const { isKnown, reveal } = useReveal(tour)
  const mark = marks.find(({ id }) => id === selected)
  const words = mark ? pick(mark.desc, mark.descEn) : ''
  const { at, go, playing, togglePlaying } = useTour(tour, words)
  const known = mark && isKnown(mark.id)
  return (
    <Panel
      title={t`导览`}
      onClose={onClose}
      says={
        <>
          <p className={css.result} aria-live="polite">
            <span className={css.value}>
              {at + 1}/{marks.length}
            </span>{' '}
            {known && pick(mark.name, mark.nameEn)}
          </p>
          {mark && !known && <PanelButton onClick={() => reveal(mark.id)}>{t`显示名称`}</PanelButton>}
        </>
      }
    >
      <div className={css.choice}>
        <PanelButton disabled={at <= 0} onClick={() => go(at - 1)}>
          <ChevronLeft aria-hidden="true" />
          {t`上一处`}
        </PanelButton>
        <PanelButton onClick={togglePlaying}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {playing ? t`暂停` : t`播放`}
        </PanelButton>
        <PanelButton disabled={at >= marks.length - 1} onClick={() => go(at + 1)}>
          {t`下一处`}
          <ChevronRight aria-hidden="true" />
        </PanelButton>
      </div>
      {known && latin && mark.nameLatin && (
        <p className={css.desc} lang="la">
          {mark.nameLatin}
        </p>
      )}
      {known && words && <p className={css.desc}>{words}</p>}
    </Panel>
  )
}
