/** The worth of an exam's answers. Pure. */
import type { View } from '../../contract/questions.ts'
import type { Mark, Specimen } from '../../contract/specimens.ts'
import type { Spot } from '../marks/outline.ts'
import { isSameName } from './isSameName.ts'
import { type Pointed, point } from './pointing.ts'
import type { Station } from './stations.ts'

/** The answer that was given at a station. */
export interface AnswerAtStation {
  /** written or chosen; empty: nothing */
  text: string
  /** tapped, px at full size */
  at: Spot | null
  /** the view of the picture when the answer was given; null where no picture ever stood there */
  view: View | null
  /** from sight to answer */
  ms: number
  /** how long (ms) the field was shown, where it was a flash */
  shown?: number
  /** the picture never came: nothing is judged */
  unseen?: true
  /** judged right by who gave it, whatever the name or the place was; the teachers hear of it */
  overruled?: true
}

export interface Verdict {
  /** null: nothing was to be seen, it is neither */
  right: boolean | null
  /** a slide may hold the structure many times, and only some of them are marked: the place may be another one */
  open: boolean
  /** where something was tapped */
  pointed: Pointed | null
}

/** Tissue repeats itself; a diagram, an organ or one cell under the electron beam does not. */
const repeats = ({ kind }: Specimen) => kind === 'slide' || kind === 'light'

/** @param marks all that the picture has */
export function verdictOn(
  { mark }: Station,
  { text, at, unseen, overruled }: AnswerAtStation,
  { specimen, marks }: { specimen: Specimen; marks: readonly Mark[] },
): Verdict {
  if (unseen) return { right: null, open: false, pointed: null }
  const pointed = at ? point(mark, marks, specimen, at) : null
  const isRight = pointed ? pointed.right : text !== '' && isSameName(specimen, mark, text)
  const open = pointed !== null && !isRight && pointed.instead === null && repeats(specimen)
  // the person has the last word: a name may be spelt as nobody foresaw, and a mark of the picture may be wrong
  return { right: isRight || overruled === true, open, pointed }
}
