import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Mark, MarkLayer } from '../../contract/specimens.ts'
import { classes } from '../../ui/classes.ts'
import { useNames } from '../../viewer/names.ts'
import { PinSign } from '../../viewer/shapes.tsx'
import css from './MarkList.module.css'

interface Props {
  marks: readonly Mark[]
  selected: number | null
  onSelect: (id: number) => void
  /** false: a self-test, only the numbers stand here */
  names: boolean
  latin: boolean
}

/** The same marks as on the picture, with the same signs; a tap flies there. What is selected is explained. */
export function MarkList({ marks, selected, onSelect, names, latin }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (selected === null) return
    const row = list.current?.querySelector(`[data-row="${selected}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const layers: Record<MarkLayer, string> = {
    preset: '',
    system: t`教师标注`,
    school: t`教师标注`,
    personal: t`我的标注`,
  }
  return (
    <ol ref={list} className={css.list}>
      {marks.map((mark, at) => (
        <li key={mark.id} data-row={mark.id}>
          <button
            type="button"
            className={classes(css.row, mark.id === selected && css.chosen)}
            aria-pressed={mark.id === selected}
            onClick={() => onSelect(mark.id)}
          >
            <PinSign className={css.sign} layer={mark.layer} number={at + 1} />
            {names ? (
              <Names mark={mark} latin={latin} isOpen={mark.id === selected} />
            ) : (
              <span className={css.words}>{t`标注 ${at + 1}`}</span>
            )}
            {layers[mark.layer] && <span className={css.layer}>{layers[mark.layer]}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Names({ mark, latin, isOpen }: { mark: Mark; latin: boolean; isOpen: boolean }) {
  const { pick, other, otherLang } = useNames()
  const second = other(mark.name, mark.nameEn)
  const desc = pick(mark.desc, mark.descEn)
  return (
    <span className={css.words}>
      <span className={css.name}>{pick(mark.name, mark.nameEn)}</span>
      {second && (
        <span className={css.second} lang={otherLang}>
          {second}
        </span>
      )}
      {latin && mark.nameLatin && (
        <span className={css.second} lang="la">
          {mark.nameLatin}
        </span>
      )}
      {isOpen && desc && <span className={css.desc}>{desc}</span>}
    </span>
  )
}
