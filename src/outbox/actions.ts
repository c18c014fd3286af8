/** What may be done without a network. A name here is stored on devices: never rename one. */
import {
  collectionBundle,
  collectionCatalogDelete,
  collectionCatalogInsert,
  collectionCatalogUpdate,
  collectionClear,
  collectionCollect,
  collectionMove,
  collectionRemove,
  collectionSubmit,
  collectionSubmitDetail,
  wrongAdd,
  wrongBundle,
  wrongCatalogDelete,
  wrongCatalogInsert,
  wrongCatalogUpdate,
  wrongClear,
  wrongMove,
  wrongRemove,
  wrongSubmit,
  wrongSubmitDetail,
  wrongTakeBack,
} from '../contract/books.ts'
import {
  cancelCollectBatch,
  cancelCollectSpecimen,
  cancelCollectSubject,
  collectedSpecimens,
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
} from '../contract/practice.ts'
import { ownQuestionSave, questionNoteSave, questionNotes, questionReport } from '../contract/questions.ts'
import {
  examSave,
  figures,
  practiceSetting,
  practiceSettingSave,
  reviewAsked,
  reviewLog,
  reviewLogAdd,
} from '../contract/review.ts'
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
import { specimenCatalog, subjectCommon, subjectDetail } from '../contract/subjects.ts'
import { changeLanguage, currentUser } from '../contract/users.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const practice = [chapterBundle, chapterCard, chapterSubmitDetail, chapterTree, figures]
const announcements = [announcementPage, announcementDetail, announcementUnread]
const messages = [messagePage, messageUnread]
const wrong = [wrongBundle]
const collection = [collectionBundle]
/** Wherever an answer is given, it is counted in both. */
const books = [...wrong, ...collection]
/** What tells of a specimen whether it is a favourite. */
const specimens = [specimenInfo, specimenPage, mySpecimenPage, collectedSpecimens, relatedOf]
const subjects = [subjectCommon, subjectDetail]
const library = [...specimens, ...subjects, specimenCatalog, dyeList, commonMarks, personalMarks]

const proofBy = (ask: Endpoint): Proof => ({
  ask,
  args: (input) => ({ questionId: fieldOf(input, 'questionId') }),
  shows: (reply, input) => fieldOf(reply, 'content') === fieldOf(input, 'content'),
})

/** The catalogue that a field of the input names. */
const catalogIn = (field: string) => (input: unknown) => {
  const id = fieldOf(input, field)
  return id === undefined ? undefined : `catalog:${id}`
}
const [madeHere, into] = [catalogIn('clientId'), catalogIn('catalogId')]

export const actions = {
  'chapter.submit': {
    send: chapterSubmit,
    version: 1,
    refreshes: [...practice, ...books],
    proof: proofBy(chapterSubmitDetail),
  },
  'chapter.clear': { send: chapterClear, version: 1, refreshes: practice },
  'wrong.add': { send: wrongAdd, version: 2, refreshes: wrong },
  'wrong.takeBack': { send: wrongTakeBack, version: 1, refreshes: wrong },
  'wrong.submit': {
    send: wrongSubmit,
    version: 1,
    refreshes: [...books, figures],
    proof: proofBy(wrongSubmitDetail),
    after: ['wrong.clear'],
  },
  'wrong.clear': {
    ...{ send: wrongClear, version: 1, refreshes: wrong, overWhenGone: true },
    ...{ needs: into, after: ['wrong.submit', 'wrong.move'] },
  },
  'wrong.move': { send: wrongMove, version: 1, refreshes: wrong, needs: into, after: ['wrong.clear'] },
  'wrong.remove': { send: wrongRemove, version: 1, refreshes: wrong },
  'wrong.catalogInsert': { send: wrongCatalogInsert, version: 1, refreshes: wrong, makes: madeHere },
  'wrong.catalogUpdate': { send: wrongCatalogUpdate, version: 1, refreshes: wrong, overWhenGone: true },
  'wrong.catalogDelete': { send: wrongCatalogDelete, version: 1, refreshes: wrong, after: ['wrong.clear'] },
  'collection.collect': { send: collectionCollect, version: 1, refreshes: collection, needs: into },
  'collection.submit': {
    send: collectionSubmit,
    version: 1,
    refreshes: [...books, figures],
    proof: proofBy(collectionSubmitDetail),
    after: ['collection.clear'],
  },
  'collection.clear': {
    ...{ send: collectionClear, version: 1, refreshes: collection, overWhenGone: true },
    ...{ needs: into, after: ['collection.submit', 'collection.move'] },
  },
  'collection.move': {
    ...{ send: collectionMove, version: 1, refreshes: collection },
    ...{ needs: into, after: ['collection.clear'] },
  },
  'collection.remove': { send: collectionRemove, version: 1, refreshes: collection },
  'collection.catalogInsert': {
    ...{ send: collectionCatalogInsert, version: 1, refreshes: collection, makes: madeHere },
  },
  'collection.catalogUpdate': {
    ...{ send: collectionCatalogUpdate, version: 1, refreshes: collection, overWhenGone: true },
  },
  'collection.catalogDelete': {
    ...{ send: collectionCatalogDelete, version: 1, refreshes: collection, after: ['collection.clear'] },
  },
  'question.own': { send: ownQuestionSave, version: 1, refreshes: books },
  'question.note': { send: questionNoteSave, version: 2, refreshes: [questionNotes] },
  'question.report': { send: questionReport, version: 2, refreshes: [] },
  'review.log': { send: reviewLogAdd, version: 2, refreshes: [reviewLog] },
  'exam.answers': { send: examSave, version: 1, refreshes: [reviewAsked, figures] },
  'practice.setting': { send: practiceSettingSave, version: 1, refreshes: [practiceSetting] },
  'announcement.read': { send: announcementRead, version: 1, refreshes: announcements, overWhenGone: true },
  'announcement.readAll': { send: announcementReadAll, version: 1, refreshes: announcements },
  'message.read': { send: messageRead, version: 1, refreshes: messages, overWhenGone: true },
  'message.readAll': { send: messageReadAll, version: 1, refreshes: messages },
  'user.language': { send: changeLanguage, version: 1, refreshes: [currentUser] },
  'specimen.collect': {
    ...{ send: collectSpecimen, version: 1, refreshes: specimens, overWhenGone: true },
    after: ['specimen.uncollectBatch'],
  },
  'specimen.uncollect': { send: cancelCollectSpecimen, version: 1, refreshes: specimens },
  'specimen.uncollectBatch': {
    ...{ send: cancelCollectBatch, version: 1, refreshes: specimens },
    after: ['specimen.collect'],
  },
  'specimen.deleteBatch': { send: specimenDeleteBatch, version: 1, refreshes: library },
  'subject.collect': { send: collectSubject, version: 1, refreshes: subjects, overWhenGone: true },
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
  /** with the thing it speaks of (404) nothing of it is left to do */
  overWhenGone?: true
  /** what it makes, by a name of its own: while that waits here, whatever needs it waits too */
  makes?: (input: unknown) => string | undefined
  needs?: (input: unknown) => string | undefined
  /** the actions that it does not overtake, in whichever lanes they stand, as long as they are on their way */
  after?: readonly string[]
}

export type Action = keyof typeof actions
export type Input<A extends Action> = Args<(typeof actions)[A]['send']>

/** The action of a stored row; undefined for one that only a newer build knows. */
export const actionOf = (name: string): QueuedAction | undefined =>
  Object.hasOwn(actions, name) ? actions[name as Action] : undefined
