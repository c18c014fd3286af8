import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { QuizItemStatistics, TeacherQuizDetail } from '../../../contract/quizzes/quizTeaching.ts'
import { quizItemsQuery } from '../../../queries/quizzes/quizzes.ts'
import { letterOf } from '../../../rules/quizzes/answerWords.ts'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import css from '../Quizzes.module.css'

/** How many answered, where the button of an exam means one answer. */
const answeredHead = msg({ message: '作答', context: 'answered' })

const figure = (value: number | null): string => (value === null ? '–' : value.toFixed(2))

/** Below it a question tells strong from weak students badly. */
const minDiscrimination = 0.2

/** How hard each question was, how well it tells strong from weak students, and what was chosen. */
export function ItemAnalysis({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t, i18n } = useLingui()
  const found = useQuery(quizItemsQuery(quiz.id)).data
  if (!found) return null
  return (
    <Section title={t`题目分析`}>
      <Card>
        <p className={css.quiet}>
          {t`${found.attempts} 份答卷`} · {t`信度 α`} {figure(found.alpha)}
        </p>
        {/* a table wider than the screen is scrolled by keys too */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <section className={css.scroller} aria-label={t`题目分析表`} tabIndex={0}>
          <table className={classes(css.table, css.items)}>
            <thead>
              <tr>
                <th scope="col">{t`题号`}</th>
                <th scope="col">{i18n._(answeredHead)}</th>
                <th scope="col">{t`难度`}</th>
                <th scope="col">{t`区分度`}</th>
                <th scope="col">{t`选项`}</th>
              </tr>
            </thead>
            <tbody>
              {found.items.map((item, index) => (
                <tr key={item.questionId}>
                  <th scope="row">{index + 1}</th>
                  <td>{item.answered}</td>
                  <td>{figure(item.difficulty)}</td>
                  <td>
                    {figure(item.discrimination)}{' '}
                    {item.discrimination !== null && item.discrimination < minDiscrimination && (
                      <Tag tone="warn">{t`偏低`}</Tag>
                    )}
                  </td>
                  <td>
                    <Distractors item={item} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={css.quiet}>
          {t`难度是平均得分率；区分度是本题与其余题目得分的相关。少于 10 份答卷不计算。`}
        </p>
      </Card>
    </Section>
  )
}

/** How many chose each option; the right ones are marked. */
function Distractors({ item }: { item: QuizItemStatistics }) {
  return (
    <span className={css.facts}>
      {item.options.map(({ id, chosen, isRight }, index) => (
        <span key={id}>
          {isRight ? <strong>{letterOf(index)}✓</strong> : letterOf(index)} {chosen}
        </span>
      ))}
    </span>
  )
}
