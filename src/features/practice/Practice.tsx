import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { loadDrafts, useDrafts } from '../../drafts/useDrafts.ts'
import { useFlags } from '../../drafts/useFlags.ts'
import { useOnly } from '../../drafts/useOnly.ts'
import { afterPaint } from '../../ui/hooks/afterPaint.ts'
import { PracticeRun } from './PracticeRun.tsx'
import { narrowSource } from './sources/questionSource.ts'
import type { PracticeProps } from './usePractice.ts'
import { useWhere } from './useWhere.ts'

/** The questions of a question source, one at a time, with the answer card; and again only those that were wrong. */
export function Practice({ source, begun, asked, onGo }: PracticeProps) {
  const { t, i18n } = useLingui()
  // the first number in a text costs a slow phone 80 ms, to read how the language writes them: not when something is tapped
  useEffect(() => afterPaint(() => i18n.number(0)), [i18n])
  const drafts = useDrafts(source.key, begun.drafts)
  const flagged = useFlags(source.key, begun.flags)
  const [only, setOnly] = useOnly(source, begun.only, asked)
  const practised = useMemo(
    () => (only ? narrowSource(source, only, t`只练错题`) : source),
    [source, only, t],
  )
  const [round, setRound] = useState(0)
  const [left, setLeft] = useState(begun)
  const [at, go] = useWhere(asked, onGo)
  function again(ids: readonly QuestionId[]) {
    const [first] = ids
    if (first === undefined) return
    setOnly(new Set(ids))
    setRound(round + 1)
    go(first)
  }
  async function whole() {
    setLeft(await loadDrafts(source.key))
    setOnly(null)
    setRound(round + 1)
  }
  return (
    <PracticeRun
      key={round}
      source={practised}
      begun={left}
      {...{ drafts, flagged }}
      asked={at}
      onGo={go}
      onOnly={again}
      onWhole={only ? () => void whole() : undefined}
    />
  )
}
