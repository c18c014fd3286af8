import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Courseware, CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import { tellProgress, tellRecord } from '../../../queries/teaching/coursewares.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { KeepLesson } from '../KeepLesson.tsx'
import { filmTitle } from '../words.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import { Film } from './Film.tsx'
import { LessonFiles } from './LessonFiles.tsx'
import css from './Player.module.css'
import { Player } from './Player.tsx'
import { Reactions } from './Reactions.tsx'
import { SlideWords } from './SlideWords.tsx'

interface Props {
  title: string
  courseware: Courseware
  course: { id: number; name: string; nameEn: string } | undefined
  first: string | undefined
}

/** How long (ms) a slide must stay in sight to count as seen. */
const seenAfterMs = 800

/** A courseware: its slides, film, document and attachments; what was seen is queued. */
export function CoursewarePlayer({ title, courseware, course, first }: Props) {
  const navigate = useNavigate()
  const [shown, setShown] = useState<CoursewareSlide | null>(null)
  useSeen(courseware, course, shown)
  const onSlide = (slide: CoursewareSlide) => {
    setShown(slide)
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, slide: slide.id }),
      replace: true,
      resetScroll: false,
    })
  }
  const filmAndFiles = (
    <>
      <CoursewareFilm courseware={courseware} />
      <CoursewareFiles courseware={courseware} />
    </>
  )
  if (courseware.slides.length === 0) return <div className={css.below}>{filmAndFiles}</div>
  return (
    <Player
      title={title}
      slides={courseware.slides}
      first={first}
      onSlide={onSlide}
      below={(slide) => (
        <div className={css.below}>
          <div>
            <div className={css.reactions}>
              <Reactions courseware={courseware} slide={slide} />
              <RelatedLink search={{ id: courseware.id, course: course?.id, slide: slide.id }} />
            </div>
            <SlideWords slide={slide} />
          </div>
          <div>{filmAndFiles}</div>
        </div>
      )}
    />
  )
}

function RelatedLink({ search }: { search: { id: number; course: number | undefined; slide: string } }) {
  const { t } = useLingui()
  return (
    <ButtonLink kind="soft" to="/ts/courseware/relate" search={search}>
      {t`相关资源`}
    </ButtonLink>
  )
}

function CoursewareFilm({ courseware }: { courseware: Courseware }) {
  const { t } = useLingui()
  if (!courseware.video) return null
  return (
    <Section title={t(filmTitle)}>
      <Film
        film={courseware.video}
        mayDownload={courseware.allowDownloadVideo}
        from={courseware.videoMs}
        onPlace={(ms) => void tellProgress(courseware, courseware.seen, ms)}
      />
    </Section>
  )
}

/** The document and the attachments of a courseware, and how to keep all of it on this device. */
function CoursewareFiles({ courseware }: { courseware: Courseware }) {
  const { t } = useLingui()
  const { id, version, docPreview, doc, attachments } = courseware
  return (
    <>
      <KeepLesson kind="courseware" id={id} version={String(version)} />
      {docPreview && <DocumentPreview preview={docPreview} />}
      {doc && <LessonFiles title={t`文档`} files={[doc]} />}
      {attachments.length > 0 && <LessonFiles title={t`附件`} files={attachments} />}
    </>
  )
}

/**
 * Queues the slides that were seen, and where the person stopped. A teacher's presentation does not count as studying.
 */
function useSeen(
  courseware: Courseware,
  course: { id: number; name: string; nameEn: string } | undefined,
  shown: CoursewareSlide | null,
) {
  const known = useRef(new Set(courseware.seen))
  for (const id of courseware.seen) known.current.add(id)
  const id = shown?.id
  const courseId = course?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another slide begins the time anew
  useEffect(() => {
    if (id === undefined || courseware.teaches) return
    const timer = setTimeout(() => {
      const isNew = !known.current.has(id)
      known.current.add(id)
      const seen = courseware.slides.map((slide) => slide.id).filter((one) => known.current.has(one))
      const told = isNew ? tellProgress(courseware, seen) : Promise.resolve()
      void told
        .then(() => course && tellRecord(recordOf(courseware, course, id, seen)))
        .catch(() => undefined)
    }, seenAfterMs)
    return () => clearTimeout(timer)
  }, [id, courseId])
}

const recordOf = (
  { id, name, nameEn, thumbnail, slides, percent }: Courseware,
  course: { id: number; name: string; nameEn: string },
  slideId: string,
  seen: readonly string[],
) => ({
  courseId: course.id,
  courseName: course.name,
  courseNameEn: course.nameEn,
  coursewareId: id,
  coursewareName: name,
  coursewareNameEn: nameEn,
  thumbnail,
  slideId,
  slideNo: slides.findIndex((slide) => slide.id === slideId) + 1,
  slideCount: slides.length,
  percent: Math.max(percent, Math.floor((100 * seen.length) / Math.max(1, slides.length))),
  at: Date.now(),
})
