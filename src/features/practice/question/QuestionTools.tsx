import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import BookCheck from 'lucide-react/icons/book-check'
import BookX from 'lucide-react/icons/book-x'
import MessageWarning from 'lucide-react/icons/message-square-warning'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Star from 'lucide-react/icons/star'
import { memo, type ReactNode } from 'react'
import type { AnyQuestion } from '../../../contract/questions.ts'
import { addWrong, collect, removeQuestions, uncollect } from '../../../queries/practice/books.ts'
import { collectedQuery, saidCollectedAtom } from '../../../queries/practice/questionCollected.ts'
import { toast } from '../../../ui/toast.ts'
import type { QuestionSource } from '../sources/questionSource.ts'
import css from './QuestionTools.module.css'
import { useMissed } from './useMissed.ts'
import { useNote } from './useNote.ts'

// The verb for the action: elsewhere the same word names the collection.
const collecting = msg({ message: '收藏', context: 'act' })

interface Props {
  source: QuestionSource
  question: AnyQuestion
  onSheet: (name: 'note' | 'report') => void
}

/** Tools of a question beside answering it: collect it, put it into 错题本, write on it, report it. */
export const QuestionTools = memo(function QuestionTools({ source, question, onSheet }: Props) {
  const { t, i18n } = useLingui()
  const { id } = question
  const { data } = useQuery(collectedQuery(id))
  const said = useAtomValue(saidCollectedAtom)
  const collected = data?.collected ?? said.get(id) ?? false
  // wrong answers enter by themselves
  const missed = useMissed(id)
  const noted = useNote(id) !== ''
  const subject = source.subjectOf?.(question)
  const collectMade = source.collectMade?.(question)
  // the service knows a question that was made here once it stood in a book
  const isStored = !collectMade || missed || collected || noted
  // while 错题本 itself is practised it goes without saying that a question stands there
  const isBook = source.book === 'wrong'
  /** Tells that the change is stored, or that it could not be. */
  async function keep(doing: Promise<unknown>, done: string) {
    try {
      await doing
      toast(done)
    } catch (error) {
      console.error(error)
      toast(t`没能存到本机，请再试一次`, { kind: 'bad' })
    }
  }
  const specimens = source.specimens
  const kept = isBook ? t`移出错题本` : t`已在错题本`
  return (
    <div className={css.tools}>
      {subject !== undefined && (
        <Tool
          label={collected ? t`已收藏` : i18n._(collecting)}
          pressed={collected}
          onClick={() =>
            void (collected
              ? keep(uncollect(id), t`已取消收藏`)
              : keep(collectMade?.() ?? collect(question, subject, specimens.values()), t`已收藏这道题`))
          }
        >
          <Star className={css.star} aria-hidden="true" />
        </Tool>
      )}
      {subject !== undefined && isStored && (
        <Tool
          label={missed ? kept : t`加入错题本`}
          pressed={isBook ? undefined : missed}
          onClick={() =>
            void (missed
              ? keep(removeQuestions('wrong', [id]), t`已移出错题本`)
              : keep(addWrong(question, subject, specimens.values()), t`已加入错题本`))
          }
        >
          {missed ? <BookCheck aria-hidden="true" /> : <BookX aria-hidden="true" />}
        </Tool>
      )}
      {isStored && (
        <Tool label={noted ? t`改笔记` : t`写笔记`} marked={noted} onClick={() => onSheet('note')}>
          <NotebookPen aria-hidden="true" />
        </Tool>
      )}
      {typeof id === 'number' && (
        <Tool label={t`题目纠错`} onClick={() => onSheet('report')}>
          <MessageWarning aria-hidden="true" />
        </Tool>
      )}
    </div>
  )
})

interface ToolProps {
  label: string
  /** undefined: it is no switch */
  pressed?: boolean
  marked?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, pressed, marked, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={pressed}
      data-marked={marked || undefined}
      onClick={onClick}
    >
      {children}
      <span>{label}</span>
    </button>
  )
}
