/** A teacher gives a mark to a class: hidden until its time, then on the picture of whoever is in the class. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CommonMarks } from '../../../src/contract/specimens.ts'
import { enterAs } from '../../tools/device.ts'
import { commonRoom } from '../../tools/lesson.ts'
import { rows } from '../../tools/marks.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })
/** for a machine that many share */
const longMs = 400_000
const specimenId = 1
const name = '老师的秘密结构'
const [hiddenUntil, longAgo] = ['2099-01-01T08:00', '2026-01-01T08:00']

/** Draws the teacher's own mark, on another device. */
async function drawMark(token: string): Promise<void> {
  const mark = {
    ...{ clientId: randomUUID(), specimenId, shape: 'point', points: [[400, 400]], frame: 0 },
    ...{ name, desc: '', color: 'yellow', fontSize: 14 },
  }
  await ask(stage.service.origin, '/dh-specimen/mark/personal/save', token, mark)
}

/** Sets for whom the mark is and from when on, on the teacher's screen. */
async function share(audience: string, from: string): Promise<void> {
  const { page } = stage
  await stage.open(`/resource/specimen/detail/${specimenId}`)
  const row = rows(page).filter({ hasText: name })
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: /^(发给学生|已发给学生)$/ }).click()
  const sheet = page.getByRole('dialog', { name: '发给学生' })
  await sheet.getByText(audience, { exact: true }).click()
  await sheet.getByLabel('从什么时候起可见').fill(from)
  await sheet.getByRole('button', { name: '保存', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: '已发给学生' }).waitFor()
}

test.runIf(whole)(
  'a class sees a teacher’s mark only from its time on: S12 C087',
  {
    timeout: longMs,
  },
  async () => {
    const { origin } = stage.service
    const teacher = await enterAs(stage.context, stage.origin, 'teacher')
    const member = await tokenOf(origin, 'student')
    const room = await commonRoom(origin, member, teacher)
    const isSeen = async () => {
      const path = `/dh-specimen/mark/common?specimenId=${specimenId}`
      const { teacherMarks } = await ask<CommonMarks>(origin, path, member)
      return teacherMarks.school.some((mark) => mark.name === name)
    }
    await drawMark(teacher)
    await share(room.name, hiddenUntil)
    expect(await isSeen()).toBe(false)
    await share(room.name, longAgo)
    expect(await isSeen()).toBe(true)

    await stage.anew()
    await enterAs(stage.context, stage.origin, 'student')
    await stage.open(`/resource/specimen/detail/${specimenId}`)
    const list = stage.page.getByRole('group', { name: '标注列表' })
    await list.getByText(name).first().waitFor()
  },
)
