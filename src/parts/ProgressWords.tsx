import { Plural, Trans } from '@lingui/react/macro'

/** How far one is with so many questions, in a line. */
export function ProgressWords({ total, submitted }: { total: number; submitted: number }) {
  if (total === 0) return <Trans>还没有题目</Trans>
  if (submitted === 0) return <Plural value={total} one="# 题，还没开始" other="# 题，还没开始" />
  return (
    <Trans>
      已答 {submitted} / {total}
    </Trans>
  )
}
