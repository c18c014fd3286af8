/** An import of accounts as the page carries it through: upload, preview, confirm, read the first passwords. */
import { call } from '../../api/call.ts'
import { uploadFile } from '../../api/upload.ts'
import {
  type AccountImport,
  type AccountPreview,
  adminFreshRenew,
  adminImportConfirm,
  adminImportPreview,
  adminImportRunning,
  type RenewedPasswords,
} from '../../contract/admin/adminImport.ts'
import { type BoxKeys, makeBoxKeys, openSealedBox } from '../../rules/bytes/sealedBox.ts'
import { followJob, type JobStep, tellSteps } from '../engine/followJob.ts'
import { currentOwner } from '../engine/owner.ts'
import { adminQuery, refreshAdmin } from './admin.ts'

export interface PreviewedTable {
  fileId: number
  preview: AccountPreview
}

export async function previewAccounts(
  file: File,
  onProgress: (progress: JobStep) => void,
): Promise<PreviewedTable> {
  const { id } = await uploadFile(file, 'accounts', { owner: currentOwner()?.user ?? 0 })
  const job = await call(adminImportPreview, { fileId: id })
  return { fileId: id, preview: (await followJob(job, tellSteps(onProgress))) as AccountPreview }
}

/** Number, name, first password: only the page that asked has them. */
export type PasswordLine = [number: string, fullName: string, password: string]

/** Begins a job that seals its first passwords for this page alone, and waits for it. */
async function followSealed<Result extends { sealed: string }>(
  begin: (publicKey: string) => Promise<number>,
  onProgress: (progress: JobStep) => void,
): Promise<{ result: Result; passwords: PasswordLine[] }> {
  const keys: BoxKeys = await makeBoxKeys()
  const result = (await followJob(await begin(keys.publicKey), tellSteps(onProgress))) as Result
  await refreshAdmin()
  return { result, passwords: JSON.parse(await openSealedBox(keys, result.sealed)) }
}

export interface BroughtAccounts {
  created: number
  changed: number
  passwords: PasswordLine[]
}

export async function confirmAccounts(
  { fileId, preview: { planHash } }: PreviewedTable,
  onProgress: (progress: JobStep) => void,
): Promise<BroughtAccounts> {
  const { result, passwords } = await followSealed<AccountImport>(
    (publicKey) => call(adminImportConfirm, { fileId, planHash, publicKey }),
    onProgress,
  )
  return { created: result.created, changed: result.changed, passwords }
}

/** New first passwords for so many accounts that have never signed in. @param academyId undefined: wherever they are */
export async function renewFirstPasswords(
  { academyId, accounts }: { academyId: number | undefined; accounts: number },
  onProgress: (progress: JobStep) => void,
): Promise<PasswordLine[]> {
  const { passwords } = await followSealed<RenewedPasswords>(
    (publicKey) => call(adminFreshRenew, { academyId, accounts, publicKey }),
    onProgress,
  )
  return passwords
}

/** Whether accounts are being imported, by anybody; asked again until they are not. */
export const importRunningQuery = () => ({
  ...adminQuery(adminImportRunning, {}),
  refetchInterval: ({ state }: { state: { data: boolean | undefined } }) => (state.data ? 3000 : false),
})
