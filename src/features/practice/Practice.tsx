import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { loadDrafts, useDrafts } from '../../drafts/useDrafts.ts'
import { useFlags } from '../../drafts/useFlags.ts'
import { useOnly } from '../../drafts/useOnly.ts'
import { afterPaint } from '../../ui/hooks/afterPaint.ts'
import { Sitting } from './Sitting.tsx'
import { onlyThese } from './sources/deck.ts'
import type { PracticeProps } from './usePractice.ts'
import { useWhere } from './useWhere.ts'

/** The questions of a deck, one at a time, with the answer card; and again only those that were wrong. */
export function Practice({ deck, begun, asked, onGo }: PracticeProps) {
  const { t, i18n } = useLingui()
  // the first number in a text costs a slow phone 80 ms, to read how the language writes them: not when something is tapped
  useEffect(() => afterPaint(() => i18n.number(0)), [i18n])
  const drafts = useDrafts(deck.key, begun.drafts)
  const flagged = useFlags(deck.key, begun.flags)
  const [only, setOnly] = useOnly(deck, begun.only, asked)
  const practised = useMemo(() => (only ? onlyThese(deck, only, t`只练错题`) : deck), [deck, only, t])
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
    setLeft(await loadDrafts(deck.key))
    setOnly(null)
    setRound(round + 1)
  }
  return (
    <Sitting
      key={round}
      deck={practised}
      begun={left}
      {...{ drafts, flagged }}
      asked={at}
      onGo={go}
      onOnly={again}
      onWhole={only ? () => void whole() : undefined}
    />
  )
}
