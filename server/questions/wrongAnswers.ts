/** Mistakes in an answer, each by itself: an option, a pair, a written text; however deep in a case. */
import type { AnyQuestion, BaseType, Option } from '../../src/contract/questions.ts'
import { readParts, writeParts } from '../../src/rules/kinds/caseStudy.ts'
import { blanks, writeBlanks } from '../../src/rules/kinds/fill.ts'
import { isAnswered, judge, kindOf } from '../../src/rules/kinds/index.ts'
import { stems, writePairs } from '../../src/rules/kinds/matching.ts'
import { readChoices, writeChoices } from '../../src/rules/kinds/multiple.ts'
import { readChoice } from '../../src/rules/kinds/single.ts'

export interface WrongPart {
  /** a question, or a stem or part of it */
  asked: AnyQuestion
  /** The smallest thing that was answered wrongly: `asked` itself, or one of its blanks. */
  to: AnyQuestion | Option
  /** the option that was chosen, and the one that is right instead; null where there is none, or no single one */
  chosen: Option | null
  right: Option | null
  /** the same as an answer to the whole question that says nothing else */
  content: string
}

type Find = (question: AnyQuestion, content: string) => WrongPart[]

/** An answer that is one thing; what says nothing is left open, and no slip. */
const whole: Find = (asked, content) =>
  isAnswered(asked, content) && judge(asked, content) === false
    ? [{ asked, to: asked, chosen: null, right: null, content }]
    : []

/** By kind; null where answers are not looked through: texts that were written freely are nobody else's to read. */
const finders: Record<BaseType, Find | null> = {
  DANXUAN(question, content) {
    const right = question.options.find(({ answer }) => answer === true)
    const chosen = question.options.find(({ id }) => id === readChoice(content))
    return right && chosen ? whole(question, content).map((slip) => ({ ...slip, right, chosen })) : []
  },
  DUOXUAN(asked, content) {
    const ids = readChoices(content) ?? []
    return asked.options
      .filter(({ id, answer }) => answer !== true && ids.includes(id))
      .map((chosen) => ({ asked, to: asked, chosen, right: null, content: writeChoices([chosen.id]) }))
  },
  PANDUAN: whole,
  TIANKONG(asked, content) {
    // where any order is right, a word is the same slip in whichever blank
    const placeOf = (at: number) => (asked.anyOrder ? 0 : at)
    const alone = (text: string, at: number) =>
      writeBlanks(asked.options.map((_, place) => (place === placeOf(at) ? text : '')))
    return blanks(asked, content).flatMap(({ text, state }, at) => {
      const to = asked.options[placeOf(at)]
      const wrong = state === 'right' ? '' : text.trim()
      return to && wrong !== '' ? [{ asked, to, chosen: null, right: null, content: alone(wrong, at) }] : []
    })
  },
  PEIWU: (question, content) =>
    stems(question, content).flatMap(({ stem, ...one }) => {
      const right = question.options.find(({ id }) => id === stem.answer)
      const chosen = question.options.find(({ id }) => id === one.chosen)
      return right && chosen && !one.right
        ? [{ asked: stem, to: stem, chosen, right, content: writePairs(new Map([[stem.id, chosen.id]])) }]
        : []
    }),
  BINGLI(question, content) {
    const parts = readParts(content)
    return question.children.flatMap((child) =>
      wrongAnswersIn(child, parts?.get(child.id) ?? '').map((slip) => ({
        ...slip,
        content: writeParts(new Map([[child.id, slip.content]])),
      })),
    )
  },
  WENDA: null,
  OTHER: null,
}

/** Whether answers of its kind are looked through at all. */
export const findsWrongAnswers = (question: AnyQuestion): boolean => finders[kindOf(question)] !== null

export const wrongAnswersIn: Find = (question, content) =>
  finders[kindOf(question)]?.(question, content) ?? []
