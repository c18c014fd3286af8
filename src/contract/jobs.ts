import { get, id, type Paged, page, post } from './endpoint.ts'

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** Work that the service carries out after the call that asked for it has been answered. */
export interface Job {
  id: number
  kind: string
  state: JobState
  /** finished steps, of `total`; total 0 until it is known */
  done: number
  total: number
  /** The job's present step, or why it failed; empty where there is nothing to say. */
  message: string
  messageEn: string
  /** made by the kind, once it is done; else null */
  result: unknown
  createdAt: number
  startedAt: number | null
  endedAt: number | null
}

export const jobPage = get('/dh-system/job/page', page).replies<Paged<Job>>()
export const jobDetail = get('/dh-system/job/detail', { id }).replies<Job>()
/** Ends it, with every process that it started; one that has ended already stays as it is. */
export const jobCancel = post('/dh-system/job/cancel', { id }).replies<Job>()
