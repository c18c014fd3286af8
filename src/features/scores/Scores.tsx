import { useLingui } from '@lingui/react/macro'
import type { CourseScore, ExamScore, ScorePart } from '../../contract/score.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './Scores.module.css'
import { partNames, statusNames } from './words.ts'

/** The scores of each course: its parts with the ratio, and two totals that say what they count. */
export function CourseScores({ courses }: { courses: readonly CourseScore[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (courses.length === 0)
    return (
      <BlankPage art="empty" title={t`还没有成绩`} text={t`加入班级并完成测验、作业后，成绩会出现在这里。`} />
    )
  return (
    <>
      {courses.map((course) => (
        <Section
          key={course.courseId}
          title={pick(course.courseName, course.courseNameEn)}
          mark={course.publishedAt !== null && <Tag tone="ok">{t`已公布`}</Tag>}
        >
          <Card>
            <div className={css.totals}>
              <Total name={t`目前`} hint={t`只算已有成绩的部分`} value={course.current} />
              <Total name={t`按满额`} hint={t`截止后未交的按 0 分`} value={course.full} />
            </div>
            <Sum parts={course.parts} />
          </Card>
          <Card flush>
            {course.parts.map((part) => (
              <PartScore key={part.part} part={part} />
            ))}
          </Card>
        </Section>
      ))}
    </>
  )
}

function Total({ name, hint, value }: { name: string; hint: string; value: string | null }) {
  return (
    <div>
      <span className={css.quiet}>{name}</span>
      <strong className={css.total}>{value ?? '–'}</strong>
      <span className={css.quiet}>{hint}</span>
    </div>
  )
}

/** How a total came to be: 实验 30 % × 88.0 + … */
function Sum({ parts }: { parts: readonly ScorePart[] }) {
  const { i18n } = useLingui()
  const terms = parts
    .filter(({ ratio, score }) => ratio > 0 && score !== null)
    .map(({ part, ratio, score }) => `${i18n._(partNames[part])} ${ratio} % × ${score}`)
  return <p className={css.sum}>{terms.join(' + ')}</p>
}

/** One part with what it is made of. */
function PartScore({ part }: { part: ScorePart }) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  const title = `${i18n._(partNames[part.part])} ${part.ratio} %`
  return (
    <details className={css.part}>
      <Summary className={css.head}>
        <span>{title}</span>
        <span className={css.value}>
          {part.status !== 'normal' && <Tag tone="warn">{i18n._(statusNames[part.status])}</Tag>}
          <strong className="num">{part.score ?? '–'}</strong>
        </span>
      </Summary>
      <ul className={css.items}>
        {part.document !== undefined && (
          <li>
            <span>{t`处理文件`}</span>
            <span>{part.document}</span>
          </li>
        )}
        {part.items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <span>{item.kind === 'entered' ? t`教师登记` : pick(item.name, item.nameEn)}</span>
            <span className="num">
              <ItemScore item={item} />
            </span>
          </li>
        ))}
        {part.items.length === 0 && <li className={css.quiet}>{t`未设置`}</li>}
      </ul>
    </details>
  )
}

function ItemScore({ item }: { item: ScorePart['items'][number] }) {
  const { t } = useLingui()
  const missing = item.isDue ? t`未交` : '–'
  return (
    <>
      {item.score === null ? missing : item.score / 100} / {item.maxScore / 100}
    </>
  )
}

export function ExamScores({ exams }: { exams: readonly ExamScore[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {exams.map((exam) => (
        <li key={exam.quizId}>
          <Row
            title={pick(exam.title, exam.titleEn)}
            sub={
              <>
                {pick(exam.courseName, exam.courseNameEn)}
                {exam.takenAt !== null && (
                  <>
                    {' · '}
                    <Time at={exam.takenAt} />
                  </>
                )}
              </>
            }
            trail={
              exam.points === null ? (
                <Tag tone={exam.status === 'absent' ? 'bad' : 'neutral'}>
                  {exam.status === 'absent' ? t`缺考` : t`评阅中`}
                </Tag>
              ) : (
                <strong className="num">
                  {exam.points / 100} / {exam.maxPoints / 100}
                </strong>
              )
            }
          />
        </li>
      ))}
    </Card>
  )
}
