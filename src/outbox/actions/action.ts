/** The description of a queued action: everything that the app knows of a thing that may be done without a network. */
import type { MessageDescriptor } from '@lingui/core'
import type { Args, Endpoint } from '../../contract/endpoint.ts'
import type { FileUse } from '../../contract/files.ts'
import type { QuestionId } from '../../contract/questions.ts'
import type { QueueRow } from '../../device/stored.ts'
import type { Group } from './groups.ts'

/** Whether a pending row must be sent before the new one. */
export type MustComeFirst = (row: Pick<QueueRow, 'call' | 'input'>) => boolean

/** The lane of a row: rows of one lane are sent in their order, and a refused row holds up its lane. */
export interface Lane<I> {
  /** The lane of a row that depends on no pending one. It is stored on devices: never rename one. */
  own(input: I): string
  /**
   * Rows that it depends on: it joins the lane of the last pending one, tried in the order of this list. Absent: its
   * lane is known without reading what waits.
   */
  behind?(input: I): readonly MustComeFirst[]
}

/** When a new row removes a parked one of the same action and subject, which would otherwise wait for ever. */
export interface Supersedes<I> {
  /** Whether the new input says everything that the parked one said. */
  covers(input: I, parked: I): boolean
  /** Whether the new row takes the place of the parked one, so that what builds on it can go on. Otherwise it goes last. */
  takesPlace: boolean
}

/** Which answer to a question an action tells the service. */
export interface AnswerTold<I> {
  /** The question; undefined where this row tells of none, or of many at once. */
  questionOf(input: I, subject: string): QuestionId | undefined
  /** Whether the input carries the answer's content, and the row's note this device's verdict. */
  hasContent: boolean
}

/** A way for the person to mend a row that was refused, besides trying again and giving it up. */
export type Repair =
  | { kind: 'reword'; field: 'name' | 'text' }
  | { kind: 'answerAgain'; in: 'chapter' | 'wrong' | 'collection' }

/** How to see whether a row took effect on a platform that does not know Idempotency-Keys. */
export interface Proof<I> {
  ask: Endpoint
  args(input: I): Record<string, unknown>
  shows(reply: unknown, input: I): boolean
}

/** Something that was sent before, as its action would send it. */
export interface ToConfirm {
  action: string
  input: Record<string, unknown>
}

export interface QueuedAction<E extends Endpoint = Endpoint> {
  /** The call that carries it. */
  send: E
  /** Version of the input's shape; `upgradeRow.ts` upgrades rows of older ones. */
  version: number
  /** The name by which a person knows it. */
  name: MessageDescriptor
  /** The same, where it depends on what the row says. */
  nameOf?(input: Args<E>): MessageDescriptor
  /** The title under which the sync centre lists it. */
  group(input: Args<E>): Group
  lane: Lane<Args<E>>
  /** The calls whose replies it changes. */
  refreshes: readonly Endpoint[]
  supersedes: Supersedes<Args<E>> | null
  /** The meaning of a 404: the thing is gone and nothing is left to do, or a person has to decide. */
  whenGone: 'done' | 'park'
  answers: AnswerTold<Args<E>> | null
  repair: Repair | null
  proof?: Proof<Args<E>>
  /**
   * Things that the service must hold before the row is sent, from what the row says or this device alone knows of it:
   * each is looked up by the proof of its action, and sent once more where the service holds something else.
   */
  confirms?(input: Args<E>, local: unknown): readonly ToConfirm[]
  /**
   * Its key can be derived from what it says. A service that knows a derived key with another payload (422) has heard
   * of the same act before, so nothing is left to do.
   */
  hasDerivedKey?: true
  /** It deletes something of the person's: a refused one is said to be a deletion that failed. */
  deletes?: true
  /** Name of the thing that it creates: whatever requires that name waits until this row was sent. */
  creates?(input: Args<E>): string | undefined
  requires?(input: Args<E>): string | undefined
  /** A file on this device that goes to the service before the row does. */
  fileOf?(input: Args<E>): OutgoingFile
  /** Actions that it must not overtake in whichever lane, as long as they are on their way. */
  notBefore?: readonly string[]
}

/** A file that a queued row tells of; its bytes are stored under its key until the row was sent. */
export interface OutgoingFile {
  key: string
  name: string
  size: number
  useTo: FileUse
  sha256: string
}

/** Types the functions of an action by its call. */
export const queuedAction = <E extends Endpoint>(action: QueuedAction<E>): QueuedAction<E> => action

/** A lane that depends on nothing pending. */
export const ownLane = <I>(own: (input: I) => string): Lane<I> => ({ own })

/** The new row says all that the parked one said, and goes last. */
export const coversAll: Supersedes<unknown> = { covers: () => true, takesPlace: false }

/** A field of a pending row, whose action is known by its name alone. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
