import { describe, expect, test } from 'vitest'
import type { Question, QuestionId } from '../../../../../src/contract/questions.ts'
import {
  applyVerdicts,
  begunAnswers,
  type CardContents,
  type GivenAnswer,
  handedInProgress,
  isOtherMark,
  keepUnchanged,
  paperProgress,
  progressFrom,
  savedState,
  startIndex,
  weakParts,
} from '../../../../../src/features/practice/sources/progress.ts'
import {
  narrowSource,
  type QuestionSource,
} from '../../../../../src/features/practice/sources/questionSource.ts'
import {
  countFlagged,
  countPending,
  countStates,
  groupByType,
} from '../../../../../src/parts/questionPage/card/places.ts'
import { writeParts } from '../../../../../src/rules/kinds/caseStudy.ts'
import { judge } from '../../../../../src/rules/kinds/index.ts'
import { writePairs } from '../../../../../src/rules/kinds/matching.ts'
import { option, question } from '../../../rules/grading/questions.ts'

const choice = () => question('DANXUAN', { options: [option(1, true), option(2, false)] })
const questions = [choice(), choice(), choice(), question('WENDA')]
const [first, second, third, written] = questions as [Question, Question, Question, Question]

function bundle(answers: [Question, string, boolean | null][] = []): CardContents {
  const of = new Map(
    answers.map(([one, content, correct]) => [one.id, { questionId: one.id, content, correct }]),
  )
  return {
    items: questions.map((one) => ({
      questionId: one.id,
      baseType: one.type.baseType,
      isSubmited: of.has(one.id),
      isCorrected: of.get(one.id)?.correct ?? null,
    })),
    questions: [...questions].reverse(),
    contents: new Map([...of].map(([id, { content }]) => [id, content])),
  }
}

const none = new Map<number, GivenAnswer>()
const standings = (data: CardContents, given: ReadonlyMap<QuestionId, GivenAnswer> = none) =>
  progressFrom(data, given).map((place) => place.standing)

describe('T04 a chapter shows each question', () => {
  test('unanswered, right, wrong or not judged, in the order of the card', () => {
    const data = bundle([
      [first, '1', true],
      [second, '2', false],
      [written, JSON.stringify({ text: 'x', self: null }), null],
    ])
    expect(standings(data)).toEqual(['right', 'wrong', 'unanswered', 'open'])
    expect(countStates(progressFrom(data, none))).toEqual({
      right: 1,
      wrong: 1,
      unanswered: 1,
      open: 1,
      written: 0,
    })
  })

  test('judged at once, before the data holds the answer', () => {
    const given = new Map([
      [first.id, { content: '2', correct: false, ms: 0, saving: 'saving' as const, since: 0 }],
    ])
    expect(standings(bundle(), given)[0]).toBe('wrong')
  })

  test('as the service judged it where the device judged otherwise', () => {
    const one = { content: '2', correct: false, ms: 0, saving: 'saved' as const, since: 0 }
    const changes = new Map([[first.id, { device: false, service: true }]])
    const shown = (given: GivenAnswer) =>
      standings(bundle(), applyVerdicts(new Map([[first.id, given]]), changes))[0]
    expect(shown(one)).toBe('right')
    // a new answer is not yet known to wait: the change is the one before's
    expect(shown({ ...one, saving: 'saving' })).toBe('wrong')
    const given = new Map([[second.id, one]])
    expect(applyVerdicts(given, changes)).toBe(given)
  })

  test('unanswered again after the chapter was cleared', () => {
    expect(standings(bundle())).toEqual(['unanswered', 'unanswered', 'unanswered', 'unanswered'])
  })
})

test('where the service judges otherwise, its verdict stands', () => {
  const given = new Map([
    [first.id, { content: '1', correct: true, ms: 0, saving: 'saved' as const, since: 0 }],
  ])
  const [place] = progressFrom(bundle([[first, '1', false]]), given)
  expect(place?.standing).toBe('wrong')
})

