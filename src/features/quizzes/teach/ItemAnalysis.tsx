import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { TeacherQuizDetail } from '../../../contract/quizTeaching.ts'
import { quizItemsQuery } from '../../../queries/quizzes/quizzes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Quizzes.module.css'

const figure = (value: number | null): string => (value === null ? '–' : value.toFixed(2))

/** How hard each question was, and how well it tells strong from weak students. */
export function ItemAnalysis({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const found = useQuery(quizItemsQuery(quiz.id)).data
  if (!found) return null
  return (
    <Section title={t`题目分析`}>
      <Card>
        <p className={css.quiet}>
          {t`${found.attempts} 份答卷`} · {t`信度 α`} {figure(found.alpha)}
        </p>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t`题号`}</th>
              <th scope="col">{t`作答`}</th>
              <th scope="col">{t`难度`}</th>
              <th scope="col">{t`区分度`}</th>
            </tr>
          </thead>
          <tbody>
            {found.items.map((item, index) => (
              <tr key={item.questionId}>
                <th scope="row">{index + 1}</th>
                <td>{item.answered}</td>
                <td>{figure(item.difficulty)}</td>
                <td>{figure(item.discrimination)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}
