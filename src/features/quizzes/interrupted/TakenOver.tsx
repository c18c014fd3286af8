import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { QuizPaper, StudentQuiz } from '../../../contract/quizzes/quiz.ts'
import type { Specimen } from '../../../contract/specimens.ts'
import { QuestionView } from '../../../questions/index.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { orderedQuestions } from '../paperQuestion.ts'
import css from '../Quizzes.module.css'
import type { useQuizRun } from '../useQuizRun.ts'
import { isQuizOver } from '../words.ts'
import { BeginError, OtherDevice } from './OtherDevice.tsx'

interface Props {
  quiz: StudentQuiz
  run: ReturnType<typeof useQuizRun>
  paper: QuizPaper
}

/** The paper on a device from which another one took the attempt over: its own answers can be read, not changed. */
export function TakenOver({ quiz, run, paper }: Props) {
  const { t } = useLingui()
  const unsent = run.pending.size
  return (
    <div className={css.stack}>
      <OtherDevice quizId={quiz.id} />
      {unsent > 0 && (
        <p
          className={css.quiet}
        >{t`这台设备还有 ${unsent} 题的答案没有送达，联网后自动送出，由老师认定。`}</p>
      )}
      {run.error && <BeginError error={run.error} />}
      {isQuizOver(quiz) ? (
        <ButtonLink to="/quizDetail" search={{ quizId: quiz.id }}>
          {t`查看结果`}
        </ButtonLink>
      ) : (
        <Button kind="plain" onClick={() => void run.takeOver()}>
          {t`在此设备继续`}
        </Button>
      )}
      <OwnAnswers paper={paper} answers={new Map(run.run?.answers)} />
    </div>
  )
}

function OwnAnswers({ paper, answers }: { paper: QuizPaper; answers: ReadonlyMap<number, string> }) {
  const { t } = useLingui()
  const [at, setAt] = useState(0)
  const questions = useMemo(() => orderedQuestions(paper), [paper])
  const question = questions[at]?.question
  if (!question) return null
  return (
    <Section title={t`这台设备上的答案（只读）`}>
      <ol className={css.cells}>
        {questions.map((one, index) => (
          <li key={one.question.id}>
            <button
              type="button"
              className={css.cell}
              data-state={answers.get(one.question.id) ? 'answered' : 'open'}
              aria-current={index === at || undefined}
              aria-label={t`第 ${index + 1} 题`}
              onClick={() => setAt(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <fieldset key={question.id} disabled className={css.readOnly} aria-label={t`第 ${at + 1} 题`}>
        <QuestionView
          narrow
          question={question}
          content={answers.get(question.id) ?? ''}
          shown={false}
          isPaper
          specimens={new Map<number, Specimen>(paper.specimens.map((one) => [one.id, one]))}
        />
      </fieldset>
    </Section>
  )
}
