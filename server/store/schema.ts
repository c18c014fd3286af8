/**
 * The tables, as Kysely sees them. Names are those of the contract, so one name goes from SQL to screen.
 * The tenant is the first column of every key. Ids are integers that the database gives, times are ms UTC,
 * flags 0 or 1, lists and questions JSON text. `key` is what a school's own files call a thing: unique within
 * its table, so that filling in again changes nothing. `position` orders what stands beside each other.
 */
import type { Selectable } from 'kysely'
import type { FileTable } from '../media/tables.ts'
import type { AcademyTable, DeviceTable } from '../people/tables.ts'
import type { QuizTables } from '../quizzes/tables.ts'
import type { AuditTable } from '../system/tables.ts'
import type { TeachingTables } from '../teaching/tables.ts'
import type { JobTable } from './jobs/tables.ts'
import type {
  BookCatalogTable,
  BookItemTable,
  PracticeSettingTable,
  QuestionNoteTable,
  QuestionReportTable,
  ReviewEntryTable,
  StationAnswerTable,
} from './tables/books.ts'
import type {
  CatalogTable,
  MarkTable,
  QuestionShowsTable,
  QuestionTable,
  QuestionTallyTable,
  SpecimenTable,
  SubjectTable,
} from './tables/content.ts'
import type {
  CollectSpecimenTable,
  CollectSubjectTable,
  ExperimentTable,
  PersonalMarkTable,
  RelatedTable,
  SpecimenSuitTable,
  SpecimenTallyTable,
  SuitPeopleTable,
  WordPlaceTable,
  WordTable,
} from './tables/library.ts'
import type { AnnouncementReadTable, AnnouncementTable, BannerTable, MessageTable } from './tables/notices.ts'
import type {
  AccountTable,
  ReceiptTable,
  SessionTable,
  SettingTable,
  SignInFailureTable,
  SmsCodeTable,
  TicketTable,
} from './tables/people.ts'
import type { AnswerTable, PaperTable, SubmissionTable } from './tables/practice.ts'

export interface Database extends TeachingTables, QuizTables {
  academy: AcademyTable
  audit: AuditTable
  device: DeviceTable
  file: FileTable
  job: JobTable
  account: AccountTable
  session: SessionTable
  smsCode: SmsCodeTable
  signInFailure: SignInFailureTable
  ticket: TicketTable
  receipt: ReceiptTable
  subject: SubjectTable
  catalog: CatalogTable
  specimen: SpecimenTable
  mark: MarkTable
  question: QuestionTable
  questionShows: QuestionShowsTable
  questionTally: QuestionTallyTable
  paper: PaperTable
  answer: AnswerTable
  submission: SubmissionTable
  bookCatalog: BookCatalogTable
  bookItem: BookItemTable
  reviewEntry: ReviewEntryTable
  stationAnswer: StationAnswerTable
  practiceSetting: PracticeSettingTable
  questionNote: QuestionNoteTable
  questionReport: QuestionReportTable
  banner: BannerTable
  announcement: AnnouncementTable
  announcementRead: AnnouncementReadTable
  message: MessageTable
  setting: SettingTable
  collectSpecimen: CollectSpecimenTable
  collectSubject: CollectSubjectTable
  personalMark: PersonalMarkTable
  suitPeople: SuitPeopleTable
  specimenSuit: SpecimenSuitTable
  related: RelatedTable
  experiment: ExperimentTable
  specimenTally: SpecimenTallyTable
  word: WordTable
  wordPlace: WordPlaceTable
}

export type Account = Selectable<AccountTable>
export type SpecimenRow = Selectable<SpecimenTable>
export type MarkRow = Selectable<MarkTable>
export type QuestionRow = Selectable<QuestionTable>
export type PersonalMarkRow = Selectable<PersonalMarkTable>

/** One school for now: the header `Abp.TenantId` names no other. */
export const tenant = 1
