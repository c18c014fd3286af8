/** The school's specimens and their marks, as a table refers to them. */

import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Annotation, Question } from '../../src/contract/questions.ts'
import { QuestionFileFault } from './texts.ts'

interface Place {
  specimenId: number
  key: string
  name: string
  nameEn: string
  x: number
  y: number
  objective: number
}

/** @throws Wrong where there is none, or several */
export interface Specimens {
  /** @param text key, name or id */
  specimen(text: string): Promise<number>
  /** @param text a mark's key or name, or `x, y, objective`; behind it `; field` and, of a turntable, `; 35` for the frame */
  place(specimenId: number, text: string): Promise<Annotation>
  /** The text for a specimen, by which `specimen` finds it again; `textOf` does the same for `place`. */
  keyOf(specimenId: number): Promise<string>
  textOf(specimenId: number, annotation: Annotation): Promise<string>
}

/** A specimen and a place on it, as texts that `specimen` and `place` find again. */
export interface SpecimenReference {
  key: string
  /** empty: none */
  mark: string
}

export async function shownOf(
  { specimenId, annotation }: Pick<Question, 'specimenId' | 'annotation'>,
  specimens: Specimens,
): Promise<SpecimenReference | undefined> {
  if (specimenId === null) return undefined
  const mark = annotation ? await specimens.textOf(specimenId, annotation) : ''
  return { key: await specimens.keyOf(specimenId), mark }
}

/** The specimens and places that a question and each of its parts show. */
export interface AllShown {
  own: SpecimenReference | undefined
  parts: (SpecimenReference | undefined)[]
}

export async function allShownOf(question: Question, specimens: Specimens): Promise<AllShown> {
  const parts: AllShown['parts'] = []
  for (const child of question.children) parts.push(await shownOf(child, specimens))
  return { own: await shownOf(question, specimens), parts }
}

/** @throws Wrong where there is none */
export async function resolveReference({ key, mark }: SpecimenReference, specimens: Specimens) {
  const specimenId = await specimens.specimen(key)
  return { specimenId, annotation: mark ? await specimens.place(specimenId, mark) : null }
}

const same = (a: string, b: string) =>
  a !== '' && a.normalize('NFKC').toLowerCase() === b.normalize('NFKC').toLowerCase()

/** A place without how it is shown, and how: with an arrow, or as the field around it. */
function shownAs(told: string): Pick<Annotation, 'shape' | 'frame'> & { text: string } {
  const [, text = told, field, frame] =
    /^(.+?)(?:\s*[;；]\s*(field))?(?:\s*[;；]\s*(\d+))?$/i.exec(told.trim()) ?? []
  return { text, shape: field ? 'field' : 'arrow', ...(frame === undefined ? {} : { frame: Number(frame) }) }
}

export function specimenFinder(db: Executor): Specimens {
  let specimens: Promise<{ id: number; key: string; name: string; nameEn: string }[]> | undefined
  let marks: Promise<Place[]> | undefined
  const all = () => {
    specimens ??= db
      .selectFrom('specimen')
      .select(['id', 'key', 'name', 'nameEn'])
      .where('tenant', '=', tenant)
      .where('deleted', '=', 0)
      .execute()
    return specimens
  }
  const allMarks = () => {
    marks ??= db
      .selectFrom('mark')
      .select(['specimenId', 'key', 'name', 'nameEn', 'x', 'y', 'objective'])
      .where('tenant', '=', tenant)
      .orderBy('id')
      .execute()
    return marks
  }
  return {
    async specimen(text) {
      const list = await all()
      const exact = list.find(({ key, id }) => key === text || String(id) === text)
      if (exact) return exact.id
      const [found, ...others] = list.filter(({ name, nameEn }) => same(name, text) || same(nameEn, text))
      if (!found) throw new QuestionFileFault('noSpecimen', text)
      if (others.length > 0) throw new QuestionFileFault('specimenTwice', text)
      return found.id
    },
    async place(specimenId, told) {
      const { text, ...how } = shownAs(told)
      const [x, y, objective] = /^[\d.]+(?:\s*[,，]\s*[\d.]+){2}$/.test(text)
        ? text.split(/[,，]/).map(Number)
        : []
      if (x !== undefined && y !== undefined && objective !== undefined) return { ...how, x, y, objective }
      const own = (await allMarks()).filter((mark) => mark.specimenId === specimenId)
      const found =
        own.find(({ key }) => key === text) ??
        own.find(({ name, nameEn }) => same(name, text) || same(nameEn, text))
      if (!found) throw new QuestionFileFault('noMark', text)
      return { ...how, x: found.x, y: found.y, objective: found.objective }
    },
    async keyOf(specimenId) {
      return (await all()).find(({ id }) => id === specimenId)?.key ?? String(specimenId)
    },
    async textOf(specimenId, { x, y, objective, shape, frame }) {
      const at = (await allMarks()).find(
        (mark) =>
          mark.specimenId === specimenId && mark.x === x && mark.y === y && mark.objective === objective,
      )
      const place = at?.key || [x, y, objective].join(', ')
      return [place, ...(shape === 'field' ? [shape] : []), ...(frame === undefined ? [] : [frame])].join(
        '; ',
      )
    },
  }
}
