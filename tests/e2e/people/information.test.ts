/** What a person tells of itself on its own page (S30, C118, C120): pictures are cut on the device, secrets leave it. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { studentBaseInfo } from '../../../src/contract/users.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { heldOnDevice } from '../../tools/heldOnDevice.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, base } from '../../tools/steps.ts'

const stage = setStage()

/** a number whose check digit is right, of nobody */
const idCardNo = '11010519491231002X'
const secretPlace = 'Made at home'

/** A picture as a camera held sideways writes it: red above blue once it is turned. */
async function sidewaysPhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer()
  const canvas = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'white' } })
  return canvas
    .composite([
      { input: await half('red'), left: 0, top: 0 },
      { input: await half('blue'), left: 800, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { ImageDescription: secretPlace, Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** A photo that no other file is like. */
const examPhoto = () =>
  sharp({
    create: {
      width: 300,
      height: 400,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

test('an avatar is cut on the device, which keeps no number or exam photo: S30 C118', async () => {
  const { page, context, origin } = stage
  const token = await enterAs(context, origin, 'student')
  const info = () =>
    ask<{ image: string; examImage: string; idCardNo: string }>(origin, studentBaseInfo.path, token)
  const bytesOf = async (address: string) => {
    const answer = await fetch(origin + address, { headers: { authorization: `Bearer ${token}` } })
    return Buffer.from(await answer.arrayBuffer())
  }
  await stage.open('/my/information')
  await controlled(page)

  await page.getByLabel('头像', { exact: true }).setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await sidewaysPhoto(),
  })
  const crop = page.getByRole('dialog', { name: '裁剪头像' })
  const range = crop.getByRole('button', { name: '头像范围，可拖动或用方向键移动' })
  await range.focus()
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowUp')
  const earlier = (await info()).image
  await crop.getByRole('button', { name: '保存' }).click()
  await crop.waitFor({ state: 'detached' })
  expect((await info()).image).not.toBe(earlier)
  const avatar = await bytesOf((await info()).image)
  expect(await sharp(avatar).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
  expect((await sharp(avatar).metadata()).exif).toBeUndefined()
  expect(avatar.includes(secretPlace)).toBe(false)
  const [red, , blue] = (await sharp(avatar).stats()).channels
  expect([Number(red?.mean) > 200, Number(blue?.mean) < 60]).toEqual([true, true])

  await page.getByLabel('考试照片', { exact: true }).setInputFiles({
    name: 'exam.png',
    mimeType: 'image/png',
    buffer: await examPhoto(),
  })
  await expect.poll(async () => (await info()).examImage, { timeout: 30_000 }).not.toBe('')
  const { examImage } = await info()
  await page.locator(`img[src="${examImage}"]`).waitFor()

  await page.getByRole('button', { name: /身份证号/ }).click()
  await page.getByLabel('身份证号').last().fill(idCardNo)
  await page.getByRole('dialog', { name: '身份证号' }).getByRole('button', { name: '保存' }).click()
  await page.getByText('1…002X').waitFor()

  const photo = await bytesOf(examImage)
  const middle = photo.subarray(photo.length >> 1, (photo.length >> 1) + 64).toString('latin1')
  await page.goto(`${origin}${base}/my`)
  await page.locator('h1').first().waitFor()
  expect(await heldOnDevice(page, [idCardNo, middle])).toEqual([])
  // The same walk finds what is there: the name stands in the stored reply.
  expect(await heldOnDevice(page, ['1…002X'])).not.toEqual([])

  await stage.open('/my/information')
  await page.getByRole('button', { name: /身份证号/ }).click()
  await page.getByRole('button', { name: '删除已保存的号码' }).click()
  await page.getByRole('button', { name: /身份证号.*未填写/ }).waitFor()
  expect((await info()).idCardNo).toBe('')
})