test('the time that an answer took is told on every device, and after a reload', () => {
  const data = { ...bundle([[first, '1', true]]), times: new Map([[first.id, 7000]]) }
  expect(progressFrom(data, none)[0]?.ms).toBe(7000)
  const given = new Map([
    [first.id, { content: '2', correct: false, ms: 3000, saving: 'saving' as const, since: 0 }],
  ])
  expect(progressFrom(data, given)[0]?.ms).toBe(3000)
  expect(progressFrom(bundle([[first, '1', true]]), none)[0]?.ms).toBeUndefined()
})

describe('an answer that stands', () => {
  const given = { content: '2', correct: false, ms: 0, saving: 'saved' as const, since: 4 }
  const place = { question: first, standing: 'wrong', content: '2', given } as const

  test('was received only where the service told of it or acknowledged it', () => {
    expect(savedState(place, undefined, undefined, undefined)).toBe('unknown')
    expect(savedState(place, '1', undefined, { n: 5, at: 0, content: '1' })).toBe('unknown')
    expect(savedState(place, '2', undefined, undefined)).toBe('received')
    expect(savedState(place, undefined, undefined, { n: 5, at: 0, content: '2' })).toBe('received')
    const { given: _, ...before } = place
    expect(savedState(before, '2', undefined, undefined)).toBe('received')
  })

  test('told without its words was received if acknowledged after it was given', () => {
    expect(savedState(place, undefined, undefined, { n: 4, at: 0 })).toBe('unknown')
    expect(savedState(place, undefined, undefined, { n: 5, at: 0 })).toBe('received')
  })

  test('waits, or needs a person, whatever was acknowledged before', () => {
    for (const state of ['waiting', 'parked'] as const)
      expect(savedState(place, '2', state, { n: 5, at: 0, content: '2' })).toBe(state)
  })
})

describe('practice starts', () => {
  const data = progressFrom(bundle([[first, '1', true]]), none)

  test('at the question of the address', () => {
    expect(startIndex(data, third.id)).toBe(2)
  })

  test('else where it was left on this device, as long as that question is there', () => {
    expect(startIndex(data, undefined, third.id)).toBe(2)
    expect(startIndex(data, second.id, third.id)).toBe(1)
    expect(startIndex(data, undefined, 987_654)).toBe(1)
  })

  test('else at the first question without an answer', () => {
    expect(startIndex(data, undefined)).toBe(1)
    expect(startIndex(data, 987_654)).toBe(1)
  })

  test('at the first when all are answered', () => {
    const all = questions.map((one) => [one, 'x', false] as [Question, string, boolean])
    expect(startIndex(progressFrom(bundle(all), none), undefined)).toBe(0)
  })
})

test('the answer card groups questions by kind and keeps their numbers', () => {
  const groups = groupByType(progressFrom(bundle(), none))
  expect(groups.map(({ at }) => at.map(({ index }) => index))).toEqual([[0, 1, 2], [3]])
})

describe('a mock exam', () => {
  const data = bundle([[first, '1', true]])

  test('begins blank, whatever was answered before, and tells no verdict', () => {
    expect(paperProgress(data, new Map()).map(({ standing }) => standing)).toEqual(
      Array(4).fill('unanswered'),
    )
    const paper = paperProgress(data, new Map([[first.id, '2']]))
    expect(paper[0]).toMatchObject({ standing: 'written', content: '2' })
  })

  test('does not take a choice taken back, or a blank text, for an answer', () => {
    const paper = paperProgress(data, new Map([[written.id, JSON.stringify({ text: ' ', self: null })]]))
    expect(paper.at(-1)?.standing).toBe('unanswered')
    expect(begunAnswers(paper)).toEqual([])
  })

  test('hands in partly answered questions, which count as wrong', () => {
    const stems = [question('PEIWU', { answer: 1 }), question('PEIWU', { answer: 1 })]
    const matching = question('PEIWU', { options: [option(1, null)], children: stems })
    const study = question('BINGLI', { children: [choice(), matching] })
    const half = writePairs(new Map([[stems[0]!.id, 1]]))
    const answers = new Map([
      [matching.id, half],
      [study.id, writeParts(new Map([[matching.id, half]]))],
    ])
    const paper = paperProgress({ items: [], questions: [first, matching, study] }, answers)
    expect(paper.map(({ standing }) => standing)).toEqual(['unanswered', 'unanswered', 'unanswered'])
    const handedInProgress = begunAnswers(paper)
    expect(handedInProgress.map((place) => place.question)).toEqual([matching, study])
    expect(handedInProgress.map((place) => judge(place.question, place.content))).toEqual([false, false])
  })
})

