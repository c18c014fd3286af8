import { atom, useAtomValue } from 'jotai'
import { onlineAtom } from '../../../device/online.ts'
import { keptSpecimensAtom } from '../../../packs/state.ts'

const idsAtom = atom((get) => [...get(keptSpecimensAtom).keys()].sort((a, b) => a - b))

/** The specimens that open without network, verified: by themselves or with their chapter. */
export const useKeptSpecimenIds = (): readonly number[] => useAtomValue(idsAtom)

/** Whether there is no network and a specimen may not open without one. */
export function useAwaySpecimens(): (id: number) => boolean {
  const online = useAtomValue(onlineAtom)
  const kept = useKeptSpecimenIds()
  return (id) => !online && !kept.includes(id)
}
