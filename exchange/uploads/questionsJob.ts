/** The background job `questions.import`: an uploaded file of questions comes in whole, or not at all. */
import { join } from 'node:path'
import type { QuestionJobInput } from '../../server/library/importJobs.ts'
import { mediaFolder } from '../../server/media/address.ts'
import { dropFiles } from '../../server/media/files/uploads.ts'
import type { Db } from '../../server/store/db.ts'
import type { RunningJob } from '../../server/store/jobs/kinds.ts'
import type { MaterialImport } from '../../src/contract/admin/materialImport.ts'
import { importQuestions, type QuestionOutcomes } from '../questions/run.ts'
import { fetchUploads } from './fetch.ts'
import { ImportOutcome } from './outcome.ts'
import { uploadJob } from './uploadJob.ts'

/** How many questions pass between two signs of progress. */
const progressStep = 25

const asText = (id: number | undefined) => (id === undefined ? undefined : String(id))

function outcomesOf(job: RunningJob<QuestionJobInput>, outcome: ImportOutcome): QuestionOutcomes {
  return {
    add: (label, state, { catalog = '', notes = [] }) => outcome.add(label, state, notes, { catalog }),
    file: (what, isWrong = false) => outcome.add('', isWrong ? 'failed' : 'note', [what]),
    progress(done, total) {
      if (done % progressStep === 0) void job.report({ done, total })
    },
  }
}

async function importUploaded(db: Db, job: RunningJob<QuestionJobInput>): Promise<MaterialImport> {
  const { dataDir, input, ownerId } = job
  const { fileId, subjectId, catalogId, skip, within } = input
  const folder = join(mediaFolder(dataDir), '.making', `uploads-${job.id}`)
  const fetched = await fetchUploads(db, job, { ownerId, useTo: 'questions', fileIds: [fileId], folder })
  const outcome = new ImportOutcome()
  try {
    const wishes = { subject: asText(subjectId), catalog: asText(catalogId), skip, within }
    for (const path of fetched.paths)
      await importQuestions(db, dataDir, path, wishes, outcomesOf(job, outcome))
  } finally {
    await fetched.done()
  }
  await dropFiles(db, job, ownerId, [fileId])
  return outcome.result()
}

export const run = uploadJob<QuestionJobInput>(importUploaded)
