import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TeacherQuiz } from '../../../contract/quizzes/quizTeaching.ts'
import { useNow } from '../../../parts/useNow.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'

const states = {
  draft: { words: msg`草稿`, tone: 'neutral' },
  upcoming: { words: msg`未开放`, tone: 'neutral' },
  open: { words: msg`进行中`, tone: 'primary' },
  grading: { words: msg`待评阅`, tone: 'warn' },
  graded: { words: msg`待公布`, tone: 'warn' },
  released: { words: msg`成绩已公布`, tone: 'ok' },
} as const satisfies Record<string, { words: unknown; tone: TagTone }>

/** Current state of a quiz for its teacher. */
export function teacherStateOf(quiz: TeacherQuiz, now: number): keyof typeof states {
  if (quiz.state === 'draft') return 'draft'
  if (quiz.isReleased) return 'released'
  if (quiz.opensAt > now) return 'upcoming'
  const isOver = quiz.state === 'closed' || (quiz.closesAt !== null && quiz.closesAt <= now)
  if (!isOver) return 'open'
  return quiz.toGrade + quiz.undecided > 0 ? 'grading' : 'graded'
}

/** The quizzes that a teacher made or grades. */
export function TeacherQuizRows({ quizzes }: { quizzes: readonly TeacherQuiz[] }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const now = useNow()
  return (
    <Card flush as="ul">
      {quizzes.map((quiz) => {
        const { words, tone } = states[teacherStateOf(quiz, now)]
        return (
          <li key={quiz.id}>
            <RowLink
              to="/quiz/manage"
              search={{ quizId: quiz.id }}
              title={pick(quiz.title, quiz.titleEn)}
              sub={
                <span className={css.facts}>
                  <Time at={quiz.opensAt} precise />
                  <span>{t`${quiz.questionCount} 题`}</span>
                  {quiz.state !== 'draft' && <span>{t`${quiz.submitted} / ${quiz.students} 人已交`}</span>}
                  {quiz.toGrade > 0 && <span>{t`${quiz.toGrade} 份待评`}</span>}
                  {quiz.complaints > 0 && <span>{t`复核申请 ${quiz.complaints}`}</span>}
                </span>
              }
              trail={<Tag tone={tone}>{i18n._(words)}</Tag>}
            />
          </li>
        )
      })}
    </Card>
  )
}
