/** Target of a scanned or typed code. Pure. */
import { basePath } from '../../../device/names.ts'
import { type CodedPlace, readPlace } from '../../../rules/placeCode.ts'

export type ScanTarget =
  | { kind: 'place'; place: CodedPlace }
  /** an address inside the app, from its root */
  | { kind: 'address'; path: string }
  | { kind: 'room'; code: string }

/** A label may have been printed under another name of the school's server: only what follows the name counts. */
function pathIn(text: string): string | null {
  const { pathname, search } = URL.parse(text) ?? {}
  return pathname?.startsWith(`${basePath}/`) ? `${pathname}${search}` : null
}

const roomCode = /^[2-9A-HJ-NP-Z]{6}$/

/** null: a code of something else */
export function targetOf(text: string): ScanTarget | null {
  const place = readPlace(text)
  if (place) return { kind: 'place', place }
  const path = pathIn(text.trim())
  if (path) return { kind: 'address', path }
  const code = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  return roomCode.test(code) ? { kind: 'room', code } : null
}
