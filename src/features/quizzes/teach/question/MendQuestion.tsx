import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '../../../../contract/questions.ts'
import { isChangedMeanwhile } from '../../../../queries/quizzes/manage.ts'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import css from '../../Quizzes.module.css'
import { useManageFailure } from '../useManageFailure.ts'
import { QuestionForm } from './QuestionForm.tsx'

interface Props {
  /** as it was when the form was opened; what is read later does not change the form */
  question: Question
  action: string
  /** Saves it; refused where the question is no longer as `base`. */
  save: (changed: Question, base: Question) => Promise<Question>
  /** Reads the question as it is now. */
  readLatest: () => Promise<Question>
  onSaved: (saved: Question) => void
}

/** A question that is there already, in the form: what somebody else wrote into it meanwhile is not written over unasked. */
export function MendQuestion({ question, action, save, readLatest, onSaved }: Props) {
  const [begun, setBegun] = useState({ base: question, form: 1 })
  const fail = useManageFailure()
  const mend = useMutation({
    mutationFn: ({ changed, base }: { changed: Question; base: Question }) => save(changed, base),
    // the notice below says it
    meta: { tellsItself: true },
    onSuccess: (saved) => {
      setBegun(({ form }) => ({ base: saved, form }))
      onSaved(saved)
    },
    onError: (error) => !isChangedMeanwhile(error) && fail(error),
  })
  const load = useMutation({
    mutationFn: readLatest,
    onSuccess: (latest) => {
      setBegun(({ form }) => ({ base: latest, form: form + 1 }))
      mend.reset()
    },
    onError: fail,
  })
  const replace = useMutation({
    mutationFn: readLatest,
    onSuccess: (latest) => mend.variables && mend.mutate({ ...mend.variables, base: latest }),
    onError: fail,
  })
  return (
    <div className={css.stack}>
      <QuestionForm
        key={begun.form}
        question={begun.base}
        action={action}
        busy={mend.isPending}
        onSave={(changed) => mend.mutate({ changed, base: begun.base })}
      />
      {mend.error && isChangedMeanwhile(mend.error) && (
        <ChangedMeanwhile
          told={mend.error.message}
          busy={load.isPending || replace.isPending}
          onLoad={() => load.mutate()}
          onReplace={() => replace.mutate()}
        />
      )}
    </div>
  )
}

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

interface ChangedProps {
  /** who changed it, in the service's words */
  told: string
  busy: boolean
  onLoad: () => void
  onReplace: () => void
}

/** The choice about a question that somebody else saved since the form was opened. */
export function ChangedMeanwhile({ told, busy, onLoad, onReplace }: ChangedProps) {
  const { t } = useLingui()
  return (
    <div className={classes(css.notice, css.stack)} role="alert" ref={scrollIntoView}>
      <p>{told}</p>
      <div className={css.buttons}>
        <Button kind="soft" busy={busy} onClick={onLoad}>
          {t`放弃我的，载入较新的题目`}
        </Button>
        <Button kind="text" busy={busy} onClick={onReplace}>
          {t`用我写的覆盖`}
        </Button>
      </div>
    </div>
  )
}
