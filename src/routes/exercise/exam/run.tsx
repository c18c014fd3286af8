import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadRunning } from '../../../features/exam/exam.ts'
import { Run } from '../../../features/exam/run/Run.tsx'

export const Route = createFileRoute('/exercise/exam/run')({
  staticData: { title: msg`标本考试`, frame: 'bare' },
  loader: async () => {
    const begun = await loadRunning()
    if (!begun) throw redirect({ to: '/exercise/exam', replace: true })
    return { begun }
  },
  // it goes on while the screen stands: what the loader found then must not come back
  gcTime: 0,
  preloadGcTime: 0,
  component: RunScreen,
})

function RunScreen() {
  const { begun } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <Run
      begun={begun}
      onOver={(best) =>
        void navigate({ to: '/exercise/exam/result', search: best ? { best: 1 } : {}, replace: true })
      }
      onLeave={() => void navigate({ to: '/exercise/exam', replace: true })}
    />
  )
}
