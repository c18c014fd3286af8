import { describe, expect, test } from 'vitest'
import { neverTested } from '../../../../src/features/review/structures.ts'
import { missId } from '../../../../src/rules/exam/miss.ts'
import { mark, specimen } from './marked.ts'

const materials = [{ specimen, marks: [mark(1, 100), mark(2, 500), mark(3, 900)] }]
const annotation = { shape: 'arrow' as const, x: 505, y: 500, objective: 10 }

describe('structures never tested', () => {
  test('are the marks that no answered question points at and that were not asked', () => {
    const asked = [{ id: 1, specimenId: 3, annotation }]
    const found = neverTested(materials, asked, new Set(['3:3']))
    expect(found.map(({ key }) => key)).toEqual(['3:1'])
    expect(found[0]?.question).toMatchObject({ specimenId: 3, annotation: { x: 100, y: 500 } })
  })

  test('a question on another specimen says nothing of them', () => {
    const asked = [{ id: 1, specimenId: 4, annotation }]
    expect(neverTested(materials, asked, new Set())).toHaveLength(3)
  })

  test('without network only those are asked that the device can show', () => {
    const found = neverTested(materials, [], new Set(), (_, { id }) => id === 2)
    expect(found.map(({ key }) => key)).toEqual(['3:2'])
  })

  test('one that was missed in an exam is the same question and not asked again', () => {
    const [first, ...others] = neverTested(materials, [], new Set())
    expect(first?.question.id).toBe(missId(3, 1))
    // a specimen that turns: its question points elsewhere than the mark
    const missed = { id: missId(3, 1), specimenId: 3, annotation: { ...annotation, x: 800 } }
    expect(neverTested(materials, [missed], new Set())).toEqual(others)
  })
})
