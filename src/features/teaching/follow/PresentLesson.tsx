import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { specimenInfo } from '../../../contract/specimens.ts'
import type {
  Courseware,
  CoursewareSlide,
  CoursewareSpecimen,
} from '../../../contract/teaching/courseware.ts'
import type { FollowPoint, FollowView, Shown } from '../../../contract/teaching/follow.ts'
import { query } from '../../../queries/engine/query.ts'
import { resourcesQuery } from '../../../queries/teaching/coursewares.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { LazyViewer } from '../../../viewer/lazy.ts'
import type { Slide as Picture } from '../../../viewer/slide/slide.ts'
import { Player } from '../player/Player.tsx'
import { useTeachMutation } from '../useTeachMutation.ts'
import css from './Follow.module.css'
import { PlaceCode } from './PlaceCode.tsx'
import { Pointer } from './Pointer.tsx'
import { usePresenter } from './usePresenter.ts'
import { toFollowView } from './view.ts'

interface Props {
  roomId: number
  title: string
  courseware: Courseware
  first: string | undefined
}

interface ShownSpecimen {
  id: number
  view: FollowView | null
}

const nothingShown = { view: null, pointer: null, specimenId: null }

/** What the class is shown at this moment, and how the presenter changes or ends it. */
function usePresentation({ roomId, courseware, first }: Props) {
  const navigate = useNavigate()
  const [slideId, setSlideId] = useState<string | null>(first ?? courseware.slides[0]?.id ?? null)
  const [isBlank, setBlank] = useState(false)
  const [isPointing, setPointing] = useState(false)
  const [pointer, setPointer] = useState<FollowPoint | null>(null)
  const [specimen, setSpecimen] = useState<ShownSpecimen | null>(null)
  const shown = shownBy({ coursewareId: courseware.id, slideId, isBlank, pointer, specimen })
  const { end, ...presenter } = usePresenter(roomId, shown)
  const finish = useTeachMutation({
    mutationFn: end,
    onSuccess: () => void navigate({ to: '/ts/class', replace: true }),
  })
  const turnTo = (slide: CoursewareSlide) => {
    setSlideId(slide.id)
    setPointer(null)
  }
  const togglePointing = () => {
    setPointing(!isPointing)
    setPointer(null)
  }
  return {
    ...presenter,
    shown,
    slideId,
    turnTo,
    isBlank,
    setBlank,
    isPointing,
    togglePointing,
    pointer,
    setPointer,
    specimen,
    setSpecimen,
    finish,
  }
}

/** The presenter's screen: slides and specimens, a pointer, a pause; the class follows. */
export function PresentLesson(props: Props) {
  const { t } = useLingui()
  const { title, courseware } = props
  const presentation = usePresentation(props)
  const { slideId, turnTo, isPointing, pointer, setPointer, specimen, setSpecimen } = presentation
  const buttons = <PresentButtons presentation={presentation} />
  return (
    <>
      <PresentStatus
        link={presentation.link}
        reason={presentation.reason}
        audience={presentation.audience}
        isBlank={presentation.isBlank}
        onTakeOver={presentation.takeOver}
      />
      {specimen ? (
        <>
          <PresentedSpecimen id={specimen.id} onView={(view) => setSpecimen({ id: specimen.id, view })} />
          <div className={css.below}>
            <Button wide onClick={() => setSpecimen(null)}>
              {t`回到幻灯片`}
            </Button>
            {buttons}
          </div>
        </>
      ) : (
        <Player
          title={title}
          slides={courseware.slides}
          first={slideId ?? undefined}
          onSlide={turnTo}
          over={(slide) => (
            <Pointer slide={slide} at={pointer} onPoint={isPointing ? setPointer : undefined} />
          )}
          below={(slide) => (
            <div className={css.below}>
              {buttons}
              <SlideSpecimens
                coursewareId={courseware.id}
                slide={slide}
                onShow={(id) => setSpecimen({ id, view: null })}
              />
              <Note slide={slide} />
            </div>
          )}
        />
      )}
    </>
  )
}

