import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ImportedItem, ItemState, MaterialImport } from '../../contract/admin/materialImport.ts'
import type { Job } from '../../contract/jobs.ts'
import {
  cancelMaterialJob,
  isUnderWay,
  type MaterialJobKind,
  materialJobsQuery,
} from '../../queries/library/materialImport.ts'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProgressBar } from '../../ui/signs/ProgressBar.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import css from './Upload.module.css'

/** Imports under way with their progress, and the report of the newest one that ended. */
export function MaterialJobs({ kind, onDone }: { kind: MaterialJobKind; onDone?: () => void }) {
  const { t } = useLingui()
  const jobs = useQuery(materialJobsQuery(kind)).data ?? []
  useEndOfJobs(jobs, onDone)
  const going = jobs.filter(isUnderWay)
  const [ended] = jobs.filter((job) => !isUnderWay(job))
  return (
    <>
      {going.length > 0 && (
        <Section title={t`正在导入`}>
          <Card flush as="ul">
            {going.map((job) => (
              <li key={job.id}>
                <GoingJob job={job} kind={kind} />
              </li>
            ))}
          </Card>
        </Section>
      )}
      {ended && <EndedJob key={ended.id} job={ended} />}
    </>
  )
}

function GoingJob({ job, kind }: { job: Job; kind: MaterialJobKind }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const cancel = useMutation({ mutationFn: () => cancelMaterialJob(job.id, kind) })
  const words = pick(job.message, job.messageEn)
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

function EndedJob({ job }: { job: Job }) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (job.state === 'done') return <ImportReport report={job.result as MaterialImport} />
  const why = job.state === 'cancelled' ? t`已取消。取消前完成的已经保存。` : pick(job.message, job.messageEn)
  return (
    <Section title={t`上一次导入`}>
      <Card>
        <p role="status" className={job.state === 'failed' ? css.bad : undefined}>
          {why}
        </p>
      </Card>
    </Section>
  )
}

const tones: Record<ItemState, TagTone> = {
  imported: 'ok',
  updated: 'primary',
  already: 'neutral',
  leftOut: 'warn',
  failed: 'bad',
  note: 'neutral',
}

/** What became of each file or question: what was refused stands first, with the reason. */
function ImportReport({ report: { counts, items } }: { report: MaterialImport }) {
  const { t } = useLingui()
  const names: Record<ItemState, string> = {
    imported: t`已导入`,
    updated: t`已更新`,
    already: t`已存在`,
    leftOut: t`未导入`,
    failed: t`失败`,
    note: t`提示`,
  }
  const states = (Object.keys(names) as ItemState[]).filter((state) => state !== 'note' && counts[state] > 0)
  const sum = states.map((state) => `${names[state]} ${counts[state]}`).join(' · ')
  const told = items.filter(({ state, notes }) => state !== 'already' || notes.length > 0)
  return (
    <Section title={t`上一次导入`}>
      <Card flush>
        <p role="status" className={css.job}>
          {sum || t`没有导入任何内容`}
        </p>
        {told.length > 0 && (
          <ul className={css.items}>
            {told.map((item, at) => (
              // an import may name the same question twice
              // biome-ignore lint/suspicious/noArrayIndexKey: the report does not change
              <li key={at} className={css.item}>
                <Tag tone={tones[item.state]}>{names[item.state]}</Tag>
                <ItemWords item={item} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

function ItemWords({ item: { name, notes } }: { item: ImportedItem }) {
  const { pick } = useNames()
  const [first, ...others] = notes.map(({ zh, en }) => pick(zh, en))
  const shown = name === '' ? others : [first, ...others].filter(Boolean)
  return (
    <>
      <span>{name || first}</span>
      {shown.length > 0 && <span className={css.notes}>{shown.join(' · ')}</span>}
    </>
  )
}

/** Calls `onDone` once for each job that was seen under way and has ended. */
function useEndOfJobs(jobs: readonly Job[], onDone: (() => void) | undefined): void {
  const going = useRef(new Set<number>())
  const look = useEffectEvent((all: readonly Job[]) => {
    const hasEnded = all.some((job) => !isUnderWay(job) && going.current.has(job.id))
    going.current = new Set(all.filter(isUnderWay).map(({ id }) => id))
    if (hasEnded) onDone?.()
  })
  useEffect(() => look(jobs), [jobs])
}
