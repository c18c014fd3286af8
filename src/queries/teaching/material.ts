/** Material that a teacher brings: files, the jobs that make decks of them, and the decks to look at. */
import { queryOptions } from '@tanstack/react-query'
import type { Given } from '../../contract/endpoint.ts'
import { type Job, jobCancel, jobPage } from '../../contract/jobs.ts'
import { deckCatalogPage, deckPage, deckPreview, schoolCatalogPage } from '../../contract/teaching/deck.ts'
import {
  bringingTools,
  deckBring,
  deckBrought,
  deckCheck,
  deckPublish,
  deckRemove,
} from '../../contract/teaching/material.ts'
import { ask, query, refresh } from '../engine/query.ts'

export const bringingToolsQuery = () => query(bringingTools, {})
export const broughtDecksQuery = () => query(deckBrought, {})
export const deckToCheckQuery = (id: number) => query(deckCheck, { id })

export const isGoing = ({ state }: Job): boolean => state === 'waiting' || state === 'running'

/** Time (ms) between two looks at jobs that are going on. */
const lookAgainMs = 1000

/** The newest jobs that make decks; asked again and again while one is going on. */
export const deckJobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'deck'],
    queryFn: async ({ signal }) => {
      const { records } = await ask(jobPage, { pageNo: 1, pageSize: 20 }, signal)
      return records.filter(({ kind }) => kind === 'deck')
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isGoing) ? lookAgainMs : false),
  })

const shown = [deckBrought, deckCheck, deckPage, deckPreview, deckCatalogPage, schoolCatalogPage]

/** Asks anew for all lists of decks. */
export const refreshDecks = (): Promise<void> => refresh(new Set(shown.map(({ path }) => path)))

export const bringFiles = (fileIds: number[], name: string): Promise<{ jobId: number }> =>
  ask(deckBring, { fileIds, name })

export const cancelOwnJob = (id: number): Promise<Job> => ask(jobCancel, { id })

export async function publishBroughtDeck(given: Given<typeof deckPublish>): Promise<void> {
  await ask(deckPublish, given)
  await refreshDecks()
}

export async function removeBroughtDeck(id: number): Promise<void> {
  await ask(deckRemove, { id })
  await refreshDecks()
}
