import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { specimenInfo } from '../../../contract/specimens.ts'
import type { FollowState } from '../../../contract/teaching/follow.ts'
import { query } from '../../../queries/engine/query.ts'
import { coursewareQuery } from '../../../queries/teaching/coursewares.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import { LazyViewer } from '../../../viewer/lazy.ts'
import type { Slide as Picture } from '../../../viewer/slide/slide.ts'
import { Player } from '../player/Player.tsx'
import { Reactions } from '../player/Reactions.tsx'
import { SlideWords } from '../player/SlideWords.tsx'
import css from './Follow.module.css'
import { Pointer } from './Pointer.tsx'
import { useFollow } from './useFollow.ts'
import { toFollowedPlace } from './view.ts'

/** The presenter's view, until the follower looks elsewhere; one tap comes back. */
export function FollowLesson({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  const { state, link, isPresenterAway } = useFollow(roomId)
  const [isApart, setApart] = useState(false)
  if (link === 'gone')
    return <BlankPage art="lost" title={t`你已不在这个班级`} text={t`不能再跟随这个班级的演示。`} />
  const isLive = state?.live === true
  return (
    <>
      <Status
        state={state}
        link={link}
        isPresenterAway={isPresenterAway}
        isApart={isApart && isLive}
        onBack={() => setApart(false)}
      />
      {isLive ? (
        <Shown state={state} isApart={isApart} onLeave={() => setApart(true)} />
      ) : (
        <BlankPage
          art="empty"
          title={state === null ? t`老师还没有开始演示` : t`演示已结束`}
          text={t`停在这一页，老师开始后会自动显示。`}
        />
      )}
    </>
  )
}

interface StatusProps {
  state: FollowState | null
  link: 'connecting' | 'live' | 'offline'
  isPresenterAway: boolean
  isApart: boolean
  onBack: () => void
}

/** Which side is gone is told apart: the teacher's, or one's own. */
function Status({ state, link, isPresenterAway, isApart, onBack }: StatusProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const name = state ? pick(state.by.name, state.by.nameEn) : ''
  const words = () => {
    if (link === 'connecting') return t`正在连接…`
    if (link === 'offline') return t`你离线，联网后自动跟上`
    if (!state?.live) return t`已连接`
    if (isPresenterAway) return t`老师离线，可自行翻看`
    return isApart ? t`${name} 在演示，你在自行翻看` : t`正在跟随 ${name}`
  }
  return (
    <div className={css.status}>
      <p role="status">
        <span
          className={classes(css.dot, link !== 'live' && css.offline, isPresenterAway && css.away)}
          aria-hidden="true"
        />
        {words()}
      </p>
      {isApart && <Button onClick={onBack}>{t`回到老师的画面`}</Button>}
    </div>
  )
}

interface ShownProps {
  state: FollowState
  isApart: boolean
  onLeave: () => void
}

function Shown({ state, isApart, onLeave }: ShownProps) {
  const { t } = useLingui()
  if (state.kind === 'blank') return <p className={css.blank}>{t`老师暂停了画面`}</p>
  if (state.kind === 'specimen')
    return <FollowedSpecimen key={state.specimenId} state={state} isApart={isApart} onLeave={onLeave} />
  return <FollowedSlide key={state.coursewareId} state={state} isApart={isApart} onLeave={onLeave} />
}

function FollowedSlide({ state, isApart, onLeave }: ShownProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { coursewareId, slideId, pointer } = state
  /** the slide in sight: told again without a turn, it is nobody's leaving */
  const inSight = useRef<string | null>(null)
  const id = coursewareId ?? 0
  const { data: courseware, isError } = useQuery({ ...coursewareQuery(id), enabled: id > 0 })
  if (!courseware) return <p className={css.blank}>{isError ? t`课件没有载入` : t`正在载入课件…`}</p>
  return (
    <Player
      title={pick(courseware.name, courseware.nameEn)}
      slides={courseware.slides}
      first={slideId ?? undefined}
      goTo={isApart ? null : slideId}
      onSlide={({ id: now }) => {
        const isTurned = inSight.current !== null && inSight.current !== now
        inSight.current = now
        if (isTurned && now !== slideId) onLeave()
      }}
      over={(slide) => slide.id === slideId && <Pointer slide={slide} at={pointer} />}
      below={(slide) => (
        <div className={css.below}>
          <Reactions courseware={courseware} slide={slide} />
          <SlideWords slide={slide} />
        </div>
      )}
    />
  )
}

const nothing = () => undefined
const noMarks: [] = []

function FollowedSpecimen({ state: { specimenId, view }, isApart, onLeave }: ShownProps) {
  const { t } = useLingui()
  const id = specimenId ?? 0
  const { data: specimen, isError } = useQuery({ ...query(specimenInfo, { id }), enabled: id > 0 })
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    if (isApart || !picture || !view || !specimen) return
    picture.goTo(toFollowedPlace(view, picture.live.get(), specimen))
  }, [picture, view, specimen, isApart])
  if (!specimen) return <p className={css.blank}>{isError ? t`标本没有载入` : t`正在载入标本…`}</p>
  return (
    <div
      className={css.viewer}
      onPointerDownCapture={onLeave}
      onWheelCapture={onLeave}
      onKeyDownCapture={onLeave}
    >
      <Suspense fallback={null}>
        <LazyViewer
          specimen={specimen}
          marks={noMarks}
          selected={null}
          onSelect={nothing}
          onSlide={setPicture}
          paired
        />
      </Suspense>
    </div>
  )
}
