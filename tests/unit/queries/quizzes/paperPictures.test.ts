/** Pictures of papers on this device: brought with the paper, and given up with it alone. */
import { afterEach, expect, test, vi } from 'vitest'
import type { PaperQuestion } from '../../../../src/contract/quizzes/quiz.ts'
import type { Specimen } from '../../../../src/contract/specimens.ts'
import {
  arePicturesKept,
  countPictures,
  dropPaperPictures,
  keepPaperPictures,
} from '../../../../src/queries/quizzes/pictures.ts'
import { paperPictures } from '../../../../src/rules/quizzes/paperTiles.ts'

afterEach(() => vi.unstubAllGlobals())

const origin = 'https://school.example'

function stubCaches() {
  const held = new Map<string, Response>()
  const cache = {
    match: async (address: string) => held.get(address)?.clone(),
    put: async (address: string, response: Response) => void held.set(address, response),
    delete: async (address: string) => held.delete(address),
    keys: async () => [...held.keys()].map((address) => ({ url: origin + address })),
  }
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('fetch', async () => new Response('tile', { headers: { 'content-type': 'image/webp' } }))
}

function paperOf(specimenId: number) {
  const question = { id: 1, specimenId, annotation: null, children: [] as PaperQuestion[] } as PaperQuestion
  const url = `/wk_mobile/media/paper/${specimenId}/`
  const tiles = { url, tileSize: 256, minLevel: 8, maxLevel: 9, overlap: 0 }
  const specimen = {
    id: specimenId,
    width: 512,
    height: 512,
    fileType: 1,
    thumbnailPath: `${url}thumb.webp`,
    tiles,
  }
  return { questions: [question], specimens: [specimen as unknown as Specimen] }
}

test('a picture that is gone from this device is noticed and fetched again', async () => {
  stubCaches()
  const paper = paperOf(1)
  expect(await keepPaperPictures(paper, () => undefined)).toBe(true)
  expect(await arePicturesKept(paper)).toBe(true)
  const [lost = ''] = paperPictures(paper.questions, paper.specimens)
  await (await caches.open('')).delete(lost)
  expect(await arePicturesKept(paper)).toBe(false)
  const { kept, all } = await countPictures(paper)
  expect(kept).toBe(all - 1)
  expect(await keepPaperPictures(paper, () => undefined)).toBe(true)
  expect(await arePicturesKept(paper)).toBe(true)
})

test('pictures of a paper that is over are given up, and those of another one stay', async () => {
  stubCaches()
  const [over, open] = [paperOf(1), paperOf(2)]
  for (const paper of [over, open]) expect(await keepPaperPictures(paper, () => undefined)).toBe(true)
  await dropPaperPictures(over)
  expect((await countPictures(over)).kept).toBe(0)
  const { kept, all } = await countPictures(open)
  expect([kept, all > 1]).toEqual([all, true])
})
