import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Job } from '../../../contract/jobs.ts'
import { cancelOwnJob, deckJobsQuery, isGoing, refreshDecks } from '../../../queries/teaching/material.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import { ProgressBar } from '../../../ui/signs/ProgressBar.tsx'
import { toast } from '../../../ui/toast.ts'
import { useTeachMutation } from '../useTeachMutation.ts'
import css from './Bring.module.css'

/** How long (ms) a file that could not be read stays in the list. */
const shownMs = 86_400_000

/** Files that are being made into pages, and those that could not be. */
export function DeckJobs({ now }: { now: number }) {
  const { t } = useLingui()
  const jobs = useQuery(deckJobsQuery()).data ?? []
  useNewDecks(jobs)
  const shown = jobs.filter(
    (job) => isGoing(job) || (job.state === 'failed' && job.createdAt > now - shownMs),
  )
  if (shown.length === 0) return null
  return (
    <Section title={t`正在处理`}>
      <Card flush as="ul">
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </Card>
    </Section>
  )
}

function JobCard({ job }: { job: Job }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const client = useQueryClient()
  const cancel = useTeachMutation({
    mutationFn: () => cancelOwnJob(job.id),
    onSuccess: () => void client.invalidateQueries({ queryKey: deckJobsQuery().queryKey }),
  })
  const words = pick(job.message, job.messageEn)
  if (job.state === 'failed')
    return (
      <div className={css.job}>
        <strong>{t`没有导入`}</strong>
        <p className={css.bad}>{words}</p>
      </div>
    )
  const label = job.state === 'waiting' ? t`排队中` : words || t`正在读取文件`
  return (
    <div className={css.job}>
      <div className={css.line}>
        <span role="status">{label}</span>
        <Button kind="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t`取消`}
        </Button>
      </div>
      {job.total > 0 ? (
        <ProgressBar value={job.done / job.total} label={label} />
      ) : (
        <ProgressBar label={label} />
      )}
    </div>
  )
}

/** Says when a deck is ready to be looked at. */
function useNewDecks(jobs: readonly Job[]): void {
  const { t } = useLingui()
  const going = useRef(new Set<number>())
  const look = useEffectEvent((all: readonly Job[]) => {
    const ready = all.filter(({ id, state }) => state === 'done' && going.current.has(id))
    going.current = new Set(all.filter(isGoing).map(({ id }) => id))
    if (ready.length === 0) return
    toast(t`已转换，请逐页核对`, { kind: 'ok' })
    void refreshDecks()
  })
  useEffect(() => look(jobs), [jobs])
}
