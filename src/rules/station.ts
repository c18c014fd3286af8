/** A question made from a mark: "what does the arrow point at?". Pure; the device and the service make the same one. */
import type { AnyQuestion, QuestionId, QuestionType, View } from '../contract/questions.ts'
import type { Mark, Specimen } from '../contract/specimens.ts'
import { bestFrame, frameTurned, placeIn } from './marks/frames.ts'

/** The fields of a mark that is asked; a personal one comes as rules/marks/personal has it. */
export type AskedMark = Pick<
  Mark,
  'id' | 'name' | 'nameEn' | 'nameLatin' | 'aliases' | 'desc' | 'descEn' | 'x' | 'y' | 'objective' | 'frames'
>

/** The fields of a mark that hold its names. */
export type NamedMark = Pick<Mark, 'name' | 'nameEn' | 'nameLatin' | 'aliases'>

/** Every name under which a mark's structure is known, the first of each writing. */
export const namesOfMark = ({ name, nameEn, nameLatin, aliases }: NamedMark): string[] => [
  ...new Set([name, nameEn, nameLatin, ...aliases].map((one) => one.trim()).filter((one) => one !== '')),
]

/** Whether anything can be asked of it: what nobody named has no right answer. */
export const isAskable = (mark: AskedMark): boolean => namesOfMark(mark).length > 0

const fillIn: QuestionType = {
  id: 4,
  name: '填空题',
  nameEn: 'Fill in the blanks',
  baseType: 'TIANKONG',
  subjective: false,
}

const text = (...sentences: string[]) => sentences.filter((one) => one !== '').join('\n')

/** A name with those of the other languages behind it. */
function named(first: string, others: readonly string[], [open, between, close]: [string, string, string]) {
  const rest = [...new Set(others)].filter((one) => one !== '' && one !== first)
  return rest.length > 0 ? `${first}${open}${rest.join(between)}${close}` : first
}

/** How the arrow's structure is told once the question is answered. */
function analysisOf({ name, nameEn, nameLatin, desc, descEn }: AskedMark) {
  const zh = named(name || nameEn || nameLatin, [nameEn, nameLatin], ['（', '，', '）'])
  const en = named(nameEn || name || nameLatin, [nameLatin, name], [' (', ', ', ')'])
  return {
    analysis: text(`箭头所指的是${zh}。`, desc || descEn),
    analysisEn: text(`The arrow points at: ${en}.`, descEn || desc),
  }
}

/** How lists call such questions, whichever kind they are answered as. */
export const stationType: QuestionType = {
  id: 90,
  name: '标本识别',
  nameEn: 'Structures on specimens',
  baseType: 'STATION',
  subjective: false,
}

/** The title of every such question. */
export const stationTitle = { title: '箭头所指的是什么结构？', titleEn: 'What does the arrow point at?' }

interface Asked {
  /** id given by the device that makes the question */
  id: QuestionId
  /** the exact view that is shown first; without it the mark's place under its objective */
  view?: View
  /** of a turntable group: the frame that is shown first; without it, or where the organ hides the tip in it, the best */
  frame?: number
}

/** A view in which the organ hides the arrow is turned until the frame that shows it stands in front. */
function facing(specimen: Specimen, view: View, frame: number | undefined): View {
  if (frame === undefined || frameTurned(specimen, view.rotation) === frame) return view
  return { ...view, rotation: (frame / specimen.pictureNum) * 360 }
}

/** The frame of a turntable in which the mark is asked: the one that was looked at, if the mark is seen in it. */
function shownFrame(mark: AskedMark, frame: number | undefined): number {
  const isSeen = frame !== undefined && placeIn(mark, frame) !== null
  return isSeen ? frame : (bestFrame(mark) ?? 0)
}

/** Where the arrow stands, and how it is first seen. */
function placeOf(specimen: Specimen, mark: AskedMark, { view, frame }: Asked) {
  const { objective } = mark
  const shown = specimen.fileType === 2 ? shownFrame(mark, frame) : undefined
  const { x, y } = (shown === undefined ? null : placeIn(mark, shown)) ?? mark
  return {
    x,
    y,
    objective,
    ...(shown !== undefined && { frame: shown }),
    ...(view && { view: facing(specimen, view, shown) }),
  }
}

/**
 * One blank, which accepts every name of the structure in any language; rules/grading tells how each may be written,
 * and never takes one side for the other.
 */
export function questionOfMark(specimen: Specimen, mark: AskedMark, asked: Asked): AnyQuestion {
  return {
    id: asked.id,
    catalogId: 0,
    type: fillIn,
    ...stationTitle,
    options: [{ id: 1, content: '', contentEn: '', answer: namesOfMark(mark) }],
    panDuanAnswer: null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    ...analysisOf(mark),
    keywords: [],
    difficulty: 3,
    children: [],
    specimenId: specimen.id,
    annotation: { shape: 'arrow', ...placeOf(specimen, mark, asked) },
  }
}
