import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type {
  QuizItemAnalysis,
  QuizItemStatistics,
  TeacherQuizDetail,
} from '../../../contract/quizzes/quizTeaching.ts'
import { JobProgressLine } from '../../../parts/jobs/JobProgressLine.tsx'
import { useJob } from '../../../parts/jobs/useJob.ts'
import { analyseQuiz } from '../../../queries/quizzes/manage.ts'
import { quizItemsQuery } from '../../../queries/quizzes/quizzes.ts'
import { letterOf } from '../../../rules/kinds/optionText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Quizzes.module.css'

/** How many answered, where the button of an exam means one answer. */
const answeredHead = msg({ message: '作答', context: 'answered' })

const figure = (value: number | null): string => (value === null ? '–' : value.toFixed(2))

/** Below it a question tells strong from weak students badly. */
const minDiscrimination = 0.2

/** Whether there is none, or what it was computed from has changed. */
const isMissing = (found: QuizItemAnalysis | null | undefined) =>
  found === null || found?.isOutOfDate === true

/** Time (ms) after a computation in which the next one waits for the teacher: answers may go on arriving. */
const restMs = 10_000

/**
 * Has the item analysis computed where it is missing.
 * @param found undefined: nothing is known yet, or the service cannot be asked
 */
function useAnalysis(quizId: number, found: QuizItemAnalysis | null | undefined) {
  const endedAt = useRef(Number.NEGATIVE_INFINITY)
  const job = useJob(
    async (_: null, onProgress) => {
      try {
        await analyseQuiz(quizId, onProgress)
      } finally {
        endedAt.current = performance.now()
      }
    },
    () => undefined,
  )
  const isWanted = isMissing(found)
  const start = useEffectEvent(() => {
    if (!job.isBusy && performance.now() - endedAt.current > restMs) job.begin(null)
  })
  useEffect(() => {
    if (isWanted) start()
  }, [isWanted])
  return job
}

/** How hard each question was, how well it tells strong from weak students, and what was chosen. */
export function ItemAnalysis({ quiz }: { quiz: TeacherQuizDetail }) {
  const { t } = useLingui()
  const { data, isFetching, isError } = useQuery(quizItemsQuery(quiz.id))
  const known = isFetching || isError ? undefined : data
  const { isBusy, progress, fault, begin } = useAnalysis(quiz.id, known)
  if (data === undefined) return null
  return (
    <Section title={t`题目分析`}>
      <Card>
        {isBusy && <JobProgressLine label={t`正在计算题目分析`} progress={progress} />}
        {fault && (
          <p role="alert" className={css.notice}>
            {fault}
          </p>
        )}
        {isMissing(data) && !isBusy && (
          <p className={css.quiet}>
            {data ? t`此后答卷、评分或答案有变化。` : t`还没有计算。`}{' '}
            <Button kind="text" onClick={() => begin(null)}>
              {t`重新计算`}
            </Button>
          </p>
        )}
        {data && <Figures found={data} />}
      </Card>
    </Section>
  )
}

function Figures({ found }: { found: QuizItemAnalysis }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <p className={css.quiet}>
        {t`${found.attempts} 份答卷`} · {t`信度 α`} {figure(found.alpha)}
        {found.asOf !== undefined && (
          <>
            {' · '}
            <Trans>
              截至 <Time at={found.asOf} precise />
            </Trans>
          </>
        )}
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
    </>
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
