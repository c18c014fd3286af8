import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Question } from '../../../src/contract/questions.ts'
import { Explanation } from '../../../src/questions/Explanation.tsx'
import { QuestionView } from '../../../src/questions/index.tsx'
import { option, question } from '../rules/grading/questions.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function markup(children: ReactNode, locale: 'zh' | 'en'): string {
  i18n.loadAndActivate({ locale, messages: {} })
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
}

const base = { onChange: () => undefined, specimens: new Map() }

/** The markup of a question as a student sees it, with the texts of the source language. */
export const shown = (
  of: Question,
  content: string,
  submitted: boolean,
  locale: 'zh' | 'en' = 'zh',
): string => markup(<QuestionView {...base} question={of} content={content} shown={submitted} />, locale)

/** 背题: with its answer there, and nothing to answer. */
export const recited = (of: Question): string =>
  markup(<QuestionView {...base} question={of} content="" shown={false} recited />, 'zh')

/** What is told below an answer. */
export const explained = (of: Question, content: string, locale: 'zh' | 'en' = 'zh'): string =>
  markup(<Explanation question={of} content={content} />, locale)

export const times = (markup: string, piece: string): number => markup.split(piece).length - 1

export const named = (id: number, zh: string, en: string, answer: boolean | null) => ({
  ...option(id, answer),
  content: zh,
  contentEn: en,
})

export const single = question('DANXUAN', {
  title: '图中细胞是',
  titleEn: 'The cell is a',
  options: [named(11, '中性粒细胞', 'Neutrophil', false), named(12, '嗜酸性粒细胞', 'Eosinophil', true)],
})
export const multiple = question('DUOXUAN', {
  options: [named(1, '甲', 'A', true), named(2, '乙', 'B', false), named(3, '丙', 'C', true)],
})
export const statement = question('PANDUAN', { panDuanAnswer: true })
export const fill = question('TIANKONG', {
  title: '脑的动脉来自____和____。',
  options: [option(1, ['颈内动脉']), option(2, ['闰盘'])],
})
export const short = question('WENDA', { showAnswer: '滤过膜由三层构成' })
export const matching = question('PEIWU', {
  options: [named(1, '肝', 'Liver', null), named(2, '肾', 'Kidney', null), named(3, '脾', 'Spleen', null)],
  children: [
    question('PEIWU', { title: '中央静脉', answer: 1 }),
    question('PEIWU', { title: '门管区', answer: 1 }),
  ],
})
