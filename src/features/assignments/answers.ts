import type { Submission } from '../../contract/quizzes/assignment.ts'

/** Answers of a submission by question. */
export const contentsByQuestion = ({ answers = [] }: Pick<Submission, 'answers'>): Map<number, string> =>
  new Map(answers.map(({ questionId, content }) => [questionId, content]))