test('questions that did not change stay the same objects and are not drawn again', () => {
  const before = progressFrom(bundle(), none)
  const now = keepUnchanged(before, progressFrom(bundle([[second, '1', true]]), none))
  expect(now.map((place, at) => place === before[at])).toEqual([true, false, true, true])
})

test('weak parts are those with something wrong, the weakest first', () => {
  const data = progressFrom(
    bundle([
      [first, '2', false],
      [second, '1', true],
      [third, '2', false],
    ]),
    none,
  )
  const names = new Map([
    [first.id, '甲'],
    [second.id, '甲'],
    [third.id, '乙'],
    [written.id, '丙'],
  ])
  expect(weakParts(data, ({ id }) => names.get(Number(id)))).toEqual([
    { name: '乙', right: 0, judged: 1 },
    { name: '甲', right: 1, judged: 2 },
  ])
  // a question source that is all one chapter has no weak one
  expect(weakParts(data, () => '甲')).toEqual([])
})

test('a question not handed in with a mock exam is unanswered, also if practised', () => {
  const data = bundle([
    [first, '1', true],
    [second, '2', false],
  ])
  const result = handedInProgress(progressFrom(data, none), new Set([second.id]))
  expect(result.map(({ standing }) => standing)).toEqual(['unanswered', 'wrong', 'unanswered', 'unanswered'])
  expect(countStates(result)).toMatchObject({ right: 0, wrong: 1, unanswered: 3 })
})

test('the same mark again is no answer of its own, unless it could not be stored', () => {
  const [place] = progressFrom(bundle([[written, '{"text":"a","self":false}', false]]), none).slice(-1)
  const given = (saving: GivenAnswer['saving']) => ({
    content: 'no',
    correct: false,
    ms: 1,
    saving,
    since: 0,
  })
  if (!place) throw new Error('no place')
  expect([isOtherMark(place, place.content), isOtherMark(place, '{"text":"a","self":true}')]).toEqual([
    false,
    true,
  ])
  expect(isOtherMark({ ...place, content: 'no', given: given('saved') }, 'no')).toBe(false)
  expect(isOtherMark({ ...place, content: 'no', given: given('failed') }, 'no')).toBe(true)
})

test('practising again asks only the chosen questions, all of them unanswered', async () => {
  const sent: unknown[] = []
  const source: QuestionSource = {
    ...bundle([[first, '2', false]]),
    key: 'chapter:1',
    title: '',
    back: '/exercise/chapter',
    specimens: new Map(),
    submit: async ({ id }) => sent.push(id),
    restart: async () => undefined,
  }
  const again = narrowSource(source, new Set([first.id]), '只练错题')
  expect(progressFrom(again, none)).toEqual([{ question: first, standing: 'unanswered', content: '' }])
  await again.submit(first, '1', 0)
  expect(sent).toEqual([first.id])
  // drafts and flags are the source's
  expect(again.key).toBe(source.key)
  expect(again.restart).toBeUndefined()
})

test('flags on questions that are not asked here are not counted', () => {
  const all = progressFrom(bundle(), new Map())
  expect(countFlagged(all, new Set([first.id, third.id, 987_654]))).toBe(2)
})

test('what was refused waits for a person, and is not said to be sent', () => {
  const pending = new Map([
    [first.id, 'waiting'],
    [second.id, 'parked'],
    [987_654, 'waiting'],
  ] as const)
  expect(countPending(progressFrom(bundle(), new Map()), pending)).toEqual({ waiting: 1, parked: 1 })
})
