import type * as books from '../../src/contract/books.ts'
import type { BookName } from '../../src/contract/questions.ts'
import type { Handlers, Stamps } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { askedQuestion, readQuestion } from '../questions/question.ts'
import { insertCatalog, renameCatalog, servedCatalogId } from './books/catalogs.ts'
import {
  addToBook,
  bookCard,
  bookDetail,
  clearBook,
  deleteCatalog,
  isInBook,
  moveInBook,
  removeFromBook,
  submitInBook,
} from './books/items.ts'
import { saveOwnQuestion } from './books/ownQuestion.ts'
import { bookTree, nodeIn } from './books/tree.ts'
import { undoMiss } from './books/verdict.ts'
import { bookBundle, bookStamp } from './review/bookBundle.ts'

const nothing = async (effect: Promise<void>): Promise<null> => {
  await effect
  return null
}

type Book = (typeof books.books)['wrong']

const book = (name: BookName): Handlers<Book> => ({
  tree: ({ subjectId }, context) => bookTree(name, context, subjectId),
  card: async ({ catalogId }, context) => ({ items: await bookCard(name, catalogId, context) }),
  bundle: (_, context) => bookBundle(name, context),
  async catalogInsert(given, context) {
    const row = await insertCatalog(name, given, context)
    return nodeIn(await bookTree(name, context, row.subjectId), servedCatalogId(row))
  },
  catalogUpdate: (given, context) => nothing(renameCatalog(name, given, context)),
  catalogDelete: ({ id }, context) => nothing(deleteCatalog(name, id, context)),
  submitDetail: ({ questionId }, context) => bookDetail(name, questionId, context),
  submit: (given, context) => submitInBook(name, given, context),
  clear: ({ catalogId }, context) => nothing(clearBook(name, catalogId, context)),
  move: (given, context) => nothing(moveInBook(name, given, context)),
  remove: ({ questionId }, context) => nothing(removeFromBook(name, questionId, context)),
})

const wrong = book('wrong')
const collection = book('collection')

export const permissions: Permissions<typeof books> = {
  ownQuestionSave: 'question.own',
  collectionBundle: 'practice.use',
  collectionCard: 'practice.use',
  collectionCatalogDelete: 'practice.use',
  collectionCatalogInsert: 'practice.use',
  collectionCatalogUpdate: 'practice.use',
  collectionClear: 'practice.use',
  collectionCollect: 'practice.use',
  collectionMove: 'practice.use',
  collectionRemove: 'practice.use',
  collectionStatus: 'practice.use',
  collectionSubmit: 'practice.use',
  collectionSubmitDetail: 'practice.use',
  collectionTree: 'practice.use',
  wrongAdd: 'practice.use',
  wrongBundle: 'practice.use',
  wrongCard: 'practice.use',
  wrongCatalogDelete: 'practice.use',
  wrongCatalogInsert: 'practice.use',
  wrongCatalogUpdate: 'practice.use',
  wrongClear: 'practice.use',
  wrongMove: 'practice.use',
  wrongRemove: 'practice.use',
  wrongSubmit: 'practice.use',
  wrongSubmitDetail: 'practice.use',
  wrongTakeBack: 'practice.use',
  wrongTree: 'practice.use',
}

export const handlers: Handlers<typeof books> = {
  wrongTree: wrong.tree,
  wrongCard: wrong.card,
  wrongBundle: wrong.bundle,
  wrongCatalogInsert: wrong.catalogInsert,
  wrongCatalogUpdate: wrong.catalogUpdate,
  wrongCatalogDelete: wrong.catalogDelete,
  wrongSubmitDetail: wrong.submitDetail,
  wrongSubmit: wrong.submit,
  wrongClear: wrong.clear,
  wrongMove: wrong.move,
  wrongRemove: wrong.remove,
  wrongAdd: async ({ questionId, at }, context) =>
    nothing(addToBook('wrong', await readQuestion(questionId, context), context, { at })),
  wrongTakeBack: async ({ questionId }, context) =>
    nothing(undoMiss(await askedQuestion(questionId, context), context)),

  collectionTree: collection.tree,
  collectionCard: collection.card,
  collectionBundle: collection.bundle,
  collectionCatalogInsert: collection.catalogInsert,
  collectionCatalogUpdate: collection.catalogUpdate,
  collectionCatalogDelete: collection.catalogDelete,
  collectionSubmitDetail: collection.submitDetail,
  collectionSubmit: collection.submit,
  collectionClear: collection.clear,
  collectionMove: collection.move,
  collectionRemove: collection.remove,
  collectionCollect: async ({ questionId, catalogId }, context) =>
    nothing(addToBook('collection', await readQuestion(questionId, context), context, { catalogId })),
  collectionStatus: async ({ questionId }, context) => ({
    collected: await isInBook('collection', questionId, context),
  }),
  ownQuestionSave: saveOwnQuestion,
}

export const stamps: Stamps<typeof books> = {
  wrongBundle: (_, context) => bookStamp('wrong', context),
  collectionBundle: (_, context) => bookStamp('collection', context),
}
