import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Gradebook } from '../../../contract/score.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import { partNames } from '../words.ts'
import { EditScores } from './EditScores.tsx'
import { ExportScores } from './ExportScores.tsx'
import css from './Gradebook.module.css'
import { GradebookTable } from './GradebookTable.tsx'
import { ImportScores } from './ImportScores.tsx'
import { PublishScores } from './PublishScores.tsx'

/** The gradebook of one course: its table, and what a teacher does with it. */
export function GradebookView({ book }: { book: Gradebook }) {
  const { t } = useLingui()
  const [roomId, setRoomId] = useState<number | null>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const { mayEdit } = book
  if (book.lines.length === 0)
    return <BlankPage art="empty" title={t`班级里还没有学生`} text={t`学生加入班级后会列在这里。`} />
  const rooms = [...new Map(book.lines.map((line) => [line.roomId, line.roomName]))]
  const shown = roomId === null ? book.lines : book.lines.filter((line) => line.roomId === roomId)
  const line = book.lines.find(({ accountId }) => accountId === edited)
  return (
    <div className={css.stack}>
      <BookState book={book} />
      <div className={css.bar}>
        {rooms.length > 1 && (
          <ChipRow label={t`班级`}>
            <Chip pressed={roomId === null} onClick={() => setRoomId(null)}>
              {t`全部班级`}
            </Chip>
            {rooms.map(([id, name]) => (
              <Chip key={id} pressed={roomId === id} onClick={() => setRoomId(id)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        )}
        <div className={css.buttons}>
          <ExportScores book={book} lines={shown} />
          {mayEdit && <ImportScores book={book} />}
          {mayEdit && book.publishedAt === null && <PublishScores book={book} />}
        </div>
      </div>
      <Card flush>
        <GradebookTable book={book} lines={shown} onOpen={mayEdit ? setEdited : undefined} />
      </Card>
      <p className={css.quiet}>
        {t`“目前”只算已有成绩的部分；“按满额”把截止后仍缺的按 0 分计。全程按百分之一分精确计算，最后四舍五入一次。`}
      </p>
      <EditScores key={edited} book={book} line={line} onClose={() => setEdited(null)} />
    </div>
  )
}

/** Whether the students see these totals, and what keeps them from being shown. */
function BookState({ book }: { book: Gradebook }) {
  const { t, i18n } = useLingui()
  const unset = book.unsetParts.map((part) => i18n._(partNames[part])).join(' · ')
  if (book.publishedAt !== null)
    return (
      <p className={css.state}>
        <Tag tone="ok">{t`已公布`}</Tag> <Time at={book.publishedAt} precise />
        <span className={css.quiet}>{t`成绩已锁定：之后的修改要写原因，并会通知学生、记入审计。`}</span>
      </p>
    )
  return (
    <p className={css.state}>
      <Tag tone="neutral">{t`未公布`}</Tag>
      <span className={css.quiet}>
        {unset === '' ? t`学生还看不到登记的成绩。` : t`“${unset}”还没有成绩来源（未设置），不能公布。`}
      </span>
    </p>
  )
}
