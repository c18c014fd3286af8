import { followDay } from '../../parts/useNow.ts'
import { keepNewest } from '../../queries/notices/keepNewest.ts'
import { adoptLastPlace } from '../../queries/practice/adoptLastPlace.ts'
import { noteAllDue, onHome, type Screens } from '../../queries/practice/freshDue.ts'

/** The area of courses is no part of the first screen's files. A file that does not come is asked for at the next start. */
const keepCoursesLater = () =>
  import('../../queries/teaching/keepCourses.ts').then(
    ({ keepCourses }) => keepCourses(),
    () => undefined,
  )

/**
 * Asks for changes of other devices and for content that opens offline without having been opened. An app that was left
 * open says the next morning what is due then. Answers how to stop.
 */
export function followDue(screens: Screens): () => void {
  void noteAllDue(screens)
  void keepNewest().then(keepCoursesLater)
  void adoptLastPlace().then((came) => {
    if (came) void screens.invalidate(onHome)
  })
  return followDay(() => void screens.invalidate(onHome))
}
