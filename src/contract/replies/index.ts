/** The schemas of all replies, by area and call as in ../index.ts. */
import * as academies from './admin/academies.ts'
import * as adminImport from './admin/adminImport.ts'
import * as adminPeople from './admin/adminPeople.ts'
import * as adminSchool from './admin/adminSchool.ts'
import * as adminSystem from './admin/adminSystem.ts'
import * as learningPlatforms from './admin/learningPlatforms.ts'
import * as materialImport from './admin/materialImport.ts'
import * as books from './books.ts'
import * as credentials from './credentials.ts'
import * as devices from './devices.ts'
import * as files from './files.ts'
import * as identity from './identity.ts'
import * as jobs from './jobs.ts'
import * as launch from './launch.ts'
import * as microbe from './microbe.ts'
import * as notices from './notices.ts'
import * as practice from './practice.ts'
import * as questionMending from './questionMending.ts'
import * as questions from './questions.ts'
import * as assignment from './quizzes/assignment.ts'
import * as quiz from './quizzes/quiz.ts'
import * as quizComplaints from './quizzes/quizComplaints.ts'
import * as quizImport from './quizzes/quizImport.ts'
import * as quizQuestions from './quizzes/quizQuestions.ts'
import * as quizResults from './quizzes/quizResults.ts'
import * as quizSeal from './quizzes/quizSeal.ts'
import * as quizTeaching from './quizzes/quizTeaching.ts'
import * as review from './review.ts'
import * as score from './score.ts'
import * as session from './session.ts'
import * as specimens from './specimens.ts'
import * as subjects from './subjects.ts'
import * as sync from './sync.ts'
import * as system from './system.ts'
import * as collect from './teaching/collect.ts'
import * as course from './teaching/course.ts'
import * as courseEdit from './teaching/courseEdit.ts'
import * as courseware from './teaching/courseware.ts'
import * as deck from './teaching/deck.ts'
import * as follow from './teaching/follow.ts'
import * as material from './teaching/material.ts'
import * as prepare from './teaching/prepare.ts'
import * as record from './teaching/record.ts'
import * as room from './teaching/room.ts'
import * as teacherMarks from './teaching/teacherMarks.ts'
import * as users from './users.ts'

export const replies = {
  academies: academies.replies,
  adminImport: adminImport.replies,
  adminPeople: adminPeople.replies,
  adminSchool: adminSchool.replies,
  adminSystem: adminSystem.replies,
  assignment: assignment.replies,
  books: books.replies,
  collect: collect.replies,
  course: course.replies,
  courseEdit: courseEdit.replies,
  courseware: courseware.replies,
  credentials: credentials.replies,
  deck: deck.replies,
  devices: devices.replies,
  files: files.replies,
  follow: follow.replies,
  identity: identity.replies,
  jobs: jobs.replies,
  material: material.replies,
  launch: launch.replies,
  learningPlatforms: learningPlatforms.replies,
  materialImport: materialImport.replies,
  microbe: microbe.replies,
  notices: notices.replies,
  practice: practice.replies,
  prepare: prepare.replies,
  questionMending: questionMending.replies,
  questions: questions.replies,
  quiz: quiz.replies,
  quizComplaints: quizComplaints.replies,
  quizImport: quizImport.replies,
  quizQuestions: quizQuestions.replies,
  quizResults: quizResults.replies,
  quizSeal: quizSeal.replies,
  quizTeaching: quizTeaching.replies,
  record: record.replies,
  review: review.replies,
  room: room.replies,
  score: score.replies,
  session: session.replies,
  specimens: specimens.replies,
  subjects: subjects.replies,
  sync: sync.replies,
  system: system.replies,
  teacherMarks: teacherMarks.replies,
  users: users.replies,
}

/** The shapes that hold themselves, by name. */
export const definitions = {
  ...academies.definitions,
  ...adminPeople.definitions,
  ...adminSchool.definitions,
  ...books.definitions,
  ...practice.definitions,
  ...questions.definitions,
  ...quiz.definitions,
  ...subjects.definitions,
}
