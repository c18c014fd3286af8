import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CourseDetail, Term } from '../../../contract/teaching/course.ts'
import { courseCopy, courseEnd } from '../../../contract/teaching/courseEdit.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { TermField } from './TermField.tsx'

const weekMs = 604_800_000

/** A course copied to another term, or ended. */
export function CourseActs({ course, terms }: { course: CourseDetail; terms: readonly Term[] }) {
  const { t } = useLingui()
  const [isCopying, setCopying] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const end = useTeachMutation({
    mutationFn: () => teach(courseEnd, { id: course.id }),
    onSuccess: () => setEnding(false),
  })
  return (
    <Section title={t`课程管理`}>
      <div className={css.buttons}>
        <Button kind="soft" onClick={() => setCopying(true)}>
          {t`复制到新学期`}
        </Button>
        {course.state !== 'ended' && (
          <Button kind="danger" onClick={() => setEnding(true)}>
            {t`结束课程`}
          </Button>
        )}
      </div>
      <CopySheet course={course} terms={terms} open={isCopying} onClose={() => setCopying(false)} />
      <Confirm
        open={isEnding}
        title={t`结束课程？`}
        action={t`结束课程`}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setEnding(false)}
      >
        {t`班级码会失效，不能再加入；已加入的同学仍可查看课件。结束后不能重新开放，可以复制成新课程。`}
      </Confirm>
    </Section>
  )
}

interface CopyProps {
  course: CourseDetail
  terms: readonly Term[]
  open: boolean
  onClose: () => void
}

/** The term and the shift of a copy, and how it is made: the copy is opened for editing. */
function useCourseCopy({ course, onClose }: CopyProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [termId, setTermId] = useState<number | null>(null)
  const [weeks, setWeeks] = useState('20')
  const shift = /^\d{1,3}$/.test(weeks) ? Number(weeks) : 0
  const copy = useTeachMutation({
    mutationFn: () => teach(courseCopy, { id: course.id, termId, weeks: Math.min(520, shift) }),
    onSuccess: (id) => {
      toast(t`已复制为草稿`, { kind: 'ok' })
      onClose()
      void navigate({ to: '/ts/edit', search: { id } })
    },
  })
  return { termId, setTermId, weeks, setWeeks, shift, copy }
}

/** Says beforehand what will come along, and when it will begin. */
function CopySheet(props: CopyProps) {
  const { t } = useLingui()
  const { course, terms, open, onClose } = props
  const { termId, setTermId, weeks, setWeeks, shift, copy } = useCourseCopy(props)
  const startsAt = course.startsAt === null ? null : course.startsAt + shift * weekMs
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`复制到新学期`}
      footer={
        <Button wide busy={copy.isPending} onClick={() => copy.mutate()}>
          {t`复制为草稿`}
        </Button>
      }
    >
      <div className={css.form}>
        <TermField terms={terms} value={termId} onChange={setTermId} />
        <TextField
          label={t`推后几周`}
          inputMode="numeric"
          value={weeks}
          onChange={(event) => setWeeks(event.target.value)}
        />
        <Card>
          <p>{t`会复制：课程介绍、成绩比例、任课教师、${course.coursewares} 份课件和它们的开放日期（推后 ${shift} 周，星期不变）。`}</p>
          <p>{t`不会复制：班级、学生、学习进度和成绩。`}</p>
          {startsAt !== null && (
            <p>
              <Trans>
                新课程从 <Time at={startsAt} /> 开始。
              </Trans>
            </p>
          )}
        </Card>
      </div>
    </Sheet>
  )
}
