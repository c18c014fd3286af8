import { useQuery } from '@tanstack/react-query'
import { contents, isLesson, type Sizes } from '../contract/sync.ts'
import { freeBytes } from '../device/space.ts'
import { rememberedDepth, roomyBytes } from '../packs/keeping.ts'
import { obstacle } from '../packs/support.ts'
import type { Kept } from '../packs/usePacks.ts'
import { query } from '../queries/engine/query.ts'
import { defaultDepth } from './keepWords.ts'

/** Facts of this device: asked anew each time, without network too. */
const ofDevice = <T>(name: string, ask: () => Promise<T>) => ({
  queryKey: ['device', name],
  queryFn: ask,
  networkMode: 'always' as const,
  staleTime: 0,
})

/** Why nothing can be kept here; null where it can; undefined until that is known. */
export const useObstacle = () => useQuery(ofDevice('obstacle', obstacle)).data

export const useFreeBytes = () => useQuery(ofDevice('free', freeBytes)).data ?? null

/**
 * Sizes of a thing at each depth, and the depth to begin with.
 * @param told where a list has asked for all of its things; null: it does not know
 */
export function useSizes({ kind, id }: Kept, enabled: boolean, told?: Sizes | null) {
  const asked = useQuery({
    ...query(contents, { kind, id, depth: 'full' }),
    enabled: enabled && told === undefined,
  })
  const remembered = useQuery(ofDevice('depth', rememberedDepth))
  const sizes = told ?? asked.data?.sizes
  const known = sizes && remembered.data !== undefined
  const wanted = isLesson(kind) ? 'focus' : (remembered.data ?? null)
  return { asked, sizes, depth: known ? defaultDepth(sizes, wanted, roomyBytes) : undefined }
}
