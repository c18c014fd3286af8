import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quizPublish, quizRelease, type TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { basePath } from '../../../device/names.ts'
import { useNow } from '../../../parts/useNow.ts'
import { manageQuizzes } from '../../../queries/quizzes/manage.ts'
import { roomsQuery } from '../../../queries/teaching/courses.ts'
import { quizOnlyIdBase } from '../../../rules/quizzes/quizOnlyIds.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Quizzes.module.css'
import { otherHoursWords, pointsText, sealedPaperTitle } from '../words.ts'
import { BringAnswers } from './BringAnswers.tsx'
import { Complaints } from './Complaints.tsx'
import { ExportResults } from './ExportResults.tsx'
import { GradingByQuestion } from './GradingByQuestion.tsx'
import { ItemAnalysis } from './ItemAnalysis.tsx'
import { QuizPreview } from './QuizPreview.tsx'
import { ReadyList } from './ReadyList.tsx'
import { RunningActs } from './RunningActs.tsx'
import { teacherStateOf } from './TeacherQuizRows.tsx'
import { useManageFailure } from './useManageFailure.ts'

/** A quiz as its teacher watches, grades and releases it. */
export function ManageQuiz({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const state = teacherStateOf(quiz, useNow())
  const isOver = state === 'grading' || state === 'graded' || state === 'released'
  return (
    <div className={css.stack}>
      <Card>
        <p>{t`${quiz.questionCount} 题 · ${pointsText(quiz.maxPoints)} 分`}</p>
        <p className={css.quiet}>
          <Time at={quiz.opensAt} precise /> –{' '}
          {quiz.closesAt === null ? t`由老师收卷` : <Time at={quiz.closesAt} precise />}
        </p>
        {state !== 'draft' && (
          <p className={css.quiet}>
            {t`${quiz.started} 人开始，${quiz.submitted} 人已交，共 ${quiz.students} 人`}
          </p>
        )}
      </Card>
      <div className={css.buttons}>
        {state === 'draft' && <Publish quiz={quiz} />}
        <QuizPreview quiz={quiz} />
        {state !== 'draft' && quiz.together && (
          <ButtonLink kind="soft" to="/quiz/sealed" search={{ quizId: quiz.id }}>
            {t(sealedPaperTitle)}
          </ButtonLink>
        )}
        {state !== 'draft' && state !== 'upcoming' && <BringAnswers quizId={quiz.id} />}
        {state !== 'draft' && quiz.submitted > 0 && <ExportResults quizId={quiz.id} />}
        {state !== 'draft' && <ArchiveLink quizId={quiz.id} />}
      </div>
      {(state === 'open' || state === 'upcoming') && <RunningActs quiz={quiz} />}
      {state === 'released' && <Complaints quiz={quiz} />}
      {(state === 'grading' || state === 'graded') && <Release quiz={quiz} />}
      {isOver && <GradingByQuestion quiz={quiz} />}
      {isOver && <ItemAnalysis quiz={quiz} />}
      {state !== 'draft' && <ReadyList quiz={quiz} isLive={!isOver} />}
    </div>
  )
}

/** Everything of the quiz as files, for the school's archive. */
function ArchiveLink({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  return (
    <a className={css.link} href={`${basePath}/media/own/quiz/${quizId}.zip`} download>
      {t`下载存档（ZIP）`}
    </a>
  )
}

/** Publishes the quiz to classes: its questions are frozen from then on. */
function Publish({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const rooms = useQuery(roomsQuery(quiz.courseId)).data ?? []
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // what students practise has its key on their devices
  const practised = quiz.questions.filter(({ sourceId }) => sourceId < quizOnlyIdBase).length
  const publish = useMutation({
    mutationFn: () => manageQuizzes(quizPublish, { quizId: quiz.id, roomIds: [...chosen] }),
    onSuccess: () => {
      setOpen(false)
      toast(t`已发布`)
    },
    onError: useManageFailure(),
  })
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t`发布测验`}</Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`发布给班级`}
        footer={
          <Button
            wide
            busy={publish.isPending}
            aria-disabled={chosen.size === 0}
            onClick={() => chosen.size > 0 && publish.mutate()}
          >
            {practised > 0 ? t`仍然发布` : t`发布`}
          </Button>
        }
      >
        <p className={css.quiet}>{t`发布后题目不能再改；题库的修改不影响这份试卷。`}</p>
        {practised > 0 && (
          <p className={css.notice}>
            {t`其中 ${practised} 题也在学生的练习和题库里，答案可能已在他们的设备上。`}
          </p>
        )}
        {chosen.size > 1 && quiz.kind === 'exam' && <p className={css.notice}>{t(otherHoursWords)}</p>}
        {rooms.map(({ id, name, members }) => (
          <Checkbox key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
            {name} · {t`${members} 人`}
          </Checkbox>
        ))}
      </Sheet>
    </>
  )
}

/** Shows the scores to the students, once every answer has one. */
function Release({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const release = useMutation({
    mutationFn: () => manageQuizzes(quizRelease, { quizId: quiz.id }),
    onSuccess: () => toast(t`成绩已公布`),
    onError: useManageFailure(),
  })
  return (
    <Section title={t`公布成绩`}>
      {quiz.toGrade > 0 && <p className={css.notice}>{t`还有 ${quiz.toGrade} 份作答没有评分。`}</p>}
      {quiz.undecided > 0 && <p className={css.notice}>{t`还有 ${quiz.undecided} 份作答要认定是否按时。`}</p>}
      <Button busy={release.isPending} onClick={() => release.mutate()}>
        {t`公布成绩`}
      </Button>
    </Section>
  )
}
