/** Questions of a paper as the question view takes them, in the order of the attempt. */

import type { Question } from '../../contract/questions.ts'
import type { PaperQuestion, QuizPaper } from '../../contract/quizzes/quiz.ts'
import { shuffled } from '../../rules/exam/random.ts'
import { kindOf, questionKinds } from '../../rules/kinds/index.ts'

/** A small generator of chance from a seed (mulberry32), so that an attempt has the same order on every device. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A question without its key: what would tell the answer is empty. */
function toQuestion(paper: PaperQuestion, random: (() => number) | null): Question {
  const options =
    random && questionKinds[kindOf(paper)].hasLooseOptions ? shuffled(paper.options, random) : paper.options
  return {
    id: paper.id,
    catalogId: 0,
    type: paper.type,
    title: paper.title,
    titleEn: paper.titleEn,
    options: options.map((option) => ({ ...option, answer: null })),
    panDuanAnswer: null,
    answer: null,
    anyOrder: paper.anyOrder,
    showAnswer: '',
    showAnswerEn: '',
    analysis: '',
    analysisEn: '',
    keywords: [],
    difficulty: paper.difficulty,
    children: paper.children.map((child) => toQuestion(child, random)),
    specimenId: paper.specimenId,
    annotation: paper.annotation,
  }
}

export interface OrderedQuestion {
  question: Question
  maxPoints: number
  /** Of the parts of a case; absent: even shares. */
  partPoints?: number[] | undefined
}

/** The questions in the order that the attempt's seed gives. */
export function orderedQuestions(paper: QuizPaper): OrderedQuestion[] {
  const random = seededRandom(paper.seed)
  const inOrder = paper.shuffleQuestions ? shuffled(paper.questions, random) : [...paper.questions]
  return inOrder.map(({ maxPoints, partPoints, ...question }) => ({
    maxPoints,
    partPoints,
    question: toQuestion(question, paper.shuffleOptions ? random : null),
  }))
}
