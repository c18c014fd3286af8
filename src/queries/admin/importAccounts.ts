/** An import of accounts as the page carries it through: upload, preview, confirm, read the first passwords. */
import { call } from '../../api/call.ts'
import { uploadFile } from '../../api/upload.ts'
import {
  type AccountImport,
  type AccountPreview,
  adminImportConfirm,
  adminImportPreview,
  adminImportRunning,
} from '../../contract/admin/adminImport.ts'
import { type Job, jobCancel, jobDetail } from '../../contract/jobs.ts'
import { type BoxKeys, makeBoxKeys, openSealedBox } from '../../rules/bytes/sealedBox.ts'
import { currentOwner } from '../engine/owner.ts'
import { adminQuery, refreshAdmin } from './admin.ts'

const pollMs = 700

export interface ImportProgressState {
  jobId: number
  done: number
  total: number
}

/** Why a job brought nothing, in the person's language. */
export class JobEnded extends Error {
  readonly job: Job

  constructor(job: Job) {
    super(job.message)
    this.job = job
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @throws JobEnded where it failed or was cancelled */
async function followJob(id: number, onProgress: (progress: ImportProgressState) => void): Promise<unknown> {
  for (;;) {
    const job = await call(jobDetail, { id })
    onProgress({ jobId: id, done: job.done, total: job.total })
    if (job.state === 'done') return job.result
    if (job.state === 'failed' || job.state === 'cancelled') throw new JobEnded(job)
    await wait(pollMs)
  }
}

export interface PreviewedTable {
  fileId: number
  preview: AccountPreview
}

export async function previewAccounts(
  file: File,
  onProgress: (progress: ImportProgressState) => void,
): Promise<PreviewedTable> {
  const { id } = await uploadFile(file, 'accounts', { owner: currentOwner()?.user ?? 0 })
  const job = await call(adminImportPreview, { fileId: id })
  return { fileId: id, preview: (await followJob(job, onProgress)) as AccountPreview }
}

export interface BroughtAccounts {
  created: number
  changed: number
  /** number, name, first password: only this page has them */
  passwords: [string, string, string][]
}

export async function confirmAccounts(
  { fileId, preview }: PreviewedTable,
  onProgress: (progress: ImportProgressState) => void,
): Promise<BroughtAccounts> {
  const keys: BoxKeys = await makeBoxKeys()
  const { planHash } = preview
  const job = await call(adminImportConfirm, { fileId, planHash, publicKey: keys.publicKey })
  const { created, changed, sealed } = (await followJob(job, onProgress)) as AccountImport
  await refreshAdmin()
  return { created, changed, passwords: JSON.parse(await openSealedBox(keys, sealed)) }
}

/** Whether accounts are being imported, by anybody; asked again until they are not. */
export const importRunningQuery = () => ({
  ...adminQuery(adminImportRunning, {}),
  refetchInterval: ({ state }: { state: { data: boolean | undefined } }) => (state.data ? 3000 : false),
})

export const cancelImport = (id: number) => call(jobCancel, { id })
