import { msg } from '@lingui/core/macro'
import { fileWhole } from '../../contract/files.ts'
import { fileLane } from '../../device/lanes.ts'
import { queuedAction } from './action.ts'
import { groups } from './groups.ts'

/** A file is sent before what names it: whoever queues it puts it into the lane of that. */
export const fileActions = {
  'file.upload': queuedAction({
    send: fileWhole,
    version: 1,
    name: msg`上传附件`,
    group: () => groups.assignments,
    lane: { own: ({ key }) => fileLane(key) },
    refreshes: [],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    fileOf: (input) => input,
  }),
}
