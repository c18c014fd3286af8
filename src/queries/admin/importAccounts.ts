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
import { type Job, jobCancel } from '../../contract/jobs.ts'
import { type BoxKeys, makeBoxKeys, openSealedBox } from '../../rules/bytes/sealedBox.ts'
import { followJob } from '../engine/followJob.ts'
import { currentOwner } from '../engine/owner.ts'
import { adminQuery, refreshAdmin } from './admin.ts'

export interface ImportProgressState {
  jobId: number
  done: number
  total: number
}

const tell =
  (onProgress: (progress: ImportProgressState) => void) =>
  ({ id, done, total }: Job) =>
    onProgress({ jobId: id, done, total })

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
  return { fileId: id, preview: (await followJob(job, tell(onProgress))) as AccountPreview }
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
  const { created, changed, sealed } = (await followJob(job, tell(onProgress))) as AccountImport
  await refreshAdmin()
  return { created, changed, passwords: JSON.parse(await openSealedBox(keys, sealed)) }
}

/** Whether accounts are being imported, by anybody; asked again until they are not. */
export const importRunningQuery = () => ({
  ...adminQuery(adminImportRunning, {}),
  refetchInterval: ({ state }: { state: { data: boolean | undefined } }) => (state.data ? 3000 : false),
})

export const cancelImport = (id: number) => call(jobCancel, { id })
