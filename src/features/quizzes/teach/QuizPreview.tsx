import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { useShownSpecimens } from '../../../parts/questionPage/useShownSpecimens.ts'
import { QuestionView } from '../../../questions/index.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Quizzes.module.css'
import { pointsText } from '../words.ts'

/** The quiz as a student sees it, question by question; nothing is stored or counted. */
export function QuizPreview({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const item = quiz.questions[index]
  const specimens = useShownSpecimens(isOpen ? item?.question : undefined)
  if (!item) return null
  const last = quiz.questions.length - 1
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t`以学生身份预览`}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`第 ${index + 1} / ${quiz.questions.length} 题`}
        footer={
          <div className={css.buttons}>
            <Button kind="plain" aria-disabled={index === 0} onClick={() => setIndex(Math.max(0, index - 1))}>
              {t`上一题`}
            </Button>
            <Button
              kind="plain"
              aria-disabled={index === last}
              onClick={() => setIndex(Math.min(last, index + 1))}
            >
              {t`下一题`}
            </Button>
          </div>
        }
      >
        <p className={css.quiet}>{t`${pointsText(item.maxPoints)} 分 · 预览不会保存任何作答`}</p>
        <QuestionView
          key={item.id}
          narrow
          question={item.question}
          content={answers[item.id] ?? ''}
          onChange={(content) => setAnswers({ ...answers, [item.id]: content })}
          shown={false}
          specimens={specimens}
        />
      </Sheet>
    </>
  )
}
