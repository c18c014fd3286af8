/** A question as its author wrote it, as the contract has it. */
import { typeOf } from '../../server/questions/types.ts'
import type { Annotation, Option, Question } from '../../src/contract/questions.ts'
import { bareQuestion } from '../../src/rules/bareQuestion.ts'
import type { BlankSeed, OptionSeed, QuestionSeed, Term } from '../school/types.ts'
import { nearNames } from './nearNames.ts'
import { namesOf, termOf } from './terms.ts'

/** What questions refer to. */
export interface Referred {
  terms: Record<string, Term>
  /** ids by key */
  specimens: ReadonlyMap<string, number>
  /** where a specimen's structures lie, as far as its picture is made: specimen's key, then the term's */
  places: ReadonlyMap<string, ReadonlyMap<string, Omit<Annotation, 'shape'>>>
}

const empty = { ...bareQuestion, id: 0, options: [], children: [] } satisfies Partial<Question>

/** Its own id and its catalogue's are 0: they are columns. Options and parts are numbered within the question. */
export function questionFrom(seed: QuestionSeed, referred: Referred): Question {
  let last = 0
  return build(seed, referred, () => ++last)
}

function build(seed: QuestionSeed, referred: Referred, next: () => number): Question {
  return {
    ...empty,
    type: typeOf(seed.kind),
    title: seed.stem.zh,
    titleEn: seed.stem.en,
    analysis: seed.analysis.zh,
    analysisEn: seed.analysis.en,
    keywords: seed.keywords ?? [],
    ...(seed.keywordsEn && { keywordsEn: seed.keywordsEn }),
    difficulty: seed.difficulty,
    ...shown(seed, referred),
    ...answered(seed, referred, next),
  }
}

/** The picture to answer from. */
function shown({ key, specimen }: QuestionSeed, { specimens, places }: Referred) {
  if (!specimen) return {}
  const specimenId = specimens.get(specimen.key)
  if (specimenId === undefined)
    throw new Error(`${key} refers to the specimen "${specimen.key}", which does not exist.`)
  const place = specimen.term === undefined ? undefined : places.get(specimen.key)?.get(specimen.term)
  const shape = specimen.field ? ('field' as const) : ('arrow' as const)
  return { specimenId, annotation: place ? { shape, ...place } : null }
}

/** What is right, in the shape of the question's kind. */
function answered(seed: QuestionSeed, referred: Referred, next: () => number): Partial<Question> {
  switch (seed.kind) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return { options: seed.options.map((option) => choice(option, next())) }
    case 'PANDUAN':
      return { panDuanAnswer: seed.right }
    case 'TIANKONG':
      return {
        options: seed.blanks.map((blank) => blankFrom(blank, next(), seed.key, referred.terms)),
        anyOrder: seed.anyOrder ?? false,
      }
    case 'WENDA':
      return { showAnswer: seed.model.zh, showAnswerEn: seed.model.en }
    case 'PEIWU':
      return matching(seed, next)
    case 'BINGLI':
      return {
        children: seed.children.map((child) => {
          const id = next()
          return { ...build(child, referred, next), id }
        }),
      }
    case 'OTHER':
      return {
        type: { ...typeOf('OTHER'), name: seed.name.zh, nameEn: seed.name.en },
        showAnswer: seed.model.zh,
        showAnswerEn: seed.model.en,
      }
  }
}

const choice = ({ text, right }: OptionSeed, id: number): Option => ({
  id,
  content: text.zh,
  contentEn: text.en,
  answer: right === true,
})

/** Accepts the terms' names and what the author lists; names of what they are never the same as are refused. */
function blankFrom(
  { terms: keys = [], accept = [] }: BlankSeed,
  id: number,
  by: string,
  terms: Record<string, Term>,
): Option {
  const own = keys.map((key) => termOf(terms, key, by))
  const answer = [...new Set([...own.flatMap(namesOf), ...accept])]
  const other = own
    .flatMap((term) => term.never ?? [])
    .filter((key) => !keys.includes(key))
    .flatMap((key) => namesOf(termOf(terms, key, by)))
  const never = [...other, ...nearNames(answer, terms)].filter((name) => !answer.includes(name))
  return {
    id,
    content: '',
    contentEn: '',
    answer,
    ...(never.length > 0 ? { never: [...new Set(never)] } : {}),
  }
}

function matching(seed: QuestionSeed & { kind: 'PEIWU' }, next: () => number): Partial<Question> {
  const options = seed.options.map(
    ({ zh, en }): Option => ({ id: next(), content: zh, contentEn: en, answer: null }),
  )
  const children = seed.stems.map(({ text, option }): Question => {
    const right = options[option]
    if (!right) throw new Error(`${seed.key} has no option ${option}.`)
    return {
      ...empty,
      id: next(),
      type: typeOf('DANXUAN'),
      title: text.zh,
      titleEn: text.en,
      answer: right.id,
      difficulty: seed.difficulty,
    }
  })
  return { options, children }
}
