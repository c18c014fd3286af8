/** A school without questions, and files that come to it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { QuestionReport } from '../../../../exchange/questions/report.ts'
import { importQuestions, type QuestionWishes } from '../../../../exchange/questions/run.ts'
import { questionOf } from '../../../../server/questions/question.ts'
import type { Db } from '../../../../server/store/db.ts'
import { tenant } from '../../../../server/store/schema.ts'
import type { Question } from '../../../../src/contract/questions.ts'
import type { Lang } from '../../../../src/rules/lang.ts'
import { school } from '../school.ts'
import { temporary } from '../slides.ts'

export const fixture = (name: string): Buffer => readFileSync(new URL(name, import.meta.url))

export async function questionSchool() {
  const { db, dataDir } = await school()
  const bring = async (
    content: Buffer | string,
    wishes: QuestionWishes = { subject: 'histology' },
    lang: Lang = 'en',
  ) => {
    const folder = temporary()
    const path = join(folder, 'questions')
    writeFileSync(path, content)
    const lines: string[] = []
    const report = new QuestionReport(join(folder, 'report.csv'), lang, (line) => lines.push(line))
    await importQuestions(db, dataDir, path, wishes, report)
    const wrong = report.end()
    return { wrong, said: lines.join('\n'), csv: readFileSync(report.path, 'utf8') }
  }
  const rows = () =>
    db.kysely
      .selectFrom('question')
      .innerJoin('catalog', 'catalog.id', 'question.catalogId')
      .leftJoin('catalog as above', 'above.id', 'catalog.parentId')
      .select(['question.id', 'question.key', 'question.catalogId', 'question.specimenId', 'body'])
      .select(['question.position', 'catalog.name as catalog', 'above.name as above', 'catalog.level'])
      .orderBy('question.id')
      .execute()
  /** In the order of the file. */
  const questions = async (): Promise<Question[]> => (await rows()).map(questionOf)
  const titled = async (begins: string): Promise<Question> => {
    const found = (await questions()).find(({ title }) => title.startsWith(begins))
    if (!found) throw new Error(`no question begins with ${begins}`)
    return found
  }
  return { db, dataDir, bring, rows, questions, titled }
}

/** What is right among options, by their content. */
export const right = ({ options }: Question): string[] =>
  options.flatMap(({ content, answer }) => (answer === true ? [content] : []))

/** What is the same in both languages is told in one by Moodle’s XML. */
export const saidOnce = (question: Question): Question => ({
  ...question,
  ...(question.titleEn === question.title ? { titleEn: '' } : {}),
  ...(question.analysisEn === question.analysis ? { analysisEn: '' } : {}),
  ...(question.showAnswerEn === question.showAnswer ? { showAnswerEn: '' } : {}),
  options: question.options.map((option) => ({
    ...option,
    contentEn: option.contentEn === option.content ? '' : option.contentEn,
  })),
  children: question.children.map(saidOnce),
})

/** A specimen with one mark. @returns its id */
export async function putSkin(db: Db): Promise<number> {
  const at = {
    tenant,
    subjectId: 1,
    catalogId: 1,
    creator: 0,
    fileType: 1,
    kind: 'slide',
    nameLatin: '',
  } as const
  const { id } = await db.kysely
    .insertInto('specimen')
    .values({
      ...{
        ...at,
        key: 'thick-skin',
        name: '手掌皮肤',
        nameEn: 'Palm',
        desc: '',
        descEn: '',
        creatorName: '',
        dye: '',
      },
      ...{
        dyeEn: '',
        source: '',
        sourceEn: '',
        width: 9,
        height: 9,
        scale: 1,
        zoom: 1,
        pictureNum: 1,
        position: 0,
      },
      ...{
        originalPicture: '',
        markPicture: '',
        thumbnailPath: '',
        requestId: '',
        drawn: 0,
        published: 1,
        tileSize: 256,
      },
      ...{
        state: 'ready',
        tileUrl: null,
        minLevel: 0,
        maxLevel: 1,
        packUrl: null,
        packEtag: '',
        packOverview: 0,
      },
      ...{ packStudy: 0, packFull: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.kysely
    .insertInto('mark')
    .values({
      ...{
        tenant,
        specimenId: id,
        key: 'stratum-basale',
        layer: 'preset',
        name: '基底层',
        nameEn: 'Stratum basale',
      },
      ...{
        nameLatin: '',
        aliases: '[]',
        desc: '',
        descEn: '',
        x: 120.5,
        y: 88,
        outline: '[]',
        objective: 10,
        position: 0,
      },
    })
    .execute()
  return id
}
