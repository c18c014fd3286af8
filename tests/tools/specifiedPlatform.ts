/**
 * The service as a platform that has the specification's calls only: it answers 404 to each call of ours, refuses each
 * parameter of a call about quizzes that the specification does not name, and its replies lack our fields and headers.
 */
import type { Envelope } from '../../src/contract/codes.ts'
import { type QuizPaper, quizPaper } from '../../src/contract/quizzes/quiz.ts'
import { specimenForQuestion } from '../../src/contract/specimens.ts'
import type { Instead, Seen, Proxy as Wire } from './proxy.ts'
import { isSpecified, parametersBeyond } from './specification.ts'
import { ask } from './steps.ts'

/** Fields of a reply that the specification names: `true` is a value as it came. */
type Shape = true | { [name: string]: Shape } | [Shape]

const question: { [name: string]: Shape } = {
  id: true,
  type: { id: true, name: true, baseType: true, subjective: true },
  title: true,
  options: [{ id: true, content: true, answer: true }],
  analysis: true,
  keywords: true,
  showAnswer: true,
  panDuanAnswer: true,
  specimenId: true,
  annotation: true,
}
question.children = [question]
const card: Shape = { items: [{ questionId: true, isSubmited: true, isCorrected: true }] }
/** The specification names no field of a quiz: it must have a name, and say whether it can be taken. */
const list: Shape = { records: [{ id: true, title: true, state: true }], total: true }

const replies: Readonly<Record<string, Shape>> = {
  '/dh-usercenter/system/anon/info': {
    aiSetting: true,
    installModules: true,
    passwordPolicy: true,
    emailService: true,
    sms: true,
    name: true,
    nameEn: true,
  },
  '/dh-teaching/quiz/studying/page': list,
  '/dh-teaching/quiz/student/page': list,
  '/dh-teaching/quiz/card': card,
  '/dh-teaching/quiz/card/detail': card,
  '/dh-questionbank/question/common/withoutAnswer': question,
  '/dh-teaching/quiz/submit/detail': { content: true, correct: true },
  '/dh-teaching/quiz/question/answer': question,
  '/dh-teaching/quiz/submit': {},
  '/dh-teaching/quiz/submit/all': {},
  '/dh-teaching/record/submit/insert': {},
}

function cut(value: unknown, shape: Shape): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(shape)) return Array.isArray(value) ? value.map((one) => cut(one, shape[0])) : value
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(shape, name))
  return Object.fromEntries(fields.map(([name, field]) => [name, cut(field, shape[name] ?? true)]))
}

const pathOf = ({ path }: Seen) => path.split('?')[0] ?? path

function cutReply(text: string, asked: Seen): string {
  const shape = replies[pathOf(asked)]
  if (!shape) return text
  const { data, ...envelope } = JSON.parse(text) as Envelope<unknown>
  return JSON.stringify({ ...envelope, data: cut(data, shape) })
}

const answerWith = (status: number, data: unknown = null, message = ''): Instead => ({
  status,
  body: JSON.stringify({ code: status === 200 ? 0 : status, message, data }),
})

/** Names of the parameters of a call, in its address or its body. */
function parametersOf({ path, body }: Seen): string[] {
  const inQuery = new URL(path, 'http://platform').searchParams.keys()
  const inBody = body.startsWith('{') ? Object.keys(JSON.parse(body) as object) : []
  return [...inQuery, ...inBody]
}

export interface SpecifiedPlatform {
  /** Calls that were refused for a parameter of ours. */
  refused: string[]
  /** Calls of ours about quizzes that were made. */
  unknown: string[]
}

/** From now on the line leads to such a platform. @param service the service behind it */
export function meetSpecifiedPlatform(wire: Wire, service: string): SpecifiedPlatform {
  const met: SpecifiedPlatform = { refused: [], unknown: [] }
  const found = { quizId: 0 }
  /** A paper of ours hides which specimens it shows, so that none can be asked for by its id. */
  async function specimenOf({ path, authorization = '' }: Seen): Promise<Instead> {
    const id = Number(new URL(path, 'http://platform').searchParams.get('id'))
    const token = authorization.replace('Bearer ', '')
    const paper = await ask<QuizPaper>(service, `${quizPaper.path}?quizId=${found.quizId}`, token)
    const specimen = paper.specimens.find((one) => one.id === id)
    return specimen ? answerWith(200, specimen) : answerWith(404)
  }
  wire.fault(/^\/(dh-|api\/)/, {
    kind: 'edit',
    instead: (asked) => {
      const path = pathOf(asked)
      if (!isSpecified(path)) {
        if (path.includes('/quiz/')) met.unknown.push(path)
        return answerWith(404, null, '没有这个接口')
      }
      const beyond = parametersBeyond(path, parametersOf(asked))
      if (beyond.length > 0) {
        met.refused.push(`${path} ${beyond.join(' ')}`)
        return answerWith(400, null, '参数不对')
      }
      if (path === '/dh-teaching/record/submit/insert')
        found.quizId = (JSON.parse(asked.body) as { quizId: number }).quizId
      return path === specimenForQuestion.path && found.quizId > 0 ? specimenOf(asked) : null
    },
    request: (text) => text,
    reply: cutReply,
    lacks: ['idempotency-key', 'beacon'],
  })
  return met
}
