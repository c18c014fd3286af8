/** Tables of the teaching area. */
import type { Generated } from 'kysely'
import type { Depth } from '../../src/contract/sync.ts'
import type { CourseState, TeacherRole } from '../../src/contract/teaching/course.ts'
import type { CoursewareScope, CoursewareState } from '../../src/contract/teaching/courseware.ts'
import type { DeckFileType } from '../../src/contract/teaching/deckFileTypes.ts'
import type { FollowKind } from '../../src/contract/teaching/follow.ts'
import type { PreparedKind } from '../../src/contract/teaching/prepare.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

export interface TermTable extends NumberedRow {
  key: string
  name: string
  nameEn: string
  startsAt: number
  endsAt: number
}

export interface CourseTable extends NumberedRow {
  /** empty for a course that was not made by the school's files: `own:` and its id then */
  key: string
  name: string
  nameEn: string
  /** pinyin initials of the name; null: not written yet, see courseInitials.ts */
  initials: Generated<string | null>
  desc: string
  descEn: string
  /** address of a cover; empty: the page draws one */
  thumbnail: string
  /** 0 exactly for a draft */
  published: Flag
  position: number
  academyId: Generated<number | null>
  termId: Generated<number | null>
  /** whole per cent, sum 100 */
  ratioExperiment: Generated<number>
  ratioHomework: Generated<number>
  ratioQuiz: Generated<number>
  ratioExam: Generated<number>
  startsAt: Generated<number | null>
  endsAt: Generated<number | null>
  state: Generated<CourseState>
  /** the course that it was copied from */
  copyOf: Generated<number | null>
}

export interface CourseTeacherTable {
  tenant: number
  courseId: number
  accountId: number
  position: number
  role: Generated<TeacherRole>
  /** of a substitute: the days, ms UTC */
  from: Generated<number | null>
  until: Generated<number | null>
}

export interface FavouriteCourseTable {
  tenant: number
  accountId: number
  courseId: number
  at: number
}

export interface RoomTable extends NumberedRow {
  courseId: number
  name: string
  /** six characters; unique among the open rooms of a school */
  code: string
  open: Flag
  createdBy: number
  capacity: number
  /** how many are in it: counted in the transaction of each joining and leaving */
  members: Generated<number>
  createdAt: number
}

export interface RoomMemberTable extends NumberedRow {
  roomId: number
  courseId: number
  accountId: number
  joinedAt: number
  /** null: still a member; the database allows one such row for a person and course */
  leftAt: number | null
  /** account that ended it: the member's own, or a teacher's */
  endedBy: number | null
}

export interface CoursewareTable extends NumberedRow {
  /** Name of the courseware in a school's own files; empty for one that was made in the app. */
  key: Generated<string>
  name: string
  nameEn: string
  description: string
  descriptionEn: string
  ownerId: number
  scope: CoursewareScope
  /** JSON, FileLink; empty: none */
  doc: Generated<string>
  /** JSON; see documentPages.ts */
  docPages: Generated<string>
  /** JSON, CaptionedFilm; empty: none */
  video: Generated<string>
  allowDownloadDoc: Generated<Flag>
  allowDownloadVideo: Generated<Flag>
  /** JSON, StoredSlide[] */
  slides: Generated<string>
  slideCount: Generated<number>
  thumbnail: Generated<string>
  /** JSON, FileLink[] */
  attachments: Generated<string>
  /** folded, with its forms: the name, and what stands on the slides */
  words: Generated<string>
  state: CoursewareState
  version: Generated<number>
  updatedAt: number
}

export interface CourseCoursewareTable {
  tenant: number
  courseId: number
  coursewareId: number
  position: number
  /** When the class begins to see the courseware (ms UTC). */
  shownFrom: number
}

export interface CoursewareDeckTable {
  tenant: number
  coursewareId: number
  deckId: number
}

export interface CoursewareResourceTable extends NumberedRow {
  coursewareId: number
  /** null: of the whole courseware */
  slideId: string | null
  kind: 'picture' | 'video' | 'specimen'
  /** the specimen; of a picture or film its row in `related` */
  refId: number
  /** JSON, SpecimenView; empty: the whole picture */
  view: Generated<string>
  position: number
}

export interface DeckCatalogTable extends NumberedRow {
  key: string
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  position: number
}

export interface DeckTable extends NumberedRow {
  key: string
  name: string
  nameEn: string
  cover: string
  creator: number
  creatorName: string
  fileType: DeckFileType
  filePath: string
  /** JSON, StoredSlide[] */
  slides: string
  slideCount: number
  words: string
  subjectId: number
  catalogId: number
  state: CoursewareState
  version: Generated<number>
  position: number
  /** When its teacher had looked at every page (ms UTC). */
  checkedAt: Generated<number | null>
  /** JSON, the pages that lack something; empty: none does, or nobody looked */
  findings: Generated<string>
}

export interface ViewProgressTable {
  tenant: number
  accountId: number
  coursewareId: number
  /** JSON, ids of slides */
  seen: string
  percent: number
  videoMs: number
  at: number
}

export interface StudyRecordTable {
  tenant: number
  accountId: number
  courseId: number
  coursewareId: number
  slideId: string | null
  at: number
}

export interface SlideReactionTable {
  tenant: number
  accountId: number
  coursewareId: number
  slideId: string
  kind: 'unclear' | 'kept'
  at: number
}

export interface PreparationTable extends NumberedRow {
  roomId: number
  title: string
  note: string
  /** When the lab takes place (ms UTC). */
  labAt: number | null
  createdAt: number
}

export interface PreparationItemTable {
  tenant: number
  preparationId: number
  kind: PreparedKind
  refId: number
  depth: Depth
  position: number
}

export interface FollowStateTable {
  tenant: number
  roomId: number
  /** counts lessons; 0: nothing was shown yet */
  epoch: Generated<number>
  seq: Generated<number>
  kind: Generated<FollowKind>
  /** JSON: courseware, slide, specimen */
  ref: string
  /** JSON, FollowView or null */
  view: string
  /** JSON, FollowPoint or null */
  pointer: string
  by: number
  device: Generated<string>
  live: Generated<Flag>
  /** When the presenter's lease ends (ms UTC). */
  leaseUntil: Generated<number>
  at: Generated<number>
}

export interface FollowPresenceTable {
  tenant: number
  roomId: number
  accountId: number
  /** When a process last had this follower (ms UTC). */
  seenAt: number
}

export interface TeachingTables {
  term: TermTable
  course: CourseTable
  courseTeacher: CourseTeacherTable
  favouriteCourse: FavouriteCourseTable
  room: RoomTable
  roomMember: RoomMemberTable
  courseware: CoursewareTable
  courseCourseware: CourseCoursewareTable
  coursewareDeck: CoursewareDeckTable
  coursewareResource: CoursewareResourceTable
  deckCatalog: DeckCatalogTable
  deck: DeckTable
  viewProgress: ViewProgressTable
  studyRecord: StudyRecordTable
  slideReaction: SlideReactionTable
  preparation: PreparationTable
  followState: FollowStateTable
  followPresence: FollowPresenceTable
  preparationItem: PreparationItemTable
}
