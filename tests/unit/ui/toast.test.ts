import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toast, toasts } from '../../../src/ui/toast.ts'

const texts = () => toasts.get().map(({ text }) => text)

describe('X01 a toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('stands for 3 s', () => {
    toast('一')
    vi.advanceTimersByTime(2999)
    expect(texts()).toEqual(['一'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  test('is not said twice at once', () => {
    toast('一')
    toast('一')
    expect(texts()).toEqual(['一'])
  })

  test('said again stands its whole time', () => {
    toast('一')
    vi.advanceTimersByTime(2000)
    toast('一')
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual(['一'])
  })

  test('never more than three stand together, the newest last', () => {
    for (const text of ['一', '二', '三', '四']) toast(text)
    expect(texts()).toEqual(['二', '三', '四'])
  })
})
