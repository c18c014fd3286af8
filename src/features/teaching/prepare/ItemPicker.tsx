import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { Named } from '../../../contract/teaching/course.ts'
import type { PreparedKind } from '../../../contract/teaching/prepare.ts'
import { courseCoursewaresQuery } from '../../../queries/teaching/coursewares.ts'
import {
  chaptersToPrepareQuery,
  specimensToPrepareQuery,
  subjectsToPrepareQuery,
} from '../../../queries/teaching/prepare.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { MaterialPicture } from '../MaterialPicture.tsx'
import teaching from '../Teaching.module.css'
import css from './Prepare.module.css'

export interface PickedItem extends Named {
  kind: PreparedKind
}

interface Props {
  courseId: number
  onPick: (choice: PickedItem) => void
}

/** Finds specimens, coursewares of the course and chapters; a tap takes one. */
export function ItemPicker({ courseId, onPick }: Props) {
  const { t } = useLingui()
  const [kind, setKind] = useState<'specimen' | 'courseware' | 'chapter'>('specimen')
  return (
    <>
      <Segmented
        label={t`资料的种类`}
        value={kind}
        onChange={setKind}
        items={[
          { value: 'specimen', label: t`标本` },
          { value: 'courseware', label: t`课件` },
          { value: 'chapter', label: t`章节` },
        ]}
      />
      {kind === 'specimen' && <Specimens onPick={onPick} />}
      {kind === 'courseware' && <Coursewares courseId={courseId} onPick={onPick} />}
      {kind === 'chapter' && <Chapters onPick={onPick} />}
    </>
  )
}

function Specimens({ onPick }: Pick<Props, 'onPick'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [keyword, setKeyword] = useState('')
  const [isWhole, setWhole] = useState(false)
  const found = useQuery(specimensToPrepareQuery(keyword)).data?.records ?? []
  return (
    <>
      <Switch
        label={t`全部细节`}
        hint={t`关闭时只保存低倍和标注附近的高倍，下载少得多`}
        checked={isWhole}
        onChange={setWhole}
      />
      <PausingSearch label={t`查找标本`} placeholder={t`标本名称`} value={keyword} onSearch={setKeyword} />
      <div className={css.results}>
        {found.map(({ id, name, nameEn, thumbnailPath, dye, dyeEn }) => (
          <RowButton
            key={id}
            lead={<MaterialPicture src={thumbnailPath} seed={id} />}
            title={pick(name, nameEn)}
            sub={pick(dye, dyeEn)}
            onClick={() => onPick({ kind: isWhole ? 'specimen' : 'marks', id, name, nameEn })}
          />
        ))}
        {found.length === 0 && <p className={css.quiet}>{t`没有找到标本`}</p>}
      </div>
    </>
  )
}

function Coursewares({ courseId, onPick }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const all = useQuery(courseCoursewaresQuery(courseId)).data
  return (
    <div className={css.results}>
      {all?.map(({ id, name, nameEn, slideCount, thumbnail }) => (
        <RowButton
          key={id}
          lead={<MaterialPicture src={thumbnail} seed={id} />}
          title={pick(name, nameEn)}
          sub={t`${slideCount} 页`}
          onClick={() => onPick({ kind: 'courseware', id, name, nameEn })}
        />
      ))}
      {all?.length === 0 && <p className={css.quiet}>{t`课程还没有课件`}</p>}
    </div>
  )
}

const chaptersIn = (nodes: readonly ChapterNode[]): ChapterNode[] =>
  nodes.flatMap((node) => [node, ...chaptersIn(node.items)])

function Chapters({ onPick }: Pick<Props, 'onPick'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const subjects = useQuery(subjectsToPrepareQuery()).data ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const subjectId = chosen ?? subjects[0]?.id ?? 0
  const tree = useQuery({ ...chaptersToPrepareQuery(subjectId), enabled: subjectId > 0 }).data ?? []
  return (
    <>
      <select
        className={teaching.select}
        aria-label={t`学科`}
        value={subjectId}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {subjects.map(({ id, name, nameEn }) => (
          <option key={id} value={id}>
            {pick(name, nameEn)}
          </option>
        ))}
      </select>
      <div className={css.results}>
        {chaptersIn(tree)
          .filter(({ total, items }) => total > 0 && items.length === 0)
          .map(({ id, name, nameEn, total }) => (
            <RowButton
              key={id}
              title={pick(name, nameEn)}
              sub={t`${total} 题`}
              onClick={() => onPick({ kind: 'chapter', id, name, nameEn })}
            />
          ))}
      </div>
    </>
  )
}
