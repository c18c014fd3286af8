import type { Mark, Specimen } from '../../contract/specimens.ts'
import { writeBlanks } from '../kinds/fill.ts'
import { judge } from '../kinds/index.ts'
import { questionOfMark } from '../station.ts'

/** A name is judged as any fill-in is, by rules/grading: ways of writing fold, sides never do. */
export const isSameName = (specimen: Specimen, mark: Mark, text: string): boolean =>
  judge(questionOfMark(specimen, mark, { id: 0 }), writeBlanks([text])) === true
