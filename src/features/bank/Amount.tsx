import { Plural, Trans } from '@lingui/react/macro'
import { bankSearchLimit } from '../../rules/limits.ts'

/** How many questions were found; never said smaller than it is. */
export function Amount({ total, cut }: { total: number; cut: boolean }) {
  return cut ? (
    <Trans>{bankSearchLimit} 道以上，缩小范围可以看到其余的题</Trans>
  ) : (
    <Plural value={total} one="# 道题" other="# 道题" />
  )
}
