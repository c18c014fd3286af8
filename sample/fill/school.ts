import type { SubjectSeed, SuitPeopleSeed } from '../../exchange/newSchool/types.ts'
import type {
  AnnouncementSeed,
  BannerSeed,
  ChapterSeed,
  CourseSeed,
  ExperimentSeed,
  MessageSeed,
  SpecimenSeed,
  TeacherSeed,
  Term,
} from '../school/types.ts'

/** All that fills a school beside its sample accounts and its pictures. */
export interface School {
  subjects: SubjectSeed[]
  /** by key */
  terms: Record<string, Term>
  /** the first of each subject is drawn first */
  specimens: SpecimenSeed[]
  suitPeople: SuitPeopleSeed[]
  experiments: ExperimentSeed[]
  chapters: ChapterSeed[]
  teachers: TeacherSeed[]
  courses: CourseSeed[]
  announcements: AnnouncementSeed[]
  messages: MessageSeed[]
  banners: BannerSeed[]
}
