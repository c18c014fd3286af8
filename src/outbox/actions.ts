/** What may be done without a network. A name here is stored on devices: never rename one. */
import {
  cancelCollectBatch,
  cancelCollectSpecimen,
  cancelCollectSubject,
  collectedSpecimens,
  collectedSubjects,
  collectSpecimen,
  collectSubject,
} from '../contract/collect.ts'
import type { Args, Endpoint } from '../contract/endpoint.ts'
import {
  announcementDetail,
  announcementPage,
  announcementRead,
  announcementReadAll,
  announcementUnread,
  messagePage,
  messageRead,
  messageReadAll,
  messageUnread,
} from '../contract/notices.ts'
import {
  chapterBundle,
  chapterCard,
  chapterClear,
  chapterSubmit,
  chapterSubmitDetail,
  chapterTree,
  wrongAdd,
} from '../contract/practice.ts'
import {
  commonMarks,
  dyeList,
  mySpecimenPage,
  personalMarkDelete,
  personalMarkSave,
  personalMarks,
  relatedOf,
  specimenDeleteBatch,
  specimenInfo,
  specimenPage,
} from '../contract/specimens.ts'
import {
  specimenCatalog,
  subjectCommon,
  subjectDetail,
  subjectList,
  subjectTree,
} from '../contract/subjects.ts'
import { changeLanguage, currentUser } from '../contract/users.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const practice = [chapterBundle, chapterCard, chapterSubmitDetail, chapterTree]
const announcements = [announcementPage, announcementDetail, announcementUnread]
const messages = [messagePage, messageUnread]
/** What tells of a specimen whether it is a favourite. */
const specimens = [specimenInfo, specimenPage, mySpecimenPage, collectedSpecimens, relatedOf]
const subjects = [subjectCommon, subjectList, subjectDetail, subjectTree, collectedSubjects]
const library = [...specimens, ...subjects, specimenCatalog, dyeList, commonMarks, personalMarks]

const submitProof: Proof = {
  ask: chapterSubmitDetail,
  args: (input) => ({ questionId: fieldOf(input, 'questionId') }),
  shows: (reply, input) => fieldOf(reply, 'content') === fieldOf(input, 'content'),
}

export const actions = {
  'chapter.submit': { send: chapterSubmit, version: 1, refreshes: practice, proof: submitProof },
  'chapter.clear': { send: chapterClear, version: 1, refreshes: practice },
  'wrong.add': { send: wrongAdd, version: 1, refreshes: [] },
  'announcement.read': { send: announcementRead, version: 1, refreshes: announcements },
  'announcement.readAll': { send: announcementReadAll, version: 1, refreshes: announcements },
  'message.read': { send: messageRead, version: 1, refreshes: messages },
  'message.readAll': { send: messageReadAll, version: 1, refreshes: messages },
  'user.language': { send: changeLanguage, version: 1, refreshes: [currentUser] },
  'specimen.collect': { send: collectSpecimen, version: 1, refreshes: specimens },
  'specimen.uncollect': { send: cancelCollectSpecimen, version: 1, refreshes: specimens },
  'specimen.uncollectBatch': { send: cancelCollectBatch, version: 1, refreshes: specimens },
  'specimen.deleteBatch': { send: specimenDeleteBatch, version: 1, refreshes: library },
  'subject.collect': { send: collectSubject, version: 1, refreshes: subjects },
  'subject.uncollect': { send: cancelCollectSubject, version: 1, refreshes: subjects },
  'mark.save': { send: personalMarkSave, version: 1, refreshes: [personalMarks] },
  'mark.delete': { send: personalMarkDelete, version: 1, refreshes: [personalMarks] },
} as const satisfies Record<string, QueuedAction>

/** How to see that something took effect, with a platform that does not know keys. */
export interface Proof {
  ask: Endpoint
  args: (input: unknown) => Record<string, unknown>
  shows: (reply: unknown, input: unknown) => boolean
}

export interface QueuedAction {
  /** the call that carries it */
  send: Endpoint
  /** of the input's shape */
  version: number
  /** the calls whose replies it changes */
  refreshes: readonly Endpoint[]
  proof?: Proof
}

export type Action = keyof typeof actions
export type Input<A extends Action> = Args<(typeof actions)[A]['send']>

/** The action of a stored row; undefined for one that only a newer build knows. */
export const actionOf = (name: string): QueuedAction | undefined =>
  Object.hasOwn(actions, name) ? actions[name as Action] : undefined
