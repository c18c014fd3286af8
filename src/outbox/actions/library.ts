import { msg } from '@lingui/core/macro'
import {
  commonMarks,
  dyeList,
  mySpecimenPage,
  personalMarkDelete,
  personalMarkSave,
  personalMarks,
  relatedOf,
  specimenDeleteBatch,
  specimenInfo,
  specimenPage,
} from '../../contract/specimens.ts'
import { specimenCatalog, subjectCommon, subjectDetail } from '../../contract/subjects.ts'
import {
  cancelCollectBatch,
  cancelCollectSpecimen,
  cancelCollectSubject,
  collectedSpecimens,
  collectSpecimen,
  collectSubject,
} from '../../contract/teaching/collect.ts'
import { markLane, specimenFavouriteLane, specimensLane, subjectFavouriteLane } from '../../device/lanes.ts'
import { newId } from '../../device/names.ts'
import { ownLane, queuedAction } from './action.ts'
import { groups } from './groups.ts'

/** The replies that say whether a specimen is a favourite. */
const specimens = [specimenInfo, specimenPage, mySpecimenPage, collectedSpecimens, relatedOf]
const subjects = [subjectCommon, subjectDetail]
const library = [...specimens, ...subjects, specimenCatalog, dyeList, commonMarks, personalMarks]

const favourites = () => groups.favourites
const marks = () => groups.marks
const ofSpecimen = ownLane(({ specimenId }: { specimenId: number }) => specimenFavouriteLane(specimenId))
const ofSubject = ownLane(({ subjectId }: { subjectId: number }) => subjectFavouriteLane(subjectId))
/** A part of many that is refused holds up no other part. */
const ofCall = ownLane(() => specimensLane(newId()))
const ofMark = ownLane(({ clientId }: { clientId: string }) => markLane(clientId))

export const libraryActions = {
  'specimen.collect': queuedAction({
    send: collectSpecimen,
    version: 1,
    name: msg`收藏标本`,
    group: favourites,
    lane: ofSpecimen,
    refreshes: specimens,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
    notBefore: ['specimen.uncollectBatch'],
  }),
  'specimen.uncollect': queuedAction({
    send: cancelCollectSpecimen,
    version: 1,
    name: msg`取消收藏标本`,
    group: favourites,
    lane: ofSpecimen,
    refreshes: specimens,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'specimen.uncollectBatch': queuedAction({
    send: cancelCollectBatch,
    version: 1,
    name: msg`批量取消收藏`,
    group: favourites,
    lane: ofCall,
    refreshes: specimens,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    notBefore: ['specimen.collect'],
  }),
  'specimen.deleteBatch': queuedAction({
    send: specimenDeleteBatch,
    version: 1,
    name: msg`删除标本`,
    group: () => groups.specimens,
    lane: ofCall,
    refreshes: library,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    deletes: true,
  }),
  'subject.collect': queuedAction({
    send: collectSubject,
    version: 1,
    name: msg`收藏学科`,
    group: favourites,
    lane: ofSubject,
    refreshes: subjects,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'subject.uncollect': queuedAction({
    send: cancelCollectSubject,
    version: 1,
    name: msg`取消收藏学科`,
    group: favourites,
    lane: ofSubject,
    refreshes: subjects,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'mark.save': queuedAction({
    send: personalMarkSave,
    version: 1,
    name: msg`个人标注`,
    group: marks,
    lane: ofMark,
    refreshes: [personalMarks],
    // later rows may build on the mark
    supersedes: { covers: () => true, takesPlace: true },
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'mark.delete': queuedAction({
    send: personalMarkDelete,
    version: 1,
    name: msg`删除个人标注`,
    group: marks,
    lane: ofMark,
    refreshes: [personalMarks],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    deletes: true,
  }),
}
