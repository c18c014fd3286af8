import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import {
  type CourseCourseware,
  type CoursewareRow,
  coursewarePublish,
} from '../../../contract/teaching/courseware.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import { MaterialPicture } from '../MaterialPicture.tsx'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { dayOfInput, inputOfDay } from './days.ts'

interface Props {
  courseId: number
  shown: readonly CourseCourseware[]
  all: readonly CoursewareRow[]
}

/** A courseware of the course is shown from a day on, or taken out; another one is put in. */
export function Publish({ courseId, shown, all }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [chosen, setChosen] = useState<{ row: CoursewareRow; from: number | null } | null>(null)
  const inCourse = new Set(shown.map(({ id }) => id))
  const others = all.filter(({ id }) => !inCourse.has(id))
  const publish = useTeachMutation({
    mutationFn: ({ id, shownFrom }: { id: number; shownFrom: number | null }) =>
      teach(coursewarePublish, { id, courseId, shownFrom }),
    onSuccess: () => setChosen(null),
  })
  return (
    <>
      <Section title={t`课程里的课件`}>
        {shown.length === 0 && <p className={css.quiet}>{t`还没有课件。`}</p>}
        {shown.length > 0 && (
          <CoursewareChoices
            rows={shown}
            subOf={({ shownFrom }) => (
              <>
                <Time at={shownFrom} /> {t`起开放`}
              </>
            )}
            onChoose={(row) => setChosen({ row, from: row.shownFrom })}
          />
        )}
      </Section>
      <Section title={t`可以加入的课件`}>
        {others.length === 0 && <p className={css.quiet}>{t`没有别的课件。`}</p>}
        {others.length > 0 && (
          <CoursewareChoices
            rows={others}
            subOf={(row) => t`${row.slideCount} 页 · ${row.ownerName}`}
            onChoose={(row) => setChosen({ row, from: Date.now() })}
          />
        )}
      </Section>
      <Sheet
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? pick(chosen.row.name, chosen.row.nameEn) : ''}
      >
        {chosen && (
          <ShownFromForm
            from={chosen.from}
            isShown={inCourse.has(chosen.row.id)}
            isBusy={publish.isPending}
            onFrom={(from) => setChosen({ ...chosen, from })}
            onPublish={(shownFrom) => publish.mutate({ id: chosen.row.id, shownFrom })}
          />
        )}
      </Sheet>
    </>
  )
}

interface ChoicesProps<R extends CoursewareRow> {
  rows: readonly R[]
  subOf: (row: R) => ReactNode
  onChoose: (row: R) => void
}

function CoursewareChoices<R extends CoursewareRow>({ rows, subOf, onChoose }: ChoicesProps<R>) {
  const { pick } = useNames()
  return (
    <Card flush as="ul">
      {rows.map((row) => (
        <li key={row.id}>
          <RowButton
            chevron
            lead={<MaterialPicture src={row.thumbnail} seed={row.id} />}
            title={pick(row.name, row.nameEn)}
            sub={subOf(row)}
            onClick={() => onChoose(row)}
          />
        </li>
      ))}
    </Card>
  )
}

interface ShownFromProps {
  from: number | null
  isShown: boolean
  isBusy: boolean
  onFrom: (from: number | null) => void
  /** null: students see the courseware no longer */
  onPublish: (shownFrom: number | null) => void
}

/** The day from which students see a courseware; one that is shown already can be taken out. */
function ShownFromForm({ from, isShown, isBusy, onFrom, onPublish }: ShownFromProps) {
  const { t } = useLingui()
  return (
    <div className={css.form}>
      <TextField
        type="date"
        label={t`从哪天起对学生开放`}
        value={inputOfDay(from)}
        onChange={(event) => onFrom(dayOfInput(event.target.value))}
      />
      <Button wide busy={isBusy} onClick={() => onPublish(Math.max(0, from ?? Date.now()))}>
        {isShown ? t`保存` : t`发布`}
      </Button>
      {isShown && (
        <Button kind="danger" wide busy={isBusy} onClick={() => onPublish(null)}>
          {t`移出课程`}
        </Button>
      )}
    </div>
  )
}
