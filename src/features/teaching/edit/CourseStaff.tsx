import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CourseDetail,
  type Named,
  type TeacherRole,
  teacherRoles,
} from '../../../contract/teaching/course.ts'
import { courseTeacherSave } from '../../../contract/teaching/courseEdit.ts'
import { staffQuery } from '../../../queries/teaching/courses.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { useTeachingWords } from '../words.ts'
import { dayOfInput, inputOfDay } from './days.ts'

const dayMs = 86_400_000

/** Who teaches a course: owners, teachers, assistants, and substitutes for given days. */
export function CourseStaff({ course }: { course: CourseDetail }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [isAdding, setAdding] = useState(false)
  const [person, setPerson] = useState<Named | null>(null)
  const known = course.staff.find(({ id }) => id === person?.id)
  return (
    <Section
      title={t`任课教师`}
      action={
        <Button kind="text" onClick={() => setAdding(true)}>
          {t`添加教师`}
        </Button>
      }
    >
      <StaffRows staff={course.staff} onChoose={setPerson} />
      <StaffSearch
        open={isAdding}
        onClose={() => setAdding(false)}
        onChoose={(one) => {
          setAdding(false)
          setPerson(one)
        }}
      />
      <Sheet
        open={person !== null}
        onClose={() => setPerson(null)}
        title={person ? pick(person.name, person.nameEn) : ''}
      >
        {person && (
          <RoleForm
            key={person.id}
            courseId={course.id}
            accountId={person.id}
            role={known?.role}
            from={known?.from ?? null}
            until={known?.until ?? null}
            onDone={() => setPerson(null)}
          />
        )}
      </Sheet>
    </Section>
  )
}

interface StaffRowsProps {
  staff: CourseDetail['staff']
  onChoose: (person: Named) => void
}

/** Everyone who teaches the course, with their role and the days of a substitute. */
function StaffRows({ staff, onChoose }: StaffRowsProps) {
  const { pick } = useNames()
  const { roles } = useTeachingWords()
  return (
    <Card flush as="ul">
      {staff.map((one) => (
        <li key={one.id}>
          <RowButton
            chevron
            title={pick(one.name, one.nameEn)}
            sub={
              one.from !== null &&
              one.until !== null && (
                <>
                  <Time at={one.from} /> – <Time at={one.until - dayMs} />
                </>
              )
            }
            trail={<Tag>{roles[one.role]}</Tag>}
            onClick={() => onChoose(one)}
          />
        </li>
      ))}
    </Card>
  )
}

function StaffSearch({
  open,
  onClose,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  onChoose: (person: Named) => void
}) {
  const { t } = useLingui()
  const { pick, other } = useNames()
  const [keyword, setKeyword] = useState('')
  const found = useQuery({ ...staffQuery(keyword), enabled: open }).data ?? []
  return (
    <Sheet open={open} onClose={onClose} title={t`添加教师`}>
      <div className={css.form}>
        <PausingSearch
          label={t`搜索教师`}
          placeholder={t`姓名或工号`}
          value={keyword}
          onSearch={setKeyword}
        />
        <Card flush as="ul">
          {found.map((one) => (
            <li key={one.id}>
              <RowButton
                chevron
                title={pick(one.name, one.nameEn)}
                sub={other(one.name, one.nameEn)}
                onClick={() => onChoose(one)}
              />
            </li>
          ))}
        </Card>
      </div>
    </Sheet>
  )
}

interface RoleProps {
  courseId: number
  accountId: number
  /** undefined: teaches the course not yet */
  role: TeacherRole | undefined
  from: number | null
  until: number | null
  onDone: () => void
}

interface SubstituteDays {
  from: number | null
  /** The service keeps the day after it. */
  last: number | null
}

function RoleForm({ courseId, accountId, role, from, until, onDone }: RoleProps) {
  const { t } = useLingui()
  const { roles } = useTeachingWords()
  const [chosen, setChosen] = useState<TeacherRole>(role ?? 'teacher')
  const [days, setDays] = useState<SubstituteDays>({ from, last: until === null ? null : until - dayMs })
  const [isTried, setTried] = useState(false)
  const save = useTeachMutation({
    mutationFn: (next: TeacherRole | null) =>
      teach(courseTeacherSave, {
        courseId,
        accountId,
        role: next,
        from: days.from,
        until: days.last === null ? null : days.last + dayMs,
      }),
    onSuccess: onDone,
  })
  const hints: Record<TeacherRole, string> = {
    owner: t`编辑课程、设置成绩比例、任命教师`,
    teacher: t`管理班级、发布课件`,
    assistant: t`查看成员与进度、授课`,
    substitute: t`只在指定的日子查看成员、授课`,
  }
  const { from: first, last } = days
  const lacksDays = chosen === 'substitute' && (first === null || last === null || last < first)
  const trySave = () => {
    setTried(true)
    if (!lacksDays) save.mutate(chosen)
  }
  return (
    <div className={css.form}>
      <RadioList
        label={t`身份`}
        value={chosen}
        onChange={setChosen}
        items={teacherRoles.map((value) => ({ value, label: roles[value], hint: hints[value] }))}
      />
      {chosen === 'substitute' && (
        <DayFields days={days} areWrong={isTried && lacksDays} onChange={setDays} />
      )}
      <Button wide busy={save.isPending} onClick={trySave}>
        {t`保存`}
      </Button>
      {role !== undefined && (
        <Button kind="danger" wide busy={save.isPending} onClick={() => save.mutate(null)}>
          {t`移出课程`}
        </Button>
      )}
    </div>
  )
}

interface DayFieldsProps {
  days: SubstituteDays
  areWrong: boolean
  onChange: (days: SubstituteDays) => void
}

/** On which days a substitute teaches the course. */
function DayFields({ days, areWrong, onChange }: DayFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        type="date"
        label={t`代课第一天`}
        value={inputOfDay(days.from)}
        onChange={(event) => onChange({ ...days, from: dayOfInput(event.target.value) })}
      />
      <TextField
        type="date"
        label={t`代课最后一天`}
        value={inputOfDay(days.last)}
        error={areWrong && t`请选择代课的日期，最后一天不能早于第一天`}
        onChange={(event) => onChange({ ...days, last: dayOfInput(event.target.value) })}
      />
    </>
  )
}
