/** `npm run import -- decks PATH`: what an upload in the browser does, for whoever looks after the school's machine. */
import { open, readdir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
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

interface Group {
  name: string
  files: SourceFile[]
}

const documentTypes = ['pdf', 'ppt', 'pptx', 'zip']
const bare = (name: string) => name.replace(/\.[^.]+$/, '')

/** Each document is a deck; the pictures of a folder are one together. @returns also files that are neither */
async function groupsAt(path: string): Promise<{ groups: Group[]; unused: string[] }> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new DeckFault('nothingAt', path)
  if (!found.isDirectory()) {
    const file = await sourceAt(path)
    return { groups: [{ name: bare(file.name), files: [file] }], unused: [] }
  }
  const within = await groupsIn(path)
  if (within.groups.length === 0) throw new DeckFault('nothing')
  return within
}

async function groupsIn(folder: string): Promise<{ groups: Group[]; unused: string[] }> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !/^(\.|~\$|__MACOSX$|thumbs\.db$|desktop\.ini$)/i.test(name))
    .sort((a, b) => compareNames(a.name, b.name))
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ name }) => sourceAt(join(folder, name))),
  )
  const pictures = files.filter(isPicture)
  const documents = files.filter(({ type }) => documentTypes.includes(type))
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => groupsIn(join(folder, name))),
  )
  return {
    groups: [
      ...documents.map((file) => ({ name: bare(file.name), files: [file] })),
      ...(pictures.length > 0 ? [{ name: basename(folder), files: pictures }] : []),
      ...below.flatMap(({ groups }) => groups),
    ],
    unused: [
      ...files
        .filter((file) => !pictures.includes(file) && !documents.includes(file))
        .map(({ path }) => path),
      ...below.flatMap(({ unused }) => unused),
    ],
  }
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
  const { groups, unused } = await groupsAt(path)
  for (const file of unused) say(deckNote('notTaken', relative(path, file)))
  for (const group of groups) {
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
