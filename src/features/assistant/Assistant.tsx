import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRunningAttempt } from '../../device/runningAttempt.ts'
import { AssistantBall } from './AssistantBall.tsx'
import { AssistantPanel } from './AssistantPanel.tsx'
import { chatOriginOf } from './chatMessage.ts'

/** Where the assistant has no place: while one signs in, and beside a quiz. */
const hidden = /^\/(?:account|quizQuestion)(?:\/|$)/

/** B07, B08: the ball, and the panel that it opens. */
export function Assistant({ address }: { address: string }) {
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isAttemptRunning = useRunningAttempt()
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  /** the entry of the history from which the chat led to a specimen */
  const leftFrom = useRef<number | null>(null)

  const onArrived = useEffectEvent(() => {
    if (leftFrom.current === null || router.history.location.state.__TSR_index !== leftFrom.current) return
    leftFrom.current = null
    setPanel('open')
  })
  useEffect(() => router.subscribe('onResolved', () => onArrived()), [router])

  const origin = chatOriginOf(address, location.origin)
  if (origin === null || isAttemptRunning || hidden.test(pathname)) return null
  return (
    <>
      <AssistantBall onOpen={() => setPanel('open')} />
      {panel !== 'never' && (
        <AssistantPanel
          address={address}
          origin={origin}
          open={panel === 'open'}
          onClose={() => setPanel('closed')}
          onSpecimen={(id) => {
            leftFrom.current = router.history.location.state.__TSR_index
            setPanel('closed')
            void router.navigate({
              to: '/resource/specimen/detail/$id',
              params: { id },
              search: { back: 1 },
            })
          }}
        />
      )}
    </>
  )
}
