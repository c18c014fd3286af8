/** Things that a class keeps on its devices before a lab. */

import { chapterTree } from '../../contract/practice.ts'
import { specimenPage } from '../../contract/specimens.ts'
import { subjectCommon } from '../../contract/subjects.ts'
import { prepareList } from '../../contract/teaching/prepare.ts'
import { query } from '../engine/query.ts'

/** Preparations of all classes that the caller is in. */
export const ownPreparationsQuery = () => query(prepareList, {})
/** Preparations of a course: of one's own class, or of all that one teaches. */
export const coursePreparationsQuery = (courseId: number) => query(prepareList, { courseId })

/** Things that a lab may need, to choose from. */
export const specimensToPrepareQuery = (keyword: string) =>
  query(specimenPage, { pageNo: 1, pageSize: 30, keyword })
export const subjectsToPrepareQuery = () => query(subjectCommon, {})
export const chaptersToPrepareQuery = (subjectId: number) => query(chapterTree, { subjectId })
