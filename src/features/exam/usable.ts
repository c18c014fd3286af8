/** Material for an exam on this device now: without a network, only pictures that are stored here are asked about. */
import { useQuery } from '@tanstack/react-query'
import { useCanAsk, useShowable } from '../../parts/useShowable.ts'
import { type ExamScope, examMaterialQuery } from '../../queries/practice/exam.ts'
import type { Material } from '../../rules/exam/options.ts'

const none: readonly Material[] = []

export function useMaterial(scope: ExamScope | null) {
  const isAsking = useCanAsk()
  const { data, isPending, isError } = useQuery({
    ...examMaterialQuery(scope ?? { kind: 'subject', id: 0 }, isAsking),
    enabled: scope !== null,
  })
  const isReached = data?.reached ?? true
  const standing = useShowable(isReached)
  const materials = data?.materials ?? none
  return {
    /** with all marks of each picture */
    materials,
    /** whether a mark can be shown now; undefined: all can */
    may: standing.may,
    /** the service was reached; if not, only pictures on the device can be shown */
    isReached,
    /** specimens that are known, and those whose marks are not */
    all: materials.length + (data?.unknown ?? 0),
    isPending: scope !== null && (isPending || standing.isPending),
    isError,
  }
}
