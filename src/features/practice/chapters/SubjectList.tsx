import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Subject } from '../../../contract/subjects.ts'
import { keepFigures } from '../../../queries/practice/figures.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Section } from '../../../ui/Section.tsx'
import { progressOf } from './chapters.ts'
import { SubjectCard } from './SubjectCard.tsx'
import css from './SubjectList.module.css'
import { useSubjects } from './useSubjects.ts'

/** The subjects with the progress of their chapters. */
export function SubjectList({ subjects }: { subjects: readonly Subject[] }) {
  const { t } = useLingui()
  const open = useSubjects(subjects)
  const practised = open.filter(({ nodes }) => nodes && progressOf(nodes).submitted > 0)
  const practisedIds = practised.map(({ subject }) => subject.id).join()
  useEffect(() => {
    if (practisedIds !== '') void keepFigures(practisedIds.split(',').map(Number))
  }, [practisedIds])
  if (open.length === 0) {
    return <BlankPage art="empty" title={t`还没有可以练习的学科`} text={t`学校开放学科后会出现在这里。`} />
  }
  return (
    <Section title={t`章节练习`}>
      <ul className={css.subjects}>
        {open.map(({ subject, nodes }) => (
          <li key={subject.id}>
            <SubjectCard subject={subject} nodes={nodes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
