/** Uploaded specimens and questions on their way into the school: the jobs that carry them, and what came of them. */
import { queryOptions } from '@tanstack/react-query'
import {
  ownSpecimenImport,
  questionImport,
  specimenImport,
  specimenReplace,
} from '../../contract/admin/materialImport.ts'
import type { Given } from '../../contract/endpoint.ts'
import { type Job, jobCancel, jobPage } from '../../contract/jobs.ts'
import { specimenCatalog, subjectTree } from '../../contract/subjects.ts'
import { queryClient } from '../engine/client.ts'
import { ask, query } from '../engine/query.ts'

export type MaterialJobKind = 'specimens.import' | 'questions.import'

/** Time (ms) between two looks at a job that is going on. */
const lookAgainMs = 1500
/** Newest jobs of a person that are looked through for those of a kind. */
const looksThrough = 10

export const isUnderWay = ({ state }: Job): boolean => state === 'waiting' || state === 'running'

export const materialJobsQuery = (kind: MaterialJobKind) =>
  queryOptions({
    queryKey: ['jobs', kind] as const,
    queryFn: async ({ signal }) => {
      const { records } = await ask(jobPage, { pageNo: 1, pageSize: looksThrough }, signal)
      return records.filter((job) => job.kind === kind)
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainMs : false),
  })

const lookAgain = (kind: MaterialJobKind) => queryClient.invalidateQueries({ queryKey: ['jobs', kind] })

export async function startSpecimenImport(given: Given<typeof specimenImport>): Promise<void> {
  await ask(specimenImport, given)
  await lookAgain('specimens.import')
}

export async function startSpecimenReplace(given: Given<typeof specimenReplace>): Promise<void> {
  await ask(specimenReplace, given)
  await lookAgain('specimens.import')
}

export async function startOwnSpecimenImport(given: Given<typeof ownSpecimenImport>): Promise<void> {
  await ask(ownSpecimenImport, given)
  await lookAgain('specimens.import')
}

export async function startQuestionImport(given: Given<typeof questionImport>): Promise<void> {
  await ask(questionImport, given)
  await lookAgain('questions.import')
}

export async function cancelMaterialJob(id: number, kind: MaterialJobKind): Promise<void> {
  await ask(jobCancel, { id })
  await lookAgain(kind)
}

export const openSubjectTreeQuery = () => query(subjectTree, {})
export const openCatalogQuery = (subjectId: number) => query(specimenCatalog, { subjectId })
