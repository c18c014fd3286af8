/** The interface between the runner and the kinds of jobs: what each knows of the other. */
import type { Bucket } from '../../config.ts'

export interface JobKind {
  /** module whose `run` carries the job out, in a process of its own */
  module: URL
  /** how many of this kind run at the same time, over all processes of the service */
  atOnce: number
  limitMs: number
  /** of its heap */
  memoryMb?: number
}

export type JobKinds = Record<string, JobKind>

/** A text that the owner of the job reads. */
export interface JobText {
  zh: string
  en: string
}

export interface JobProgress {
  done: number
  total: number
  message?: JobText
  /** State that whoever takes the job up again needs to go on behind this step. */
  saved?: unknown
}

/** The job that `run` gets. */
export interface RunningJob<Input = unknown, Saved = unknown> {
  id: number
  ownerId: number
  /** when it was asked for, ms UTC by the clock of the service */
  createdAt: number
  input: Input
  /** of the last finished step; null at the beginning */
  saved: Saved | null
  dataDir: string
  databaseUrl: string | undefined
  /** where uploaded files lie; undefined: in the data folder */
  bucket: Bucket | undefined
  /** Resolves once the step is written down: what comes behind it is not done again. */
  report(progress: JobProgress): Promise<void>
}

export type RunJob<Input = unknown, Saved = unknown> = (job: RunningJob<Input, Saved>) => Promise<unknown>

/** Why a job cannot be done, in words for its owner. Any other error is told as a fault of the service. */
export class JobFailure extends Error {
  readonly text: JobText

  constructor(text: JobText) {
    super(text.en)
    this.text = text
  }
}

/** Between the runner and the process of a job. */
export type ToJob = { begin: Omit<RunningJob, 'report'>; module: string } | { written: number }
export type FromJob =
  | { report: JobProgress; number: number }
  | { result: unknown }
  | { failure: JobText | null; stack: string }
