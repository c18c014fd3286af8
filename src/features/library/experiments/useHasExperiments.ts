import { useQuery } from '@tanstack/react-query'
import { microbeList } from '../../../contract/microbe.ts'
import type { Subject } from '../../../contract/subjects.ts'
import { query } from '../../../queries/engine/query.ts'

/** Whether experiments are a kind of what is in a subject (null: in all of them). */
export function useHasExperiments(subject: Subject | null): boolean {
  const { data = [] } = useQuery({ ...query(microbeList, {}), enabled: !subject })
  return subject ? subject.experimentCount > 0 : data.length > 0
}
