import { describe, expect, test } from 'vitest'
import type { Question } from '../../../src/contract/questions.ts'
import { emptyQuestion, formKindNames, nextPart, questionFault } from '../../../src/rules/questionForm.ts'

const filled = (question: Question): Question => ({
  ...question,
  title: question.type.baseType === 'TIANKONG' ? '最深的一层是 ____' : '题干',
  options: question.options.map((option, index) => ({
    ...option,
    content: `选项 ${index}`,
    answer: Array.isArray(option.answer) ? ['基底层'] : option.answer,
  })),
  children: question.children.map(filled),
})

describe('a question in a form', () => {
  test.each(formKindNames)('%s begins empty and can be asked once it is filled in', (kind) => {
    expect(questionFault(emptyQuestion(kind))).toBe('title')
    expect(questionFault(filled(emptyQuestion(kind)))).toBeNull()
  })

  test('a choice without its right answer, or a single choice with two, is refused', () => {
    const single = filled(emptyQuestion('DANXUAN'))
    const right = (count: number): Question => ({
      ...single,
      options: single.options.map((option, index) => ({ ...option, answer: index < count })),
    })
    expect([questionFault(right(0)), questionFault(right(1)), questionFault(right(2))]).toEqual([
      'right',
      null,
      'right',
    ])
    const multiple = { ...right(2), type: { ...single.type, baseType: 'DUOXUAN' } }
    expect(questionFault(multiple)).toBeNull()
  })

  test('the blanks of a sentence must match its answers', () => {
    const fill = filled(emptyQuestion('TIANKONG'))
    expect(questionFault({ ...fill, title: '没有空' })).toBe('blanks')
    expect(questionFault({ ...fill, title: '____ 与 ____' })).toBe('blanks')
  })

  test('a part that is not whole keeps a case or a matching question back', () => {
    for (const kind of ['BINGLI', 'PEIWU'] as const) {
      const whole = filled(emptyQuestion(kind))
      expect(questionFault({ ...whole, children: [...whole.children, nextPart(whole)] })).toBe('parts')
      expect(questionFault({ ...whole, children: [] })).toBe('parts')
    }
  })
})
