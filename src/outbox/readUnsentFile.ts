/** A file of unsent work taken in: each thing with its own key, so that twice, or after it was delivered, is harmless. */
import { newId } from '../device/names.ts'
import { actionOf } from './actions/index.ts'
import type { NewRow } from './entry.ts'
import { fileVersion, type School, sumOf, type UnsentFile, type UnsentFileItem } from './writeUnsentFile.ts'

/** Why a file is not taken in. `newer`: a newer build wrote it, or something in it. */
export type UnsentFileFault = 'damaged' | 'newer' | 'otherPerson' | 'otherSchool'

export class CannotReadUnsentFile extends Error {
  readonly fault: UnsentFileFault
  constructor(fault: UnsentFileFault) {
    super(fault)
    this.fault = fault
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isItem = (item: unknown): item is UnsentFileItem =>
  isObject(item) &&
  typeof item.key === 'string' &&
  uuid.test(item.key) &&
  typeof item.call === 'string' &&
  typeof item.subject === 'string' &&
  typeof item.madeAt === 'string' &&
  !Number.isNaN(Date.parse(item.madeAt)) &&
  isObject(item.input)

function read(text: string): UnsentFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new CannotReadUnsentFile('damaged')
  }
  if (!isObject(file) || file.format !== 'vitrine-unsent') throw new CannotReadUnsentFile('damaged')
  const { version, user, items, sum } = file
  if (typeof version === 'number' && version > fileVersion) throw new CannotReadUnsentFile('newer')
  if (typeof version !== 'number' || typeof user !== 'number') throw new CannotReadUnsentFile('damaged')
  if (!Array.isArray(items) || !items.every(isItem)) throw new CannotReadUnsentFile('damaged')
  if (version > 1 && sum !== sumOf(items)) throw new CannotReadUnsentFile('damaged')
  return file as unknown as UnsentFile
}

/** Defaults for the first files, which told neither lane nor version: all rows of one file keep their order. */
const firstFiles = (item: UnsentFileItem) => ({ lane: item.lane ?? 'carried', version: item.version ?? 1 })

/** The first files do not tell the device's own notes: such a row changes nothing here until the service replies. */
const blank = () => ({ correct: null, submitted: 0, corrected: 0, paperId: newId() })

/** By its id where both sides know one: the same school may be reached at a new address. */
const isOf = ({ school, schoolId }: UnsentFile, here: School): boolean =>
  schoolId !== undefined && here.id !== undefined
    ? schoolId === here.id
    : school === undefined || school === here.origin

/**
 * The rows of a file, in its order, as they wait to be sent.
 * @throws CannotReadUnsentFile
 */
export function readUnsentFile(text: string, who: { user: number; school: School }): NewRow[] {
  const file = read(text)
  const { user, items } = file
  if (user !== who.user) throw new CannotReadUnsentFile('otherPerson')
  if (!isOf(file, who.school)) throw new CannotReadUnsentFile('otherSchool')
  return items.map((item) => {
    const { lane, version } = firstFiles(item)
    const action = actionOf(item.call)
    if (!action || version > action.version) throw new CannotReadUnsentFile('newer')
    return {
      id: item.key,
      call: item.call,
      version,
      input: item.input,
      lane,
      subject: item.subject,
      madeAt: Date.parse(item.madeAt),
      state: 'waiting',
      notBefore: 0,
      tries: 0,
      local: item.version === undefined ? blank() : item.local,
    }
  })
}
