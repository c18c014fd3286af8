/** What is said of the class below an answer. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type AnyQuestion, classStanding } from '../../../../../src/contract/questions.ts'
import { ClassStatistics } from '../../../../../src/features/practice/question/ClassStatistics.tsx'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { keyOf } from '../../../../../src/queries/engine/query.ts'
import { option, question } from '../../../rules/grading/questions.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function told(of: AnyQuestion, content: string) {
  const reply = { students: 20, of: 'class', accuracy: 0.5, commonWrong: { content, share: 0.4 } }
  queryClient.setQueryData(keyOf(classStanding, { questionId: 1 }), { reply, asOf: 0 })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <ClassStatistics question={of} id={1} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const several = question('DUOXUAN', { id: 2, options: [option(1, true), option(2, true), option(3, false)] })

test('易错项 is the letter of the option, in a case with its part', () => {
  expect(told(several, '3')).toContain('<li>易错项：C（40%）</li>')
  const study = question('BINGLI', { children: [question('WENDA', { id: 1 }), several] })
  expect(told(study, '{"2":"3"}')).toContain('<li>易错项：第 2 问 C（40%）</li>')
  // what cannot be said is left out, what is known of the class is not
  expect(told(study, '{"9":"3"}')).toContain('<li>本班 20 人首答正确率 50%</li>')
  expect(told(study, '{"9":"3"}')).not.toContain('易错项')
})
