import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Microscope from 'lucide-react/icons/microscope'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import {
  type Courseware,
  type CoursewarePicture,
  type CoursewareResources,
  type CoursewareSlide,
  type CoursewareSpecimen,
  coursewareRemove,
  coursewareSlides,
} from '../../../contract/teaching/courseware.ts'
import { LeaveGuard } from '../../../parts/forms/LeaveGuard.tsx'
import { teach } from '../../../queries/teaching/teach.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { AddSpecimen, type RelatedItem } from './AddSpecimen.tsx'
import { CoursewareFacts } from './CoursewareFacts.tsx'

interface Props {
  courseware: Courseware
  resources: CoursewareResources
}

/** A specimen beside a slide, opened at a place of it. */
type PlacedSpecimen = Pick<CoursewareSpecimen, 'id' | 'slideId' | 'name' | 'nameEn' | 'view'>

/** A picture or film of a specimen, beside a slide. */
interface PlacedRelated extends RelatedItem {
  slideId: string | null
}

function relatedIn({ pictureList, videoList }: CoursewareResources): PlacedRelated[] {
  const placedAs =
    (kind: RelatedItem['kind']) =>
    ({ id, name, nameEn, slideId }: CoursewarePicture): PlacedRelated => ({ kind, id, name, nameEn, slideId })
  return [...videoList.map(placedAs('video')), ...pictureList.map(placedAs('picture'))]
}

/** Slides and resources as they are arranged on the screen, and how they are saved at once. */
function useArrangement({ courseware, resources }: Props) {
  const { t } = useLingui()
  const [slides, setSlides] = useState<readonly CoursewareSlide[]>(courseware.slides)
  const [specimens, setSpecimens] = useState<readonly PlacedSpecimen[]>(resources.specimenList)
  const [placedBefore] = useState(() => relatedIn(resources))
  const [related, setRelated] = useState<readonly PlacedRelated[]>(placedBefore)
  const { id, version } = courseware
  const save = useTeachMutation({
    mutationFn: () =>
      teach(coursewareSlides, {
        id,
        version,
        slides: slides.map((slide) => ({ id: slide.id, note: slide.note ?? '', noteEn: slide.noteEn ?? '' })),
        specimens: specimens.map(({ id: specimenId, slideId, view }) => ({
          specimenId,
          slideId,
          view,
        })),
        related: related.map(({ kind, id: relatedId, slideId }) => ({ kind, id: relatedId, slideId })),
      }),
    onSuccess: () => toast(t`已保存`, { kind: 'ok' }),
  })
  const move = (from: number, to: number) => {
    const next = [...slides]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(to, 0, moved)
    setSlides(next)
  }
  const setNote = (slideId: string, note: string) =>
    setSlides(slides.map((slide) => (slide.id === slideId ? { ...slide, note } : slide)))
  const take = (taken: PlacedSpecimen | PlacedRelated) => {
    if ('kind' in taken) setRelated(related.filter((one) => one !== taken))
    else setSpecimens(specimens.filter((one) => one !== taken))
  }
  const isChanged =
    slides !== courseware.slides || specimens !== resources.specimenList || related !== placedBefore
  const giveUp = () => {
    setSlides(courseware.slides)
    setSpecimens(resources.specimenList)
    setRelated(placedBefore)
  }
  const placed = { slides, setSlides, specimens, setSpecimens, related, setRelated }
  return { ...placed, move, setNote, take, isChanged, giveUp, save }
}

/** Editor of a courseware: all changes stay on the screen until they are saved at once. */
export function Arrange(props: Props) {
  const { t } = useLingui()
  const { courseware } = props
  const { id, mayEdit } = courseware
  const arrangement = useArrangement(props)
  const { slides, setSlides, specimens, setSpecimens, related, setRelated, move, setNote, take } = arrangement
  const [addingTo, setAddingTo] = useState<CoursewareSlide | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [isFacts, setFacts] = useState(false)
  return (
    <>
      {mayEdit && (
        <ArrangeButtons
          arrangement={arrangement}
          onFacts={() => setFacts(true)}
          onRemove={() => setRemoving(true)}
        />
      )}
      {courseware.slides.length === 0 && (
        <BlankPage art="empty" title={t`还没有页`} text={t`从一份课件资源新建课件，页会出现在这里。`} />
      )}
      <ol className={css.slides}>
        {slides.map((slide, at) => (
          <li key={slide.id} className={css.slide}>
            <SlideCard
              slide={slide}
              at={at}
              count={slides.length}
              mayEdit={mayEdit}
              onMove={(to) => move(at, to)}
              onTake={() => setSlides(slides.filter((one) => one.id !== slide.id))}
              onNote={(note) => setNote(slide.id, note)}
            >
              <SlideResources
                specimens={specimens.filter(({ slideId }) => slideId === slide.id)}
                related={related.filter(({ slideId }) => slideId === slide.id)}
                mayEdit={mayEdit}
                onAdd={() => setAddingTo(slide)}
                onTake={take}
              />
            </SlideCard>
          </li>
        ))}
      </ol>
      <AddSpecimen
        slideNo={addingTo && slides.indexOf(addingTo) + 1}
        onClose={() => setAddingTo(null)}
        onChoose={({ id: specimenId, name, nameEn }, view) =>
          addingTo &&
          setSpecimens([...specimens, { id: specimenId, slideId: addingTo.id, name, nameEn, view }])
        }
        onChooseRelated={(item) => addingTo && setRelated([...related, { ...item, slideId: addingTo.id }])}
      />
      {isFacts && <CoursewareFacts courseware={courseware} open onClose={() => setFacts(false)} />}
      <RemoveCourseware id={id} open={isRemoving} onClose={() => setRemoving(false)} />
      <LeaveGuard isUnsaved={arrangement.isChanged} />
    </>
  )
}

