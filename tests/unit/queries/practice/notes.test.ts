import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../../src/queries/engine/overlay.ts'
import { foldNotes } from '../../../../src/queries/practice/notes.ts'

const note = (questionId: number, text: string, at: number): Operation => ({
  call: 'question.note',
  input: { questionId, text },
  local: { at },
  subject: `note:${questionId}`,
  state: 'waiting',
})

describe('notes of one’s own', () => {
  const there = [{ questionId: 1, text: '旧', at: 1 }]

  test('stand as they were last written here', () => {
    expect(foldNotes(there, [note(1, '新', 2), note(2, '别的', 3)])).toEqual([
      { questionId: 1, text: '新', at: 2 },
      { questionId: 2, text: '别的', at: 3 },
    ])
  })

  test('are gone once their text is', () => {
    expect(foldNotes(there, [note(1, ' ', 2)])).toEqual([])
  })

  test('stay as they are where nothing was written', () => {
    expect(foldNotes(there, [])).toBe(there)
  })
})
