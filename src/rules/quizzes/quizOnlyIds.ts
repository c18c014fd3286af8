/** Ids of questions that are for quizzes only begin here, so that none is ever taken for a question of the bank. */
export const quizOnlyIdBase = 2_000_000_000_000
