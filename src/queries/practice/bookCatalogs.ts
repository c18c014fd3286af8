/** Catalogues of one's own in the two books: made, renamed and deleted, with or without network. */
import type { CatalogId } from '../../contract/books.ts'
import type { BookName } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { catalogSubject } from './bookEntry.ts'
import type { ShelfNote } from './booksFold.ts'

/** @returns its id, which holds on the service too */
export async function addCatalog(
  name: BookName,
  title: string,
  parent: { id: CatalogId; subjectId: number },
): Promise<CatalogId> {
  const clientId = newId()
  const local: ShelfNote = { subjectId: parent.subjectId }
  const input = { name: title, parentId: parent.id, clientId }
  await enqueueInLane(`${name}.catalogInsert`, input, { subject: catalogSubject(clientId), local })
  return clientId
}

export async function renameBookCatalog(name: BookName, id: CatalogId, title: string): Promise<void> {
  await enqueueInLane(`${name}.catalogUpdate`, { id, name: title }, { subject: catalogSubject(id) })
}

/** Deletes a catalogue: everything in it, and below it, moves to its subject's root. */
export async function deleteBookCatalog(name: BookName, id: CatalogId): Promise<void> {
  await enqueueInLane(`${name}.catalogDelete`, { id }, { subject: catalogSubject(id) })
}
