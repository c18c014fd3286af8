/** Review by forgetting curve, and what practice adds up to. Only the log is stored; the state is computed from it. */
import {
  array,
  boolean,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  pipe,
} from 'valibot'
import { duration, get, id, idOrUuid, oneOf, optional, postOnce, time, title, uuid } from './endpoint.ts'
import type { Annotation, QuestionId } from './questions.ts'

/** again: wrong · hard: right, but slow or guessed · good: right */
export const ratings = ['again', 'hard', 'good'] as const
export type Rating = (typeof ratings)[number]

export interface ReviewEntry {
  /** UUID of the device that made it */
  clientId: string
  questionId: QuestionId
  /** When the question was reviewed (ms UTC); a time in the future is set to the time of receipt. */
  at: number
  rating: Rating
  /** How long (ms) it took from sight to answer. */
  ms: number
}

const upTo = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most))

/** All entries, ordered by (at, clientId). */
export const reviewLog = get('/dh-questionbank/practise/review/log', {}, { tagged: true }).replies<{
  entries: ReviewEntry[]
}>()
export const reviewLogAdd = postOnce('/dh-questionbank/practise/review/log', {
  clientId: uuid,
  questionId: idOrUuid,
  at: time,
  rating: oneOf(ratings),
  ms: duration,
}).replies<null>()

/** When each question of the wrong book is to be answered again (not those that nobody judges), computed from the log as a device does it. */
export interface ReviewDue {
  /** the earliest first; `due` in ms UTC */
  dues: { questionId: QuestionId; due: number }[]
  /** When the exam takes place (ms UTC); 0: none. */
  examAt: number
}

export const reviewDue = get('/dh-questionbank/practise/review/due', {}).replies<ReviewDue>()

/** A place in a specimen's picture that a question, or a part of it, asks about. */
export interface AskedPlace {
  /** of the whole question */
  id: QuestionId
  specimenId: number
  annotation: Pick<Annotation, 'x' | 'y'>
}

/**
 * Places where a person was asked already, on whichever device: in an answer, in a review, at a station, or in a miss
 * that stands in 错题本.
 */
export const reviewAsked = get('/dh-questionbank/practise/review/asked', {}).replies<{
  places: AskedPlace[]
}>()

/** A station of 标本考试 that was judged. */
const station = object({
  specimenId: id,
  markId: id,
  right: boolean(),
  /** the name that was written or chosen, or of what was tapped; empty: none */
  said: title,
  /** who answered overruled the verdict: it was judged wrong */
  overruled: optional(boolean()),
})

/** Saves the answers at an exam's stations when the exam ends; of a station that is told again the later answer holds. */
export const examSave = postOnce('/dh-questionbank/practise/exam/save', {
  /** UUID of the exam */
  clientId: uuid,
  at: time,
  stations: pipe(array(station), minLength(1), maxLength(100)),
}).replies<null>()

export interface PracticeSetting {
  /** a wrong answer enters the wrong book by itself, wherever it was given */
  autoWrong: boolean
  /** right answers in a row after which a question leaves the wrong book; 0: never by itself */
  removeAfter: number
  /** minutes of review a day */
  dailyMinutes: number
  /** When the exam takes place (ms UTC); 0: none. */
  examAt: number
}

/** The settings that hold before anybody chose. */
export const defaultSetting: PracticeSetting = {
  autoWrong: true,
  removeAfter: 0,
  dailyMinutes: 15,
  examAt: 0,
}

export const practiceSetting = get('/dh-questionbank/practise/setting', {}).replies<PracticeSetting>()
/** Saves settings; those left out stay as they are. */
export const practiceSettingSave = postOnce('/dh-questionbank/practise/setting', {
  autoWrong: optional(boolean()),
  removeAfter: optional(upTo(10)),
  dailyMinutes: optional(pipe(number(), integer(), minValue(5), maxValue(120))),
  examAt: optional(time),
}).replies<PracticeSetting>()

/**
 * Figures of first tries. A figure that rests on fewer than ten values is null: it would say nothing. The counts are
 * told, so that a screen can say so.
 */
export interface FirstTries {
  /** questions that were judged at least once */
  judged: number
  /** 0 to 1: how many of them were right at the first try, by when answers were given */
  firstTry: number | null
}

/** A chapter's figures. */
export interface ChapterFigures extends FirstTries {
  catalogId: number
  name: string
  nameEn: string
  /** answers that ever arrived; one and how its writer marked it are one */
  answers: number
  /** questions answered at least once */
  questions: number
  /** answers of which the device told how long they took */
  timed: number
  /** Median time of these answers (ms); null below ten. */
  ms: number | null
}

/** A confusion: one thing taken for another. Lists of them begin with the most frequent. */
export interface Confusion {
  questionId: QuestionId
  title: string
  titleEn: string
  /** The right answer (empty: one of several choices was wrong, in the place of none), and what was chosen instead. */
  right: string
  rightEn: string
  chosen: string
  chosenEn: string
  times: number
}

/** Of a subject; its first tries are those of all its chapters. */
export interface Figures extends FirstTries {
  chapters: ChapterFigures[]
  confusions: Confusion[]
  /** answers by the day on which they were given, the latest 14 with an answer; `day` is the date in UTC+8, as 20261121 */
  days: { day: number; answers: number; right: number }[]
}

export const figures = get('/dh-questionbank/practise/statistics', { subjectId: id }).replies<Figures>()
