import { msg } from '@lingui/core/macro'
import { currentUser } from '../../contract/session.ts'
import {
  baseInfo,
  changeGender,
  changeLanguage,
  studentBaseInfo,
  teacherBaseInfo,
} from '../../contract/users.ts'
import { languageLane, settingLane } from '../../device/lanes.ts'
import { coversAll, ownLane, queuedAction } from './action.ts'
import { groups } from './groups.ts'

export const peopleActions = {
  'user.language': queuedAction({
    send: changeLanguage,
    version: 1,
    name: msg`语言设置`,
    group: () => groups.settings,
    lane: ownLane(() => languageLane),
    refreshes: [currentUser],
    supersedes: coversAll,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'user.gender': queuedAction({
    send: changeGender,
    version: 1,
    name: msg`性别`,
    group: () => groups.settings,
    lane: ownLane(() => settingLane),
    refreshes: [baseInfo, studentBaseInfo, teacherBaseInfo],
    supersedes: coversAll,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
}
