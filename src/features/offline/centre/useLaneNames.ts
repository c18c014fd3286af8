import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { inLang } from '../../../device/language.ts'
import { knownChaptersQuery, knownSpecimensQuery } from '../../../queries/unsent.ts'

/** Where a thing stands among the waiting or the received. */
interface Placed {
  lane: string
  subject: string
  input: unknown
}

/** Lanes that a person knows as one place. */
export const placeOf = (lane: string): string =>
  /^mark/.exec(lane)?.[0] ??
  /^book:(?:wrong|collection)/.exec(lane)?.[0] ??
  lane.replace(/^(?:note|report|review):.*/, 'practice')

const chapterOf = (lane: string) => Number(/^chapter:(\d+)$/.exec(lane)?.[1] ?? Number.NaN)
const questionOf = (subject: string) => Number(/^question:(\d+)$/.exec(subject)?.[1] ?? Number.NaN)

/** The specimen of a favourite or a mark, and what the mark is called. */
function aboutOf({ lane, input }: Placed): { specimenId?: number; mark?: string } {
  if (!/^(?:mark|collect):/.test(lane) || typeof input !== 'object' || input === null) return {}
  const { specimenId, name } = input as Record<string, unknown>
  return {
    ...(typeof specimenId === 'number' && { specimenId }),
    ...(typeof name === 'string' && { mark: name }),
  }
}

/** What a person calls the place of a thing: its chapter, specimen or mark by name, its book, its kind. */
export function useLaneNames(things: readonly Placed[]) {
  const { t, i18n } = useLingui()
  const ids = [...new Set(things.map(({ lane }) => chapterOf(lane)))].filter(Number.isInteger).slice(0, 100)
  const chapters = useQuery(knownChaptersQuery(ids)).data
  const about = things.map((thing) => aboutOf(thing).specimenId).filter((id) => id !== undefined)
  const specimens = useQuery(knownSpecimensQuery([...new Set(about)].slice(0, 100))).data
  const lang = i18n.locale === 'en' ? 'en' : 'zh'
  const others: Record<string, string> = {
    notices: t`公告与消息`,
    collect: t`收藏的标本与学科`,
    specimens: t`标本`,
    practice: t`笔记、纠错与复习`,
    setting: t`设置`,
    'book:wrong': t`错题本`,
    'book:collection': t`题目收藏`,
    carried: t`从文件导入`,
    mark: t`标本上的标注`,
  }

  function laneName(name: string): string {
    const id = chapterOf(name)
    if (!Number.isInteger(id)) return others[placeOf(name)] ?? t`其他`
    const chapter = chapters?.get(id)
    return chapter ? inLang(lang, chapter.name, chapter.nameEn) : t`章节练习`
  }

  /** With the number of the question, where it is one of a chapter; the specimen and the mark, where it is about one. */
  function place(thing: Placed): string {
    const { lane: name, subject } = thing
    const { specimenId, mark } = aboutOf(thing)
    const specimen = specimens?.get(specimenId ?? Number.NaN)
    const called = [specimen && inLang(lang, specimen.name, specimen.nameEn), mark].filter(Boolean)
    if (called.length > 0) return called.join(' · ')
    const at = chapters?.get(chapterOf(name))?.questions.indexOf(questionOf(subject)) ?? -1
    return at < 0 ? laneName(name) : t`${laneName(name)} · 第 ${at + 1} 题`
  }

  return { lane: laneName, place }
}
