/** How an Excel file of results says things, in the language of whoever asked for it. */
import { inLang, type Lang } from '../../src/rules/lang.ts'
import type { ResultWords } from './resultSheets.ts'

type Texts = Omit<ResultWords, 'pick' | 'moment'>

const texts: Record<Lang, Texts> = {
  zh: {
    pointsSheet: '得分',
    answersSheet: '作答',
    heads: ['学号', '姓名', '班级', '第几次', '开始', '交卷', '得分'],
    question: (number, isLeftOut) => (isLeftOut ? `第 ${number} 题（不计分）` : `第 ${number} 题`),
    kept: '更正后保留',
    truth: { right: '对', wrong: '错' },
  },
  en: {
    pointsSheet: 'Score',
    answersSheet: 'Answers',
    heads: ['Student no.', 'Full name', 'Class', 'Attempt', 'Start', 'Hand-in', 'Score'],
    question: (number, isLeftOut) => (isLeftOut ? `Question ${number} (not counted)` : `Question ${number}`),
    kept: 'Kept after correction',
    truth: { right: 'True', wrong: 'False' },
  },
}

export function resultWordsIn(lang: Lang, timeZone: string): ResultWords {
  const form = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return { ...texts[lang], pick: (zh, en) => inLang(lang, zh, en), moment: (at) => form.format(at) }
}
