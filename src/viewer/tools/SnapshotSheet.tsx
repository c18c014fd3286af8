import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Mark, MarkId, Specimen } from '../../contract/specimens.ts'
import type { Part } from '../../rules/stain.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { saveFile } from '../../ui/hooks/saveFile.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { seenMarks } from '../marks/legend.ts'
import type { Slide } from '../slide/slide.ts'
import { type Adjustment, isAltered } from './adjust.ts'
import css from './Sheets.module.css'
import { drawSnapshot } from './snapshot.ts'

interface Props {
  open: boolean
  onClose: () => void
  slide: Slide
  specimen: Specimen
  marks: readonly Mark[]
  pinless?: ReadonlySet<MarkId> | undefined
  /** false: a self-test, whose names are in no picture either */
  names: boolean
  /** a picture is shown and taken by a long press, where nothing can be downloaded */
  byPress?: boolean | undefined
  adjustment: Adjustment
  parts: readonly Part[]
}

/** The text as a file name that every system allows. */
const fileName = (text: string) => text.replace(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'vitrine'

/** As an address that a long press saves from, which one of a blob is not everywhere. */
const dataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** Makes the picture with its words. `made` is its address where it is shown instead of downloaded. */
function useSnapshot(props: Props) {
  const { slide, specimen, marks, pinless, names, byPress, adjustment, parts } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const [withMarks, setWithMarks] = useState(true)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<string>()
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  const shown = names && withMarks
  async function save() {
    setBusy(true)
    try {
      const seen = seenMarks(marks, slide.live.get(), specimen, { frame: slide.frame?.get(), pinless })
      const notes = [
        pick(specimen.dye, specimen.dyeEn),
        specimen.drawn ? t`绘制示意图` : '',
        isAltered(adjustment) ? t`已调整显示` : '',
      ]
      const blob = await drawSnapshot({
        slide,
        scale: specimen.scale,
        adjustment,
        parts,
        drawn: withMarks ? new Set(seen.map(({ mark }) => String(mark.id))) : null,
        words: {
          name,
          notes: notes.filter(Boolean),
          objective: (text) => t`物镜 ${text}×`,
          legend: shown ? seen.map(({ mark, number }) => `${number} ${pick(mark.name, mark.nameEn)}`) : [],
        },
      })
      if (byPress) setMade(await dataUrl(blob))
      else {
        saveFile(new File([blob], `${fileName(name)}.png`, { type: 'image/png' }))
        props.onClose()
      }
    } catch {
      toast(t`画面没有保存成功，请再试一次`, { kind: 'bad' })
    }
    setBusy(false)
  }
  function close() {
    setMade(undefined)
    props.onClose()
  }
  return { name, withMarks, setWithMarks, busy, save, made, close }
}

/** Saves the view on the screen as a PNG; without a network too. */
export function SnapshotSheet(props: Props) {
  const { open, byPress } = props
  const { t } = useLingui()
  const { name, withMarks, setWithMarks, busy, save, made, close } = useSnapshot(props)
  const title = t`保存当前画面`
  if (made) {
    return (
      <Sheet open={open} onClose={close} title={title}>
        <img className={css.made} src={made} alt={name} />
        <p className={css.words}>{t`长按图片，选择保存。`}</p>
      </Sheet>
    )
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={
        <Button wide busy={busy} onClick={save}>
          {t`保存为 PNG`}
        </Button>
      }
    >
      <Switch
        label={t`带上标注`}
        hint={t`画面下方列出各编号的名称`}
        checked={withMarks}
        onChange={setWithMarks}
      />
      <p className={css.words}>
        {byPress
          ? t`图片下方附有名称、物镜和比例尺。生成后长按图片保存。`
          : t`图片下方附有名称、物镜和比例尺，保存到本机的下载位置。`}
      </p>
    </Sheet>
  )
}
