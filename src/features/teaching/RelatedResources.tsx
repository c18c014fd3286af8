import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CoursewareResources, CoursewareSpecimen } from '../../contract/teaching/courseware.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowButton, RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { MaterialPicture } from './MaterialPicture.tsx'
import { Film } from './player/Film.tsx'
import css from './Teaching.module.css'

interface Shown {
  kind: 'picture' | 'video'
  url: string
  name: string
}

/** Of the screen's height, how much the chosen part fills. */
const filledRatio = 0.7

/** The place in the words of the viewer's address; undefined: the whole picture. */
function placeOf({ view, width, height }: CoursewareSpecimen): string | undefined {
  if (!view || width === 0 || height === 0) return undefined
  const zoom = (innerHeight * filledRatio) / (view.height * height)
  return `${(view.x * width).toFixed(1)}_${(view.y * height).toFixed(1)}_${Number(zoom.toPrecision(5))}`
}

/**
 * @param slides of the courseware, in their order
 * @param slideId of the slide that one comes from; undefined: all of the courseware, each with its slide's number
 */
export function RelatedResources({
  resources,
  slides,
  slideId,
}: {
  resources: CoursewareResources
  slides: readonly { id: string }[]
  slideId: string | undefined
}) {
  const { t } = useLingui()
  const [shown, setShown] = useState<Shown | null>(null)
  const isHere = (one: { slideId: string | null }) =>
    slideId === undefined || one.slideId === null || one.slideId === slideId
  const pictures = resources.pictureList.filter(isHere)
  const videos = resources.videoList.filter(isHere)
  const specimens = resources.specimenList.filter(isHere)
  const slideNumbers = new Map(slideId === undefined ? slides.map(({ id }, at) => [id, at + 1]) : [])
  if (pictures.length + videos.length + specimens.length === 0)
    return <BlankPage art="empty" title={t`本页没有相关资源`} text={t`返回后可以继续看课件。`} />
  return (
    <div className={css.stack}>
      {specimens.length > 0 && <RelatedSpecimens specimens={specimens} slideNumbers={slideNumbers} />}
      {videos.length > 0 && (
        <Section title={t`视频`}>
          <RelatedFiles
            files={videos}
            pictureOf={({ thumbnail }) => thumbnail}
            onOpen={(url, name) => setShown({ kind: 'video', url, name })}
          />
        </Section>
      )}
      {pictures.length > 0 && (
        <Section title={t`图片`}>
          <RelatedFiles
            files={pictures}
            pictureOf={({ url }) => url}
            onOpen={(url, name) => setShown({ kind: 'picture', url, name })}
          />
        </Section>
      )}
      <Sheet open={shown !== null} onClose={() => setShown(null)} title={shown?.name ?? ''}>
        {shown?.kind === 'picture' && <img src={shown.url} alt={shown.name} />}
        {shown?.kind === 'video' && (
          <Film
            film={{ url: shown.url, name: shown.name, size: 0, captions: '', captionsEn: '' }}
            mayDownload={false}
            from={0}
            onPlace={() => undefined}
          />
        )}
      </Sheet>
    </div>
  )
}

/**
 * Specimens, each opened where the teacher chose.
 * @param slideNumbers by id; empty where all belong to one slide
 */
function RelatedSpecimens({
  specimens,
  slideNumbers,
}: {
  specimens: readonly CoursewareSpecimen[]
  slideNumbers: ReadonlyMap<string, number>
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  const describe = ({ view, slideId }: CoursewareSpecimen) => {
    const opening = view ? t`打开老师选定的位置` : t`打开整张标本`
    const no = slideNumbers.get(slideId ?? '')
    return no === undefined ? opening : t`第 ${no} 页 · ${opening}`
  }
  return (
    <Section title={t`标本`}>
      <Card flush as="ul">
        {specimens.map((one) => (
          <li key={`${one.id} ${one.slideId}`}>
            <RowLink
              to="/resource/specimen/detail/$id"
              params={{ id: one.id }}
              search={{ at: placeOf(one), back: 1 }}
              lead={<MaterialPicture src={one.thumbnail} seed={one.id} />}
              title={pick(one.name, one.nameEn)}
              sub={describe(one)}
            />
          </li>
        ))}
      </Card>
    </Section>
  )
}

interface RelatedFile {
  id: number
  name: string
  nameEn: string
  url: string
}

interface FilesProps<F extends RelatedFile> {
  files: readonly F[]
  pictureOf: (file: F) => string
  onOpen: (url: string, name: string) => void
}

/** Videos or pictures that open over the list. */
function RelatedFiles<F extends RelatedFile>({ files, pictureOf, onOpen }: FilesProps<F>) {
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {files.map((file) => (
        <li key={file.id}>
          <RowButton
            chevron
            lead={<MaterialPicture src={pictureOf(file)} seed={file.id} />}
            title={pick(file.name, file.nameEn)}
            onClick={() => onOpen(file.url, pick(file.name, file.nameEn))}
          />
        </li>
      ))}
    </Card>
  )
}
