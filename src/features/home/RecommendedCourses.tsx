import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Course } from '../../contract/teaching/course.ts'
import { Section } from '../../ui/Section.tsx'
import { ComingRows } from './Coming.tsx'
import css from './Courses.module.css'
import { Courses } from './Courses.tsx'
import { HomePart } from './HomePart.tsx'
import type { HomeQuery } from './isMissing.ts'
import { Later } from './Later.tsx'

interface Props {
  query: HomeQuery<{ records: readonly Course[] }>
  /** the school has the module that shows courses */
  mayOpen: boolean
}

/** The first of the school's courses, side by side, and the way to all of them. */
export function RecommendedCourses({ query, mayOpen }: Props) {
  const { t } = useLingui()
  return (
    <Later coming={<ComingRows title={t`推荐课程`} />}>
      <HomePart query={query} coming={<ComingRows title={t`推荐课程`} />}>
        {({ records }) =>
          records.length > 0 &&
          mayOpen && (
            <Section
              title={t`推荐课程`}
              action={
                <Link to="/ts" className={css.all}>
                  {t`全部课程`}
                </Link>
              }
            >
              <Courses strip items={records} />
            </Section>
          )
        }
      </HomePart>
    </Later>
  )
}
