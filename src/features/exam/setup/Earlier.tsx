import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import type { Exam } from '../exam.ts'
import css from './ExamSetup.module.css'
import { modeWords } from './modes.ts'

interface Props {
  exam: Exam
  title: ReactNode
  /** how far it went, or how */
  line: ReactNode
  /** the links back to that exam */
  children: ReactNode
}

/** An exam of before, above the next one. */
export function Earlier({ exam, title, line, children }: Props) {
  const { i18n } = useLingui()
  const { pick } = useNames()
  return (
    <Card as="section" className={css.resume}>
      <div className={css.words}>
        <h2 className={css.label}>{title}</h2>
        <p className={css.name}>
          {pick(exam.name, exam.nameEn)} · {i18n._(modeWords[exam.mode].name)}
        </p>
        <p className={css.label}>{line}</p>
      </div>
      {children}
    </Card>
  )
}
