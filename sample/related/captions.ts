/** What the films over slides say, as WebVTT: the name of each structure while the film comes to it and rests there. */
import type { Lang } from '../../src/rules/lang.ts'
import type { Shown } from './closeUp.ts'
import { frameRate } from './film.ts'
import { spokenOf } from './path.ts'

/** 00:01:02.300 */
const timeOf = (frame: number): string => new Date((frame * 1000) / frameRate).toISOString().slice(11, 23)

/** @param name of the film, said while the whole picture is in sight */
export function captionsOf(marks: readonly Shown[], name: Record<Lang, string>, lang: Lang): string {
  const first = marks.length > 0 ? spokenOf(0).from : 0
  const cues = [
    { from: 0, to: first, said: name[lang] },
    ...marks.map((mark, stop) => ({ ...spokenOf(stop), said: lang === 'en' ? mark.nameEn : mark.name })),
  ]
  const texts = cues.map(({ from, to, said }) => `${timeOf(from)} --> ${timeOf(to)}\n${said}\n`)
  return `WEBVTT\n\n${texts.join('\n')}`
}
