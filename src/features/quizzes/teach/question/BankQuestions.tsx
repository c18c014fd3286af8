import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { questionAdd } from '../../../../contract/questionMending.ts'
import type { BankQuestion, Question } from '../../../../contract/questions.ts'
import { newId } from '../../../../device/names.ts'
import { GuardedSheet } from '../../../../parts/forms/GuardedSheet.tsx'
import { PlaceFields } from '../../../../parts/upload/PlaceFields.tsx'
import { useManagedPlaces } from '../../../../parts/upload/useManagedPlaces.ts'
import { bankQuestionQuery } from '../../../../queries/quizzes/bankQuestion.ts'
import { manageQuizzes, mendQuestion } from '../../../../queries/quizzes/manage.ts'
import { usePermissions } from '../../../../queries/session/usePermissions.ts'
import { hasForm, requestOfForm } from '../../../../rules/questionForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { Row, RowButton } from '../../../../ui/Row.tsx'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'
import { useManageFailure } from '../useManageFailure.ts'
import { MendQuestion } from './MendQuestion.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { SearchedBank } from './SearchedBank.tsx'

/** The school's bank: its questions open in the form, and new ones come into a chapter. */
export function BankQuestions() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  // the chapter stays for the next question
  const [place, setPlace] = useState({ subjectId: 0, catalogId: 0 })
  const canAdd = usePermissions().hasAny('subject.edit')
  const close = () => setOpened(null)
  return (
    <div className={css.stack}>
      {canAdd && (
        <div className={css.buttons}>
          <Button kind="soft" onClick={() => setOpened('new')}>
            {t`新建题目`}
          </Button>
        </div>
      )}
      <SearchedBank
        row={(question) => <BankRow question={question} onOpen={() => setOpened(question.id)} />}
      />
      <GuardedSheet
        open={opened !== null}
        onClose={close}
        title={opened === 'new' ? t`新建题目` : t`编辑题目`}
      >
        {typeof opened === 'number' && <EditQuestion key={opened} id={opened} onDone={close} />}
        {opened === 'new' && <AddQuestion place={place} onPlace={setPlace} onDone={close} />}
      </GuardedSheet>
    </div>
  )
}

function BankRow({ question, onOpen }: { question: BankQuestion; onOpen: () => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const title = pick(question.title, question.titleEn)
  const kind = pick(question.type.name, question.type.nameEn)
  if (!hasForm(question)) return <Row title={title} sub={`${kind} · ${t`这种题型只能用文件修改`}`} />
  return <RowButton chevron title={title} sub={kind} onClick={onOpen} />
}

function EditQuestion({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: question, isError, refetch } = useQuery(bankQuestionQuery(id))
  if (question)
    return (
      <MendQuestion
        question={question}
        action={t`保存修改`}
        save={(changed, base) => mendQuestion(id, changed, base)}
        readLatest={() => client.fetchQuery(bankQuestionQuery(id))}
        onSaved={() => {
          toast(t`题目已保存`)
          onDone()
        }}
      />
    )
  if (!isError) return <SkeletonRows label={t`正在载入题目`} />
  return (
    <div className={css.stack}>
      <p className={css.notice} role="alert">{t`没有读到这道题`}</p>
      <Button onClick={() => void refetch()}>{t`重试`}</Button>
    </div>
  )
}

interface Place {
  subjectId: number
  catalogId: number
}

interface AddProps {
  place: Place
  onPlace: (place: Place) => void
  onDone: () => void
}

function AddQuestion({ place, onPlace, onDone }: AddProps) {
  const { t } = useLingui()
  // pressed again after a lost answer, it makes no second question
  const [clientId] = useState(() => newId())
  const { catalogId } = place
  const add = useMutation({
    mutationFn: (question: Question) =>
      manageQuizzes(questionAdd, { clientId, catalogId, question: requestOfForm(question) }),
    onSuccess: () => {
      toast(t`题目已保存`)
      onDone()
    },
    onError: useManageFailure(),
  })
  return (
    <div className={css.stack}>
      <PlaceFields {...useManagedPlaces(place.subjectId)} {...place} onChange={onPlace} />
      {catalogId === 0 ? (
        <p className={css.quiet}>{t`先选择题目所在的目录。`}</p>
      ) : (
        <QuestionForm
          action={t`保存到题库`}
          busy={add.isPending}
          onSave={(question) => add.mutate(question)}
        />
      )}
    </div>
  )
}
