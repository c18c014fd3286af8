import { suitPeople } from '../../exchange/newSchool/groups.ts'
import { subjects } from '../../exchange/newSchool/subjects.ts'
import { courses, teachers } from './courses.ts'
import { experiments } from './experiments/index.ts'
import { library } from './library/index.ts'
import { announcements, banners, messages } from './notices.ts'
import { chapters } from './questions/index.ts'
import { specimens } from './specimens/index.ts'
import { terms } from './terms/index.ts'

/** All that the sample school holds, by key and in order; only accounts and pictures are made elsewhere. */
export const school = {
  subjects,
  terms,
  specimens: library(specimens),
  suitPeople,
  experiments,
  chapters,
  teachers,
  courses,
  announcements,
  messages,
  banners,
}
