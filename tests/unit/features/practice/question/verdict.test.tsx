import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Receipt } from '../../../../../src/device/stored.ts'
import { Rejudged } from '../../../../../src/features/practice/question/Rejudged.tsx'
import type { SavedState } from '../../../../../src/features/practice/question/Saved.tsx'
import { VerdictBar } from '../../../../../src/features/practice/question/VerdictBar.tsx'
import { CardCell } from '../../../../../src/parts/questionPage/card/CardCell.tsx'
import type { AnswerState } from '../../../../../src/parts/questionPage/card/places.ts'
import { ledgerAtom } from '../../../../../src/queries/engine/overlay.ts'
import type { Pending } from '../../../../../src/queries/engine/pendingAnswers.ts'
import { question } from '../../../rules/grading/questions.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function markup(of: ReactNode, receipts: Receipt[] = []): string {
  const store = createStore()
  store.set(ledgerAtom, { ...store.get(ledgerAtom), receipts, lastReceipt: 1 })
  return renderToStaticMarkup(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{of}</I18nProvider>
    </Provider>,
  )
}

const verdict = (standing: AnswerState, saved: SavedState, kind = 'DANXUAN', receipts: Receipt[] = []) =>
  markup(
    <VerdictBar
      place={{ question: question(kind, { id: 5 }), standing, content: '1' }}
      saved={saved}
      onRetry={() => undefined}
      onAgain={() => undefined}
    />,
    receipts,
  )

describe('the verdict', () => {
  test('X01 asks toasts to stay clear of it once it stands', () => {
    expect(verdict('wrong', 'received')).toContain('data-keep-clear')
    expect(verdict('unanswered', 'received')).not.toContain('data-keep-clear')
  })

  test('says right, wrong, or what is to be done', () => {
    expect(verdict('right', 'received')).toContain('回答正确')
    expect(verdict('wrong', 'received')).toContain('回答错误')
    expect(verdict('open', 'received', 'WENDA')).toContain('自评')
    expect(verdict('open', 'received', 'OTHER')).toContain('不判对错')
  })

  test('says of a short answer that its writer marked it', () => {
    expect(verdict('right', 'received', 'WENDA')).toContain('自评：答对了')
    expect(verdict('wrong', 'received', 'WENDA')).toContain('自评：没答对')
  })

  test('says that an answer is saved only when it is, and where', () => {
    const words = ['已存到本机，待发送', '已送达']
    for (const word of words)
      for (const state of ['saving', 'unknown'] as const) expect(verdict('right', state)).not.toContain(word)
    expect(verdict('right', 'waiting')).toContain('已存到本机，待发送')
    expect(verdict('right', 'received')).toContain('已送达')
    expect(verdict('right', 'failed')).toContain('没能存到本机')
    expect(verdict('right', 'parked')).toContain('需要你处理')
  })

  test('says when this answer was received, and not when another one was', () => {
    const received = (content: string): Receipt => ({
      ...{ n: 1, seq: 1, id: 'a', call: 'wrong.submit', lane: 'book:wrong', reply: { correct: true } },
      ...{ subject: 'question:5', madeAt: 0, receivedAt: 1_700_000_000_000 },
      input: { questionId: 5, content },
    })
    const time = /已送达<\/span><time[^>]*2023-11-14T22:13:20/
    expect(verdict('right', 'received', 'DANXUAN', [received('1')])).toMatch(time)
    expect(verdict('right', 'received', 'DANXUAN', [received('2')])).not.toMatch(/<time/)
    expect(verdict('right', 'waiting', 'DANXUAN', [received('1')])).not.toMatch(/<time/)
  })

  test('is silent before there is an answer, in a place that is already there to speak', () => {
    expect(verdict('unanswered', 'received')).toMatch(/<div role="status"[^>]*><\/div>/)
  })
})

describe('判定已更新', () => {
  const receipt = (device: boolean, service: boolean): Receipt => ({
    n: 1,
    seq: 1,
    id: 'a',
    call: 'chapter.submit',
    input: { catalogId: 1, paperId: 'p', questionId: 7, content: '1' },
    lane: 'chapter:1',
    subject: 'question:7',
    madeAt: 0,
    receivedAt: 1,
    reply: { correct: service },
    local: { correct: device, submitted: 1, corrected: 1 },
  })

  test('stands with both verdicts where the service judged otherwise', () => {
    const text = markup(<Rejudged question={7} />, [receipt(true, false)])
    expect(text).toContain('判定已更新')
    expect(text).toContain('本机判为对')
    expect(text).toContain('服务器判为错')
  })

  test('does not stand where both agree, nor at another question', () => {
    expect(markup(<Rejudged question={7} />, [receipt(true, true)])).toBe('')
    expect(markup(<Rejudged question={8} />, [receipt(true, false)])).toBe('')
  })
})

test('the answer card says the state of a question in words', () => {
  const cell = (pending: Pending) =>
    markup(
      <CardCell
        index={2}
        standing="wrong"
        pending={pending}
        flagged={true}
        current={true}
        onGo={() => undefined}
      />,
    )
  expect(cell('waiting')).toContain('aria-label="第 3 题，错，待发送，已标记，当前题"')
  expect(cell('parked')).toContain('aria-label="第 3 题，错，需要处理，已标记，当前题"')
  expect(cell('waiting')).toContain('aria-current="step"')
})
