/** Places in the app that the last line of a message or an announcement may name. */

export type NoticePlace =
  | { kind: 'question'; question: number; chapter: number }
  | { kind: 'mark'; specimen: number; mark: number }
  | ({ kind: 'exam' } & AnnouncedExam)

/** A practical exam as it is announced. */
export interface AnnouncedExam {
  /** its subject; null: over all of them */
  subject: number | null
  stations: number
}

export const examAddress = ({ subject, stations }: AnnouncedExam): string =>
  `/exercise/exam?${subject === null ? 'all=1' : `subject=${subject}`}&stations=${stations}`

/** A text that leads to the exam. Where there is none, none is made. */
export const announcingExam = (text: string, exam: AnnouncedExam): string =>
  text.trim() === '' ? text : `${text.trimEnd()}\n${examAddress(exam)}`

export const markAddress = (specimen: number, mark: number): string =>
  `/resource/specimen/detail/${specimen}?mark=${mark}`

const forms: readonly [form: RegExp, place: (numbers: number[]) => NoticePlace][] = [
  [
    /\n\/exercise\/bank\/(\d+)\?chapter=(\d+)$/,
    ([question = 0, chapter = 0]) => ({ kind: 'question', question, chapter }),
  ],
  [
    /\n\/resource\/specimen\/detail\/(\d+)\?mark=(\d+)$/,
    ([specimen = 0, mark = 0]) => ({ kind: 'mark', specimen, mark }),
  ],
  [
    /\n\/exercise\/exam\?(?:all=1|subject=(\d+))&stations=(\d+)$/,
    ([subject = 0, stations = 0]) => ({ kind: 'exam', subject: subject > 0 ? subject : null, stations }),
  ],
]

/** The text of a notice, and the page to which it leads, if any. */
export function readNoticeAddress(text: string): { text: string; to?: NoticePlace } {
  for (const [form, place] of forms) {
    const found = form.exec(text)
    if (found) return { text: text.slice(0, found.index), to: place(found.slice(1).map(Number)) }
  }
  return { text }
}
