/** The background job `questions.read`: an uploaded file of questions is read for its owner, and nothing is written. */
import { join } from 'node:path'
import type { ReadQuestionsInput } from '../../server/library/importJobs.ts'
import { mediaFolder } from '../../server/media/address.ts'
import { dropFiles } from '../../server/media/files/uploads.ts'
import type { Db } from '../../server/store/db.ts'
import type { RunningJob } from '../../server/store/jobs/kinds.ts'
import { maxReadQuestions, type ReadQuestions } from '../../src/contract/quizzes/quizQuestions.ts'
import { readContent } from '../questions/content.ts'
import { Pictures } from '../questions/pictures.ts'
import { specimenFinder } from '../questions/specimens.ts'
import { QuestionFileFault } from '../questions/texts.ts'
import { fetchUploads } from './fetch.ts'
import { inBothLanguages } from './outcome.ts'
import { uploadJob } from './uploadJob.ts'

async function readUploaded(db: Db, job: RunningJob<ReadQuestionsInput>): Promise<ReadQuestions> {
  const { dataDir, input, ownerId } = job
  const folder = join(mediaFolder(dataDir), '.making', `uploads-${job.id}`)
  const fileIds = [input.fileId]
  const fetched = await fetchUploads(db, job, { ownerId, useTo: 'questions', fileIds, folder })
  const pictures = new Pictures(dataDir)
  try {
    const [path = ''] = fetched.paths
    const { drafts, refused, notes } = await readContent(path, pictures, specimenFinder(db.kysely))
    if (drafts.length > maxReadQuestions) throw new QuestionFileFault('tooMany', maxReadQuestions)
    return {
      questions: drafts.map((draft) => ({
        label: draft.label,
        question: draft.question,
        notes: draft.notes.map(inBothLanguages),
      })),
      refused: refused.map(({ label, why }) => ({ label, why: inBothLanguages(why) })),
      notes: notes.map(inBothLanguages),
    }
  } catch (failure) {
    await pictures.forget()
    throw failure
  } finally {
    await fetched.done()
    await dropFiles(db, job, ownerId, fileIds)
  }
}

export const run = uploadJob<ReadQuestionsInput>(readUploaded)
