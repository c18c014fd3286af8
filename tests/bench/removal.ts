/** What the app does when a kept thing is removed: the bench bundles it and runs it in a page. */
export { entryOf, writeEntry } from '../../src/packs/entries.ts'
export { fileOf } from '../../src/packs/files.ts'
export { packLock } from '../../src/packs/protocol.ts'
export { removeEntry } from '../../src/packs/room.ts'
