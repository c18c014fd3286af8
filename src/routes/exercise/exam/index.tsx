import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../../contract/subjects.ts'
import { loadChoices, loadFlash, loadLast, loadRunning } from '../../../features/exam/exam.ts'
import { choicesAsAnnounced } from '../../../features/exam/setup/announced.ts'
import { readAnnounced } from '../../../features/exam/setup/announcedSearch.ts'
import { loadBests } from '../../../features/exam/setup/best.ts'
import { ExamSetup } from '../../../features/exam/setup/ExamSetup.tsx'
import { query } from '../../../queries/engine/query.ts'
import { keepBooks } from '../../../queries/practice/books.ts'

export const Route = createFileRoute('/exercise/exam/')({
  staticData: { title: msg`标本考试` },
  validateSearch: readAnnounced,
  loader: async ({ context: { queryClient } }) => {
    // A question missed without a network enters the wrong book, which must be on this device for that.
    keepBooks()
    const [running, last, bests, choices, flash] = await Promise.all([
      loadRunning(),
      loadLast(),
      loadBests(),
      loadChoices(),
      loadFlash(),
      queryClient.ensureQueryData(query(subjectCommon, {})),
    ])
    return { running, last, bests, choices, flash }
  },
  // An exam changes all of this data.
  gcTime: 0,
  preloadGcTime: 0,
  component: SetupScreen,
})

function SetupScreen() {
  const known = Route.useLoaderData()
  const { data } = useSuspenseQuery(query(subjectCommon, {}))
  const navigate = Route.useNavigate()
  const choices = choicesAsAnnounced(Route.useSearch(), known.choices)
  return (
    <ExamSetup
      subjects={data}
      known={{ ...known, choices }}
      onBegin={() => void navigate({ to: '/exercise/exam/run' })}
    />
  )
}
