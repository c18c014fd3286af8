/** The home as it was last seen: at once at the next start, for the same person in the same language only. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../../tools/browser.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, base, openQuestion } from '../../tools/steps.ts'

const stage = setStage()

/** What stood on the home before the living page took its place; empty where it was the skeleton. */
async function seenFirst(page: Page, address: string): Promise<string> {
  await page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      const root = document.getElementById('root')
      if (!root?.querySelector('[data-blank]')) return
      const copy = root.cloneNode(true) as Element
      for (const blank of copy.querySelectorAll('[data-blank]')) blank.remove()
      const unseen = [...root.querySelectorAll('[data-blank]')].every(
        (blank) => getComputedStyle(blank).visibility === 'hidden',
      )
      Object.assign(globalThis, { sight: unseen ? copy.textContent : '看得见的空白' })
    })
    watching.observe(document, { childList: true, subtree: true })
  })
  await page.goto(address)
  await page.locator('#root :not(.sk) > main').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-blank]'))
  return page.evaluate(() => (globalThis as unknown as { sight?: string }).sight ?? '')
}

test('the next start shows home as it was last seen, to the same person only', async () => {
  const { origin } = stage
  const session = await openBrowser()
  const { context } = session
  try {
    await enterAs(context, origin, 'student')
    const home = `${origin}${base}/`
    const first = await context.newPage()
    const bundle = await chapter(stage, '皮肤')
    const question = ofKind(bundle, 'DANXUAN')
    await openQuestion(first, origin, bundle.chapter.id, question.id)
    await answer(first, question)
    await first.getByText('已送达').first().waitFor()
    await first.goto(home)
    await controlled(first)
    await first.getByText('已送达').first().waitFor()
    await first.waitForFunction(() => localStorage.getItem('vitrine_home') !== null)
    await first.close()
    await context.setOffline(true)

    const again = await context.newPage()
    const sight = await seenFirst(again, home)
    expect(sight).toContain('组织学')
    expect(sight).not.toContain('已送达')
    expect(sight).not.toContain('未读')
    // and the living page has taken its place
    await again.getByText('已送达').first().waitFor()
    await again.close()
    await context.setOffline(false)

    const english = await context.newPage()
    await context.addCookies([{ name: 'lang', value: 'en', domain: '127.0.0.1', path: base }])
    expect(await seenFirst(english, home)).toBe('')
    await english.close()
    await context.addCookies([{ name: 'lang', value: 'zh', domain: '127.0.0.1', path: base }])

    await enterAs(context, origin, 'teacher')
    const other = await context.newPage()
    expect(await seenFirst(other, home)).toBe('')
  } finally {
    await session.close()
  }
})
