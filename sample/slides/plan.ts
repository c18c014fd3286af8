/** What stands on each slide of a deck: made of the specimens, their marks and the words of the school. */

import type { Bilingual } from '../../exchange/newSchool/types.ts'
import type { SpecimenView } from '../../src/contract/teaching/courseware.ts'
import { uuidOf } from '../../src/rules/bytes/uuidOf.ts'
import type { DeckSeed } from '../school/teaching/types.ts'

/** Of a specimen, what a slide is drawn from. */
export interface SpecimenPicture {
  key: string
  /** folder of its tiles */
  folder: string
  width: number
  height: number
  tileSize: number
  minLevel: number
  maxLevel: number
}

export interface SpecimenFacts {
  id: number
  name: Bilingual
  desc: Bilingual
  dye: Bilingual
  picture: SpecimenPicture
  /** a drawn diagram or gross picture: no stain, no scale */
  diagram: boolean
  structures: StructureFacts[]
}

export interface StructureFacts {
  name: Bilingual
  desc: Bilingual
  /** px of the whole picture */
  x: number
  y: number
  objective: number
}

/** A pin on a slide's picture, in fractions of the part that is shown. */
interface Pin {
  x: number
  y: number
  label: string
}

export interface SlidePlan {
  id: string
  title: Bilingual
  /** short lines below the title */
  lines: Bilingual[]
  picture: { of: SpecimenPicture; x: number; y: number; width: number; height: number; pins: Pin[] } | null
  note: Bilingual
  /** key of the specimen that it shows */
  specimen: string | null
  view: SpecimenView | null
}

export interface PlannedDeck {
  seed: DeckSeed
  plans: SlidePlan[]
}

/** px of the part of a slide that shows the picture */
export const pictureArea = { width: 940, height: 780 }

/** Structures of a specimen that get a slide of their own, at most; in a smaller school for tests fewer. */
export const mostStructures = { whole: 7, reduced: 3 }

/** Of the picture's width, how much is shown at an objective. */
function shareAt(objective: number, diagram: boolean): number {
  if (diagram || objective <= 0) return 0.5
  if (objective <= 4) return 0.5
  if (objective <= 10) return 0.32
  if (objective <= 20) return 0.2
  return 0.14
}

/** The part of a picture around a point that has the shape of the slide's picture. */
function partAround({ width, height }: SpecimenPicture, x: number, y: number, share: number) {
  const ratio = pictureArea.width / pictureArea.height
  const wide = Math.min(width * share, height * ratio)
  const high = wide / ratio
  const left = Math.min(Math.max(0, x - wide / 2), width - wide)
  const top = Math.min(Math.max(0, y - high / 2), height - high)
  return { x: left, y: top, width: wide, height: high }
}

const whole = (of: SpecimenPicture) => ({ x: 0, y: 0, width: of.width, height: of.height })

const firstSentence = (text: string, end: string) => {
  const at = text.indexOf(end)
  return at < 0 ? text : text.slice(0, at + end.length)
}

const shortened = ({ zh, en }: Bilingual): Bilingual => ({
  zh: firstSentence(zh, '。'),
  en: firstSentence(en, '. ').trim(),
})

function overview(deck: string, specimen: SpecimenFacts): SlidePlan {
  const { picture, name, desc, dye, diagram } = specimen
  const stain = diagram || dye.zh === '' ? [] : [{ zh: `染色：${dye.zh}`, en: `Stain: ${dye.en}` }]
  return {
    id: uuidOf(`${deck}/${picture.key}/overview`),
    title: name,
    lines: [...stain, shortened(desc)],
    picture: { of: picture, ...whole(picture), pins: [] },
    note: {
      zh: `先让学生在低倍下说出所见，再翻到下一页。${desc.zh}`,
      en: `Let the students say what they see at low power before you go on. ${desc.en}`,
    },
    specimen: picture.key,
    view: null,
  }
}

function structure(deck: string, specimen: SpecimenFacts, one: StructureFacts, at: number): SlidePlan {
  const { picture, diagram } = specimen
  const part = partAround(picture, one.x, one.y, shareAt(one.objective, diagram))
  const pin = { x: (one.x - part.x) / part.width, y: (one.y - part.y) / part.height, label: '' }
  const power = diagram ? [] : [{ zh: `物镜 ${one.objective}×`, en: `Objective ${one.objective}×` }]
  return {
    id: uuidOf(`${deck}/${picture.key}/${at}`),
    title: one.name,
    lines: [one.desc, ...power],
    picture: { of: picture, ...part, pins: [pin] },
    note: {
      zh: `请一位同学在自己的屏幕上再找一处${one.name.zh}，并说出依据。`,
      en: `Ask a student to find another ${one.name.en} on their own screen and to say how they knew it.`,
    },
    specimen: picture.key,
    view: {
      x: (part.x + part.width / 2) / picture.width,
      y: (part.y + part.height / 2) / picture.height,
      height: part.height / picture.height,
    },
  }
}

function selfTest(deck: string, specimen: SpecimenFacts, structures: StructureFacts[]): SlidePlan {
  const { picture, name } = specimen
  const list = (lang: 'zh' | 'en') => structures.map((one, at) => `${at + 1} ${one.name[lang]}`)
  return {
    id: uuidOf(`${deck}/${picture.key}/test`),
    title: { zh: `自测：${name.zh}`, en: `Test yourself: ${name.en}` },
    lines: [
      {
        zh: `说出 1 到 ${structures.length} 各是什么。`,
        en: `Name the structures 1 to ${structures.length}.`,
      },
      { zh: '答案在老师的备注里，也可以打开标本对照。', en: 'Open the specimen to compare.' },
    ],
    picture: {
      of: picture,
      ...whole(picture),
      pins: structures.map((one, at) => ({
        x: one.x / picture.width,
        y: one.y / picture.height,
        label: String(at + 1),
      })),
    },
    note: { zh: `答案：${list('zh').join('；')}。`, en: `Answers: ${list('en').join('; ')}.` },
    specimen: picture.key,
    view: null,
  }
}

/**
 * The slides of one specimen, in the order in which they are shown.
 * @param most structures that get a slide of their own
 */
export function planOfSpecimen(deck: string, specimen: SpecimenFacts, most: number): SlidePlan[] {
  const structures = specimen.structures.slice(0, most)
  return [
    overview(deck, specimen),
    ...structures.map((one, at) => structure(deck, specimen, one, at)),
    selfTest(deck, specimen, structures),
  ]
}

export function titleSlide(deck: { key: string; name: Bilingual }, specimens: SpecimenFacts[]): SlidePlan {
  const names = (lang: 'zh' | 'en') => specimens.map(({ name }) => name[lang])
  const first = specimens[0]?.picture
  return {
    id: uuidOf(`${deck.key}/title`),
    title: deck.name,
    lines: specimens.map(({ name }) => name),
    picture: first ? { of: first, ...whole(first), pins: [] } : null,
    note: {
      zh: `本讲内容：${names('zh').join('、')}。`,
      en: `In this lesson: ${names('en').join(', ')}.`,
    },
    specimen: null,
    view: null,
  }
}

/** What a search finds and a screen reader says. */
export const textOf = ({ title, lines }: SlidePlan, lang: 'zh' | 'en'): string =>
  [title[lang], ...lines.map((line) => line[lang])].join('\n')
