/** A small school: one chapter of three questions, two announcements, one message. */
import { vi } from 'vitest'
import type { ChapterBundle, ChapterNode, PracticeCard } from '../../../src/contract/practice.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { type Asked, installBrowser, openPage, type Page, token, until, watch } from './world.ts'

const question = (id: number): Question => ({
  id,
  catalogId: 10,
  type: { id: 1, name: '单选', nameEn: 'Single', baseType: 'DANXUAN', subjective: false },
  title: `题 ${id}`,
  titleEn: `Question ${id}`,
  options: [
    { id: id * 10 + 1, content: '甲', contentEn: 'A', answer: true },
    { id: id * 10 + 2, content: '乙', contentEn: 'B', answer: false },
  ],
  panDuanAnswer: null,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '',
  analysisEn: '',
  keywords: [],
  difficulty: 1,
  children: [],
  specimenId: null,
  annotation: null,
})

/** The option that is right, or wrong. */
export const right = (id: number) => `${id * 10 + 1}`
export const wrong = (id: number) => `${id * 10 + 2}`

const firstPaper = '11111111-1111-4111-8111-111111111111'

/** Keeps what it is sent, like the real one: a key takes effect once. */
export function school() {
  let paperId = firstPaper
  const answers = new Map<number, { content: string; correct: boolean }>()
  const read = new Set<number>()
  const effects: string[] = []
  const known = new Map<string, unknown>()
  const state = {
    bundle: true,
    online: true,
    session: true,
    judge: (content: string) => content.endsWith('1'),
  }

  const card = (): PracticeCard => ({
    paperId,
    items: [1, 2, 3].map((questionId) => ({
      questionId,
      baseType: 'DANXUAN',
      isSubmited: answers.has(questionId),
      isCorrected: answers.get(questionId)?.correct ?? null,
    })),
  })
  const bundle = (): ChapterBundle => ({
    chapter: { id: 10, subjectId: 1, name: '上皮', nameEn: 'Epithelium' },
    card: card(),
    questions: [1, 2, 3].map(question),
    submissions: [...answers].map(([questionId, answer]) => ({ questionId, ...answer })),
    specimens: [],
  })
  const counts = () => ({
    total: 3,
    submitted: answers.size,
    corrected: [...answers.values()].filter(({ correct }) => correct).length,
  })
  const node = (id: number, parentId: number | null, items: ChapterNode[]): ChapterNode => {
    return { id, parentId, name: '', nameEn: '', level: 1, isOpen: true, items, ...counts() }
  }
  const announcements = () =>
    [1, 2].map((id) => ({
      id,
      title: '',
      titleEn: '',
      content: '',
      contentEn: '',
      createTime: id * 1000,
      read: read.has(id),
    }))
  const once = (key: string | null, effect: () => unknown): unknown => {
    if (key !== null && known.has(key)) return known.get(key)
    const reply = effect()
    if (key !== null) known.set(key, reply)
    return reply
  }

  function reply({ path, body, query, key }: Asked): unknown {
    switch (path) {
      case 'line':
        return 'there'
      case '/dh-usercenter/system/anon/info':
        return { exactlyOnce: true, batch: true, quiz: true }
      case '/dh-usercenter/user/current':
        return {
          id: 1,
          loginName: 's',
          fullName: '林晓',
          image: '',
          userType: 'Student',
          roleTypeKeys: ['Student'],
          permissions: [],
        }
      case '/dh-questionbank/practise/chapter/bundle':
        return state.bundle ? bundle() : 404
      case '/dh-questionbank/practise/chapter/card':
        return card()
      case '/dh-questionbank/practise/chapter/tree':
        return [node(9, null, [node(10, 9, [])])]
      case '/dh-questionbank/question/common/withAnswer':
        return question(Number(query.id))
      case '/dh-questionbank/practise/chapter/submit/detail':
        return answers.get(Number(query.questionId)) ?? { content: '', correct: null }
      case '/dh-notify/announcement/page':
        return { records: announcements(), total: 2 }
      case '/dh-notify/announcement/unreadCount':
        return 2 - read.size
      case '/dh-notify/message/unreadCount':
        return 1
      case '/dh-questionbank/practise/chapter/submit':
        return once(key, () => {
          const [id, content] = [Number(body.questionId), String(body.content)]
          answers.set(id, { content, correct: state.judge(content) })
          paperId = String(body.paperId)
          effects.push(`submit ${id} ${content}`)
          return { correct: state.judge(content) }
        })
      case '/dh-questionbank/practise/chapter/clear':
        return once(key, () => {
          answers.clear()
          paperId = '22222222-2222-4222-8222-222222222222'
          effects.push('clear')
          return true
        })
      case '/dh-notify/announcement/read':
        return once(key, () => {
          read.add(Number(body.id))
          effects.push(`read ${body.id}`)
          return true
        })
      default:
        return true
    }
  }
  return { state, effects, reply, answers, read }
}

/**
 * A student who has opened a chapter and is without network now.
 * @param prepare changes the browser before a page is opened in it
 */
export async function inChapterOffline(
  prepare: () => void,
): Promise<{ there: ReturnType<typeof school>; page: Page }> {
  vi.unstubAllGlobals()
  const there = school()
  const browser = installBrowser()
  browser.service = (asked) => (there.state.online ? there.reply(asked) : null)
  prepare()
  const page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  const shown = await watch(page, page.practice.chapterQuery(10))
  await until(() => shown.now() !== undefined && page.client.queryClient.isFetching() === 0)
  there.state.online = false
  return { there, page }
}
