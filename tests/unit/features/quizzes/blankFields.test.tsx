/** The fields of a blank in the teachers' form. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Option, Question } from '../../../../src/contract/questions.ts'
import { BlankFields } from '../../../../src/features/quizzes/teach/question/BlankFields.tsx'
import { blankOption } from '../../../../src/rules/kinds/options.ts'
import { emptyQuestion, requestOfForm } from '../../../../src/rules/questionForm.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const questionOf = (more: Partial<Option>): Question => ({
  ...emptyQuestion('TIANKONG'),
  title: '静息时是 ____',
  options: [{ ...blankOption(1, ['-70']), ...more }],
})
const markupOf = (more: Partial<Option>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BlankFields question={questionOf(more)} onChange={() => undefined} />
    </I18nProvider>,
  )

test('what a blank may leave out is closed until it has some, and then shown', () => {
  expect(markupOf({})).toMatch(/<details><summary[^>]*>单位和可省略的词/)
  const filled = markupOf({ unit: ['mV', '毫伏'], suffix: ['电位'] })
  expect(filled).toContain('<details open="">')
  expect(filled).toContain('value="mV、毫伏"')
  expect(filled).toContain('value="电位"')
})

test('the form sends the unit and words of a blank only where it has them', () => {
  const sent = (more: Partial<Option>) => JSON.parse(JSON.stringify(requestOfForm(questionOf(more)))).options
  expect(sent({})).toEqual([{ id: 1, content: '', contentEn: '', answer: ['-70'] }])
  expect(sent({ unit: ['mV'], suffix: [] })).toEqual([
    { id: 1, content: '', contentEn: '', answer: ['-70'], unit: ['mV'], suffix: [] },
  ])
})
