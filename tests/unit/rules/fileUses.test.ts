/** What each use of uploaded files takes, and how much of it. */
import { expect, test } from 'vitest'
import type { FileUse } from '../../../src/contract/files.ts'
import { endingsOf, fileFault } from '../../../src/rules/fileUses.ts'

const documents = ['txt', 'jpg', 'jpeg', 'png', 'doc', 'ppt', 'xls', 'pdf', 'docx', 'pptx', 'xlsx']
const pictures = ['jpg', 'jpeg', 'png', 'webp']
/** In MB; where any ending is taken, the bytes are looked at by the importer. */
const uses: [FileUse, endings: string[] | 'any', megabytes: number][] = [
  ['attachment', documents, 50],
  ['avatar', pictures, 10],
  ['examPhoto', pictures, 10],
  ['cover', pictures, 10],
  ['picture', pictures, 50],
  ['slides', ['pdf', 'ppt', 'pptx', 'zip', ...pictures], 200],
  ['film', ['mp4', 'm4v', 'webm'], 500],
  ['captions', ['vtt'], 2],
  ['accounts', 'any', 20],
  ['questions', 'any', 200],
  ['specimen', 'any', 4000],
]

test.each(uses)('%s takes its endings alone, and up to its size', (useTo, endings, megabytes) => {
  const most = megabytes * 1_000_000
  if (endings !== 'any') expect(endingsOf(useTo).toSorted()).toEqual(endings.toSorted())
  const name = `a.${endingsOf(useTo)[0] ?? 'svs'}`
  expect([fileFault(useTo, name, 1), fileFault(useTo, name, most)]).toEqual([null, null])
  expect([fileFault(useTo, name, 0), fileFault(useTo, name, most + 1)]).toEqual(['empty', 'tooLarge'])
  expect(fileFault(useTo, 'a.html', 1)).toBe(endings === 'any' ? null : 'wrongType')
})
