import type { Mark } from '../../src/contract/specimens.ts'
import type { MarkRow } from '../store/schema.ts'

/** A stored mark of the school's or of a teacher's as the contract has it. */
export function markOf(row: MarkRow): Mark {
  const { id, layer, name, nameEn, nameLatin, desc, descEn, x, y, objective, creatorName } = row
  return {
    id,
    layer,
    name,
    nameEn,
    nameLatin,
    aliases: JSON.parse(row.aliases),
    apart: JSON.parse(row.apart),
    desc,
    descEn,
    x,
    y,
    outline: JSON.parse(row.outline),
    objective,
    frames: JSON.parse(row.frames),
    creatorName,
  }
}
