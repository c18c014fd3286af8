import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isLinked } from '../../../device/urgentLanes.ts'
import { actionOf } from '../../../outbox/actions/index.ts'
import { discard, retry, type UnsentRow } from '../../../queries/session/unsent.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import { AnswerAgain } from './AnswerAgain.tsx'
import { actionName } from './actionNames.ts'
import css from './Parked.module.css'
import { editableWords, Reword } from './Reword.tsx'
import { useRowNames } from './useRowNames.ts'

/** How many are shown at first, and how many more each time: thousands may have been refused at once. */
const firstRows = 20
const furtherRows = 50

/**
 * Changes that the service refused: the reason in words, and the choice to try again, to change it or to give it up.
 */
export function Parked({ rows }: { rows: readonly UnsentRow[] }) {
  const { t, i18n } = useLingui()
  const again = useMutation({ mutationFn: retry })
  const [asked, setAsked] = useState<UnsentRow | null>(null)
  const [reworded, setReworded] = useState<UnsentRow | null>(null)
  const [most, setMost] = useState(firstRows)
  const names = useRowNames(rows)
  if (rows.length === 0) return null
  const shown = rows.slice(0, most)
  const next = Math.min(rows.length - shown.length, furtherRows)
  const named = (row: UnsentRow) => i18n._(actionName(row))
  const called = (row: UnsentRow) => (
    <>
      <p className={css.name}>{named(row)}</p>
      {names.about(row) && <p className={css.about}>{names.about(row)}</p>}
    </>
  )
  return (
    <Section title={t`需要处理`}>
      <div className={css.parked}>
        {shown.map((row) => (
          <Card key={row.seq} className={css.item}>
            {called(row)}
            <Refusal row={row} />
            <div className={css.buttons}>
              <Button
                kind="soft"
                busy={again.isPending && again.variables === row.seq}
                onClick={() => again.mutate(row.seq)}
              >
                {t`重试`}
              </Button>
              <AnswerAgain row={row} />
              {editableWords(row) && (
                <Button kind="plain" onClick={() => setReworded(row)}>
                  {t`修改`}
                </Button>
              )}
              <GiveUp row={row} onAsk={() => setAsked(row)} />
            </div>
          </Card>
        ))}
        {next > 0 && (
          <Button kind="plain" wide onClick={() => setMost(most + furtherRows)}>
            <Plural value={next} one="再显示 # 条" other="再显示 # 条" />
          </Button>
        )}
      </div>
      <GiveUpConfirm row={asked} onClose={() => setAsked(null)}>
        {asked && called(asked)}
      </GiveUpConfirm>
      {reworded && <Reword row={reworded} name={named(reworded)} onClose={() => setReworded(null)} />}
    </Section>
  )
}

function Refusal({ row }: { row: UnsentRow }) {
  const { t } = useLingui()
  return (
    <>
      <p className={css.when}>
        <Time at={row.madeAt} precise />
      </p>
      {actionOf(row.call)?.deletes && <p className={css.reason}>{t`删除失败`}</p>}
      <p className={css.reason}>{row.lastError?.text || t`服务器没有接受，也没有说明原因。`}</p>
    </>
  )
}

function GiveUp({ row, onAsk }: { row: UnsentRow; onAsk: () => void }) {
  const { t } = useLingui()
  if (isLinked(row)) return <p className={css.about}>{t`测验的作答不能单独放弃，老师会看到。`}</p>
  return (
    <Button kind="danger" onClick={onAsk}>
      {t`放弃`}
    </Button>
  )
}

interface ConfirmProps {
  /** null: closed */
  row: UnsentRow | null
  onClose: () => void
  children: ReactNode
}

function GiveUpConfirm({ row, onClose, children }: ConfirmProps) {
  const { t } = useLingui()
  const giveUp = useMutation({ mutationFn: discard, onSuccess: onClose })
  return (
    <Confirm
      open={row !== null}
      title={t`放弃这一条？`}
      action={t`放弃`}
      danger
      busy={giveUp.isPending}
      onConfirm={() => row && giveUp.mutate(row.seq)}
      onClose={onClose}
    >
      {children}
      <p>{t`服务器没有接受它，放弃后无法找回。`}</p>
    </Confirm>
  )
}
