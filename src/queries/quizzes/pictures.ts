/** The pictures of a paper on this device: fetched at once, and read back before anybody says that they are there. */
import pLimit from 'p-limit'
import type { PaperQuestion } from '../../contract/quizzes/quiz.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { caches as names } from '../../device/names.ts'
import { paperPictures } from '../../rules/quizzes/paperTiles.ts'

/** How many files are fetched at a time. */
const maxFilesAtOnce = 4

/** Whether this browser can keep pictures: on plain HTTP it cannot. */
export const canKeepPictures = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** The parts of a paper, of a quiz or an assignment. */
export interface PaperParts {
  questions: readonly PaperQuestion[]
  specimens: readonly Specimen[]
}

/** How many of a paper's files are on this device, read back one by one. */
export async function countPictures(paper: PaperParts): Promise<{ kept: number; all: number }> {
  const addresses = paperPictures(paper.questions, paper.specimens)
  if (!canKeepPictures()) return { kept: 0, all: addresses.length }
  const cache = await caches.open(names.quizPictures)
  const found = await Promise.all(addresses.map((address) => isKept(cache, address)))
  return { kept: found.filter(Boolean).length, all: addresses.length }
}

/** Whether all of a paper's files still stand in the cache: quicker than reading them, once they were read back. */
export async function arePicturesKept(paper: PaperParts): Promise<boolean> {
  const cache = await caches.open(names.quizPictures)
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return paperPictures(paper.questions, paper.specimens).every((address) =>
    here.has(new URL(address, location.origin).pathname),
  )
}

async function isKept(cache: Cache, address: string): Promise<boolean> {
  const response = await cache.match(address).catch(() => undefined)
  return response !== undefined && (await response.blob()).size > 0
}

/**
 * Fetches the missing pictures of a paper.
 * @param onProgress hears how many files are on this device
 * @returns whether all of them are
 */
export async function keepPaperPictures(
  paper: PaperParts,
  onProgress: (kept: number, all: number) => void,
): Promise<boolean> {
  if (!canKeepPictures()) return false
  const addresses = paperPictures(paper.questions, paper.specimens)
  const cache = await caches.open(names.quizPictures)
  const limit = pLimit(maxFilesAtOnce)
  let kept = 0
  const keepOne = async (address: string): Promise<void> => {
    if (!(await isKept(cache, address))) {
      const response = await fetch(address).catch(() => null)
      // A portal's answer in a picture's place is no picture.
      if (!response?.ok || !response.headers.get('content-type')?.startsWith('image/')) return
      await cache.put(address, response)
      if (!(await isKept(cache, address))) return
    }
    kept++
    onProgress(kept, addresses.length)
  }
  await Promise.all(addresses.map((address) => limit(() => keepOne(address))))
  return kept === addresses.length
}

/** Gives up the pictures of a paper that nobody answers any more. */
export async function dropPaperPictures(paper: PaperParts): Promise<void> {
  if (!canKeepPictures()) return
  const cache = await caches.open(names.quizPictures)
  for (const address of paperPictures(paper.questions, paper.specimens)) await cache.delete(address)
}
