/** What the service hears of an exam: what was asked, for 考前突击 on other devices, and what was taken for what. */
import type { Input } from '../../outbox/actions.ts'
import { tellStations } from '../../queries/stations.ts'
import { answerKey, answersKey } from '../../rules/exam/miss.ts'
import type { Exam, Judged } from './exam.ts'

/** letters of a name that are told */
const most = 200

/** What was never seen is not told, nor a mark of one's own. */
function told({ station, given, verdict }: Judged): Input<'exam.answers'>['stations'] {
  const { specimenId, mark } = station
  if (verdict.right === null || typeof mark.id !== 'number') return []
  const said = verdict.pointed ? (verdict.pointed.instead?.name ?? '') : given.text
  return [{ specimenId, markId: mark.id, right: verdict.right, said: said.slice(0, most) }]
}

/** Told again, nothing happens. @throws where it could not be stored */
export async function tellAnswers({ id }: Exam, all: readonly Judged[]): Promise<void> {
  // exams that began before there were ids
  if (id !== undefined) await tellStations({ clientId: id, stations: all.flatMap(told) }, answersKey(id))
}

/** Of one that was judged otherwise. @throws where it could not be stored */
export async function tellAnew({ id }: Exam, one: Judged): Promise<void> {
  if (id !== undefined)
    await tellStations({ clientId: id, stations: told(one) }, answerKey(id, one.station.key))
}
