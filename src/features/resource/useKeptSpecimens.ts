import { atom, useAtomValue } from 'jotai'
import { keptSpecimensAtom } from '../../packs/state.ts'

const idsAtom = atom((get) => [...get(keptSpecimensAtom).keys()].sort((a, b) => a - b))

/** The specimens that open without network, verified: by themselves or with their chapter. */
export const useKeptSpecimens = (): readonly number[] => useAtomValue(idsAtom)
