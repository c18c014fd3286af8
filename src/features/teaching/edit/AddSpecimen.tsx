import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonMarks, type Specimen } from '../../../contract/specimens.ts'
import type { Named } from '../../../contract/teaching/course.ts'
import type { SpecimenView } from '../../../contract/teaching/courseware.ts'
import { query } from '../../../queries/engine/query.ts'
import { relatedQuery } from '../../../queries/library/collect.ts'
import { specimensQuery } from '../../../queries/library/specimens.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { MaterialPicture } from '../MaterialPicture.tsx'
import css from '../Teaching.module.css'
import { filmTitle, pictureTitle } from '../words.ts'
import { placeOfMark } from './placeOfMark.ts'

interface Props {
  /** of the slide, from 1; null: closed */
  slideNo: number | null
  onClose: () => void
  onChoose: (specimen: Specimen, view: SpecimenView | null) => void
  onChooseRelated: (item: RelatedItem) => void
}

/** A picture or film of a specimen. */
export interface RelatedItem extends Named {
  kind: 'picture' | 'video'
}

/** First a specimen, then the place at which it is opened (the whole picture, or one of its marks), or a picture of it. */
export function AddSpecimen({ slideNo, onClose, onChoose, onChooseRelated }: Props) {
  const { t } = useLingui()
  const [specimen, setSpecimen] = useState<Specimen | null>(null)
  const close = () => {
    setSpecimen(null)
    onClose()
  }
  return (
    <Sheet open={slideNo !== null} onClose={close} title={t`第 ${slideNo ?? 0} 页的标本`}>
      {specimen ? (
        <PlaceRows
          specimen={specimen}
          onChoose={(view) => {
            onChoose(specimen, view)
            close()
          }}
          onChooseRelated={(item) => {
            onChooseRelated(item)
            close()
          }}
        />
      ) : (
        <SpecimenRows onChoose={setSpecimen} />
      )}
    </Sheet>
  )
}

function SpecimenRows({ onChoose }: { onChoose: (specimen: Specimen) => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [keyword, setKeyword] = useState('')
  const found = useInfiniteQuery(specimensQuery('library', keyword ? { keyword } : {}))
  const specimens = found.data?.records ?? []
  return (
    <div className={css.form}>
      <PausingSearch
        label={t`搜索标本`}
        placeholder={t`标本或结构的名称`}
        value={keyword}
        onSearch={setKeyword}
      />
      {found.data && specimens.length === 0 && <p className={css.quiet}>{t`没有找到标本。`}</p>}
      <Card flush as="ul">
        {specimens.map((specimen) => (
          <li key={specimen.id}>
            <RowButton
              chevron
              lead={<MaterialPicture src={specimen.thumbnailPath} seed={specimen.id} />}
              title={pick(specimen.name, specimen.nameEn)}
              onClick={() => onChoose(specimen)}
            />
          </li>
        ))}
      </Card>
    </div>
  )
}

interface PlaceProps {
  specimen: Specimen
  onChoose: (view: SpecimenView | null) => void
  onChooseRelated: (item: RelatedItem) => void
}

function PlaceRows({ specimen, onChoose, onChooseRelated }: PlaceProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id, width, height } = specimen
  const marks = useQuery(query(commonMarks, { specimenId: id })).data
  const all = marks ? [...marks.presetMarks, ...marks.teacherMarks.school, ...marks.teacherMarks.system] : []
  // a turntable has no place: it turns
  const placed = width > 0 && height > 0 ? all.filter(({ frames }) => frames.length === 0) : []
  /** A structure is often marked in several places under one name. */
  const placeWords = (mark: (typeof placed)[number]): string => {
    const twins = placed.filter(({ name }) => name === mark.name)
    const no = twins.indexOf(mark) + 1
    return twins.length > 1 ? t`打开时放大到这里（第 ${no} 处）` : t`打开时放大到这里`
  }
  return (
    <Card flush as="ul">
      <li>
        <RowButton
          title={t`整张`}
          sub={pick(specimen.name, specimen.nameEn)}
          onClick={() => onChoose(null)}
        />
      </li>
      <RelatedRows specimenId={id} onChoose={onChooseRelated} />
      {placed.map((mark) => (
        <li key={mark.id}>
          <RowButton
            title={pick(mark.name, mark.nameEn)}
            sub={placeWords(mark)}
            onClick={() => onChoose(placeOfMark(mark, width, height))}
          />
        </li>
      ))}
    </Card>
  )
}

interface RelatedProps {
  specimenId: number
  onChoose: (item: RelatedItem) => void
}

/** The films and pictures that belong to a specimen. */
function RelatedRows({ specimenId, onChoose }: RelatedProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const related = useQuery(relatedQuery(specimenId)).data
  if (!related) return null
  const videos = related.relatedVideos.map((one) => ({ ...one, kind: 'video' as const, picture: one.poster }))
  const pictures = related.relatedPictures.map((one) => ({
    ...one,
    kind: 'picture' as const,
    picture: one.filePath,
  }))
  return (
    <>
      {[...videos, ...pictures].map(({ kind, id, name, nameEn, picture }) => (
        <li key={`${kind} ${id}`}>
          <RowButton
            lead={<MaterialPicture src={picture} seed={id} />}
            title={pick(name, nameEn)}
            sub={kind === 'video' ? t(filmTitle) : t(pictureTitle)}
            onClick={() => onChoose({ kind, id, name, nameEn })}
          />
        </li>
      ))}
    </>
  )
}
