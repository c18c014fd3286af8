import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mark, Specimen } from '../../contract/specimens.ts'
import { Switch } from '../../ui/Switch.tsx'
import { Facts } from './Facts.tsx'
import { MarkList } from './MarkList.tsx'
import css from './SpecimenPanel.module.css'

interface Props {
  specimen: Specimen
  marks: readonly Mark[]
  selected: number | null
  onSelect: (id: number) => void
  /** false: names are hidden for a self-test */
  names: boolean
  onNames: (shown: boolean) => void
}

/** What is known of the specimen, and its marks. */
export function SpecimenPanel({ specimen, marks, selected, onSelect, names, onNames }: Props) {
  const { t } = useLingui()
  const [latin, setLatin] = useState(false)
  const hasLatin = Boolean(specimen.nameLatin) || marks.some((mark) => mark.nameLatin)
  return (
    <div className={css.panel}>
      <Facts specimen={specimen} latin={latin} />
      {hasLatin && <Switch label={t`显示拉丁名`} checked={latin} onChange={setLatin} />}
      {marks.length > 0 && (
        <section className={css.marks} aria-labelledby="marks">
          <h2 id="marks" className={css.heading}>
            <Plural value={marks.length} one="# 处标注" other="# 处标注" />
          </h2>
          <Switch label={t`隐藏名称（自测）`} checked={!names} onChange={(hidden) => onNames(!hidden)} />
          <MarkList marks={marks} selected={selected} onSelect={onSelect} names={names} latin={latin} />
        </section>
      )}
    </div>
  )
}
