import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Things that a class keeps on its devices before a lab. */
export const up: Step = async (db, name) => {
  const preparation = numbers(
    texts(numbered(db, name, 'preparation'), 'title', 'note'),
    'roomId',
    'createdAt',
  )
  await maybeNumbers(preparation, 'labAt').execute()
  await db.schema.createIndex('preparationRoom').on('preparation').columns(['tenant', 'roomId']).execute()
  await numbers(texts(keyed(db, 'preparationItem'), 'kind', 'depth'), 'preparationId', 'refId', 'position')
    .addPrimaryKeyConstraint('preparationItemKey', ['tenant', 'preparationId', 'kind', 'refId'])
    .execute()
}
