import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { studentAssignmentsQuery, studyingQuizzesQuery } from '../../queries/quizzes/quizzes.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Time } from '../../ui/Time.tsx'
import { QuizRows } from './QuizRows.tsx'

const openQuizStates: readonly string[] = ['running', 'open', 'upcoming']
const openAssignmentStates: readonly string[] = ['open', 'draft', 'returned']

/**
 * Quizzes and assignments that are open for a student, with their ends. Nothing when none is open.
 * @param courseId left out: of all courses
 */
export function CourseQuizzes({ courseId }: { courseId?: number }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const quizzes = useQuery(studyingQuizzesQuery(courseId)).data?.records ?? []
  const assignments = useQuery(studentAssignmentsQuery(courseId)).data?.records ?? []
  const openQuizzes = quizzes.filter(({ state }) => openQuizStates.includes(state))
  const openAssignments = assignments.filter(({ state }) => openAssignmentStates.includes(state))
  return (
    <>
      {openQuizzes.length > 0 && (
        <Section title={t`测验`}>
          <QuizRows quizzes={openQuizzes} />
        </Section>
      )}
      {openAssignments.length > 0 && (
        <Section title={t`课程作业`}>
          <Card flush as="ul">
            {openAssignments.map((assignment) => (
              <li key={assignment.id}>
                <RowLink
                  to="/student/practice"
                  title={pick(assignment.title, assignment.titleEn)}
                  sub={
                    <>
                      {courseId === undefined && `${pick(assignment.courseName, assignment.courseNameEn)} · `}
                      {t`截止`} <Time at={assignment.deadline} precise />
                    </>
                  }
                />
              </li>
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
