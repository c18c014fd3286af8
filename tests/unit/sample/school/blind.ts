/**
 * Every question is answered blind by an independent reader before it is in (../shared/design/content.md): what a
 * reader sees of it, and whether the answer is the author's.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bilingual } from '../../../../exchange/newSchool/types.ts'
import { namesOf, termOf } from '../../../../sample/fill/terms.ts'
import type { BlankSeed, QuestionSeed, Term } from '../../../../sample/school/types.ts'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { drawingSourcesDigest, pictureDigest } from './picture.ts'

const letters = 'ABCDEFGHIJKL'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const both = ({ zh, en }: Bilingual) => `${zh} (${en})`

/** Where options stand for the reader: in an order that tells nothing of the author's. */
const shuffled = ({ key, options }: { key: string; options: readonly unknown[] }) =>
  [...options.keys()].sort((a, b) => sha(key + a).localeCompare(sha(key + b)))

const kinds: Record<QuestionSeed['kind'], string> = {
  DANXUAN: 'one right option',
  DUOXUAN: 'several right options',
  PANDUAN: 'true or false: T or F',
  TIANKONG: 'fill the blanks: a list of texts',
  WENDA: 'two or three sentences',
  PEIWU: 'an option for each stem: letters in order of the stems; each serves once, often or never',
  BINGLI: 'a case',
  OTHER: 'two or three sentences',
}

/** What a blank asks for; further names of the same, which are taken as right too, ask for no new reading. */
const keyOf = ({ terms, accept = [], ...rest }: BlankSeed) => ({
  ...rest,
  ...(terms ? { terms } : { accept: accept.slice(0, 1) }),
})

/** All words of a question that bear on its answer, parts included: another wording, option or key is another question. */
export const digestOf = (question: QuestionSeed): string => {
  const { analysis: _, keywords: __, keywordsEn: ___, difficulty: ____, ...asked } = question
  const parts = question.kind === 'BINGLI' ? { children: question.children.map(digestOf) } : {}
  const blanks = question.kind === 'TIANKONG' ? { blanks: question.blanks.map(keyOf) } : {}
  return sha(JSON.stringify({ ...asked, ...parts, ...blanks })).slice(0, 12)
}

/** The question as a reader saw it, its picture included. */
export const readingOf = (question: QuestionSeed): string =>
  digestOf(question) + (question.specimen ? `.${pictureDigest(question.specimen)}` : '')

/** What a reader gets to see: no key, no name that tells. @param covered the picture is not shown */
export function asked(
  question: QuestionSeed,
  covered = false,
  id = covered ? digestOf(question) : readingOf(question),
  level = '##',
): string {
  const { kind, stem, specimen } = question
  const lines = [`${level} ${id} [${kinds[kind]}]`, both(stem)]
  if (specimen && level === '##') lines.splice(1, 0, `picture: ${covered ? 'covered' : `${id}.png`}`)
  if (kind === 'DANXUAN' || kind === 'DUOXUAN') {
    const order = shuffled(question)
    lines.push(...order.map((at, n) => `- ${letters[n]}. ${both(question.options[at]?.text ?? stem)}`))
  }
  if (kind === 'PEIWU') {
    const order = shuffled(question)
    lines.push(...order.map((at, n) => `- ${letters[n]}. ${both(question.options[at] ?? stem)}`))
    lines.push(...question.stems.map(({ text }, n) => `${n + 1}. ${both(text)}`))
  }
  if (kind === 'BINGLI')
    lines.push(...question.children.map((child, n) => asked(child, covered, `${id}/${n + 1}`, '###')))
  return `${lines.join('\n')}\n`
}

const sorted = (text: string) => [...text].sort().join('')

/** What a reader wrote into a blank, or another name that stands in brackets behind it. */
const names = (said: string) => [said, ...said.split(/[（()）]/)].map(fold)

function accepts(
  { terms: keys = [], accept = [] }: BlankSeed,
  said: string,
  terms: Record<string, Term>,
  by: string,
) {
  const right = [...keys.flatMap((key) => namesOf(termOf(terms, key, by))), ...accept].map(fold)
  return names(said).some((name) => right.includes(name))
}

/**
 * Whether a reader's answer is the author's; null where a person must compare the two (model answers).
 * @param answer letters, T or F, or a list of texts
 */
export function agrees(question: QuestionSeed, answer: unknown, terms: Record<string, Term>): boolean | null {
  const said = String(answer)
  switch (question.kind) {
    case 'DANXUAN':
    case 'DUOXUAN': {
      const order = shuffled(question)
      const right = order.map((at, n) => (question.options[at]?.right ? letters[n] : '')).join('')
      return sorted(said) === sorted(right)
    }
    case 'PANDUAN':
      return said === (question.right ? 'T' : 'F')
    case 'PEIWU': {
      const order = shuffled(question)
      return said === question.stems.map(({ option }) => letters[order.indexOf(option)]).join('')
    }
    case 'TIANKONG': {
      const texts = Array.isArray(answer) ? answer.map(String) : [said]
      const held = (given: string[]) =>
        question.blanks.every((blank, at) => accepts(blank, given[at] ?? '', terms, question.key))
      return held(texts) || (question.anyOrder === true && held(texts.toReversed()))
    }
    default:
      return null
  }
}

/** Digest (words, and picture where there is one) and key of each question as a reader answered it, and the author agreed. */
export const recordFile = join(import.meta.dirname, 'readBlind.txt')
/** Digest (words) and key of each question with a picture that a reader could not answer with the picture covered. */
export const coveredFile = join(import.meta.dirname, 'readCovered.txt')

/** Digest of what draws the pictures, as it was when all of them were last drawn and compared with the record. */
export const drawnFile = join(import.meta.dirname, 'readDrawn.txt')
/** Whether the pictures need no drawing to be known as read: nothing that draws them has changed since. */
export const areDrawingsUnchanged = (): boolean =>
  readFileSync(drawnFile, 'utf8').trim() === drawingSourcesDigest()

/**
 * Whether a question stands as read: what is answered anew counts, also against what was recorded.
 * @param found what was answered otherwise now; null: nothing was
 */
export const standsRead = (wasRead: boolean, found: readonly string[] | null): boolean =>
  found === null ? wasRead : found.length === 0

export const recorded = (file = recordFile): Map<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
