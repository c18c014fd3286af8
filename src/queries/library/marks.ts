/** One's own marks on a picture: those of the service, with those that were drawn here laid over them. */
import { type PersonalMark, personalMarks } from '../../contract/specimens.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'

/** Saved ones stand where they stood, new ones at the end, in the order in which they were drawn. */
export function foldMarks(
  specimenId: number,
  marks: PersonalMark[],
  operations: readonly Operation[],
): PersonalMark[] {
  const all = new Map(marks.map((mark) => [mark.clientId, mark]))
  for (const one of operations) {
    const [save] = ofAction([one], 'mark.save')
    const [gone] = ofAction([one], 'mark.delete')
    if (gone) all.delete(gone.input.clientId)
    if (save?.input.specimenId !== specimenId) continue
    const known = (save.reply as PersonalMark | undefined) ?? all.get(save.input.clientId)
    all.set(save.input.clientId, { ...save.input, updatedAt: known?.updatedAt ?? 0 })
  }
  return [...all.values()]
}

export const personalMarksQuery = (specimenId: number) =>
  overlaidQuery(personalMarks, { specimenId }, (marks, operations) =>
    foldMarks(specimenId, marks, operations),
  )

/** The subject by which the list knows that a mark waits. */
export const markSubject = (clientId: string) => `mark:${clientId}`

/** Stored on the device when it resolves, and on screen. */
export async function saveMark({ updatedAt: _, ...mark }: PersonalMark): Promise<void> {
  await enqueueInLane('mark.save', mark, { subject: markSubject(mark.clientId) })
}

export async function deleteMark({
  clientId,
  specimenId,
}: Pick<PersonalMark, 'clientId' | 'specimenId'>): Promise<void> {
  await enqueueInLane('mark.delete', { clientId, specimenId }, { subject: markSubject(clientId) })
}
