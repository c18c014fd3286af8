/** Calls of the specification: all paths that it has, and the parameters of those about quizzes. */

/** Parameters of C002, C123 to C130, C134 to C136 and C138 to C141. */
const quizParameters: Readonly<Record<string, readonly string[]>> = {
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

/** Paths of all calls (C002 to C141), without what stands before them alike. */
const paths = new Set(
  Object.entries({
    '/api/TokenAuth': 'ResetPassword',
    '/api/v1.0': 'academy/list/course banner/list teacher/course wq/add',
    '/dh-courseware/courseware': 'updateViewProgress',
    '/dh-notify/announcement': 'detail page read readAll unreadCount',
    '/dh-notify/message': 'page read readAll unreadCount',
    '/dh-notify': 'setting',
    '/dh-questionbank/practise':
      'chapter/card chapter/clear chapter/submit chapter/submit/detail chapter/tree collection/card collection/catalog/delete collection/catalog/insert collection/catalog/update collection/clear collection/collect collection/move collection/remove collection/status collection/submit collection/submit/detail collection/tree wrong/card wrong/catalog/delete wrong/catalog/insert wrong/catalog/update wrong/clear wrong/move wrong/remove wrong/submit wrong/submit/detail wrong/tree',
    '/dh-questionbank/question': 'common/withAnswer common/withoutAnswer',
    '/dh-specimen/catalog': 'list teacher/page',
    '/dh-specimen/collect':
      'cancelCollectSpecimen cancelCollectSubject collectSpecimen collectSubject specimen/cancelBatch specimen/page subject/list',
    '/dh-specimen/deck': 'catalog/child catalog/page courseware page preview',
    '/dh-specimen/mark': 'common personal',
    '/dh-specimen/microbe': 'list',
    '/dh-specimen/specimen':
      'catalog deleteBatch front/page getSpecInfoByIdForQuestion info my/page related suitPeople/list',
    '/dh-specimen/subject': 'detail list listCommon lite tree',
    '/dh-teaching/course':
      'collection/cancelBatch collection/delete collection/insert collection/page detail page studying/home teaching/home',
    '/dh-teaching/courseware': 'byCourse own preview resource teacher/page',
    '/dh-teaching/practise': 'student/page submit submit/insert teacher/page',
    '/dh-teaching/quiz':
      'card card/detail flag flag/remove question/answer remainingTime student/page studying/page submit submit/all submit/check submit/detail watch/read',
    '/dh-teaching/record': 'latest submit/insert update',
    '/dh-teaching/room': 'join joined student/exit student/list teacher/list',
    '/dh-teaching/score': 'exam/page page',
    '/dh-usercenter/academy': 'tree',
    '/dh-usercenter/file': 'upload',
    '/dh-usercenter/login': 'anon/email/reset anon/front anon/sms/check anon/sms/login anon/sms/sendCode',
    '/dh-usercenter/system': 'anon/info emailService',
    '/dh-usercenter/user':
      'baseInfo current email email/check email/code email/confirm gender idCard image language password sms/password sms/phone student/baseInfo teacher/baseInfo',
  }).flatMap(([before, names]) => names.split(' ').map((name) => `${before}/${name}`)),
)

export const isSpecified = (path: string): boolean => paths.has(path)

/** The parameters that a call about quizzes has beyond the specification's; none of any other call. */
export const parametersBeyond = (path: string, given: Iterable<string>): string[] => {
  const known = quizParameters[path]
  return known ? [...given].filter((name) => !known.includes(name)) : []
}
