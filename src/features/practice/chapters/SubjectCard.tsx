import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Microscope from 'lucide-react/icons/microscope'
import { useState } from 'react'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { Subject } from '../../../contract/subjects.ts'
import { ProgressWords } from '../../../parts/ProgressWords.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Ring } from '../../../ui/signs/Ring.tsx'
import { progressOf, submittedShare } from './chapters.ts'
import css from './ExerciseHome.module.css'

/** A subject with the progress of its chapters; `nodes` is undefined while it is not known. */
export function SubjectCard({
  subject,
  nodes,
}: {
  subject: Subject
  nodes: readonly ChapterNode[] | undefined
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  // without network it may never have been seen
  const [missing, setMissing] = useState(false)
  const progress = progressOf(nodes ?? [])
  const name = pick(subject.name, subject.nameEn)
  return (
    <Link to="/exercise/chapter" search={{ subject: subject.id }} className={css.subject}>
      {subject.cover && !missing ? (
        <img
          className={css.cover}
          src={subject.cover}
          alt=""
          loading="lazy"
          onError={() => setMissing(true)}
        />
      ) : (
        <span className={css.cover}>
          <Microscope aria-hidden="true" />
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.small}>{nodes === undefined ? ' ' : <ProgressWords {...progress} />}</span>
      </span>
      {progress.total > 0 && <Ring value={submittedShare(progress)} label={t`${name}的练习进度`} />}
    </Link>
  )
}
