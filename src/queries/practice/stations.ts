/** Answers given at the stations of an exam are told to the service. */
import type { MarkId } from '../../contract/specimens.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { saidUnder } from '../engine/overlay.ts'

export interface StationAnswer {
  specimenId: number
  markId: MarkId
  right: boolean
  /** the name that was given; empty: none */
  said: string
  overruled?: true
}

/** letters of a name that are told */
const most = 200

/** A mark of one's own is nobody else's matter. */
const toldOf = ({ markId, said, ...answer }: StationAnswer) =>
  typeof markId === 'number' ? [{ ...answer, markId, said: said.slice(0, most) }] : []

/**
 * Durable on the device when it resolves.
 * @param exam UUID of it; of what was asked by itself, of that answer
 * @param key said again under the same one, nothing happens
 * @param subject the question that was asked by itself
 * @throws when it could not be stored
 */
export async function tellStations(
  exam: string,
  answers: readonly StationAnswer[],
  key: string,
  subject?: string,
): Promise<void> {
  const stations = answers.flatMap(toldOf)
  if (stations.length === 0 || (await saidUnder(key))) return
  const input = { clientId: exam, at: Date.now(), stations }
  await enqueueInLane('exam.answers', input, { subject: subject ?? `exam:${exam}`, id: key })
}
