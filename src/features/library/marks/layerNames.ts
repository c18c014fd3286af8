import { useLingui } from '@lingui/react/macro'
import type { MarkLayer } from '../../../contract/specimens.ts'

/** Who put a mark there, in words. */
export function useLayerNames(): Record<MarkLayer, string> {
  const { t } = useLingui()
  return {
    preset: t`预设标注`,
    system: t`教师标注（系统）`,
    school: t`教师标注（本校）`,
    personal: t`我的标注`,
  }
}
