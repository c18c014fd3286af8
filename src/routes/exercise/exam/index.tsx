import { msg } from '@lingui/core/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { subjectCommon } from '../../../contract/subjects.ts'
import { loadChoices, loadFlash, loadLast, loadRunning } from '../../../features/exam/exam.ts'
import { loadBests } from '../../../features/exam/setup/best.ts'
import { ExamSetup } from '../../../features/exam/setup/ExamSetup.tsx'
import { query } from '../../../queries/engine/query.ts'
import { keepBooks } from '../../../queries/practice/books.ts'
import { stationCounts } from '../../../rules/exam/stationCounts.ts'

/** Scope and length of an announced exam: the link in an announcement leads here with them. */
interface Announced {
  /** 1: over all subjects */
  all?: 1
  stations?: (typeof stationCounts)[number]
}

export const Route = createFileRoute('/exercise/exam/')({
  staticData: { title: msg`标本考试` },
  validateSearch: ({ all, stations }: Record<string, unknown>): Announced => ({
    all: all === 1 ? 1 : undefined,
    stations: stationCounts.find((one) => one === stations),
  }),
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
  const { all, stations } = Route.useSearch()
  const choices = {
    ...known.choices,
    scope: all ? { kind: 'all' as const, id: 0 } : known.choices.scope,
    count: stations ?? known.choices.count,
  }
  return (
    <ExamSetup
      subjects={data}
      known={{ ...known, choices }}
      onBegin={() => void navigate({ to: '/exercise/exam/run' })}
    />
  )
}
