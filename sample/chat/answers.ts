/** What the sample's assistant knows: what every student may see. Names, marks and the questions of practice; no answers. */
import { closedSubjectsReader, inOpenSubject } from '../../server/library/openSubjects.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Lang } from '../../src/rules/lang.ts'

/** A specimen that an answer leads to. */
export interface ChatLink {
  id: number
  name: string
}

export interface ChatAnswer {
  text: string
  links: ChatLink[]
}

interface Known {
  specimenId: number
  zh: string
  en: string
  /** the specimen's own name, or that of something marked in it */
  kind: 'specimen' | 'mark'
}

const mostLinks = 5
const shortestLatin = 3

/** @param closed the closed subjects; their ids are the parameters after the tenant */
const seenByAll = (closed: readonly number[]) =>
  `s."tenant" = ? and ${inOpenSubject('s."subjectId"', closed)} and s."published" = 1 and s."deleted" = 0`
const specimensSql = (closed: readonly number[]) =>
  `select s."id" as "specimenId", s."name" as "zh", s."nameEn" as "en" from "specimen" s
  where ${seenByAll(closed)} order by s."position", s."id"`
const marksSql = (closed: readonly number[]) =>
  `select m."specimenId", m."name" as "zh", m."nameEn" as "en" from "mark" m
  join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId"
  where ${seenByAll(closed)} and m."layer" in ('preset', 'system') and m."creator" = 0 order by m."id"`
const questionsSql = `select "specimenId", "body" from "question"
  where "tenant" = ? and "creator" = 0 and "specimenId" = ? order by "position" limit 3`

async function readKnown({ rows }: Pick<Db, 'rows'>): Promise<Known[]> {
  const closed = await closedSubjectsReader(rows)()
  const specimens = await rows<Omit<Known, 'kind'>>(specimensSql(closed), [tenant, ...closed])
  const marks = await rows<Omit<Known, 'kind'>>(marksSql(closed), [tenant, ...closed])
  return [
    ...specimens.map((row): Known => ({ ...row, kind: 'specimen' })),
    ...marks.map((row): Known => ({ ...row, kind: 'mark' })),
  ]
}

/** How well a name fits what was asked: the length of what they share, 0 for nothing. */
function fitOf(asked: string, { zh, en, kind }: Known): number {
  // a specimen may be called by one character (肝, 肾), which says too little of a mark
  if (asked.includes(zh) && zh.length > (kind === 'specimen' ? 0 : 1)) return zh.length * 2
  const english = en.toLowerCase()
  if (english.length >= shortestLatin && asked.includes(english)) return english.length
  const words = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
  const found = words.filter(
    (word) => zh.includes(word) || (word.length >= shortestLatin && english.split(' ').includes(word)),
  )
  return Math.max(0, ...found.map((word) => word.length))
}

async function titlesOf({ rows }: Pick<Db, 'rows'>, specimenId: number, lang: Lang): Promise<string[]> {
  const found = await rows<{ body: string }>(questionsSql, [tenant, specimenId])
  return found.map(({ body }) => {
    const { title, titleEn } = JSON.parse(body) as { title: string; titleEn?: string }
    return (lang === 'en' && titleEn) || title
  })
}

const words = {
  none: {
    zh: '这个我不知道。可以试试标本或结构的名称，例如“厚皮”或“颗粒层”。',
    en: 'I do not know that. Try the name of a specimen or a structure, such as “thick skin” or “granular layer”.',
  },
  found: { zh: '在这些标本里可以看到：', en: 'You can see it in these specimens:' },
  practise: { zh: '相关的练习题：', en: 'Questions to practise:' },
} as const

/** Answers a question in a language. */
export async function answerChat(db: Pick<Db, 'rows'>, question: string, lang: Lang): Promise<ChatAnswer> {
  const asked = question.trim().toLowerCase()
  const known = await readKnown(db)
  const nameOf = (one: Known) => (lang === 'en' && one.en) || one.zh
  const best = new Map<number, { fit: number; marks: string[] }>()
  for (const one of known) {
    const fit = asked === '' ? 0 : fitOf(asked, one)
    if (fit === 0) continue
    const before = best.get(one.specimenId) ?? { fit: 0, marks: [] }
    if (one.kind === 'mark') before.marks.push(nameOf(one))
    best.set(one.specimenId, { fit: Math.max(before.fit, fit), marks: before.marks })
  }
  const chosen = [...best].sort(([, a], [, b]) => b.fit - a.fit).slice(0, mostLinks)
  const [first] = chosen
  if (!first) return { text: words.none[lang], links: [] }
  const specimens = new Map(
    known.filter(({ kind }) => kind === 'specimen').map((one) => [one.specimenId, nameOf(one)]),
  )
  const links = chosen.map(([id, { marks }]) => {
    const name = specimens.get(id) ?? ''
    const some = [...new Set(marks)].slice(0, 3).join(lang === 'en' ? ', ' : '、')
    return { id, name: some ? `${name} · ${some}` : name }
  })
  const titles = await titlesOf(db, first[0], lang)
  const practise = titles.length > 0 ? `\n\n${words.practise[lang]}\n${titles.join('\n')}` : ''
  return { text: `${words.found[lang]}${practise}`, links }
}
