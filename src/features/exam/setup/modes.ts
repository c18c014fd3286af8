/** How the modes of an exam are called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import Crosshair from 'lucide-react/icons/crosshair'
import MoveUpRight from 'lucide-react/icons/move-up-right'
import Zap from 'lucide-react/icons/zap'
import type { ExamMode } from '../../../rules/exam/stations.ts'

interface ModeWords {
  name: MessageDescriptor
  hint: MessageDescriptor
  Icon: typeof Zap
}

export const modeWords: Record<ExamMode, ModeWords> = {
  name: { name: msg`认结构`, hint: msg`图上一个箭头，说出它指的是什么`, Icon: MoveUpRight },
  point: {
    name: msg`找结构`,
    hint: msg`给出名称，在图上点出来，点在轮廓里或紧挨边缘都算对`,
    Icon: Crosshair,
  },
  flash: { name: msg`快闪`, hint: msg`视野只亮几秒，答得越准亮得越短`, Icon: Zap },
}