/** A pause, the pointer, the code of the place in sight, and the end. */
function PresentButtons({ presentation }: { presentation: ReturnType<typeof usePresentation> }) {
  const { t } = useLingui()
  const { shown, isBlank, setBlank, specimen, isPointing, togglePointing, finish } = presentation
  return (
    <div className={css.buttons}>
      <Chip pressed={isBlank} onClick={() => setBlank(!isBlank)}>
        {t`暂停画面`}
      </Chip>
      {!specimen && (
        <Chip pressed={isPointing} onClick={togglePointing}>
          {t`指点`}
        </Chip>
      )}
      <PlaceCode shown={shown} />
      <Button kind="danger" busy={finish.isPending} onClick={() => finish.mutate()}>
        {t`结束演示`}
      </Button>
    </div>
  )
}

interface Facts {
  coursewareId: number
  slideId: string | null
  isBlank: boolean
  pointer: FollowPoint | null
  specimen: ShownSpecimen | null
}

function shownBy({ coursewareId, slideId, isBlank, pointer, specimen }: Facts): Shown {
  const place = { ...nothingShown, coursewareId, slideId }
  if (isBlank) return { ...place, kind: 'blank' }
  if (specimen) return { ...place, kind: 'specimen', specimenId: specimen.id, view: specimen.view }
  return { ...place, kind: 'slide', pointer }
}

interface StatusProps {
  link: 'connecting' | 'live' | 'offline' | 'taken'
  reason: string
  audience: { followers: number; members: number } | null
  isBlank: boolean
  onTakeOver: () => void
}

function PresentStatus({ link, reason, audience, isBlank, onTakeOver }: StatusProps) {
  const { t } = useLingui()
  const words = {
    connecting: t`正在连接…`,
    live: isBlank ? t`画面已暂停，同学们看不到这一页` : t`正在演示，全班同步`,
    offline: t`你离线：照常翻页，联网后自动同步给全班`,
    taken: reason,
  }
  return (
    <div className={css.status}>
      <p role="status">
        <span className={classes(css.dot, link !== 'live' && css.offline)} aria-hidden="true" />
        {words[link]}
      </p>
      {audience && <AudienceCount {...audience} />}
      {link === 'taken' && <Button onClick={onTakeOver}>{t`在这台设备继续`}</Button>}
    </div>
  )
}

/** How many of the class follow. */
function AudienceCount({ followers, members }: { followers: number; members: number }) {
  const { t } = useLingui()
  return <p className="num">{t`${followers} / ${members} 人在跟随`}</p>
}

function Note({ slide }: { slide: CoursewareSlide }) {
  const { pick } = useNames()
  const note = pick(slide.note ?? '', slide.noteEn ?? '')
  return note ? <p className={css.note}>{note}</p> : null
}

interface SpecimensProps {
  coursewareId: number
  slide: CoursewareSlide
  onShow: (specimenId: number) => void
}

/** The specimens of a slide, to be shown themselves. */
function SlideSpecimens({ coursewareId, slide, onShow }: SpecimensProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const all: CoursewareSpecimen[] = useQuery(resourcesQuery(coursewareId)).data?.specimenList ?? []
  const here = all.filter(({ slideId }) => slideId === null || slideId === slide.id)
  if (here.length === 0) return null
  return (
    <div className={css.buttons}>
      {here.map(({ id, name, nameEn, slideId }) => {
        const title = pick(name, nameEn)
        return (
          <Chip key={`${id} ${slideId}`} onClick={() => onShow(id)}>
            {t`演示标本：${title}`}
          </Chip>
        )
      })}
    </div>
  )
}

const nothing = () => undefined
const noMarks: [] = []

function PresentedSpecimen({ id, onView }: { id: number; onView: (view: FollowView) => void }) {
  const { t } = useLingui()
  const { data: specimen, isError } = useQuery(query(specimenInfo, { id }))
  const [picture, setPicture] = useState<Picture | null>(null)
  if (!specimen) return <p className={css.blank}>{isError ? t`标本没有载入` : t`正在载入标本…`}</p>
  return (
    <div className={css.viewer}>
      <Suspense fallback={null}>
        <LazyViewer
          specimen={specimen}
          marks={noMarks}
          selected={null}
          onSelect={nothing}
          onSlide={setPicture}
          onPlace={(place) => picture && onView(toFollowView(place, picture.live.get(), specimen))}
          paired
        />
      </Suspense>
    </div>
  )
}
