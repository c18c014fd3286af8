import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import css from './QuestionCard.module.css'

/**
 * A list whose rows have whole questions as titles: a question breaks as running text does, not as a name, and has the
 * line to itself where a name would share it.
 */
export function QuestionCard({ children }: { children: ReactNode }) {
  return (
    <Card flush as="ul" className={css.card}>
      {children}
    </Card>
  )
}
