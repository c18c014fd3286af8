import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { maxClarity, shareOfData, sharpUpTo } from '../slide/clarity.ts'
import { objectiveText } from '../slide/geometry.ts'
import css from './Sheets.module.css'

interface Props {
  open: boolean
  onClose: () => void
  specimen: Specimen
  tiles: Tiles
  clarity: number
  onClarity: (clarity: number) => void
}

/** How deep tiles are loaded, and what that means for this very slide. */
export function ClaritySheet({ open, onClose, specimen, tiles, clarity, onClarity }: Props) {
  const { t } = useLingui()
  const id = useId()
  const sharp = objectiveText(sharpUpTo(specimen, tiles, clarity))
  const share = Math.max(1, Math.round(shareOfData(tiles, clarity) * 100))
  const isFull = clarity === maxClarity
  const limits =
    specimen.scale > 0
      ? t`此切片最多清晰到物镜 ${sharp}×，再放大会模糊；全部看完约需完整数据的 ${share}%。`
      : t`放大后会模糊；全部看完约需完整数据的 ${share}%。`
  return (
    <Sheet open={open} onClose={onClose} title={t`清晰度`}>
      <label className={css.range} htmlFor={id}>
        <span className="sr">{t`清晰度`}</span>
        <input
          id={id}
          type="range"
          min={0}
          max={maxClarity}
          step={1}
          value={clarity}
          onChange={(event) => onClarity(event.target.valueAsNumber)}
        />
        <output>{clarity}</output>
      </label>
      <p className={css.words}>{isFull ? t`9：全部细节都会载入。` : limits}</p>
      <p className={css.words}>
        {t`只影响从现在起载入的图像，在本机看任何标本都按此设置；题目和考试中的图像总是完整载入，已保留在本机的离线图像不会变少。`}
      </p>
    </Sheet>
  )
}
