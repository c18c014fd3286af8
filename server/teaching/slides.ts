/** Slides as they are stored, and as each side reads them. */
import type { CoursewareSlide } from '../../src/contract/teaching/courseware.ts'
import { withForms } from '../../src/rules/words/keyword.ts'

export type StoredSlide = Omit<CoursewareSlide, 'note' | 'noteEn'> & { note: string; noteEn: string }

export const slidesIn = (json: string): StoredSlide[] =>
  json === '' ? [] : (JSON.parse(json) as StoredSlide[])

/** @param withNotes for teachers alone */
export const slidesFor = (slides: readonly StoredSlide[], withNotes: boolean): CoursewareSlide[] =>
  withNotes ? [...slides] : slides.map((slide) => ({ ...slide, note: null, noteEn: null }))

/** Text that a search looks through: the names, and the text of each slide on a line of its own. */
export const slideSearchText = (names: readonly string[], slides: readonly StoredSlide[]): string =>
  withForms([...names, ...slides.flatMap(({ text, textEn }) => [text, textEn])]).join('\n')

/** The columns that follow from a set of slides. */
export const slideColumns = (names: readonly string[], slides: readonly StoredSlide[]) => ({
  slides: JSON.stringify(slides),
  slideCount: slides.length,
  words: slideSearchText(names, slides),
})
