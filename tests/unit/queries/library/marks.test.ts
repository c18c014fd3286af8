import { describe, expect, test } from 'vitest'
import type { PersonalMark } from '../../../../src/contract/specimens.ts'
import type { Operation } from '../../../../src/queries/engine/overlay.ts'
import { foldMarks } from '../../../../src/queries/library/marks.ts'

const mark = (clientId: string, name: string, specimenId = 1): PersonalMark => ({
  ...{ clientId, specimenId, shape: 'point', points: [[1, 2]], frame: 0, name, desc: '' },
  ...{ color: 'red', fontSize: 14, updatedAt: 5 },
})
const save = ({ updatedAt: _, ...input }: PersonalMark, more: Partial<Operation> = {}): Operation => ({
  ...{ call: 'mark.save', input, local: undefined, subject: `mark:${input.clientId}`, state: 'waiting' },
  ...more,
})
const remove = (clientId: string): Operation => ({
  ...{ call: 'mark.delete', input: { clientId, specimenId: 1 }, local: undefined },
  ...{ subject: `mark:${clientId}`, state: 'waiting' },
})
const names = (marks: PersonalMark[]) => marks.map(({ name }) => name)

describe('one’s own marks with pending changes laid over them', () => {
  const held = [mark('a', 'one'), mark('b', 'two')]

  test('stand as the service said while nothing is pending', () => {
    expect(foldMarks(1, held, [])).toEqual(held)
  })

  test('a new one stands at the end, a changed one where it was', () => {
    const operations = [save(mark('c', 'three')), save(mark('a', 'ONE'))]
    expect(names(foldMarks(1, held, operations))).toEqual(['ONE', 'two', 'three'])
  })

  test('what is deleted is gone, and what is drawn again after that is there again', () => {
    expect(names(foldMarks(1, held, [remove('a')]))).toEqual(['two'])
    expect(names(foldMarks(1, held, [save(mark('a', 'x')), remove('a')]))).toEqual(['two'])
    expect(names(foldMarks(1, held, [remove('a'), save(mark('a', 'again'))]))).toEqual(['two', 'again'])
  })

  test('a pending mark of another picture is left out', () => {
    expect(names(foldMarks(1, held, [save(mark('z', 'elsewhere', 2))]))).toEqual(['one', 'two'])
  })

  test('a mark that the service received has the service’s time', () => {
    const reply = { ...mark('c', 'three'), updatedAt: 99 }
    const folded = foldMarks(1, held, [save(mark('c', 'three'), { state: 'received', reply })])
    expect(folded.at(-1)).toMatchObject({ name: 'three', updatedAt: 99 })
  })
})
