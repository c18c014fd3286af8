import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CourseDetail, GradeRatio, Term } from '../../../contract/teaching/course.ts'
import { courseSave } from '../../../contract/teaching/courseEdit.ts'
import { LeaveGuard } from '../../../parts/forms/LeaveGuard.tsx'
import { courseAcademiesQuery } from '../../../queries/teaching/courses.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { ratioParts, useRatioNames } from '../Ratio.tsx'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { dayOfInput, inputOfDay } from './days.ts'
import { TermField } from './TermField.tsx'

const evenRatio: GradeRatio = { experiment: 25, homework: 25, quiz: 25, exam: 25 }

interface Form {
  name: string
  nameEn: string
  desc: string
  descEn: string
  academyId: number | null
  termId: number | null
  startsAt: number | null
  endsAt: number | null
  ratio: Record<keyof GradeRatio, string>
}

const textRatio = (ratio: GradeRatio) =>
  Object.fromEntries(ratioParts.map((part) => [part, String(ratio[part])])) as Form['ratio']

const formOf = (course: CourseDetail | undefined): Form => ({
  name: course?.name ?? '',
  nameEn: course?.nameEn ?? '',
  desc: course?.desc ?? '',
  descEn: course?.descEn ?? '',
  academyId: course?.academy?.id ?? null,
  termId: course?.term?.id ?? null,
  startsAt: course?.startsAt ?? null,
  endsAt: course?.endsAt ?? null,
  ratio: textRatio(course?.ratio ?? evenRatio),
})

/** A course as it is being written. `fault` names the field that keeps it from being saved; `sum` of the ratio in percent. */
function useCourseForm(course: CourseDetail | undefined) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [opened] = useState(course)
  const [form, setForm] = useState(() => formOf(opened))
  const [fault, setFault] = useState('')
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const shares = ratioParts.map((part) => Number(form.ratio[part]))
  const sum = shares.reduce((total, share) => total + share, 0)
  const save = useTeachMutation({
    mutationFn: (state: 'draft' | 'open') => {
      const [experiment = 0, homework = 0, quiz = 0, exam = 0] = shares
      const ratio = { experiment, homework, quiz, exam }
      return teach(courseSave, {
        id: course?.id,
        ...form,
        ratio,
        state,
        base: opened && { ...formOf(opened), ratio: opened.ratio, state: opened.state },
      })
    },
    onSuccess: (id) => {
      toast(t`已保存`, { kind: 'ok' })
      void navigate({ to: '/ts/course', search: { id }, replace: true, ignoreBlocker: true })
    },
  })
  const submit = (state: 'draft' | 'open') => {
    const isWhole = shares.every((share) => Number.isInteger(share) && share >= 0 && share <= 100)
    if (form.name.trim() === '') return setFault('name')
    if (!isWhole || sum !== 100) return setFault('ratio')
    if (form.startsAt !== null && form.endsAt !== null && form.endsAt <= form.startsAt)
      return setFault('endsAt')
    setFault('')
    save.mutate(state)
  }
  const isUnsaved = JSON.stringify(form) !== JSON.stringify(formOf(opened))
  return { form, change, fault, sum, submit, isUnsaved, isBusy: save.isPending }
}
type CourseFields = ReturnType<typeof useCourseForm>

/** @param course undefined: a new one */
export function CourseForm({ course, terms }: { course: CourseDetail | undefined; terms: readonly Term[] }) {
  const { t } = useLingui()
  const fields = useCourseForm(course)
  const { submit, isUnsaved, isBusy } = fields
  const isDraft = course === undefined || course.state === 'draft'
  return (
    <>
      <CourseFacts fields={fields} terms={terms} />
      <RatioSection fields={fields} />
      <div className={css.buttons}>
        <Button busy={isBusy} onClick={() => submit('open')}>
          {isDraft ? t`保存并开放` : t`保存`}
        </Button>
        {isDraft && (
          <Button kind="plain" busy={isBusy} onClick={() => submit('draft')}>
            {t`存为草稿`}
          </Button>
        )}
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  )
}

/** The academy that answers for the course; its administrator may edit it. */
function AcademyField({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const academies = useQuery(courseAcademiesQuery()).data ?? []
  return (
    <label className={css.field}>
      {t`学院`}
      <select
        className={css.select}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value) || null)}
      >
        <option value="">{t`未指定`}</option>
        {academies.map(({ id, name, nameEn }) => (
          <option key={id} value={id}>
            {pick(name, nameEn)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FactsProps {
  fields: CourseFields
  terms: readonly Term[]
}

/** Names, words, academy, term and days of a course. */
function CourseFacts({ fields: { form, change, fault }, terms }: FactsProps) {
  const { t } = useLingui()
  return (
    <Card>
      <div className={css.form}>
        <TextField
          label={t`课程名称`}
          maxLength={200}
          value={form.name}
          error={fault === 'name' && t`请输入课程名称`}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t`英文名称`}
          maxLength={200}
          value={form.nameEn}
          onChange={(event) => change({ nameEn: event.target.value })}
        />
        <TextArea label={t`课程介绍`} value={form.desc} onText={(desc) => change({ desc })} />
        <TextArea label={t`英文介绍`} value={form.descEn} onText={(descEn) => change({ descEn })} />
        <AcademyField value={form.academyId} onChange={(academyId) => change({ academyId })} />
        <TermField terms={terms} value={form.termId} onChange={(termId) => change({ termId })} />
        <TextField
          type="date"
          label={t`开始日期`}
          value={inputOfDay(form.startsAt)}
          onChange={(event) => change({ startsAt: dayOfInput(event.target.value) })}
        />
        <TextField
          type="date"
          label={t`结束日期`}
          value={inputOfDay(form.endsAt)}
          error={fault === 'endsAt' && t`结束日期须晚于开始日期`}
          onChange={(event) => change({ endsAt: dayOfInput(event.target.value) })}
        />
      </div>
    </Card>
  )
}

/** How much each part counts for the score; together they are 100 percent. */
function RatioSection({ fields: { form, change, fault, sum } }: { fields: CourseFields }) {
  const { t } = useLingui()
  const names = useRatioNames()
  return (
    <Section title={t`成绩比例（%）`}>
      <Card>
        <div className={css.four}>
          {ratioParts.map((part) => (
            <TextField
              key={part}
              inputMode="numeric"
              label={names[part]}
              value={form.ratio[part]}
              onChange={(event) => change({ ratio: { ...form.ratio, [part]: event.target.value } })}
            />
          ))}
        </div>
        <p role="status" className={css.quiet}>
          {sum === 100 ? t`合计 100%` : t`合计须为 100%，现在是 ${Number.isNaN(sum) ? '?' : sum}%`}
        </p>
        {fault === 'ratio' && <p role="alert">{t`成绩比例之和须为 100`}</p>}
      </Card>
    </Section>
  )
}
