/** Work whose photos need long on a slow line: its hash is there before them. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { filePiece } from '../../../src/contract/files.ts'
import { assignmentAnnounce, assignmentSubmit } from '../../../src/contract/quizzes/assignment.ts'
import { enterAs, ids, queueOf } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'

const stage = setStage()

/** Announcements whose hash is that of work that arrived. */
function provedWorks(): number {
  const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'), { readOnly: true })
  try {
    const found = db
      .prepare(`select 1 from "assignmentAnnouncement" a join "assignmentSubmission" s
        on s."assignmentId" = a."assignmentId" and s."accountId" = a."accountId" and s."hash" = a."hash"`)
      .all()
    return found.length
  } finally {
    db.close()
  }
}

test('the hash of work reaches the service while its file is still on the way: S37 V05', async () => {
  const { page, wire } = stage
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/student/practice')
  await page.getByRole('button', { name: /实验报告：血涂片计数/ }).click()
  await page.getByRole('textbox', { name: '提交内容' }).fill('计数表见附件。')
  const buffer = Buffer.from('中性粒细胞 62 %\n'.repeat(1000))
  const table = { name: '计数表.txt', mimeType: 'text/plain', buffer }
  await page.getByLabel('附件', { exact: true }).setInputFiles(table)
  await page.getByText('计数表.txt').waitFor()
  wire.fault(new RegExp(filePiece.path), { kind: 'hold' })
  await page.getByRole('button', { name: '提交作业' }).click()

  const answered = (path: string) => wire.seen.some((one) => one.path.startsWith(path) && one.answered)
  await expect.poll(() => answered(assignmentAnnounce.path), { timeout: 20_000 }).toBe(true)
  expect(answered(assignmentSubmit.path)).toBe(false)
  wire.pass()
  await expect.poll(async () => (await queueOf(page, ids.student)).length, { timeout: 60_000 }).toBe(0)
  await page.getByText('第 1 次提交').waitFor()
  expect(provedWorks()).toBe(1)
})
