import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { assignmentSave } from '../../contract/assignment.ts'
import { manageQuizzes } from '../../queries/quizzes/manage.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { teachingQuery } from '../../queries/teaching/courses.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Assignments.module.css'

/** An assignment of one of the teacher's courses. */
export function NewAssignment() {
  const { t } = useLingui()
  const { pick } = useNames()
  const [isOpen, setOpen] = useState(false)
  const courses = useQuery({ ...teachingQuery(), enabled: isOpen }).data ?? []
  const [form, setForm] = useState({ courseId: 0, title: '', content: '', deadline: '', allowLate: true })
  const deadline = new Date(form.deadline).getTime()
  const isReady = form.courseId > 0 && form.title.trim() !== '' && !Number.isNaN(deadline)
  const save = useMutation({
    mutationFn: () =>
      manageQuizzes(assignmentSave, {
        courseId: form.courseId,
        title: form.title,
        content: form.content,
        deadline,
        maxScore: 10_000,
        allowLate: form.allowLate,
      }),
    onSuccess: () => {
      setOpen(false)
      toast(t`已布置`)
    },
    onError: (error) =>
      toast(isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`, {
        kind: 'bad',
      }),
  })
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t`布置作业`}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`布置作业`}
        footer={
          <Button
            wide
            busy={save.isPending}
            aria-disabled={!isReady}
            onClick={() => isReady && save.mutate()}
          >
            {t`布置`}
          </Button>
        }
      >
        <div className={css.stack}>
          <RadioList
            label={t`课程`}
            value={form.courseId === 0 ? null : String(form.courseId)}
            onChange={(value) => setForm({ ...form, courseId: Number(value) })}
            items={courses.map(({ id, name, nameEn }) => ({ value: String(id), label: pick(name, nameEn) }))}
          />
          <TextField
            label={t`作业名称`}
            maxLength={200}
            value={form.title}
            onChange={(event) => setForm({ ...form, title: event.target.value })}
          />
          <TextArea
            label={t`作业要求`}
            value={form.content}
            onText={(content) => setForm({ ...form, content })}
          />
          <TextField
            type="datetime-local"
            label={t`截止`}
            value={form.deadline}
            onChange={(event) => setForm({ ...form, deadline: event.target.value })}
          />
          <Switch
            label={t`允许迟交`}
            checked={form.allowLate}
            onChange={(allowLate) => setForm({ ...form, allowLate })}
          />
        </div>
      </Sheet>
    </>
  )
}
