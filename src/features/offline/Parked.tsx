import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ExtractAtomValue } from 'jotai'
import { useState } from 'react'
import { discard, retry, type unsentRowsAtom } from '../../queries/unsent.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Time } from '../../ui/Time.tsx'
import { actionName } from './actionNames.ts'
import css from './Parked.module.css'

type Rows = ExtractAtomValue<typeof unsentRowsAtom>

/** What the service did not take: its reason in words, and the choice to try again or to give it up. */
export function Parked({ rows }: { rows: Rows }) {
  const { t, i18n } = useLingui()
  const again = useMutation({ mutationFn: retry })
  const giveUp = useMutation({ mutationFn: discard, onSuccess: () => setAsked(null) })
  const [asked, setAsked] = useState<number | null>(null)
  if (rows.length === 0) return null
  return (
    <section aria-label={t`需要处理`} className={css.parked}>
      <h3 className={css.head}>{t`需要处理`}</h3>
      {rows.map((row) => (
        <Card key={row.seq} className={css.item}>
          <p className={css.name}>{i18n._(actionName(row.call))}</p>
          <p className={css.when}>
            <Time at={row.madeAt} precise />
          </p>
          <p className={css.reason}>{row.lastError?.text || t`服务器没有接受，也没有说明原因。`}</p>
          <div className={css.buttons}>
            <Button
              kind="soft"
              busy={again.isPending && again.variables === row.seq}
              onClick={() => again.mutate(row.seq)}
            >
              {t`重试`}
            </Button>
            <Button kind="danger" onClick={() => setAsked(row.seq)}>
              {t`放弃`}
            </Button>
          </div>
        </Card>
      ))}
      <Confirm
        open={asked !== null}
        title={t`放弃这一条？`}
        action={t`放弃`}
        danger
        busy={giveUp.isPending}
        onConfirm={() => asked !== null && giveUp.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {t`它没有送达服务器，放弃后无法找回。`}
      </Confirm>
    </section>
  )
}
