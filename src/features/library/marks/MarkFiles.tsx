import { Plural, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { MarkLayer } from '../../../contract/specimens.ts'
import { newId } from '../../../device/names.ts'
import {
  type Exchanged,
  ofMark,
  ofPersonal,
  toPersonal,
  type Unreadable,
} from '../../../rules/marks/exchange.ts'
import { toGeoJson } from '../../../rules/marks/geojson.ts'
import { type FileOfMarks, readMarks } from '../../../rules/marks/read.ts'
import { toW3c } from '../../../rules/marks/w3c.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { saveFile } from '../../../ui/hooks/saveFile.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { layers } from '../../../viewer/marks/layers.ts'
import { useLayerNames } from './layerNames.ts'
import css from './MarkFiles.module.css'
import { MarkUndo } from './MarkUndo.tsx'
import type { Marking } from './useMarking.ts'

interface Props {
  onClose: () => void
  marking: Marking
}

/** Marks into files that other programs read, and out of files that they wrote. */
export function MarkFiles({ onClose, marking }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`导出与导入标注`}>
      <div className={css.parts}>
        <Export marking={marking} />
        <Import marking={marking} />
      </div>
    </Sheet>
  )
}

type Format = 'geojson' | 'w3c'

function Export({ marking }: { marking: Marking }) {
  const { t } = useLingui()
  const { all, drawing, specimen } = marking
  const names = useLayerNames()
  const there = layers.filter((layer) => all.some((mark) => mark.layer === layer))
  const [format, setFormat] = useState<Format>('geojson')
  const [left, setLeft] = useState<ReadonlySet<MarkLayer>>(new Set())
  const wanted = all.filter(({ layer }) => !left.has(layer))
  const save = () => {
    const own = new Map(drawing.sketches.map((mark) => [String(mark.clientId), mark]))
    const marks = wanted.map((mark): Exchanged => {
      const drawn = own.get(String(mark.id))
      return drawn ? ofPersonal(drawn) : ofMark(mark)
    })
    const name = `${specimen.nameEn || specimen.name} marks`.replace(/[^\p{L}\p{N}]+/gu, '-')
    const [text, file, type] =
      format === 'geojson'
        ? [toGeoJson(marks), `${name}.geojson`, 'application/geo+json']
        : [toW3c(marks, location.origin + location.pathname), `${name}.jsonld`, 'application/ld+json']
    saveFile(new File([text], file, { type }))
  }
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{t`导出`}</h3>
      <Segmented<Format>
        label={t`文件格式`}
        value={format}
        onChange={setFormat}
        items={[
          { value: 'geojson', label: 'QuPath GeoJSON' },
          { value: 'w3c', label: 'W3C Web Annotation' },
        ]}
      />
      {there.map((layer) => (
        <Checkbox
          key={layer}
          checked={!left.has(layer)}
          onChange={(on) =>
            setLeft(new Set(on ? [...left].filter((one) => one !== layer) : [...left, layer]))
          }
        >
          {names[layer]}
        </Checkbox>
      ))}
      <Button kind="soft" wide disabled={wanted.length === 0} onClick={save}>
        <Plural value={wanted.length} one="导出 # 处" other="导出 # 处" />
      </Button>
    </section>
  )
}

function Import({ marking }: { marking: Marking }) {
  const { t } = useLingui()
  const { specimen, drawing } = marking
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [result, setResult] = useState<FileOfMarks | Unreadable | null>(null)
  // The last step that was drawn before this file was read: no undo is offered for it here.
  const [before, setBefore] = useState(drawing.last)
  const take = async (file: File) => {
    const read = readMarks(await file.text(), specimen)
    setBefore(drawing.last)
    setResult(read)
    if (typeof read === 'string' || read.marks.length === 0) return
    const given = () => ({ clientId: newId(), specimenId: specimen.id, frames: specimen.pictureNum })
    await drawing.add(read.marks.map((mark) => toPersonal(mark, given())))
  }
  return (
    <section className={css.part}>
      <h3 className={css.heading}>{t`导入`}</h3>
      <p className={css.text}>
        {t`QuPath 的 GeoJSON 或 W3C Web Annotation 文件，坐标为原图像素。导入后成为“我的标注”，可撤销。`}
      </p>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={t`标注文件`}
        accept=".json,.geojson,.jsonld,application/json,application/geo+json,application/ld+json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void take(file)
          event.target.value = ''
        }}
      />
      <Button ref={choose} kind="soft" wide onClick={() => input.current?.click()}>
        {t`选择文件`}
      </Button>
      {result && <Result result={result} />}
      <MarkUndo drawing={drawing} before={before} onLeave={() => choose.current?.focus()} />
    </section>
  )
}

/** Result of an import: the marks that came in, those that did not, and why. */
function Result({ result }: { result: FileOfMarks | Unreadable }) {
  const { t } = useLingui()
  if (result === 'notJson')
    return <p className={css.bad} role="alert">{t`这个文件不是完整的 JSON，没有导入任何标注。`}</p>
  if (result === 'notMarks')
    return (
      <p className={css.bad} role="alert">
        {t`文件里没有标注：需要 GeoJSON 要素或 W3C 注释。没有导入任何标注。`}
      </p>
    )
  const { marks, unknown, holes, outside, over } = result
  const lines = [
    marks.length === 0 && t`没有可导入的标注。`,
    unknown > 0 && t`${unknown} 个形状不认识，没有导入。`,
    outside > 0 && t`${outside} 处在这幅图像之外，没有导入。`,
    over > 0 && t`一次最多导入 1000 处，其余 ${over} 处没有导入。`,
    holes > 0 && t`${holes} 处带有孔洞，只保留了外轮廓。`,
  ].filter((line) => line !== false)
  return (
    <ul className={css.lines} role="status">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
