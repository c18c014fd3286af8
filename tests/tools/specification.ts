/** The specification's calls for quizzes with their parameters (C002, C123 to C130, C134 to C136, C138 to C141). */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/dh-usercenter/system/anon/info': [],
  '/dh-teaching/quiz/studying/page': ['pageNo', 'pageSize', 'courseId'],
  '/dh-teaching/quiz/student/page': ['pageNo', 'pageSize'],
  '/dh-teaching/quiz/card': ['quizId'],
  '/dh-teaching/quiz/card/detail': ['quizId'],
  '/dh-teaching/quiz/remainingTime': ['quizId'],
  '/dh-questionbank/question/common/withoutAnswer': ['id'],
  '/dh-teaching/quiz/submit/detail': ['quizId', 'questionId'],
  '/dh-teaching/quiz/question/answer': ['quizId', 'questionId'],
  '/dh-teaching/quiz/submit': ['quizId', 'questionId', 'content'],
  '/dh-teaching/quiz/submit/check': ['quizId'],
  '/dh-teaching/quiz/submit/all': ['quizId'],
  '/dh-teaching/record/submit/insert': ['quizId', 'practiseId'],
  '/dh-teaching/quiz/flag': ['quizId', 'questionId'],
  '/dh-teaching/quiz/flag/remove': ['quizId', 'questionId'],
  '/dh-teaching/quiz/watch/read': ['quizId'],
}

export const isSpecifiedQuizCall = (path: string): boolean => Object.hasOwn(calls, path)

/** The parameters that such a call has beyond the specification's. */
export const parametersBeyond = (path: string, given: Iterable<string>): string[] =>
  [...given].filter((name) => !calls[path]?.includes(name))
