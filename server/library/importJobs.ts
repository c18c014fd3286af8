/** Inputs of the jobs that import uploaded specimens and questions: exchange/uploads carries them out. */

/** Where an import may write. */
export interface ImportScope {
  subjectId?: number | undefined
  catalogId?: number | undefined
  /** the subjects that the import may write to; null: all of the school */
  within: number[] | null
}

/** Input of the job `specimens.import`. */
export interface SpecimenJobInput extends ImportScope {
  fileIds: number[]
  /** they become the uploader's own, seen by nobody else */
  isOwn: boolean
  /** the specimen whose picture the one file replaces; left out: the files become specimens */
  replaces?: number | undefined
}

/** Input of the job `questions.import`. */
export interface QuestionJobInput extends ImportScope {
  fileId: number
  skip: boolean
}

/** Input of the job `questions.read`. */
export interface ReadQuestionsInput {
  fileId: number
}
