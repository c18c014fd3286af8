/**
 * Names of what uses an uploaded file. Every column that may hold the address or the id of one stands here: a new one
 * belongs here too, or its files could be deleted while they are shown.
 */
import { inLang, type Lang } from '../../../src/rules/lang.ts'
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import type { FileRow } from './uploads.ts'

interface Place {
  zh: string
  en: string
  table: string
  columns: readonly string[]
  /** SQL of the name in Chinese and in English */
  names: readonly [zh: string, en: string]
}

const named = ['"name"', '"nameEn"'] as const
const titled = ['"title"', '"titleEn"'] as const
const unnamed = [`''`, `''`] as const
const person = [`coalesce(nullif("fullName", ''), "loginName")`, '"fullNameEn"'] as const

/** Where the address of a file may stand, as a whole, in JSON or in a text with markup. */
export const addressPlaces: readonly Place[] = [
  { zh: '头像', en: 'avatar', table: 'account', columns: ['image'], names: person },
  { zh: '考试照片', en: 'exam photo', table: 'account', columns: ['examImage'], names: person },
  { zh: '首页横幅', en: 'banner', table: 'banner', columns: ['image'], names: titled },
  { zh: '学科', en: 'subject', table: 'subject', columns: ['cover', 'desc', 'descEn'], names: named },
  { zh: '课程', en: 'course', table: 'course', columns: ['thumbnail', 'desc', 'descEn'], names: named },
  {
    zh: '课件',
    en: 'courseware',
    table: 'courseware',
    columns: [
      'doc',
      'docPages',
      'video',
      'slides',
      'thumbnail',
      'attachments',
      'description',
      'descriptionEn',
    ],
    names: named,
  },
  { zh: '幻灯片', en: 'deck', table: 'deck', columns: ['cover', 'filePath', 'slides'], names: named },
  {
    zh: '标本',
    en: 'specimen',
    table: 'specimen',
    columns: ['desc', 'descEn', 'thumbnailPath', 'originalPicture', 'markPicture'],
    names: named,
  },
  {
    zh: '标本的资料',
    en: 'specimen material',
    table: 'related',
    columns: ['filePath', 'poster'],
    names: named,
  },
  { zh: '标注', en: 'annotation', table: 'mark', columns: ['desc', 'descEn'], names: named },
  { zh: '实验', en: 'experiment', table: 'experiment', columns: ['thumbnailPath', 'steps'], names: named },
  { zh: '题目', en: 'question', table: 'question', columns: ['body'], names: unnamed },
  { zh: '测验题目', en: 'quiz question', table: 'quizOnlyQuestion', columns: ['body'], names: unnamed },
  { zh: '测验题目', en: 'quiz question', table: 'quizQuestion', columns: ['body'], names: unnamed },
  {
    zh: '作业题目',
    en: 'assignment question',
    table: 'assignmentQuestion',
    columns: ['body'],
    names: unnamed,
  },
  { zh: '作业', en: 'assignment', table: 'assignment', columns: ['content'], names: titled },
  { zh: '公告', en: 'announcement', table: 'announcement', columns: ['content', 'contentEn'], names: titled },
  {
    zh: '公告或消息',
    en: 'notice',
    table: 'plannedNotice',
    columns: ['content', 'contentEn'],
    names: titled,
  },
  { zh: '消息', en: 'message', table: 'message', columns: ['content', 'contentEn'], names: titled },
]

/** Names of one place that are told at most: they are to be found, not counted. */
const mostNames = 5

interface Named {
  zh: string
  en: string | null
}

const wordsOf = (lang: Lang, kind: Pick<Place, 'zh' | 'en'>, { zh, en }: Named): string => {
  const name = inLang(lang, zh, en ?? '')
  const word = inLang(lang, kind.zh, kind.en)
  if (name === '') return word
  return inLang(lang, `${word}“${name}”`, `${word} “${name}”`)
}

/** JSON arrays of ids: `[4,12]`. */
const inIds = (column: string) => `',' || replace(replace(${column}, '[', ''), ']', '') || ',' like ?`

async function usesInAssignments({ rows, lang }: Context, id: number): Promise<string[]> {
  const set = await rows<Named>(
    `select "title" as "zh", "titleEn" as "en" from "assignment" where "tenant" = ? and ${inIds('"attachments"')}
      limit ${mostNames}`,
    [tenant, `%,${id},%`],
  )
  const handedIn = await rows<Named>(
    `select distinct p."title" as "zh", p."titleEn" as "en" from "assignmentSubmission" s
      join "assignment" p on p."tenant" = s."tenant" and p."id" = s."assignmentId"
      where s."tenant" = ? and ${inIds('s."attachments"')} limit ${mostNames}`,
    [tenant, `%,${id},%`],
  )
  return [
    ...set.map((use) => wordsOf(lang, { zh: '作业的附件', en: 'attachment of the assignment' }, use)),
    ...handedIn.map((use) => wordsOf(lang, { zh: '提交的作业', en: 'work handed in for' }, use)),
  ]
}

/** Jobs that will still read it. */
async function usesInJobs({ rows, lang }: Context, { id, ownerId }: FileRow): Promise<string[]> {
  const going = await rows<{ input: string }>(
    `select "input" from "job" where "tenant" = ? and "ownerId" = ? and "state" in ('waiting', 'running')`,
    [tenant, ownerId],
  )
  const reads = going.some(({ input }) => {
    const { fileId, fileIds = [] } = JSON.parse(input) as { fileId?: number; fileIds?: number[] }
    return fileId === id || fileIds.includes(id)
  })
  return reads ? [inLang(lang, '正在进行的导入', 'an import that is going on')] : []
}

/** In the caller's language; empty: nothing uses it. */
export async function usesOfFile(context: Context, file: FileRow): Promise<string[]> {
  const address = `%/media/own/file/${file.id}/%`
  const uses: string[] = []
  for (const place of addressPlaces) {
    const { table, columns, names } = place
    const anyColumn = columns.map((column) => `"${column}" like ?`).join(' or ')
    const found = await context.rows<Named>(
      `select ${names[0]} as "zh", ${names[1]} as "en" from "${table}" where "tenant" = ? and (${anyColumn})
        limit ${mostNames}`,
      [tenant, ...columns.map(() => address)],
    )
    uses.push(...found.map((use) => wordsOf(context.lang, place, use)))
  }
  uses.push(...(await usesInAssignments(context, file.id)), ...(await usesInJobs(context, file)))
  return [...new Set(uses)]
}
