/**
 * Everything that is somebody's own, as one ZIP. It is written while it is sent, table by table and file by file: no copy of
 * a person's data stays behind on the service, and memory stays flat.
 */
import { TextReader, ZipWriter } from '@zip.js/zip.js'
import { maskPhone } from '../../src/rules/people/idCard.ts'
import { ownArchivePath } from '../../src/rules/people/ownArchive.ts'
import { withoutFormula } from '../../src/rules/withoutFormula.ts'
import type { Service } from '../context.ts'
import { sessionGone } from '../http/failure.ts'
import { pathOf } from '../http/staticFiles.ts'
import { cookieToken } from '../library/pictures/mediaFiles.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { type FileRow, safeName } from '../media/files/uploads.ts'
import { callerOf, tokenFrom } from '../people/session.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

type Value = string | number | null
type Line = Record<string, Value>

/** rows that are read at once */
const rowsAtOnce = 2000

interface Sheet {
  name: string
  /** in the order of its columns; `at` and names that end in `At` or `Time` are times (ms UTC) */
  columns: readonly string[]
  sql: string
}

/** Each query takes tenant and account, and is read page by page. */
const sheets: readonly Sheet[] = [
  {
    name: 'practice answers',
    columns: ['at', 'source', 'questionId', 'content', 'correct', 'ms'],
    sql: `select "at", "source", "questionId", "content", "correct", "ms" from "submission"
      where "tenant" = ? and "accountId" = ? order by "id"`,
  },
  {
    name: 'wrong questions and favourites',
    columns: ['at', 'book', 'questionId', 'times', 'streak'],
    sql: `select "at", "book", "questionId", "times", "streak" from "bookItem"
      where "tenant" = ? and "accountId" = ? order by "book", "questionId"`,
  },
  {
    name: 'reviews',
    columns: ['at', 'questionId', 'rating', 'ms'],
    sql: `select "at", "questionId", "rating", "ms" from "reviewEntry"
      where "tenant" = ? and "accountId" = ? order by "at", "clientId"`,
  },
  {
    name: 'practical exams',
    columns: ['at', 'examId', 'specimenId', 'markId', 'right', 'said'],
    sql: `select "at", "examId", "specimenId", "markId", "right", "said" from "stationAnswer"
      where "tenant" = ? and "accountId" = ? order by "at", "examId", "markId"`,
  },
  {
    name: 'quizzes',
    columns: [
      'startedAt',
      'submittedAt',
      'course',
      'courseEn',
      'title',
      'titleEn',
      'number',
      'state',
      'points',
      'receiptCode',
    ],
    sql: `select a."startedAt", a."submittedAt", c."name" as "course", c."nameEn" as "courseEn", q."title",
        q."titleEn", a."number", a."state",
        case when q."releasedAt" is null then null else a."points" end as "points", a."receiptCode"
      from "quizAttempt" a
      join "quiz" q on q."tenant" = a."tenant" and q."id" = a."quizId"
      left join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
      where a."tenant" = ? and a."accountId" = ? order by a."startedAt", a."id"`,
  },
  {
    name: 'quiz answers',
    columns: ['at', 'receivedAt', 'attemptId', 'questionId', 'kind', 'content'],
    sql: `select w."at", w."receivedAt", w."attemptId", w."questionId", w."kind", w."content" from "quizAnswer" w
      join "quizAttempt" a on a."tenant" = w."tenant" and a."id" = w."attemptId"
      where a."tenant" = ? and a."accountId" = ? order by w."attemptId", w."seq", w."opId"`,
  },
  {
    name: 'assignments',
    columns: [
      'submittedAt',
      'title',
      'titleEn',
      'version',
      'state',
      'content',
      'score',
      'comment',
      'scoredAt',
    ],
    sql: `select s."submittedAt", g."title", g."titleEn", s."version", s."state", s."content", s."score", s."comment", s."scoredAt"
      from "assignmentSubmission" s
      join "assignment" g on g."tenant" = s."tenant" and g."id" = s."assignmentId"
      where s."tenant" = ? and s."accountId" = ? order by s."submittedAt", s."assignmentId", s."version"`,
  },
  {
    name: 'scores',
    columns: ['at', 'course', 'courseEn', 'part', 'status', 'score', 'resitScore'],
    sql: `select s."at", c."name" as "course", c."nameEn" as "courseEn", s."part", s."status", s."score", s."resitScore" from "score" s
      join "scorePublication" p on p."tenant" = s."tenant" and p."courseId" = s."courseId"
      left join "course" c on c."tenant" = s."tenant" and c."id" = s."courseId"
      where s."tenant" = ? and s."accountId" = ? order by s."courseId", s."part"`,
  },
  {
    name: 'marks',
    columns: ['createdAt', 'updatedAt', 'specimen', 'specimenEn', 'shape', 'points', 'name', 'desc'],
    sql: `select m."createdAt", m."updatedAt", s."name" as "specimen", s."nameEn" as "specimenEn", m."shape", m."points", m."name", m."desc"
      from "personalMark" m
      left join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId"
      where m."tenant" = ? and m."accountId" = ? order by m."createdAt", m."clientId"`,
  },
  {
    name: 'notes',
    columns: ['at', 'questionId', 'text'],
    sql: `select "at", "questionId", "text" from "questionNote"
      where "tenant" = ? and "accountId" = ? order by "questionId"`,
  },
  {
    name: 'marks for classes',
    columns: ['updatedAt', 'specimen', 'specimenEn', 'shape', 'points', 'name', 'nameEn', 'desc', 'scope'],
    sql: `select m."updatedAt", s."name" as "specimen", s."nameEn" as "specimenEn", m."shape", m."points", m."name", m."nameEn",
        m."desc", m."scope"
      from "teacherMark" m
      left join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId"
      where m."tenant" = ? and m."accountId" = ? order by m."id"`,
  },
  {
    name: 'own questions',
    columns: ['questionId', 'specimen', 'specimenEn', 'question'],
    sql: `select q."id" as "questionId", s."name" as "specimen", s."nameEn" as "specimenEn", q."body" as "question"
      from "question" q
      left join "specimen" s on s."tenant" = q."tenant" and s."id" = q."specimenId"
      where q."tenant" = ? and q."creator" = ? order by q."id"`,
  },
  {
    name: 'reports of questions',
    columns: ['at', 'questionId', 'kind', 'text'],
    sql: `select "at", "questionId", "kind", "text" from "questionReport"
      where "tenant" = ? and "accountId" = ? order by "id"`,
  },
  {
    name: 'favourite specimens',
    columns: ['at', 'specimen', 'specimenEn'],
    sql: `select f."at", s."name" as "specimen", s."nameEn" as "specimenEn" from "collectSpecimen" f
      join "specimen" s on s."tenant" = f."tenant" and s."id" = f."specimenId"
      where f."tenant" = ? and f."accountId" = ? order by f."at", f."specimenId"`,
  },
  {
    name: 'messages',
    columns: ['createTime', 'readAt', 'title', 'content'],
    sql: `select "createTime", "readAt", "title", "content" from "message"
      where "tenant" = ? and "accountId" = ? order by "id"`,
  },
  {
    name: 'devices',
    columns: ['createdAt', 'renewedAt', 'deviceName'],
    sql: `select "createdAt", "renewedAt", "deviceName" from "session"
      where "tenant" = ? and "accountId" = ? order by "createdAt", "tokenHash"`,
  },
]

