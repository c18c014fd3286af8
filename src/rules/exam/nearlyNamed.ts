/** A written name that is not wrong but not the asked one: of a part, of the whole, or of the kind. Pure. */
import type { Mark } from '../../contract/specimens.ts'
import { isSameName } from './isSameName.ts'
import { isApart, isPartOrKind } from './names.ts'
import { type Material, partsAndWholes } from './options.ts'
import type { Station } from './stations.ts'

/** A written text in the form of a mark's names, as if it were the name in every language. */
const asNames = (text: string) => ({ name: text, nameEn: text, nameLatin: '', aliases: [] })

/**
 * Whether a written name should be asked once for a more exact one: an arrow cannot tell a part from its whole. It is a
 * name that begins or ends with the asked one or the other way round, or that of a structure in or around the asked one.
 */
export function isNearlyNamed({ mark }: Station, written: string, home: Material): boolean {
  const text = written.trim()
  if (text === '' || isSameName(home.specimen, mark, text)) return false
  const meant = home.marks.filter((one) => one !== mark && isSameName(home.specimen, one, text))
  if (meant.some((one) => isApart(one, mark))) return false
  const around = partsAndWholes(mark, home)
  if (meant.some((one) => around.includes(one) || isPartOrKind(one, mark))) return true
  return meant.length === 0 && !isToldApart(mark, text) && isPartOrKind(asNames(text), mark)
}

const isToldApart = (mark: Mark, text: string) => isApart(mark, { name: text })
