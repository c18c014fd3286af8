/** A case that Moodle has no kind for, to be read: its parts one below the other, the answers for graders. */

import { toHtml } from '../../../server/questions/markup.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { blank, letters } from '../model.ts'

export function readableCopy(question: Question): Question {
  const parts = question.children.map(
    (child, n) => `<p>${n + 1}. ${toHtml(child.title)}</p>${optionsOf(child)}`,
  )
  const answers = question.children.map((child, n) => `<p>${n + 1}. ${toHtml(rightOf(child))}</p>`)
  const { keywords, difficulty, analysis, analysisEn } = question
  return {
    ...blank('WENDA'),
    keywords,
    difficulty,
    analysis,
    analysisEn,
    title: `<p>${toHtml(question.title)}</p>${parts.join('')}`,
    showAnswer: answers.join(''),
  }
}

const optionsOf = ({ options, type, children }: Question): string => {
  if (type.baseType === 'TIANKONG' || options.length === 0) return ''
  const stems = children.map(({ title }, n) => `<p>${n + 1}) ${toHtml(title)}</p>`)
  return options.map(({ content }, n) => `<p>${letters(n)}. ${toHtml(content)}</p>`).join('') + stems.join('')
}

function rightOf(question: Question): string {
  const { options, panDuanAnswer, children, showAnswer } = question
  const letterOf = (id: number | null) => letters(options.findIndex((option) => option.id === id))
  switch (kindOf(question)) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return options.flatMap(({ answer }, n) => (answer === true ? letters(n) : [])).join('')
    case 'PANDUAN':
      return panDuanAnswer ? '对 True' : '错 False'
    case 'TIANKONG':
      return options.map(({ answer }) => (Array.isArray(answer) ? answer.join(' / ') : '')).join('；')
    case 'PEIWU':
      return children.map((child, n) => `${n + 1}) ${letterOf(child.answer)}`).join(' ')
    case 'BINGLI':
      return children.map((child, n) => `${n + 1}) ${rightOf(child)}`).join(' ')
    case 'WENDA':
    case 'OTHER':
      return showAnswer
  }
}
