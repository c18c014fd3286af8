import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isNearlyNamed } from '../../../rules/exam/nearlyNamed.ts'
import type { Material } from '../../../rules/exam/options.ts'
import type { Station } from '../../../rules/exam/stations.ts'
import type { AnswerAtStation } from '../../../rules/exam/verdict.ts'
import type { Spot } from '../../../rules/marks/outline.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDoubleTap } from '../../../ui/hooks/useDoubleTap.ts'
import { toast } from '../../../ui/toast.ts'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { ChoiceAnswer } from './ChoiceAnswer.tsx'
import { FlashCover } from './FlashCover.tsx'
import { NameAnswer } from './NameAnswer.tsx'
import { PointAnswer } from './PointAnswer.tsx'
import { Prompt } from './Prompt.tsx'
import css from './Run.module.css'
import { Stage } from './Stage.tsx'
import { useClock } from './useClock.ts'
import type { Open, Running } from './useExam.ts'
import { useSight } from './useSight.ts'

interface Props {
  running: Running
  station: Station
  material: Material
  /** called with the time left (ms) whenever it changes */
  onLeft: (left: number) => void
  onGive: (given: AnswerAtStation) => void
}

/** The answer as far as it is, the time that runs, and what hands the answer in. */
function useTaking(
  { running, station, material, onLeft, onGive }: Props,
  picture: RefObject<HTMLElement | null>,
) {
  const { t } = useLingui()
  const { exam, note } = running
  const { mode, flash } = exam
  const [text, setText] = useState(exam.begun)
  const [asksMore, setAsksMore] = useState(false)
  const [at, setAt] = useState<Spot | null>(exam.pointed ?? null)
  const slide = useRef<Slide | null>(null)
  const sight = useSight({ mode, flash, looked: exam.looked === true, picture })
  const isGiven = useRef(false)
  const end = (given: AnswerAtStation) => {
    // time may run out while a choice is still being shown
    if (isGiven.current) return
    isGiven.current = true
    onGive(given)
  }
  const give = (answer: string) =>
    end({
      text: answer.trim(),
      at,
      view: slide.current?.place() ?? null,
      ms: exam.seconds * 1000 - left,
      ...(mode === 'flash' && { shown: flash }),
    })
  const giveName = () => {
    if (!asksMore && isNearlyNamed(station, text, material)) setAsksMore(true)
    else give(text)
  }
  const left = useClock({
    from: exam.left,
    runs: sight.isAsked,
    onOver: () => give(text),
    onBack: () => toast(t`你离开时计时停住了，现在继续`),
  })
  const tell = useEffectEvent((now: Open) => {
    note(now)
    onLeft(now.left)
  })
  const looked = sight.look !== 'before'
  useEffect(() => tell({ left, begun: text, pointed: at, looked }), [left, text, at, looked])
  const giveBack = () => end({ text: '', at: null, view: null, ms: 0, unseen: true })
  const giveBackUnseen = useEffectEvent(giveBack)
  useEffect(() => {
    if (sight.hasFailed) giveBackUnseen()
  }, [sight.hasFailed])
  const onSlide = (now: Slide | null) => {
    slide.current = now
  }
  return { mode, text, setText, asksMore, at, setAt, onSlide, sight, give, giveName, giveBack }
}

type Taking = ReturnType<typeof useTaking>

/** One station: the picture, what is asked, and the answer under the thumb. Nothing leads back. */
export function StationView(props: Props) {
  const { running, station, material } = props
  const { t } = useLingui()
  const picture = useRef<HTMLDivElement>(null)
  const taking = useTaking(props, picture)
  const { mode, at, sight, give } = taking
  const number = running.at + 1
  const prompt = useRef<HTMLHeadingElement>(null)
  // The element that had the focus is gone, with the previous station or with the cover.
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (sight.look !== 'before' && isFree) prompt.current?.focus({ preventScroll: true })
  }, [sight.look])
  const once = useDoubleTap(sight.look)
  const points = mode === 'point'
  return (
    <div className={css.station}>
      <div className={css.stage}>
        <div ref={picture} className={css.picture} inert={sight.look !== 'now'}>
          <Stage
            {...{ station, material, points, at }}
            onPoint={taking.setAt}
            onSlide={taking.onSlide}
            onSharp={sight.onSharp}
          />
        </div>
        {sight.look !== 'now' && (
          <FlashCover over={sight.look === 'over'} ready={sight.isSharp} onLook={sight.show} />
        )}
      </div>
      <section className={css.panel} aria-label={t`作答`} {...once}>
        <div className={css.line}>
          <Prompt {...{ mode, number }} mark={station.mark} over={sight.look === 'over'} ref={prompt} />
          {sight.look !== 'before' && !sight.isLate && (
            <Button kind="text" disabled={!sight.isAsked} onClick={() => give('')}>
              <Trans>不知道</Trans>
            </Button>
          )}
          {sight.isLate && (
            <Button kind="text" onClick={taking.giveBack}>
              <Trans>图还没来，跳过</Trans>
            </Button>
          )}
        </div>
        <AnswerPane {...{ station, material, taking }} />
      </section>
    </div>
  )
}

interface AnswerProps {
  station: Station
  material: Material
  taking: Taking
}

/** The way to answer that the station asks for. */
function AnswerPane({ station, material, taking }: AnswerProps) {
  const { mode, text, setText, at, sight, give } = taking
  if (mode === 'point')
    return (
      <PointAnswer mark={station.mark} material={material} pointed={at !== null} onGive={() => give('')} />
    )
  if (!station.choices)
    return (
      <NameAnswer
        text={text}
        ready={sight.isSharp}
        asksMore={taking.asksMore}
        onChange={setText}
        onGive={taking.giveName}
      />
    )
  if (mode === 'flash' && sight.look !== 'over')
    return (
      <p className={css.later}>
        <Trans>视野变暗以后，在这里选名称。</Trans>
      </p>
    )
  return (
    <ChoiceAnswer
      choices={station.choices}
      chosen={text}
      ready={sight.isAsked}
      onChoose={setText}
      onGive={give}
    />
  )
}
