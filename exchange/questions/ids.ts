/** Answers that students gave name options and parts by their ids: what is still there keeps its own. */
import type { Question } from '../../src/contract/questions.ts'

/** @param question numbered by itself; @returns the same with the ids that `before` had */
export function withIdsOf(question: Question, before: Question): Question {
  let last = largest(before)
  const renumber = (now: Question, then: Question | undefined): Question => {
    const options = paired(now.options, then?.options ?? [], ({ content }) => content)
    const ids = new Map<number, number>()
    for (const [option, old] of options) ids.set(option.id, old?.id ?? ++last)
    const answerOf = (answer: number | null) => (answer === null ? null : (ids.get(answer) ?? answer))
    return {
      ...now,
      options: options.map(([option]) => ({ ...option, id: ids.get(option.id) ?? option.id })),
      children: paired(now.children, then?.children ?? [], ({ title }) => title).map(([child, old]) => ({
        ...renumber({ ...child, answer: answerOf(child.answer) }, old),
        id: old?.id ?? ++last,
      })),
    }
  }
  return renumber(question, before)
}

const largest = ({ options, children }: Question): number =>
  Math.max(0, ...options.map(({ id }) => id), ...children.flatMap((child) => [child.id, largest(child)]))

/** Each with the one of the same text, else with the one of which it is a mended text; the others are new. */
function paired<T>(
  now: readonly T[],
  then: readonly T[],
  textOf: (one: T) => string,
): [now: T, then: T | undefined][] {
  const left = [...then]
  const take = (isIt: (other: T) => boolean) => {
    const place = left.findIndex(isIt)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
  const same = now.map((one) => take((other) => textOf(other) === textOf(one)))
  return now.map((one, n) => [one, same[n] ?? take((other) => isMended(textOf(other), textOf(one)))])
}

/** Half of the longer one's characters are in both. */
export function isMended(a: string, b: string): boolean {
  const left = [...a]
  const shared = [...b].filter((character) => {
    const place = left.indexOf(character)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
  return shared.length * 2 >= Math.max([...a].length, [...b].length)
}
