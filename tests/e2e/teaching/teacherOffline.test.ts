/** Teachers' screens are no part of the stored app: what was opened once opens without a network. */
import { expect, test } from 'vitest'
import { controlled, enterAs } from '../../tools/device.ts'
import { commonRoom, lessonFor } from '../../tools/lesson.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { tokenOf } from '../../tools/steps.ts'

const stage = setStage()
/** for a machine that many share */
const longMs = 400_000

test.runIf(whole)(
  'a teacher’s screens that were opened once work offline: S18 S20 O02',
  {
    timeout: longMs,
  },
  async () => {
    const { page, context } = stage
    const { origin } = stage.service
    const teacher = await enterAs(context, stage.origin, 'teacher')
    const room = await commonRoom(origin, await tokenOf(origin, 'student'), teacher)
    const { id: course, name } = { id: room.courseId, name: room.name }
    const courseware = await lessonFor(origin, teacher, room)
    await stage.open('/ts')
    await controlled(page)
    const main = page.locator('main')
    /** address, and what stands on it */
    const screens = [
      ['/ts', main.getByRole('heading', { name: '我教的课程' })],
      [`/ts/course?id=${course}`, main.getByText(courseware.name).first()],
      [`/ts/class?course=${course}`, main.getByRole('button', { name }).first()],
      [`/ts/members?room=${room.id}`, main.getByText(/打开过 \d+ 份课件/).first()],
      [`/ts/edit?id=${course}`, main.getByRole('textbox', { name: '课程名称', exact: true })],
      ['/ts/coursewares', main.getByRole('listitem').first()],
      [`/ts/arrange?id=${courseware.id}`, main.getByRole('textbox', { name: '第 1 页讲解备注' })],
      [`/ts/publish?id=${course}`, main.getByRole('button', { name: courseware.name }).first()],
      [`/ts/prepare?id=${course}`, main.getByText('台已就绪').or(main.getByText('还没有课前准备')).first()],
    ] as const
    for (const [path, sign] of screens) {
      await stage.open(path)
      await sign.waitFor()
    }
    await context.setOffline(true)
    for (const [path, sign] of screens) {
      await stage.open(path)
      await sign.waitFor()
    }
    await stage.open('/ts/members?room=999999')
    await page.getByText('没有网络').first().waitFor()
    expect(await page.getByText(/打开过 \d+ 份课件/).count()).toBe(0)
  },
)
