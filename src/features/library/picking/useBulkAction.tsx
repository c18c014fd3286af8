import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { deleteOwnSpecimens, uncollectSpecimens } from '../../../queries/library/specimens.ts'
import type { BulkAction } from './usePicking.ts'

interface BulkActionView {
  action: string
  /** asked before */
  title: string
  warning: (count: number) => ReactNode
  /** said after */
  done: (count: number) => string
  waits: string
  run: (ids: readonly number[]) => Promise<void>
}

const uncollecting = msg({ message: '取消收藏', context: 'several' })

/** Action on the chosen specimens, with its words. */
export function useBulkAction(deed: BulkAction): BulkActionView {
  const { t } = useLingui()
  return deed.does === 'delete'
    ? {
        action: t`删除`,
        title: t`删除选中的标本？`,
        warning: (count) => (
          <Plural
            value={count}
            one="将删除 # 个标本，学生不能再打开，也不能恢复。标本上的标注一并删除，包括学生自己画的。别人的标本不受影响。"
            other="将删除 # 个标本，学生不能再打开，也不能恢复。标本上的标注一并删除，包括学生自己画的。别人的标本不受影响。"
          />
        ),
        done: (count) => t`已删除 ${count} 个标本`,
        waits: t`已存到本机，联网后删除`,
        run: (ids) => deleteOwnSpecimens(deed.subjectId, ids),
      }
    : {
        action: t(uncollecting),
        title: t`取消收藏选中的标本？`,
        warning: (count) => (
          <Plural
            value={count}
            one="# 个标本将不再是收藏。标本、标注和存到本机的内容都不受影响。"
            other="# 个标本将不再是收藏。标本、标注和存到本机的内容都不受影响。"
          />
        ),
        done: (count) => t`已取消收藏 ${count} 个标本`,
        waits: t`已存到本机，联网后取消收藏`,
        run: uncollectSpecimens,
      }
}
