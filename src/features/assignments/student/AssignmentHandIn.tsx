import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import type { AssignmentPaper, StudentAssignment } from '../../../contract/quizzes/assignment.ts'
import {
  type AssignmentDraft,
  forgetFile,
  handInAssignment,
  keepFile,
  loadAssignmentDraft,
  saveAssignmentDraft,
  useWaitingAnswers,
  waitingFileBytes,
} from '../../../queries/quizzes/handIn.ts'
import type { PaperPictures } from '../../../queries/quizzes/usePaperPictures.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Summary } from '../../../ui/Summary.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Assignments.module.css'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { AttachmentPicker } from '../files/AttachmentPicker.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import {
  type AnswersByQuestion,
  isAnyBegun,
  QuestionsToAnswer,
  questionsToAnswer,
} from './AssignmentQuestions.tsx'
import { PhonePhotos, usePhonePhotos } from './PhonePhotos.tsx'

const emptyDraft: AssignmentDraft = { content: '', files: [] }

/** Draft of a student's submission: each change is stored on this device at once. */
function useAssignmentDraft(practiseId: number) {
  const [draft, setDraft] = useState<AssignmentDraft | null>(null)
  const isLoaded = useRef(false)
  useEffect(() => {
    let isOver = false
    void loadAssignmentDraft(practiseId).then((stored) => {
      isLoaded.current = true
      if (!isOver) setDraft((known) => known ?? stored ?? emptyDraft)
    })
    return () => {
      isOver = true
    }
  }, [practiseId])
  const change = useCallback(
    (update: (draft: AssignmentDraft) => AssignmentDraft) => {
      const apply = (stored?: AssignmentDraft) =>
        setDraft((known) => {
          const next = update(known ?? stored ?? emptyDraft)
          void saveAssignmentDraft(practiseId, next)
          return next
        })
      // a quick tap must not replace what was stored before
      if (isLoaded.current) apply()
      else void loadAssignmentDraft(practiseId).then(apply)
    },
    [practiseId],
  )
  return { draft: draft ?? emptyDraft, change, clear: () => setDraft(emptyDraft) }
}

const noQuestions: readonly Question[] = []

type Change = ReturnType<typeof useAssignmentDraft>['change']

/** The answers as they are being written; they begin with those of the work before. */
function useAnswers(
  { id, submissions }: StudentAssignment,
  paper: AssignmentPaper | undefined,
  draft: AssignmentDraft,
  change: Change,
) {
  const waiting = useWaitingAnswers(id)
  const last = submissions.at(-1)?.answers
  const before = useMemo<AnswersByQuestion>(
    () => Object.fromEntries((waiting ?? last ?? []).map((one) => [one.questionId, one.content])),
    [waiting, last],
  )
  // once the keys are seen an answer says nothing any more
  const questions = useMemo(
    () => (paper && paper.keys === null ? questionsToAnswer(paper) : noQuestions),
    [paper],
  )
  const answers = draft.answers ?? before
  const onAnswer = useCallback(
    (questionId: number, content: string) =>
      change((known) => ({ ...known, answers: { ...(known.answers ?? before), [questionId]: content } })),
    [change, before],
  )
  const given = Object.entries(answers)
    .filter(([, content]) => content !== '')
    .map(([questionId, content]) => ({ questionId: Number(questionId), content }))
  return {
    questions,
    answers,
    onAnswer,
    /** Answers to hand in; undefined where nothing is answered. */
    given: given.length > 0 ? given : undefined,
    isChanged: draft.answers !== undefined && isAnyBegun(questions, answers),
  }
}

interface Props {
  assignment: StudentAssignment
  isOver: boolean
  /** undefined where the assignment has no questions, or they are not here */
  paper: AssignmentPaper | undefined
  pictures: PaperPictures
}

/** A new version: stored and queued before the screen says so, with or without network. */
export function AssignmentHandIn({ assignment, isOver, paper, pictures }: Props) {
  const { t } = useLingui()
  const { draft, change, clear } = useAssignmentDraft(assignment.id)
  const { photos, setPhotos, askForAll, isOpen, open } = usePhonePhotos(assignment.id)
  const [isBusy, setBusy] = useState(false)
  const isAgain = assignment.submissions.length > 0
  const { content, files } = draft
  const asked = useAnswers(assignment, paper, draft, change)
  const isEmpty = content.trim() === '' && files.length + photos.length === 0 && !asked.isChanged
  const addFile = async (file: File) => {
    const kept = await keepFile(file)
    if (!kept) throw new Error(t`本机空间不足，没有存下来。`)
    change((known) => ({ ...known, files: [...known.files, kept] }))
  }
  const removeFile = (key: string) => {
    change((known) => ({ ...known, files: known.files.filter((file) => file.key !== key) }))
    void forgetFile(key)
  }
  const handIn = async () => {
    if (isEmpty) return
    setBusy(true)
    try {
      await handInAssignment(assignment.id, draft, await askForAll(), asked.given)
      clear()
      setPhotos([])
      toast(t`已存本机，联网后自动送出。`)
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <div className={css.stack}>
      {paper && <Questions paper={paper} asked={asked} pictures={pictures} isAgain={isAgain} />}
      <TextArea
        label={isAgain ? t`再交一次` : t`提交内容`}
        value={content}
        maxLength={10_000}
        onText={(text) => change((known) => ({ ...known, content: text }))}
        tall
      />
      <AttachmentList files={files} read={waitingFileBytes} onRemove={removeFile} />
      <AttachmentList
        files={shownAttachments(photos)}
        onRemove={(key) => setPhotos(photos.filter(({ id }) => String(id) !== key))}
      />
      <AttachmentPicker count={files.length + photos.length} onFile={addFile} />
      <PhonePhotos practiseId={assignment.id} isOpen={isOpen} onOpen={open} />
      {isOver && <p className={css.notice}>{t`已过截止时间，提交将标为迟交。`}</p>}
      <Button busy={isBusy} aria-disabled={isEmpty} onClick={() => void handIn()}>
        {t`提交作业`}
      </Button>
    </div>
  )
}

interface QuestionsProps extends Pick<Props, 'pictures'> {
  paper: AssignmentPaper
  asked: ReturnType<typeof useAnswers>
  /** Work was handed in before: its answers are shown there, and are changed here. */
  isAgain: boolean
}

function Questions({ paper, asked, pictures, isAgain }: QuestionsProps) {
  const { t } = useLingui()
  const { questions, answers, onAnswer } = asked
  if (paper.keys !== null) return <p className={css.quiet}>{t`答案已公布，题目不能再作答。`}</p>
  if (questions.length === 0) return null
  const form = (
    <QuestionsToAnswer
      paper={paper}
      questions={questions}
      answers={answers}
      onAnswer={onAnswer}
      pictures={pictures}
    />
  )
  if (!isAgain) return form
  return (
    <details>
      <Summary>{t`修改题目的作答`}</Summary>
      {form}
    </details>
  )
}
