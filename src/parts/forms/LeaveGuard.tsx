import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DiscardQuestion } from './DiscardQuestion.tsx'

/** What waits for an answer: `true` keeps the person on the page. */
interface Leaving {
  answer: (stays: boolean) => void
}

/**
 * For a form that is a page of its own: while it holds what is not saved, going to another page asks first, and the browser
 * asks before the page is closed. Who goes on after saving passes `ignoreBlocker` to the navigation.
 */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useEffect(() => {
    if (!isUnsaved) return
    return history.block({
      blockerFn: ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((answer) => setLeaving({ answer })),
    })
  }, [history, isUnsaved])
  const answer = (stays: boolean) => {
    setLeaving(null)
    leaving?.answer(stays)
  }
  return (
    <DiscardQuestion open={leaving !== null} onDiscard={() => answer(false)} onStay={() => answer(true)} />
  )
}
