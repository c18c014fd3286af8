import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  quizEnd,
  quizExtend,
  quizNotice,
  type TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { useManageFailure } from './useManageFailure.ts'

type Act = 'extend' | 'notice' | 'end'

/** The act that was chosen, what it is given, and how it is carried out. */
function useRunningAct(quiz: TeacherQuizDetail) {
  const { t } = useLingui()
  const [act, setAct] = useState<Act | null>(null)
  const [words, setWords] = useState('')
  const [minutes, setMinutes] = useState(10)
  const close = () => {
    setAct(null)
    setWords('')
  }
  const run = useMutation({
    mutationFn: async (which: Act) => {
      if (which === 'extend') await manageQuizzes(quizExtend, { quizId: quiz.id, minutes, reason: words })
      else if (which === 'notice') await manageQuizzes(quizNotice, { quizId: quiz.id, text: words })
      else await manageQuizzes(quizEnd, { quizId: quiz.id, reason: words })
    },
    onSuccess: () => {
      close()
      toast(t`已完成`)
    },
    onError: useManageFailure(),
  })
  const isReady = words.trim() !== '' && (act !== 'extend' || minutes > 0)
  return { act, setAct, close, words, setWords, minutes, setMinutes, run, isReady }
}

/** More time, a notice to everybody, and the end: while the quiz runs. */
export function RunningActs({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const running = useRunningAct(quiz)
  const { act, setAct, close, run, isReady } = running
  const titles: Record<Act, string> = { extend: t`全体加时`, notice: t`发勘误`, end: t`收卷` }
  return (
    <div className={css.buttons}>
      <Button kind="soft" onClick={() => setAct('extend')}>
        {titles.extend}
      </Button>
      <Button kind="soft" onClick={() => setAct('notice')}>
        {titles.notice}
      </Button>
      <Button kind="danger" onClick={() => setAct('end')}>
        {titles.end}
      </Button>
      <Sheet
        open={act !== null}
        onClose={close}
        title={act === null ? '' : titles[act]}
        place="middle"
        footer={
          <Button
            wide
            kind={act === 'end' ? 'danger' : 'primary'}
            busy={run.isPending}
            aria-disabled={!isReady}
            onClick={() => act !== null && isReady && run.mutate(act)}
          >
            {t`确定`}
          </Button>
        }
      >
        <ActFields {...running} />
      </Sheet>
    </div>
  )
}

function ActFields({ act, words, setWords, minutes, setMinutes }: ReturnType<typeof useRunningAct>) {
  const { t } = useLingui()
  return (
    <div className={css.stack}>
      {act === 'end' && <p className={css.notice}>{t`所有正在作答的试卷会立即结束，不能撤销。`}</p>}
      {act === 'extend' && (
        <TextField
          type="number"
          min={1}
          max={600}
          label={t`增加的分钟`}
          value={minutes}
          onChange={(event) => setMinutes(Math.max(0, Math.trunc(Number(event.target.value))))}
        />
      )}
      <TextField
        label={act === 'notice' ? t`勘误内容` : t`原因`}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  )
}
