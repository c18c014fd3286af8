/** Pictures that the school puts on its first screens come from the administrator's own computer. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })

test('a banner gets a picture from this computer, drawn small, and the home shows it', async () => {
  const { page, origin } = stage
  const red = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#d02020' } })
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/banners')
  await page.getByRole('button', { name: '新建横幅' }).click()
  const sheet = page.getByRole('dialog', { name: '首页横幅' })
  await sheet.getByLabel('标题', { exact: true }).fill('开放日')
  const input = sheet.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await sheet.getByText('这张图片无法读取，请换一张').waitFor()
  await input.setInputFiles({ name: '门.png', mimeType: 'image/png', buffer: await red.png().toBuffer() })
  await sheet.getByRole('button', { name: '换一张图片' }).waitFor()
  await sheet.getByRole('button', { name: '保存' }).click()
  await sheet.waitFor({ state: 'hidden' })

  await stage.open('/')
  const picture = page.getByRole('link', { name: '开放日' }).locator('img')
  await picture.waitFor({ state: 'attached' })
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(1280)
})
