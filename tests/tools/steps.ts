/** What a student does, in the words of the screen. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import type { BookBundle } from '../../src/contract/books.ts'
import type { Envelope } from '../../src/contract/codes.ts'
import type { ChapterBundle, ChapterNode } from '../../src/contract/practice.ts'
import type { BookName, Option, Question } from '../../src/contract/questions.ts'
import type { LoginResult } from '../../src/contract/session.ts'
import type { Subject } from '../../src/contract/subjects.ts'

export const base = '/wk_mobile'

/** Asks the service beside the app, to know what the app should say. Throws when it refuses. */
export async function ask<T>(origin: string, path: string, token: string, body?: object): Promise<T> {
  const response = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      lang: 'Zh',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { code, message, data } = (await response.json()) as Envelope<T>
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

export async function tokenOf(origin: string, loginName: string, password = 'Student-2026'): Promise<string> {
  const { accessToken } = await ask<LoginResult>(origin, '/dh-usercenter/login/anon/front', '', {
    loginName,
    password,
  })
  return accessToken ?? ''
}

/** Ticks a radio, box or switch as a finger does: on its line, once the line stands still. */
export async function tick(control: Locator, on = true) {
  if ((await control.isChecked()) === on) return
  await control.locator('xpath=ancestor::label[1]').click({ position: { x: 12, y: 12 } })
  const state = control.page().locator(on ? ':checked' : ':not(:checked)')
  await control.and(state).waitFor({ state: 'attached' })
}

/** Signs in as the screen wants it. */
export async function signIn(page: Page, origin: string, loginName = 'student', password = 'Student-2026') {
  await page.goto(`${origin}${base}/account/login`)
  await fillSignIn(page, loginName, password)
  await page.waitForURL((url) => !url.pathname.startsWith(`${base}/account`))
}

/** Fills and sends the form of account and password. */
export async function fillSignIn(page: Page, loginName: string, password: string) {
  await page.getByLabel(/学号|Student no/).fill(loginName)
  await page.getByRole('textbox', { name: /^(密码|Password)$/ }).fill(password)
  await tick(page.getByRole('checkbox', { name: /同意|agree/ }))
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click()
}

/** The code that the service sent last, from its outbox. */
export async function lastCode(dataDir: string, channel: 'sms' | 'mail' = 'sms'): Promise<string> {
  const outbox = join(dataDir, `outbox/${channel}.jsonl`)
  // the service answers before it has written, and a line may be read while it is being written
  for (let tries = 0; tries < 100; tries++) {
    const written = existsSync(outbox) ? readFileSync(outbox, 'utf8') : ''
    if (written.endsWith('}\n'))
      return (JSON.parse(written.trim().split('\n').at(-1) ?? '{}') as { code: string }).code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code was sent by ${channel}`)
}

/** The chapter of this name. */
export async function chapterNamed(origin: string, token: string, name: string): Promise<ChapterBundle> {
  const subjects = await ask<Subject[]>(origin, '/dh-specimen/subject/list', token)
  for (const { id, enabled } of subjects) {
    if (!enabled) continue
    const tree = await ask<ChapterNode[]>(
      origin,
      `/dh-questionbank/practise/chapter/tree?subjectId=${id}`,
      token,
    )
    const found = leaves(tree).find((leaf) => leaf.name === name)
    if (found) {
      return ask<ChapterBundle>(
        origin,
        `/dh-questionbank/practise/chapter/bundle?catalogId=${found.id}`,
        token,
      )
    }
  }
  throw new Error(`no chapter ${name}`)
}

/** A book as the service has it. */
export const bookOf = (origin: string, token: string, name: BookName) =>
  ask<BookBundle>(origin, `/dh-questionbank/practise/${name}/bundle`, token)

const leaves = (nodes: ChapterNode[]): ChapterNode[] =>
  nodes.flatMap((node) => (node.items.length > 0 ? leaves(node.items) : [node]))

const letter = (options: Option[], wanted: Option | undefined) =>
  String.fromCharCode(65 + options.findIndex((option) => option.id === wanted?.id))

/** Taps what is labelled, as a finger does: not under a bar that covers it. */
const tap = (input: Locator) => input.locator('xpath=ancestor::label').click()

/** Fills a question in, rightly or wrongly, within `scope` (the page, or a part of a case). */
export async function fill(scope: Page | Locator, question: Question, right: boolean): Promise<void> {
  const { options, type, children } = question
  const pick = (name: RegExp) => tap(scope.getByRole('radio', { name }).first())
  switch (type.baseType) {
    case 'DANXUAN':
      return pick(
        new RegExp(
          `^${letter(
            options,
            options.find(({ answer }) => (answer === true) === right),
          )}\\b`,
        ),
      )
    case 'DUOXUAN': {
      const wanted = right ? options.filter(({ answer }) => answer === true) : options.slice(0, 1)
      for (const option of wanted) {
        await tap(scope.getByRole('checkbox', { name: new RegExp(`^${letter(options, option)}\\b`) }))
      }
      return
    }
    case 'PANDUAN':
      return pick(question.panDuanAnswer === right ? /对|True/ : /错|False/)
    case 'TIANKONG':
      for (const [at, { answer }] of options.entries()) {
        const text = right && Array.isArray(answer) ? (answer[0] ?? '') : '不知道'
        await scope.getByRole('textbox').nth(at).fill(text)
      }
      return
    case 'PEIWU':
      for (const [at, stem] of children.entries()) {
        const wanted = options.find(({ id }) => (id === stem.answer) === right)
        const group = scope.getByRole('group', { name: new RegExp(`^${at + 1}\\. `) })
        await tap(group.getByRole('radio', { name: letter(options, wanted), exact: true }))
      }
      return
    case 'BINGLI':
      for (const [at, child] of children.entries()) {
        const name = new RegExp(`第 ${at + 1} 问|Part ${at + 1}`)
        const part = scope.getByRole('listitem').filter({ has: scope.getByRole('heading', { name }) })
        await fill(part, child, right)
      }
      return
    default:
      await scope.getByRole('textbox').first().fill('我的回答')
  }
}

/** Answers the question on screen and submits it; a short answer is marked by the student. `press`: how a button is. */
export async function answer(
  page: Page,
  question: Question,
  right = true,
  press = (button: Locator) => button.click(),
): Promise<void> {
  await fill(page, question, right)
  await press(page.getByRole('button', { name: /^(提交答案|Submit)$/ }))
  if (question.type.baseType === 'WENDA') {
    const name = right ? /^(我答对了|Correct)$/ : /^(我没答对|Incorrect)$/
    await press(page.getByRole('button', { name }))
  }
}

/** Waits for the living home, which takes the place of the home as it was last seen. */
export const homeStands = (page: Page) =>
  page
    .locator('#root :not(.sk) > main')
    .getByRole('link', { name: /^(组织学|Histology)/ })
    .first()
    .waitFor()

/** The answer on screen is kept: a page that goes before that is said may take it along. */
export const kept = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^(已存到本机，待发送|已送达|Saved here, to be sent|Delivered)$/)
    .waitFor()

/** Shows a question of a chapter. */
export async function openQuestion(page: Page, origin: string, catalogId: number, questionId?: number) {
  const query = questionId === undefined ? '' : `?q=${questionId}`
  await page.goto(`${origin}${base}/exercise/chapter/question/${catalogId}${query}`)
  await page.getByRole('article').waitFor()
}

/** Goes to an address within the app, as a link does: the page stays, or is loaded anew where the app does that. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    // once this call has answered: what the app does then may end the page
    setTimeout(() => dispatchEvent(new PopStateEvent('popstate')))
  }, base + path)
