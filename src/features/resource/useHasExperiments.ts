import { useQuery } from '@tanstack/react-query'
import { microbeList } from '../../contract/microbe.ts'
import type { Subject } from '../../contract/subjects.ts'
import { query } from '../../queries/query.ts'

/** What experiments there are belongs to this subject; the service does not say it otherwise. */
const isTheirs = ({ nameEn }: Subject) => /microbio/i.test(nameEn)

/** Whether experiments are a kind of what is in a subject (null: in all of them). */
export function useHasExperiments(subject: Subject | null): boolean {
  const { data } = useQuery({ ...query(microbeList, {}), enabled: !subject || isTheirs(subject) })
  return (!subject || isTheirs(subject)) && data !== undefined && data.length > 0
}
