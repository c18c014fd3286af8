/**
 * Everything that is somebody's own, as one ZIP. It is written while it is sent, table by table and file by file: no copy of
 * a person's data stays behind on the service, and memory stays flat.
 */
import { TextReader } from '@zip.js/zip.js'
import { maskPhone } from '../../src/rules/people/idCard.ts'
import { ownArchivePath } from '../../src/rules/people/ownArchive.ts'
import type { Service } from '../context.ts'
import { pathOf } from '../http/staticFiles.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { type FileRow, safeName } from '../media/files/uploads.ts'
import { type ArchiveWriter, readDownloader, zipResponse } from '../quizzes/zipDownload.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { quizAnswerSheet, quizSheet, scoreSheet } from './schoolSheets.ts'
import { type CsvSheet, streamCsv } from './sheets.ts'

const sheets: readonly CsvSheet[] = [
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
  quizSheet,
  quizAnswerSheet,
  {
    name: 'assignments',
    columns: [
      'submittedAt',
      'title',
      'titleEn',
      'version',
      'state',
      'content',
      'answers',
      'score',
      'comment',
      'scoredAt',
    ],
    sql: `select s."submittedAt", g."title", g."titleEn", s."version", s."state", s."content", s."answers",
        s."score", s."comment", s."scoredAt"
      from "assignmentSubmission" s
      join "assignment" g on g."tenant" = s."tenant" and g."id" = s."assignmentId"
      where s."tenant" = ? and s."accountId" = ? order by s."submittedAt", s."assignmentId", s."version"`,
  },
  scoreSheet,
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

async function writeOwnArchive(
  zip: ArchiveWriter,
  { db, config }: Service,
  accountId: number,
): Promise<void> {
  await zip.add('README.txt', new TextReader(aboutText))
  await zip.add('profile.json', new TextReader(await profileText(db, accountId)))
  for (const sheet of sheets) await zip.add(`${sheet.name}.csv`, streamCsv(db, sheet, accountId))
  const files = await db.rows<FileRow>(
    `select * from "file" where "tenant" = ? and "ownerId" = ? and "state" = 'ready' and "useTo" <> 'examPhoto'
      order by "id"`,
    [tenant, accountId],
  )
  for (const { id, name, size, storageKey } of files) {
    const bytes = await fileStoreOf(config).read(storageKey, 0, size - 1)
    await zip.add(`files/${id} ${safeName(name)}`, bytes, { level: 0 })
  }
}

/**
 * Answers the caller's own archive.
 * @returns null for any other address
 * @throws Failure 401 without a session
 */
export async function serveOwnArchive(service: Service, request: Request): Promise<Response | null> {
  if (pathOf(request.url) !== ownArchivePath) return null
  const { caller } = await readDownloader(service, request)
  return zipResponse('我的全部内容', 'mine', 6, (zip) => writeOwnArchive(zip, service, caller.accountId))
}
