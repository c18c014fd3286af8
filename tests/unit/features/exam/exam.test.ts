import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Choices, newExam } from '../../../../src/features/exam/exam.ts'
import { mark, material } from '../../rules/exam/material.ts'

/** The drafts of this device, and whether it has room for more. */
const device = vi.hoisted(() => ({ drafts: new Map<string, unknown>(), isFull: false }))

vi.mock('../../../../src/queries/drafts.ts', () => ({
  saveDraft: async (key: string, value: unknown) => {
    if (!device.isFull) device.drafts.set(key, structuredClone(value))
    return !device.isFull
  },
  loadDraft: async (key: string) => device.drafts.get(key),
  dropDraft: async (key: string) => void device.drafts.delete(key),
}))

beforeEach(() => {
  device.drafts.clear()
  device.isFull = false
})

const choices: Choices = { mode: 'name', chooses: false, count: 5, seconds: 60, scope: null }
const about = { scope: { kind: 'chapter', id: 7 } as const, name: '皮肤', nameEn: 'Skin' }

describe('an exam that begins', () => {
  test('holds all marks of its pictures, those too that cannot be asked here: it is judged by them', async () => {
    const [asked, twin] = [mark('触觉小体'), mark('触觉小体', { x: 1200 })]
    const all = [material(1, [asked, twin])]
    const exam = await newExam(all, { ...choices, may: (_, one) => one === asked }, about)
    expect(exam?.stations.map(({ mark: { id } }) => id)).toEqual([asked.id])
    expect(exam?.materials[1]?.marks).toEqual([asked, twin])
    expect(device.drafts.get('exam')).toEqual(exam)
  })
})
