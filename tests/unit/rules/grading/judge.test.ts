import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAnswered, judge, kindOf } from '../../../../src/rules/kinds/index.ts'
import { fillIn, option, question } from './questions.ts'

const single = question('DANXUAN', { options: [option(11, false), option(12, true), option(13, false)] })
const multiple = question('DUOXUAN', { options: [option(2, true), option(3, false), option(10, true)] })
const statement = question('PANDUAN', { panDuanAnswer: false })
const fill = fillIn([['肾小球', 'glomerulus'], ['足细胞']])
const short = question('WENDA')
const stem = (answer: number) => question('DANXUAN', { answer })
const stems = [stem(1), stem(1), stem(3)]
const matching = question('PEIWU', {
  options: [option(1, null), option(2, null), option(3, null)],
  children: stems,
})
const [first, second, third] = stems.map((child) => child.id)
const inCase = [question('DANXUAN', { options: [option(1, true), option(2, false)] }), question('WENDA')]
const study = question('BINGLI', { children: inCase })
const [chosen, written] = inCase.map((child) => child.id)

describe('one choice', () => {
  test('is right for the right option and for no other', () => {
    expect(['11', '12', '13', '14'].map((content) => judge(single, content))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

describe('several choices', () => {
  test('are right when all right options and no other are chosen', () => {
    expect(judge(multiple, '2,10')).toBe(true)
    expect(['2', '10', '2,3,10', '3', '2,3'].map((content) => judge(multiple, content))).not.toContain(true)
  })

  test('are right in whatever order their ids stand', () => {
    expect(judge(multiple, '10,2')).toBe(true)
  })

  test('are never right without any right option', () => {
    expect(judge(question('DUOXUAN', { options: [option(1, false)] }), '')).toBe(false)
  })
})

describe('a statement', () => {
  test('is judged by what was said of it', () => {
    expect(['0', '1', 'true', ''].map((content) => judge(statement, content))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a short answer', () => {
  test('waits for the student to mark it', () => {
    const content = (self: boolean | null) => JSON.stringify({ text: '滤过血浆', self })
    expect([null, true, false].map((self) => judge(short, content(self)))).toEqual([null, true, false])
  })
})

describe('matching', () => {
  test('is right when every stem has its option, one option serving twice and one never', () => {
    expect(judge(matching, JSON.stringify({ [first!]: 1, [second!]: 1, [third!]: 3 }))).toBe(true)
  })

  test('is wrong as a whole with one stem wrong or left out', () => {
    expect(judge(matching, JSON.stringify({ [first!]: 1, [second!]: 2, [third!]: 3 }))).toBe(false)
    expect(judge(matching, JSON.stringify({ [first!]: 1, [third!]: 3 }))).toBe(false)
  })
})

describe('a case', () => {
  const content = (choice: string, self: boolean | null) =>
    JSON.stringify({ [chosen!]: choice, [written!]: JSON.stringify({ text: '…', self }) })

  test('is right when every part is right', () => {
    expect(judge(study, content('1', true))).toBe(true)
  })

  test('is wrong with one part wrong, whatever the others wait for', () => {
    expect(
      [content('2', true), content('1', false), content('2', null)].map((text) => judge(study, text)),
    ).toEqual([false, false, false])
  })

  test('waits while a part waits to be marked', () => {
    expect(judge(study, content('1', null))).toBeNull()
  })

  test('is wrong where a part has no answer', () => {
    expect(judge(study, '{}')).toBe(false)
  })
})

describe('a kind that this build does not know', () => {
  test('counts as other and is not judged', () => {
    const later = question('HUATU')
    expect(kindOf(later)).toBe('OTHER')
    expect(kindOf(question('constructor'))).toBe('OTHER')
    expect(judge(later, 'anything')).toBeNull()
  })
})

describe('content that cannot be read', () => {
  const judged = [single, multiple, statement, fill, short, matching, study]
  const odd = [
    '',
    ' ',
    '{',
    'null',
    '[]',
    '{}',
    '[[1]]',
    '-1',
    '1e3',
    '2,,10',
    '2,10,',
    '{"text":1}',
    '{"__proto__":1}',
    'x'.repeat(20_000),
  ]

  test('is wrong', () => {
    for (const content of odd)
      expect(
        judged.map((each) => judge(each, content)),
        content,
      ).not.toContain(true)
    expect(judge(short, '滤过血浆')).toBe(false)
  })

  test('never throws, whatever a device sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (content) => {
        for (const each of judged) {
          expect([true, false, null]).toContain(judge(each, content))
          isAnswered(each, content)
        }
      }),
    )
  })
})

describe('an answer may be submitted', () => {
  test('when each stem has an option, and not before', () => {
    expect(isAnswered(matching, JSON.stringify({ [first!]: 1, [second!]: 1 }))).toBe(false)
    expect(isAnswered(matching, JSON.stringify({ [first!]: 1, [second!]: 1, [third!]: 2 }))).toBe(true)
  })

  test('when something stands in it', () => {
    expect([isAnswered(single, ''), isAnswered(single, '12')]).toEqual([false, true])
    expect([isAnswered(fill, '["",""]'), isAnswered(fill, '["","a"]')]).toEqual([false, true])
    expect(isAnswered(short, JSON.stringify({ text: '  ', self: null }))).toBe(false)
    expect(isAnswered(study, '{}')).toBe(false)
    expect([isAnswered(question('OTHER'), ' '), isAnswered(question('OTHER'), 'a')]).toEqual([false, true])
  })
})