interface ButtonsProps {
  arrangement: ReturnType<typeof useArrangement>
  onFacts: () => void
  onRemove: () => void
}

function ArrangeButtons({ arrangement: { save, isChanged, giveUp }, onFacts, onRemove }: ButtonsProps) {
  const { t } = useLingui()
  return (
    <div className={css.buttons}>
      <Button busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate()}>
        {t`保存`}
      </Button>
      {isChanged && (
        <Button kind="plain" onClick={giveUp}>
          {t`放弃修改`}
        </Button>
      )}
      <Button kind="soft" disabled={isChanged} onClick={onFacts}>
        {t`名称、视频和附件`}
      </Button>
      <Button kind="danger" onClick={onRemove}>
        {t`删除课件`}
      </Button>
    </div>
  )
}

interface RemoveProps {
  id: number
  open: boolean
  onClose: () => void
}

/** Asks before a courseware is removed. */
function RemoveCourseware({ id, open, onClose }: RemoveProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remove = useTeachMutation({
    mutationFn: () => teach(coursewareRemove, { id }),
    onSuccess: () => void navigate({ to: '/ts/coursewares', replace: true, ignoreBlocker: true }),
  })
  return (
    <Confirm
      open={open}
      title={t`删除课件？`}
      action={t`删除`}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t`课件和它的学习记录会一起删除，不能恢复。正在课程中使用的课件须先移出。`}
    </Confirm>
  )
}

interface SlideProps {
  slide: CoursewareSlide
  at: number
  count: number
  mayEdit: boolean
  onMove: (to: number) => void
  onTake: () => void
  onNote: (note: string) => void
  /** the specimens of the slide */
  children: ReactNode
}

function SlideCard({ slide, at, count, mayEdit, onMove, onTake, onNote, children }: SlideProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const no = at + 1
  const [title] = pick(slide.text, slide.textEn).split('\n')
  return (
    <>
      <img src={slide.thumbnail} alt="" loading="lazy" decoding="async" />
      <p>
        <span className="num">{no}</span> {title}
      </p>
      {children}
      {mayEdit && (
        <>
          <TextArea label={t`第 ${no} 页讲解备注`} value={slide.note ?? ''} rows={2} onText={onNote} />
          <div className={css.buttons}>
            <IconButton
              label={t`第 ${no} 页前移`}
              aria-disabled={at === 0}
              onClick={() => at > 0 && onMove(at - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t`第 ${no} 页后移`}
              aria-disabled={at === count - 1}
              onClick={() => at < count - 1 && onMove(at + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
            <IconButton label={t`去掉第 ${no} 页`} onClick={onTake}>
              <Trash aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
    </>
  )
}

interface ResourcesProps {
  specimens: readonly PlacedSpecimen[]
  related: readonly PlacedRelated[]
  mayEdit: boolean
  onAdd: () => void
  onTake: (taken: PlacedSpecimen | PlacedRelated) => void
}

/** Specimens, pictures and films that students open from the slide; a tap takes one away again. */
function SlideResources({ specimens, related, mayEdit, onAdd, onTake }: ResourcesProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const nameOf = (one: PlacedSpecimen | PlacedRelated) => {
    const name = pick(one.name, one.nameEn)
    if (!('kind' in one)) return one.view ? t`${name} · 局部` : name
    return one.kind === 'video' ? t`视频：${name}` : t`图片：${name}`
  }
  const shown = new Map<string, PlacedSpecimen | PlacedRelated>([
    ...specimens.map((one) => [`${one.id} ${JSON.stringify(one.view)}`, one] as const),
    ...related.map((one) => [`${one.kind} ${one.id}`, one] as const),
  ])
  return (
    <div className={css.buttons}>
      {[...shown].map(([key, one]) => {
        const name = nameOf(one)
        if (!mayEdit)
          return (
            <span key={key} className={css.quiet}>
              {name}
            </span>
          )
        return (
          <Chip
            key={key}
            icon={<X aria-hidden="true" />}
            aria-label={t`去掉 ${name}`}
            onClick={() => onTake(one)}
          >
            {name}
          </Chip>
        )
      })}
      {mayEdit && (
        <Chip icon={<Microscope aria-hidden="true" />} onClick={onAdd}>
          {t`添加标本或图片`}
        </Chip>
      )}
    </div>
  )
}
