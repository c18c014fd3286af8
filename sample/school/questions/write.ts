/** Short forms in which questions are written: texts as pairs of Chinese and English. */

import type { Bilingual } from '../../../exchange/newSchool/types.ts'
import type { BlankSeed, OptionSeed, QuestionSeed } from '../types.ts'

/** Chinese, English. */
export type Pair = readonly [zh: string, en: string]

/** A right option. */
export const yes = (zh: string, en: string): OptionSeed => ({ text: { zh, en }, right: true })

/** A wrong option. */
export const no = (zh: string, en: string): OptionSeed => ({ text: { zh, en } })

type Picture = NonNullable<QuestionSeed['specimen']>

/** The picture to answer from: an unnamed arrow at this structure, or the whole picture without `term`. */
export const at = (key: string, term?: string): Picture => (term ? { key, term } : { key })

/** The field around a structure, at the objective that shows it, without an arrow. */
export const around = (key: string, term: string): Picture => ({ key, term, field: true })

type Difficulty = QuestionSeed['difficulty']

const both = ([zh, en]: Pair): Bilingual => ({ zh, en })

/** What every kind has. Keywords are one text in each language: 甲、乙 and a, b. */
const base = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  analysis: Pair,
  keywords?: Pair,
  specimen?: Picture,
) => ({
  key,
  difficulty,
  stem: both(stem),
  analysis: both(analysis),
  ...(keywords && { keywords: keywords[0].split('、'), keywordsEn: keywords[1].split(', ') }),
  ...(specimen && { specimen }),
})

const choice =
  (kind: 'DANXUAN' | 'DUOXUAN') =>
  (
    key: string,
    difficulty: Difficulty,
    stem: Pair,
    options: OptionSeed[],
    analysis: Pair,
    keywords?: Pair,
    specimen?: Picture,
  ): QuestionSeed => ({ kind, ...base(key, difficulty, stem, analysis, keywords, specimen), options })

/** One option is right. */
export const single = choice('DANXUAN')

/** Several options may be right. */
export const several = choice('DUOXUAN')

/** True or false. */
export const judge = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  right: boolean,
  analysis: Pair,
  keywords?: Pair,
  specimen?: Picture,
): QuestionSeed => ({
  kind: 'PANDUAN',
  ...base(key, difficulty, stem, analysis, keywords, specimen),
  right,
})

/** A blank that takes these terms' names. */
export const named = (...terms: string[]): BlankSeed => ({ terms })

/** A blank that takes these texts. */
export const words = (...accept: string[]): BlankSeed => ({ accept })

/** Fill in the blanks. */
export const fill = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  blanks: BlankSeed[],
  analysis: Pair,
  keywords?: Pair,
  specimen?: Picture,
): QuestionSeed => ({
  kind: 'TIANKONG',
  ...base(key, difficulty, stem, analysis, keywords, specimen),
  blanks,
})

/** Shared options; each stem names the index of its own. */
export const match = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  options: Pair[],
  stems: readonly [zh: string, en: string, option: number][],
  analysis: Pair,
  keywords?: Pair,
): QuestionSeed => ({
  kind: 'PEIWU',
  ...base(key, difficulty, stem, analysis, keywords),
  options: options.map(both),
  stems: stems.map(([zh, en, option]) => ({ text: { zh, en }, option })),
})

/** A question to be answered in writing, with a model answer. */
export const essay = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  model: Pair,
  analysis: Pair,
  keywords?: Pair,
  specimen?: Picture,
): QuestionSeed => ({
  kind: 'WENDA',
  ...base(key, difficulty, stem, analysis, keywords, specimen),
  model: both(model),
})

/** A case with questions of any kind. */
export const patient = (
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  children: QuestionSeed[],
  analysis: Pair,
  keywords?: Pair,
  specimen?: Picture,
): QuestionSeed => ({
  kind: 'BINGLI',
  ...base(key, difficulty, stem, analysis, keywords, specimen),
  children,
})

/** A term to be explained (名词解释) or a drawing (绘图题): a kind of the school's own. */
export const other = (
  name: 'term' | 'drawing',
  key: string,
  difficulty: Difficulty,
  stem: Pair,
  model: Pair,
  analysis: Pair,
  keywords?: Pair,
): QuestionSeed => ({
  kind: 'OTHER',
  name: both(name === 'term' ? ['名词解释', 'Explain the term'] : ['绘图题', 'Drawing']),
  ...base(key, difficulty, stem, analysis, keywords),
  model: both(model),
})
