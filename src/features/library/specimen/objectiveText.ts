import { useLingui } from '@lingui/react/macro'
import type { Specimen } from '../../../contract/specimens.ts'
import { greatestObjective } from '../../../rules/objectives.ts'

/** The greatest objective that the viewer offers, in its words; empty where it offers none. */
export function useObjectiveText(specimen: Pick<Specimen, 'fileType' | 'scale' | 'zoom'>) {
  const { t } = useLingui()
  // a body that turns is under no objective
  const objective = specimen.fileType === 2 ? undefined : greatestObjective(specimen)
  if (!objective) return ''
  return objective === 100 ? t`100× 油镜` : `${objective}×`
}
