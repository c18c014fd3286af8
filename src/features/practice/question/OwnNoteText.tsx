import { Trans } from '@lingui/react/macro'
import type { QuestionId } from '../../../contract/questions.ts'
import css from './AnswerDetails.module.css'
import { useNote } from './useNote.ts'

/** Note that a person wrote on a question. */
export function OwnNoteText({ question }: { question: QuestionId }) {
  const note = useNote(question)
  if (!note) return null
  return (
    <section className={css.note}>
      <h2>
        <Trans>我的笔记</Trans>
      </h2>
      <p>{note}</p>
    </section>
  )
}
