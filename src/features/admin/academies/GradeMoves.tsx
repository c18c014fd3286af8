import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminGradeMoves, adminGradeUndo } from '../../../contract/admin/adminPeople.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { useAdminChange } from '../parts/useAdminChange.ts'

/** The last promotions and graduations, each with its undo while that is possible. */
export function GradeMoves() {
  const { t } = useLingui()
  const moves = useQuery(adminQuery(adminGradeMoves, {})).data ?? []
  const undo = useAdminChange((id: number) => administer(adminGradeUndo, { id }), t`已撤销`)
  if (moves.length === 0) return null
  return (
    <Section title={t`升级与毕业记录`}>
      <Card flush>
        {moves.map(({ id, kind, gradeName, newName, students, at, undoneAt, canUndo }) => (
          <Row
            key={id}
            title={kind === 'promote' ? `${gradeName} → ${newName}` : t`${gradeName} 毕业`}
            sub={
              <>
                {t`${students} 名学生`} · <Time at={at} precise />
              </>
            }
            trail={
              <>
                {undoneAt !== null && <Tag>{t`已撤销`}</Tag>}
                {canUndo && (
                  <Button kind="text" busy={undo.isBusy} onClick={() => undo.run(id)}>{t`撤销`}</Button>
                )}
              </>
            }
          />
        ))}
      </Card>
    </Section>
  )
}
