/** The schemas of all replies, by area and call as in ../index.ts. */
import * as academies from './academies.ts'
import * as adminImport from './adminImport.ts'
import * as adminPeople from './adminPeople.ts'
import * as adminSchool from './adminSchool.ts'
import * as adminSystem from './adminSystem.ts'
import * as assignment from './assignment.ts'
import * as books from './books.ts'
import * as collect from './collect.ts'
import * as course from './course.ts'
import * as courseware from './courseware.ts'
import * as credentials from './credentials.ts'
import * as deck from './deck.ts'
import * as devices from './devices.ts'
import * as files from './files.ts'
import * as follow from './follow.ts'
import * as identity from './identity.ts'
import * as jobs from './jobs.ts'
import * as material from './material.ts'
import * as microbe from './microbe.ts'
import * as notices from './notices.ts'
import * as practice from './practice.ts'
import * as prepare from './prepare.ts'
import * as questionMending from './questionMending.ts'
import * as questions from './questions.ts'
import * as quiz from './quiz.ts'
import * as quizQuestions from './quizQuestions.ts'
import * as quizResults from './quizResults.ts'
import * as quizSeal from './quizSeal.ts'
import * as quizTeaching from './quizTeaching.ts'
import * as record from './record.ts'
import * as review from './review.ts'
import * as room from './room.ts'
import * as score from './score.ts'
import * as session from './session.ts'
import * as specimens from './specimens.ts'
import * as subjects from './subjects.ts'
import * as sync from './sync.ts'
import * as system from './system.ts'
import * as teacherMarks from './teacherMarks.ts'
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
  courseware: courseware.replies,
  credentials: credentials.replies,
  deck: deck.replies,
  devices: devices.replies,
  files: files.replies,
  follow: follow.replies,
  identity: identity.replies,
  jobs: jobs.replies,
  material: material.replies,
  microbe: microbe.replies,
  notices: notices.replies,
  practice: practice.replies,
  prepare: prepare.replies,
  questionMending: questionMending.replies,
  questions: questions.replies,
  quiz: quiz.replies,
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
