/** Tables of accounts for tests: how one is written, uploaded, previewed and imported. */
import { expect } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { type AccountPreview, adminImportPreview } from '../../src/contract/admin/adminImport.ts'
import { adminAccountPage, type ManagedAccount } from '../../src/contract/admin/adminPeople.ts'
import type { UploadedFile } from '../../src/contract/files.ts'
import { type Job, jobDetail } from '../../src/contract/jobs.ts'
import { firstPage } from './adminStage.ts'
import type { Place } from './databases.ts'
import { seed } from './seed.ts'
import { start } from './service.ts'

export const heads = ['学号', '姓名', '身份', '学院', '年级', '班级', '手机号']
export const classOf = ['基础医学院', '2026级', '临床一班']
export const csvOf = (rows: string[][]) => rows.map((row) => row.join(',')).join('\r\n')
export const people = [
  heads,
  ['0020260001', '王芳', '学生', ...classOf, '13700000001'],
  ['0020260002', '李强', '学生', ...classOf, ''],
  ['T0007', '赵老师', '教师', '基础医学院', '', '', ''],
]

export async function openImportStage(place: Place) {
  const service = await start(place, { jobKinds })
  await seed(service.service.db)
  const admin = await service.signIn('admin')

  async function upload(bytes: Buffer | string, name = 'accounts.csv', token = admin): Promise<UploadedFile> {
    const form = new FormData()
    form.set('useTo', 'accounts')
    form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw('/dh-usercenter/file/upload', { method: 'POST', headers, body: form })
    const { data, message } = (await response.json()) as { data: UploadedFile; message: string }
    if (!data) throw new Error(message)
    return data
  }
  async function ended(id: number, token = admin): Promise<Job> {
    const read = async () => (await service.ask(jobDetail, { id }, { token })).data
    await expect.poll(async () => (await read()).endedAt, { timeout: 60_000, interval: 150 }).not.toBeNull()
    return read()
  }
  async function preview(bytes: Buffer | string, name?: string, token = admin) {
    const file = await upload(bytes, name, token)
    const { data } = await service.ask(adminImportPreview, { fileId: file.id }, { token })
    const job = await ended(data, token)
    return { fileId: file.id, job, plan: job.result as AccountPreview }
  }
  const find = async (keyword: string): Promise<ManagedAccount | undefined> =>
    (await service.ask(adminAccountPage, { ...firstPage, keyword }, { token: admin })).data.records[0]

  return { service, admin, upload, ended, preview, find }
}

export type ImportStage = Awaited<ReturnType<typeof openImportStage>>
