import { expect, test } from 'vitest'
import { finishBeforeLeaving, saveBeforeLeaving } from '../../../src/device/leaving.ts'

/** Work that ends when the test says so. */
function begin() {
  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work, end: () => end() }
}

test('T03 a leaving page waits for taps that are being stored, also for late ones', async () => {
  const [first, second] = [begin(), begin()]
  const order: string[] = []
  void finishBeforeLeaving(first.work).then(() => order.push('first stored'))
  const gone = saveBeforeLeaving().then(() => order.push('gone'))
  void finishBeforeLeaving(second.work).then(() => order.push('second stored'))
  first.end()
  await Promise.resolve()
  second.end()
  await gone
  expect(order).toEqual(['first stored', 'second stored', 'gone'])
})

test('T03 what cannot be stored is refused to who asked, and the page goes', async () => {
  const refused = finishBeforeLeaving(Promise.reject(new Error('full')))
  await Promise.all([expect(refused).rejects.toThrow('full'), saveBeforeLeaving()])
})

test('F33 a page that goes does not wait for ever', async () => {
  const { work, end } = begin()
  void finishBeforeLeaving(work)
  await saveBeforeLeaving()
  end()
})
