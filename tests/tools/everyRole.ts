/** People of every role in a copy of the school, and the addresses that they open. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { roleBits } from '../../src/rules/roles.ts'

/** The sign-in name of each, with the bits of its roles. */
const everybody = {
  student: roleBits.Student,
  teacher: roleBits.Teacher,
  assistant: roleBits.Student,
  'machine-admin': roleBits.MachineAdmin,
  'subject-admin': roleBits.SubjectAdmin,
  'academy-admin': roleBits.AcademyAdmin,
  'system-admin': roleBits.SystemAdmin,
  'super-admin': roleBits.SuperAdmin,
} as const
export type RoleName = keyof typeof everybody

export const roleNames = Object.keys(everybody) as RoleName[]

/** Adds those that the sample school does not have; each signs in as the sample's second student does. */
export async function addEverybody({ kysely }: Db): Promise<void> {
  const accounts = await kysely.selectFrom('account').selectAll().execute()
  const like = accounts.find(({ loginName }) => loginName === 'student2')
  if (!like) throw new Error('The sample has no second student.')
  const { id: _, ...plain } = like
  for (const name of roleNames) {
    if (accounts.some(({ loginName }) => loginName === name)) continue
    const row = {
      ...plain,
      loginName: name,
      fullNameEn: name,
      phone: null,
      roles: everybody[name],
    }
    const { id } = await kysely.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
    if (name !== 'assistant') continue
    const place = { tenant, courseId: 1, accountId: id, position: 9, role: 'assistant' as const }
    await kysely
      .insertInto('courseTeacher')
      .values({ ...place, from: null, until: null })
      .execute()
  }
}

/** Every address of the app, with things of the sample school where one is named. */
export const everyAddress: readonly string[] = [
  '/',
  '/resource',
  '/resource/school',
  '/resource/child/1',
  '/resource/specimen/1',
  '/resource/mySpecimen/1',
  '/resource/specimen/detail/1',
  '/resource/compare?left=5&right=6',
  '/resource/courseware/1',
  '/resource/deck/1',
  '/resource/microbe',
  '/search?keyword=%E5%BF%83%E8%82%8C',
  '/exercise',
  '/exercise/chapter',
  '/exercise/chapter/question/1',
  '/exercise/wrong',
  '/exercise/wrong/question/1',
  '/exercise/collection',
  '/exercise/collection/question/1',
  '/exercise/bank',
  '/exercise/bank/1',
  '/exercise/bank/row',
  '/exercise/figures',
  '/exercise/exam',
  '/exercise/exam/run',
  '/exercise/exam/result',
  '/exercise/review',
  '/exercise/review/practise',
  '/ts',
  '/ts/arrange?id=1',
  '/ts/bring',
  '/ts/check?id=1',
  '/ts/class?course=1',
  '/ts/code',
  '/ts/course?id=1',
  '/ts/courseware?id=1&course=1',
  '/ts/courseware/relate?id=1',
  '/ts/coursewares',
  '/ts/edit?id=1',
  '/ts/follow?room=1',
  '/ts/labels?course=1&preparation=1',
  '/ts/members?room=1',
  '/ts/prepare?id=1',
  '/ts/present?course=1&room=1&id=1',
  '/ts/publish?id=1',
  '/ts/scan',
  '/quiz',
  '/quiz/edit?courseId=1',
  '/quiz/manage?quizId=1',
  '/quiz/reports',
  '/quiz/sealed?quizId=1',
  '/quizDetail?quizId=1',
  '/quizQuestion?quizId=9999',
  '/practice',
  '/student/practice',
  '/score',
  '/score/book?courseId=1',
  '/my',
  '/my/collect',
  '/my/course',
  '/my/information',
  '/my/message',
  '/my/notice',
  '/my/notice/detail?id=1',
  '/my/resource',
  '/fullname',
  '/set',
  '/set/sync',
  '/admin/overview',
  '/admin/accounts',
  '/admin/academies',
  '/admin/terms',
  '/admin/subjects',
  '/admin/specimens',
  '/admin/materials',
  '/admin/notices',
  '/admin/banners',
  '/admin/platforms',
  '/admin/settings',
  '/admin/files',
  '/admin/jobs',
  '/admin/audit',
  '/account/agreement',
  '/account/privacy',
  '/account/confirm#none',
  '/nowhere',
]

const locales = join(import.meta.dirname, '../../locales/zh')

/** All Chinese source texts without placeholders: none of them may stand on an English screen. */
export function sourceTexts(): string[] {
  const texts = readdirSync(locales).flatMap((name) =>
    [...readFileSync(join(locales, name), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text),
  )
  // the language itself is named in its own words
  return [...new Set(texts)].filter(
    (text) => /[\u4e00-\u9fff]/.test(text) && !/[{<\\]/.test(text) && text !== '中文',
  )
}

/** Texts on screen, or spoken, that are a source text or hold a placeholder that nobody filled in. */
export const untranslatedOn = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate((sources) => {
    const known = new Set(sources)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen: string[] = [document.title]
    while (walker.nextNode()) seen.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        seen.push(element.getAttribute(name) ?? '')
    return [...new Set(seen.map((text) => text.trim()))].filter(
      (text) => known.has(text) || /\{\w+\}/.test(text),
    )
  }, texts)
