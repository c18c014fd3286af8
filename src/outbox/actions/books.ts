/** Actions in the two books. Each is written once and made for both; a book's own actions follow. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  books,
  type CatalogId,
  collectionCatalogDelete,
  collectionCatalogInsert,
  collectionCatalogUpdate,
  collectionClear,
  collectionCollect,
  collectionMove,
  collectionRemove,
  collectionSubmit,
  wrongAdd,
  wrongCatalogDelete,
  wrongCatalogInsert,
  wrongCatalogUpdate,
  wrongClear,
  wrongMove,
  wrongRemove,
  wrongSubmit,
  wrongTakeBack,
} from '../../contract/books.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import { figures } from '../../contract/review.ts'
import { bookClearLane, bookLane, bookQuestionLane } from '../../device/lanes.ts'
import { coversAll, fieldOf, type Lane, ownLane, queuedAction } from './action.ts'
import { isAboutInBook, proofOfAnswer, questionIn } from './answering.ts'
import { bookGroup } from './groups.ts'

/** The name under which the rows that require a new catalogue know it. */
const catalogName = (id: CatalogId | undefined) => (id === undefined ? undefined : `catalog:${id}`)
const requiresCatalog = ({ catalogId }: { catalogId?: CatalogId | undefined }) => catalogName(catalogId)

/** Everything about one question in a book is sent in order; a refused one holds up no other question. */
const questionLane = (book: BookName): Lane<{ questionId: QuestionId }> => ({
  own: ({ questionId }) => bookQuestionLane(book, questionId),
  behind: ({ questionId }) => [isAboutInBook(book, questionId)],
})

/** Catalogues share one lane, for a name that one gives up may be the next one's. */
const catalogLane = <I>(book: BookName, idOf: (input: I) => CatalogId): Lane<I> => ({
  own: () => bookLane(book),
  behind: (input) => [
    (row) => row.call === `${book}.catalogInsert` && fieldOf(row.input, 'clientId') === idOf(input),
  ],
})

const answeringIn = (book: BookName, send: typeof wrongSubmit, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: questionLane(book),
    refreshes: [books.wrong.bundle, books.collection.bundle, figures],
    supersedes: coversAll,
    whenGone: 'park',
    answers: { questionOf: questionIn, hasContent: true },
    repair: { kind: 'answerAgain', in: book },
    proof: proofOfAnswer(books[book].submitDetail),
    hasDerivedKey: true,
    notBefore: [`${book}.clear`],
  })

/** A catalogue's answers begin anew. It holds up no other row; the rows that it must not overtake are listed. */
const clearingIn = (book: BookName, send: typeof wrongClear, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: ownLane(({ catalogId }: { catalogId: CatalogId }) => bookClearLane(book, catalogId)),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
    requires: requiresCatalog,
    notBefore: [`${book}.submit`, `${book}.move`],
  })

const movingIn = (book: BookName, send: typeof wrongMove, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: questionLane(book),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    requires: requiresCatalog,
    notBefore: [`${book}.clear`],
  })

const removingFrom = (book: BookName, send: typeof wrongRemove, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: questionLane(book),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  })

const newCatalogIn = (book: BookName, send: typeof wrongCatalogInsert, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: catalogLane(book, ({ parentId }: { parentId: CatalogId }) => parentId),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: { kind: 'reword', field: 'name' },
    creates: ({ clientId }) => catalogName(clientId),
  })

const renamedCatalogIn = (book: BookName, send: typeof wrongCatalogUpdate, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: catalogLane(book, ({ id }: { id: CatalogId }) => id),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: { kind: 'reword', field: 'name' },
  })

const deletedCatalogIn = (book: BookName, send: typeof wrongCatalogDelete, name: MessageDescriptor) =>
  queuedAction({
    send,
    version: 1,
    name,
    group: () => bookGroup(book),
    lane: catalogLane(book, ({ id }: { id: CatalogId }) => id),
    refreshes: [books[book].bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    deletes: true,
    notBefore: [`${book}.clear`],
  })

export const bookActions = {
  'wrong.add': queuedAction({
    send: wrongAdd,
    version: 2,
    name: msg`加入错题本`,
    group: () => bookGroup('wrong'),
    lane: questionLane('wrong'),
    refreshes: [books.wrong.bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'wrong.takeBack': queuedAction({
    send: wrongTakeBack,
    version: 1,
    name: msg`考试中算对的一站`,
    group: () => bookGroup('wrong'),
    lane: questionLane('wrong'),
    refreshes: [books.wrong.bundle],
    supersedes: null,
    whenGone: 'park',
    answers: { questionOf: questionIn, hasContent: false },
    repair: null,
    hasDerivedKey: true,
  }),
  'wrong.submit': answeringIn('wrong', wrongSubmit, msg`错题本作答`),
  'wrong.clear': clearingIn('wrong', wrongClear, msg`重新开始错题练习`),
  'wrong.move': movingIn('wrong', wrongMove, msg`移动错题`),
  'wrong.remove': removingFrom('wrong', wrongRemove, msg`移出错题本`),
  'wrong.catalogInsert': newCatalogIn('wrong', wrongCatalogInsert, msg`新建错题目录`),
  'wrong.catalogUpdate': renamedCatalogIn('wrong', wrongCatalogUpdate, msg`重命名错题目录`),
  'wrong.catalogDelete': deletedCatalogIn('wrong', wrongCatalogDelete, msg`删除错题目录`),
  'collection.collect': queuedAction({
    send: collectionCollect,
    version: 1,
    name: msg`收藏题目`,
    group: () => bookGroup('collection'),
    lane: questionLane('collection'),
    refreshes: [books.collection.bundle],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    requires: requiresCatalog,
  }),
  'collection.submit': answeringIn('collection', collectionSubmit, msg`收藏题作答`),
  'collection.clear': clearingIn('collection', collectionClear, msg`重新开始收藏练习`),
  'collection.move': movingIn('collection', collectionMove, msg`移动收藏题`),
  'collection.remove': removingFrom('collection', collectionRemove, msg`取消收藏题目`),
  'collection.catalogInsert': newCatalogIn('collection', collectionCatalogInsert, msg`新建收藏目录`),
  'collection.catalogUpdate': renamedCatalogIn('collection', collectionCatalogUpdate, msg`重命名收藏目录`),
  'collection.catalogDelete': deletedCatalogIn('collection', collectionCatalogDelete, msg`删除收藏目录`),
}
