/** The lanes that queued rows carry. They are stored on devices, so none is ever renamed. */

export const settingLane = 'setting'
export const languageLane = 'language'
export const chapterLane = (catalogId: number) => `chapter:${catalogId}`
export const bookLane = (book: string) => `book:${book}`
export const bookQuestionLane = (book: string, questionId: number | string) => `book:${book}:${questionId}`
export const bookClearLane = (book: string, catalogId: number | string) => `book:${book}:clear:${catalogId}`
export const noteLane = (questionId: number | string) => `note:${questionId}`
export const reportLane = (questionId: number | string) => `report:${questionId}`
export const reviewLane = (questionId: number | string) => `review:${questionId}`
export const examLane = (examId: string) => `exam:${examId}`
export const specimenFavouriteLane = (specimenId: number) => `collect:specimen:${specimenId}`
export const subjectFavouriteLane = (subjectId: number) => `collect:subject:${subjectId}`
/** Deletions and cancellations of many specimens: each call has a lane of its own. */
export const specimensLane = (callId: string) => `specimens:${callId}`
export const markLane = (clientId: string) => `mark:${clientId}`
export const courseFavouriteLane = (courseId: number) => `collect:course:${courseId}`
/** Cancellations of many courses: each call has a lane of its own. */
export const coursesLane = (callId: string) => `courses:${callId}`
/** The lane of one courseware: slides seen, and reactions to it. */
export const coursewareLane = (id: number) => `courseware:${id}`
export const recordLane = 'record'
/** Answers and flags of one attempt of a quiz, in their order; its hand-in has a lane of its own. */
export const quizLane = (quizId: number, number: number) => `quiz:${quizId}:${number}`
export const quizHandInLane = (quizId: number, number: number) => `quizHandIn:${quizId}:${number}`
export const quizWitnessLane = (quizId: number) => `quizWitness:${quizId}`
export const quizSeenLane = (quizId: number) => `quizSeen:${quizId}`
/** A file that nothing waits for. */
export const fileLane = (key: string) => `file:${key}`
/** Hashes of work that waits: they go before its files. */
export const assignmentAnnouncementLane = (assignmentId: number) => `assignmentAnnouncement:${assignmentId}`
export const assignmentLane = (assignmentId: number) => `assignment:${assignmentId}`
/** A teacher's score of one student's submission, and of one answer in a quiz. */
export const assignmentScoreLane = (assignmentId: number, accountId: number) =>
  `assignmentScore:${assignmentId}:${accountId}`
export const quizGradeLane = (attemptId: string, questionId: number) => `quizGrade:${attemptId}:${questionId}`
export const assignmentSeenLane = (assignmentId: number) => `assignmentSeen:${assignmentId}`
