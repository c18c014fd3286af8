import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MarkLayer } from '../../../contract/specimens.ts'
import { latinAtom } from '../../../device/latin.ts'
import { pendingSubjectsAtom } from '../../../queries/engine/sync.ts'
import { markSubject } from '../../../queries/library/marks.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { layers, withLayer } from '../../../viewer/marks/layers.ts'
import { walkedGroupRole } from '../../../viewer/slide/roles.ts'
import { VirtualList } from '../list/VirtualList.tsx'
import { walkRows } from '../list/walkRows.ts'
import { useLayerNames } from './layerNames.ts'
import { MarkActs } from './MarkActs.tsx'
import css from './MarkList.module.css'
import { MarkListRow } from './MarkListRow.tsx'
import { marksListed } from './marks.ts'
import type { Marking } from './useMarking.ts'

/** The same marks as on the picture, with the same signs, by layer; a tap flies there. */
export function MarkList({ marking, word }: { marking: Marking; word: string }) {
  const { t } = useLingui()
  const { all, shown, hidden } = marking
  const there = layers.filter((layer) => layer === 'personal' || all.some((mark) => mark.layer === layer))
  const isFound = shown.length > 0 && !there.some((layer) => marksListed(shown, layer, word).length > 0)
  return (
    <div {...walkedGroupRole(t`标注列表`, walkRows)}>
      {isFound && <Missing word={word} />}
      {there.map((layer) => (
        <Group key={layer} {...{ marking, layer, word }} isShown={!hidden.has(layer)} />
      ))}
    </div>
  )
}

function Missing({ word }: { word: string }) {
  const { t } = useLingui()
  return <p className={css.empty} role="status">{t`没有名称含“${word}”的标注`}</p>
}

interface GroupProps {
  marking: Marking
  layer: MarkLayer
  word: string
  isShown: boolean
}

function Group({ marking, layer, word, isShown }: GroupProps) {
  const { t } = useLingui()
  const { specimen, all, shown, hidden, onHidden, selected, onSelect, names, revealed } = marking
  const latin = useAtomValue(latinAtom)
  const pending = useAtomValue(pendingSubjectsAtom)
  const name = useLayerNames()[layer]
  const count = all.filter((mark) => mark.layer === layer).length
  const found = isShown ? marksListed(shown, layer, word) : []
  return (
    <section className={css.group} aria-label={name}>
      <Switch
        label={
          <span className={css.layer}>
            {name}
            <small>
              <Plural value={count} one="# 处" other="# 处" />
            </small>
          </span>
        }
        checked={isShown}
        onChange={(on) => onHidden(withLayer(hidden, layer, on))}
      />
      {layer === 'personal' && count === 0 && (
        <p className={css.empty}>
          {specimen.fileType === 2
            ? t`在图像上画点、箭头、区域或文字，只有自己看得到，转到所画的那一帧时显示。`
            : t`在图像上画点、箭头、区域或文字，只有自己看得到。`}
        </p>
      )}
      {found.length > 0 && (
        <VirtualList
          items={found}
          total={found.length}
          label={name}
          className={css.list}
          shown={found.findIndex(({ mark }) => mark.id === selected)}
        >
          {({ mark, number }) => (
            <MarkListRow
              key={mark.id}
              {...{ mark, number, latin }}
              isSelected={mark.id === selected}
              isKnown={names || revealed.has(mark.id)}
              onSelect={onSelect}
              pending={layer === 'personal' ? pending.get(markSubject(String(mark.id))) : undefined}
            >
              {mark.id === selected ? <MarkActs mark={mark} marking={marking} /> : null}
            </MarkListRow>
          )}
        </VirtualList>
      )}
    </section>
  )
}
