/** The seal of a class: its code, the sealed paper, and the pictures under the same key. */
import type { Selectable } from 'kysely'
import type { SealedContent } from '../../../src/contract/quizzes/quizSeal.ts'
import { paperPictures } from '../../../src/rules/quizzes/paperTiles.ts'
import {
  deriveSealKey,
  makeSalt,
  makeSealCode,
  pieceName,
  type SealedPiece,
  type SealKey,
  sealPiece,
} from '../../../src/rules/quizzes/sealedPaper.ts'
import type { Context } from '../../context.ts'
import { hiddenFile } from '../../library/pictures/mediaFiles.ts'
import { readPictureFile } from '../../media/tiles.ts'
import { tenant } from '../../store/schema.ts'
import { paperOf } from '../paper.ts'
import type { QuizRow } from '../quiz.ts'
import type { QuizSealTable } from '../tables.ts'

export type SealRow = Selectable<QuizSealTable>

/** A reply with pictures ends once it has so many bytes. */
const maxReplyBytes = 1_000_000

const sealKeys = new WeakMap<Context['service'], Map<string, Promise<SealKey>>>()
const maxSealKeys = 200

/** Deriving a key is slow on purpose: a class asks for the same one. */
function keyOf({ service }: Context, { code, salt }: SealRow): Promise<SealKey> {
  const keys = sealKeys.get(service) ?? new Map<string, Promise<SealKey>>()
  sealKeys.set(service, keys)
  const known = keys.get(salt) ?? deriveSealKey(code, salt)
  if (keys.size >= maxSealKeys) keys.delete(keys.keys().next().value ?? '')
  keys.set(salt, known)
  return known
}

async function findSeal({ rows }: Context, quizId: number, roomId: number): Promise<SealRow | undefined> {
  const [seal] = await rows<SealRow>(
    'select * from "quizSeal" where "tenant" = ? and "quizId" = ? and "roomId" = ?',
    [tenant, quizId, roomId],
  )
  return seal
}

/** The seal of a class, made when it is first asked for. */
export async function sealOf(context: Context, quiz: QuizRow, roomId: number): Promise<SealRow> {
  const known = await findSeal(context, quiz.id, roomId)
  if (known) return known
  const code = makeSealCode()
  const salt = makeSalt()
  const { shared } = await paperOf(context, quiz)
  const content: SealedContent = {
    questions: shared.questions,
    specimens: shared.specimens,
    shuffleQuestions: quiz.shuffleQuestions === 1,
    shuffleOptions: quiz.shuffleOptions === 1,
  }
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const { iv, data } = await sealPiece(await deriveSealKey(code, salt), pieceName(quiz.id, roomId), bytes)
  await context.rows(
    `insert into "quizSeal" ("tenant", "quizId", "roomId", "code", "salt", "iv", "data") values (?, ?, ?, ?, ?, ?, ?)
      on conflict do nothing`,
    [tenant, quiz.id, roomId, code, salt, iv, data],
    'writer',
  )
  // Another process may have been quicker: its seal is the one that stands.
  const made = await findSeal(context, quiz.id, roomId)
  if (!made) throw new Error('a seal was not stored')
  return made
}

/** Addresses of the picture files of a paper, in the order in which they are sealed. */
export async function sealedAddresses(context: Context, quiz: QuizRow): Promise<string[]> {
  const { questions, specimens } = (await paperOf(context, quiz)).shared
  return paperPictures(questions, specimens)
}

/** Seals picture files from one on, as many as a reply carries. A file that is missing is an empty piece. */
export async function sealPictures(
  context: Context,
  quiz: QuizRow,
  seal: SealRow,
  from: number,
): Promise<{ pieces: SealedPiece[]; next: number | null }> {
  const addresses = await sealedAddresses(context, quiz)
  const key = await keyOf(context, seal)
  const pieces: SealedPiece[] = []
  let at = from
  for (let bytes = 0; at < addresses.length && bytes < maxReplyBytes; at++) {
    const place = await hiddenFile(context.service, addresses[at] ?? '')
    const read = place === null ? null : await readPictureFile(place).catch(() => null)
    const file = read ?? new Uint8Array()
    bytes += file.length
    pieces.push(await sealPiece(key, pieceName(quiz.id, seal.roomId, at), file))
  }
  return { pieces, next: at < addresses.length ? at : null }
}
