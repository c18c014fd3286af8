/** A person's own marks on a specimen that the service has no longer: what this device still has of them. */
import { queryOptions } from '@tanstack/react-query'
import { type PersonalMark, personalMarks } from '../../contract/specimens.ts'
import { bodies, repliesOf } from '../engine/keptReplies.ts'
import { operationsAfter, wholeLedger } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { foldMarks } from './marks.ts'

async function readLeft(specimenId: number): Promise<PersonalMark[]> {
  const owner = currentOwner()
  if (!owner) return []
  await wholeLedger()
  const stored = (await repliesOf(owner.user, personalMarks.path))
    .filter(({ key }) => (key[2] as { specimenId: number }).specimenId === specimenId)
    .flatMap(bodies<PersonalMark[]>)
  const { reply = [], asOf = 0 } = stored.at(-1) ?? {}
  return foldMarks(specimenId, reply, operationsAfter(asOf))
}

export const orphanedMarksQuery = (specimenId: number) =>
  queryOptions({
    queryKey: ['device', 'leftMarks', specimenId] as const,
    queryFn: () => readLeft(specimenId),
    networkMode: 'always',
    staleTime: 0,
  })