/** Columns of whole hundredths of a point, where they hold a number: a mark's points are a text. */
const hundredths = new Set(['score', 'resitScore', 'points'])

const isTime = (column: string) => column === 'at' || /(?:At|Time)$/.test(column)

function cellOf(column: string, value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number' && hundredths.has(column)) return String(value / 100)
  const text = isTime(column) ? new Date(Number(value)).toISOString() : String(value)
  const harmless = typeof value === 'string' ? withoutFormula(text) : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** CSV as spreadsheets open it: UTF-8 with its mark at the beginning. */
async function writeSheet(db: Db, { columns, sql }: Sheet, accountId: number): Promise<string> {
  const lines = [columns.join(',')]
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await db.rows<Line>(`${sql} limit ? offset ?`, [tenant, accountId, rowsAtOnce, offset])
    for (const row of rows) lines.push(columns.map((column) => cellOf(column, row[column] ?? null)).join(','))
    if (rows.length < rowsAtOnce) return `\uFEFF${lines.join('\r\n')}\r\n`
  }
}

const aboutText = `这里是你在本校的全部内容。时间为 UTC。身份证号和考试照片加密保存，不在其中，可在应用内查看遮蔽后的号码。
This is all of your own content at this school. Times are UTC. Your identity number and exam photo rest encrypted and are not part of it; the app shows the masked number.
`

async function profileText({ kysely }: Db, accountId: number): Promise<string> {
  const account = await kysely
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { loginName, number, fullName, fullNameEn, email, phone, gender, language, academyName } = account
  const { classesName, idCardMask, createdAt } = account
  const profile = {
    loginName,
    number,
    fullName,
    fullNameEn,
    email,
    phone: maskPhone(phone ?? ''),
    gender,
    language,
    academyName,
    classesName,
    idCardNo: idCardMask,
    createdAt: new Date(createdAt).toISOString(),
  }
  return `${JSON.stringify(profile, null, 2)}\n`
}

function streamOwnArchive({ db, config }: Service, accountId: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { level: 6, useWebWorkers: false, keepOrder: true })
  const write = async () => {
    await zip.add('README.txt', new TextReader(aboutText))
    await zip.add('profile.json', new TextReader(await profileText(db, accountId)))
    for (const sheet of sheets)
      await zip.add(`${sheet.name}.csv`, new TextReader(await writeSheet(db, sheet, accountId)))
    const files = await db.rows<FileRow>(
      `select * from "file" where "tenant" = ? and "ownerId" = ? and "state" = 'ready' and "useTo" <> 'examPhoto'
        order by "id"`,
      [tenant, accountId],
    )
    for (const { id, name, size, storageKey } of files) {
      const bytes = await fileStoreOf(config).read(storageKey, 0, size - 1)
      await zip.add(`files/${id} ${safeName(name)}`, bytes, { level: 0 })
    }
    await zip.close()
  }
  // whoever asked left, or a file is gone: the reader hears of it
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined))
  return readable
}

/**
 * Answers the caller's own archive.
 * @returns null for any other address
 * @throws Failure 401 without a session
 */
export async function serveOwnArchive(service: Service, request: Request): Promise<Response | null> {
  if (pathOf(request.url) !== ownArchivePath) return null
  const token = tokenFrom(request.headers.get('authorization')) || cookieToken(request)
  const caller = await callerOf(service, token, service.now())
  if (!caller) throw sessionGone()
  return new Response(streamOwnArchive(service, caller.accountId), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="mine.zip"; filename*=UTF-8''${encodeURIComponent('我的全部内容.zip')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
