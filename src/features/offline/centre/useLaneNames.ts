import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { inLang } from '../../../device/language.ts'
import { knownChaptersQuery, knownSpecimensQuery } from '../../../queries/engine/unsent.ts'

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

/** characters of a person's own words: enough to know them again */
const most = 60

/** In one line. */
function opening(words: string): string {
  const line = words.trim().replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** Its specimen, and the person's own words: what a mark or a catalogue is called, what was noted or reported. */
function aboutOf({ input }: Placed): { specimenId?: number; words?: string } {
  if (typeof input !== 'object' || input === null) return {}
  const { specimenId, name, text } = input as Record<string, unknown>
  const words = name ?? text
  return {
    ...(typeof specimenId === 'number' && { specimenId }),
    ...(typeof words === 'string' && { words: opening(words) }),
  }
}

/** What a person calls a thing and its place: chapter, specimen, book or kind, in the person's own words. */
export function useLaneNames(things: readonly Placed[]) {
  const { t, i18n } = useLingui()
  const ids = [...new Set(things.map(({ lane }) => chapterOf(lane)))].filter(Number.isInteger).slice(0, 100)
  const chapters = useQuery(knownChaptersQuery(ids)).data
  const their = things.map((thing) => aboutOf(thing).specimenId).filter((id) => id !== undefined)
  const specimens = useQuery(knownSpecimensQuery([...new Set(their)].slice(0, 100))).data
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

  /** Which one it is: its specimen and the person's own words, or its chapter and question; empty where that is not known. */
  function about(thing: Placed): string {
    const { lane: name, subject } = thing
    const { specimenId, words } = aboutOf(thing)
    const specimen = specimens?.get(specimenId ?? Number.NaN)
    const called = [specimen && inLang(lang, specimen.name, specimen.nameEn), words].filter(Boolean)
    if (called.length > 0) return called.join(' · ')
    const chapter = chapters?.get(chapterOf(name))
    if (!chapter) return ''
    const at = chapter.questions.indexOf(questionOf(subject))
    return at < 0 ? laneName(name) : t`${laneName(name)} · 第 ${at + 1} 题`
  }

  return { lane: laneName, about, place: (thing: Placed) => about(thing) || laneName(thing.lane) }
}
