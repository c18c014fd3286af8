import { useQuery } from '@tanstack/react-query'
import { systemInfo } from '../../contract/system.ts'
import { query } from '../../queries/engine/query.ts'

/** Whether the service has the specification's calls for quizzes only; until it has said so it is taken for ours. */
export function useIsPlatform(): boolean {
  const info = useQuery(query(systemInfo, {})).data
  return info !== undefined && info.quiz !== true
}
