/** `npm run import -- decks PATH`: what an upload in the browser does, for whoever looks after the school's machine. */
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { mediaFolder } from '../../server/media/address.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { storeBroughtDeck } from '../../server/teaching/broughtDecks.ts'
import { typeOfBytes } from '../../src/rules/fileUses.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { isTeacherSide, rolesOf } from '../../src/rules/roles.ts'
import { failureNote, inWords, type Said } from '../words.ts'
import { type ConvertedDeck, convertDeck, type SourceFile } from './convert.ts'
import { compareNames } from './pictures.ts'
import { DeckFault, deckNote } from './texts.ts'

interface Wishes {
  owner?: string | undefined
  name?: string | undefined
}

/** bytes at the beginning and end of a file that say what it is */
const headBytes = 4096
const tailBytes = 262_144

async function sourceAt(path: string): Promise<SourceFile> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(headBytes, size))
    const tail = Buffer.alloc(Math.min(tailBytes, size))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    return { path, name: basename(path), type: typeOfBytes(head, tail, basename(path)) }
  } finally {
    await file.close()
  }
}

const isPicture = ({ type }: SourceFile) => ['jpg', 'png', 'webp'].includes(type)

/** Each document is a deck; the pictures of a folder are one together. */
async function groupsAt(path: string): Promise<{ name: string; files: SourceFile[] }[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new DeckFault('nothingAt', path)
  const bare = (name: string) => name.replace(/\.[^.]+$/, '')
  if (!found.isDirectory()) {
    const file = await sourceAt(path)
    return [{ name: bare(file.name), files: [file] }]
  }
  const names = (await readdir(path, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort(compareNames)
  const files = await Promise.all(names.map((name) => sourceAt(join(path, name))))
  const pictures = files.filter(isPicture)
  const documents = files.filter((file) => ['pdf', 'ppt', 'pptx', 'zip'].includes(file.type))
  if (pictures.length + documents.length === 0) throw new DeckFault('nothing')
  return [
    ...documents.map((file) => ({ name: bare(file.name), files: [file] })),
    ...(pictures.length > 0 ? [{ name: basename(path), files: pictures }] : []),
  ]
}

async function teacherCalled(db: Db, loginName: string | undefined) {
  if (loginName === undefined) throw new DeckFault('noOwner')
  const account = await db.kysely
    .selectFrom('account')
    .select(['id', 'roles'])
    .where('tenant', '=', tenant)
    .where('loginName', '=', loginName.toLowerCase())
    .executeTakeFirst()
  if (!account || !rolesOf(account.roles).some(isTeacherSide)) throw new DeckFault('unknownOwner', loginName)
  return account.id
}

function resultOf({ pages }: ConvertedDeck, name: string, owner: string): Said[] {
  const numbers = (isMeant: (page: ConvertedDeck['pages'][number]) => boolean) =>
    pages.flatMap((page, at) => (isMeant(page) ? [at + 1] : [])).join(', ')
  const blank = numbers(({ isBlank }) => isBlank)
  const lost = numbers(({ isTextLost }) => isTextLost)
  const said = [deckNote('brought', name, pages.length, owner)]
  if (blank !== '') said.push(deckNote('blankPages', blank))
  if (lost !== '') said.push(deckNote('lostPages', lost))
  return said
}

/** One file that fails does not stop the others. @returns how many failed */
export async function bringDecks(
  db: Db,
  dataDir: string,
  path: string,
  lang: Lang,
  { owner, name }: Wishes,
): Promise<number> {
  const ownerId = await teacherCalled(db, owner)
  const say = (said: Said) => console.log(inWords(lang, said))
  const workFolder = join(mediaFolder(dataDir), '.making', `brought-${process.pid}`)
  let failed = 0
  for (const group of await groupsAt(path)) {
    try {
      const onStep = async ({ done, total, said }: { done: number; total: number; said: Said }) => {
        if (total === 0 || done % 10 === 0) say(said)
      }
      const deck = await convertDeck({ files: group.files, dataDir, workFolder, onStep })
      const called = name ?? group.name
      await storeBroughtDeck(db.kysely, {
        key: `import:${ownerId}:${deck.folder}`,
        ownerId,
        name: called,
        deck,
      })
      for (const said of resultOf(deck, called, owner ?? '')) say(said)
    } catch (failure) {
      failed += 1
      console.error(`${group.name}: ${inWords(lang, failureNote(failure))}`)
    }
  }
  return failed
}
