import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { Subject } from '../../contract/subjects.ts'
import { chapterTreeQuery } from '../../queries/practice.ts'
import { Blank } from '../../ui/Blank.tsx'
import { Section } from '../../ui/Section.tsx'
import { progressOf } from './chapters.ts'
import { SubjectCard } from './SubjectCard.tsx'
import css from './SubjectList.module.css'

/** The subjects with the progress of their chapters; a sub-subject only where it has some of its own. */
export function SubjectList({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useLingui()
  const trees = useQueries({ queries: subjects.map(({ id }) => chapterTreeQuery(id)) })
  if (subjects.length === 0) {
    return <Blank art="empty" title={t`还没有可以练习的学科`} text={t`学校开放学科后会出现在这里。`} />
  }
  return (
    <Section title={t`章节练习`}>
      <ul className={css.subjects}>
        {subjects.map((subject, place) => {
          const nodes = trees[place]?.data
          if (subject.parentId !== null && progressOf(nodes ?? []).total === 0) return null
          return (
            <li key={subject.id}>
              <SubjectCard subject={subject} nodes={nodes} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
