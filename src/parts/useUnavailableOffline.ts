import { useAtomValue } from 'jotai'
import { onlineAtom } from '../device/online.ts'
import type { KeptState } from '../packs/state.ts'

/** There is no network and the thing was not kept: what it needs is likely to be missing, and cannot be kept now. */
export const useUnavailableOffline = ({ state }: KeptState) => !useAtomValue(onlineAtom) && state === 'none'
