/** An exam as it is kept on the device: whole, so that it goes on after a reload, without a network, where it was. */
import { newId } from '../../device/names.ts'
import { loadDraft, saveDraft } from '../../queries/engine/drafts.ts'
import type { ExamScope } from '../../queries/practice/exam.ts'
import { flashes } from '../../rules/exam/flash.ts'
import type { Material } from '../../rules/exam/options.ts'
import {
  type Asking,
  type ExamMode,
  examModes,
  makeStations,
  type Station,
} from '../../rules/exam/stations.ts'
import { type AnswerAtStation, type Verdict, verdictOn } from '../../rules/exam/verdict.ts'
import type { Spot } from '../../rules/marks/outline.ts'

export interface Exam {
  /** left out in exams that began before exams had ids */
  id?: string
  scope: ExamScope
  /** name of the scope */
  name: string
  nameEn: string
  mode: ExamMode
  chooses: boolean
  /** time for a station (s) */
  seconds: number
  stations: Station[]
  /** the pictures of the stations with all their marks, by specimen */
  materials: Record<number, Material>
  given: AnswerAtStation[]
  /** time left (ms) at the station that is open */
  left: number
  /** the name written or chosen there so far */
  begun: string
  /** the place in the picture that was pointed at */
  pointed?: Spot | null
  /** the field of the open station was shown already and is not shown again */
  looked?: boolean
  /** how long (ms) a field is shown */
  flash: number
}

/** Choices that a person made for the latest exam. */
export interface ExamChoices {
  mode: ExamMode
  chooses: boolean
  count: number
  seconds: number
  scope: ExamScope | null
}

export const stationSeconds = [30, 45, 60, 90] as const

const usual: ExamChoices = { mode: 'name', chooses: false, count: 10, seconds: 60, scope: null }

export const examKeys = {
  running: 'exam',
  last: 'exam:last',
  best: 'exam:best',
  flash: 'exam:flash',
  choices: 'exam:choices',
} as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isMode = (value: unknown): value is ExamMode => examModes.some((mode) => mode === value)

export const isExam = (value: unknown): value is Exam =>
  isObject(value) &&
  isMode(value.mode) &&
  Array.isArray(value.stations) &&
  value.stations.length > 0 &&
  Array.isArray(value.given) &&
  isObject(value.materials) &&
  typeof value.seconds === 'number' &&
  typeof value.left === 'number'

const isChoices = (value: unknown): value is ExamChoices =>
  isObject(value) &&
  isMode(value.mode) &&
  typeof value.count === 'number' &&
  typeof value.seconds === 'number'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

export const loadRunning = () => loadDraft(examKeys.running, isExam)
export const loadLast = () => loadDraft(examKeys.last, isExam)
export const loadFlash = async () => (await loadDraft(examKeys.flash, isNumber)) ?? flashes.first
export const loadChoices = async () => ({ ...usual, ...(await loadDraft(examKeys.choices, isChoices)) })

/** Keeps something of exams on this device. @throws where there is no room for it */
export async function storeExam(
  key: (typeof examKeys)[keyof typeof examKeys],
  value: unknown,
): Promise<void> {
  if (!(await saveDraft(key, value))) throw new Error(`no room for ${key}`)
}

/**
 * Makes an exam; null where nothing can be asked.
 * @param all with all marks of each picture: those too that cannot be asked tell what else is true on it
 * @throws where it could not be stored: another one may run still
 */
export async function newExam(
  all: readonly Material[],
  { mode, chooses, count, seconds: stationSeconds, may }: ExamChoices & Pick<Asking, 'may'>,
  about: Pick<Exam, 'scope' | 'name' | 'nameEn'>,
): Promise<Exam | null> {
  const stations = makeStations(all, { mode, chooses, count, may, random: Math.random })
  if (stations.length === 0) return null
  const shown = new Set(stations.map(({ specimenId }) => specimenId))
  const materials = all.filter(({ specimen }) => shown.has(specimen.id))
  const exam: Exam = {
    id: newId(),
    ...about,
    mode,
    chooses,
    seconds: stationSeconds,
    stations,
    materials: Object.fromEntries(materials.map((one) => [one.specimen.id, one])),
    given: [],
    left: stationSeconds * 1000,
    begun: '',
    flash: await loadFlash(),
  }
  await storeExam(examKeys.running, exam)
  return exam
}

export interface JudgedStation {
  station: Station
  material: Material
  given: AnswerAtStation
  verdict: Verdict
}

/** Every station that was answered, with its verdict. */
export const judgeStations = ({ stations, given, materials }: Exam): JudgedStation[] =>
  stations.flatMap((station, at) => {
    const [answer, material] = [given[at], materials[station.specimenId]]
    return answer && material
      ? [{ station, material, given: answer, verdict: verdictOn(station, answer, material) }]
      : []
  })

export interface ExamPoints {
  right: number
  /** of so many that were judged */
  of: number
}

export const examPoints = (all: readonly JudgedStation[]): ExamPoints => ({
  right: all.filter(({ verdict }) => verdict.right).length,
  of: all.filter(({ verdict }) => verdict.right !== null).length,
})
