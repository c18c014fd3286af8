import { useLingui } from '@lingui/react/macro'
import type { Specimen } from '../../../contract/specimens.ts'
import { zoomUnder } from '../../../rules/objectives.ts'
import { isUnder, objectiveAt, usableObjectives } from '../geometry.ts'
import type { Slide } from '../slide.ts'
import { useStore } from '../store.ts'
import css from './Controls.module.css'

/** The revolver: only the objectives that this picture has pixels for. */
export function Objectives({ slide, specimen }: { slide: Slide; specimen: Specimen }) {
  const { t } = useLingui()
  const view = useStore(slide.settled)
  const objectives = usableObjectives(specimen, view)
  if (objectives.length === 0) return null
  const current = objectiveAt(view.zoom, specimen.scale)
  return (
    <fieldset className={css.row} aria-label={t`物镜`} data-float="objectives">
      {objectives.map((objective) => (
        <button
          key={objective}
          type="button"
          className={css.objective}
          aria-pressed={isUnder(objective, current)}
          aria-label={objective === 100 ? t`100× 油镜` : t`物镜 ${objective}×`}
          onClick={() => slide.zoomTo(zoomUnder(objective, specimen.scale))}
        >
          {objective}×{objective === 100 && <small>{t`油镜`}</small>}
        </button>
      ))}
    </fieldset>
  )
}
