import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { langAtom } from '../../../device/language.ts'
import { groupOf } from '../../../outbox/actions/index.ts'
import { knownChaptersQuery, knownSpecimensQuery, type UnsentRow } from '../../../queries/session/unsent.ts'
import { inLang } from '../../../rules/lang.ts'

type NamedRow = Pick<UnsentRow, 'call' | 'input'>

/** The school's question that a row is about. */
const questionOf = ({ input }: NamedRow) => (input as { questionId?: unknown }).questionId

/** characters of a person's own words: enough to know them again */
const most = 60

/** In one line. */
function opening(words: string): string {
  const line = words.trim().replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most)}…` : line
}

/** Its specimen, and the person's own words: what a mark or a catalogue is called, what was noted or reported. */
function aboutOf({ input }: NamedRow): { specimenId?: number; words?: string } {
  if (typeof input !== 'object' || input === null) return {}
  const { specimenId, name, text } = input as Record<string, unknown>
  const words = name ?? text
  return {
    ...(typeof specimenId === 'number' && { specimenId }),
    ...(typeof words === 'string' && { words: opening(words) }),
  }
}

/** Names of a row and its group in the person's own words: chapter, specimen, book or kind. */
export function useRowNames(rows: readonly NamedRow[]) {
  const { t, i18n } = useLingui()
  const ids = rows.map((row) => groupOf(row).chapterId).filter((id) => id !== undefined)
  const chapters = useQuery(knownChaptersQuery([...new Set(ids)].slice(0, 100))).data
  const their = rows.map((row) => aboutOf(row).specimenId).filter((id) => id !== undefined)
  const specimens = useQuery(knownSpecimensQuery([...new Set(their)].slice(0, 100))).data
  const lang = useAtomValue(langAtom)
  const chapterOf = (row: NamedRow) => chapters?.get(groupOf(row).chapterId ?? Number.NaN)

  function groupTitle(row: NamedRow): string {
    const chapter = chapterOf(row)
    return chapter ? inLang(lang, chapter.name, chapter.nameEn) : i18n._(groupOf(row).title)
  }

  /** Which one it is: its specimen and the person's own words, or its chapter and question; empty where that is not known. */
  function about(row: NamedRow): string {
    const { specimenId, words } = aboutOf(row)
    const specimen = specimens?.get(specimenId ?? Number.NaN)
    const called = [specimen && inLang(lang, specimen.name, specimen.nameEn), words].filter(Boolean)
    if (called.length > 0) return called.join(' · ')
    const chapter = chapterOf(row)
    if (!chapter) return ''
    const at = chapter.questions.indexOf(Number(questionOf(row)))
    return at < 0 ? groupTitle(row) : t`${groupTitle(row)} · 第 ${at + 1} 题`
  }

  return { group: groupTitle, about, place: (row: NamedRow) => about(row) || groupTitle(row) }
}
