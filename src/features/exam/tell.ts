/** Report of an exam to the service: its structures, for 考前突击 on other devices, and which were confused. */
import { type StationAnswer, tellStations } from '../../queries/practice/stations.ts'
import { answerKey, answersKey } from '../../rules/exam/miss.ts'
import type { Exam, JudgedStation } from './exam.ts'

/** Stations whose picture was never seen are not reported. */
function told({ station, given, verdict }: JudgedStation): StationAnswer[] {
  if (verdict.right === null) return []
  const said = verdict.pointed ? (verdict.pointed.instead?.name ?? '') : given.text
  const answer: StationAnswer = {
    specimenId: station.specimenId,
    markId: station.mark.id,
    right: verdict.right,
    said,
  }
  if (given.overruled) answer.overruled = true
  return [answer]
}

/** Told again, nothing happens. @throws where it could not be stored */
export async function tellAnswers({ id }: Exam, all: readonly JudgedStation[]): Promise<void> {
  // exams that began before there were ids
  if (id !== undefined) await tellStations(id, all.flatMap(told), answersKey(id))
}

/** Of one that was judged otherwise. @throws where it could not be stored */
export async function tellAnew({ id }: Exam, one: JudgedStation): Promise<void> {
  if (id !== undefined) await tellStations(id, told(one), answerKey(id, one.station.key))
}
