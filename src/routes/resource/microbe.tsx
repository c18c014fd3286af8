import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { microbeList } from '../../contract/microbe.ts'
import { ExperimentList } from '../../features/library/experiments/ExperimentList.tsx'
import { ExperimentView } from '../../features/library/experiments/ExperimentView.tsx'
import { query } from '../../queries/engine/query.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/resource/microbe')({
  staticData: { title: msg`微生物实验`, frame: 'page' },
  validateSearch: ({ id }: Record<string, unknown>): { id?: number } => ({ id: readAddressNumber(id) }),
  loader: ({ context }) => context.queryClient.ensureQueryData(query(microbeList, {})),
  component: Experiments,
})

/** The experiments of the microbiology laboratory: all of them, or the one that the address names. */
function Experiments() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const { data: experiments } = useSuspenseQuery(query(microbeList, {}))
  const experiment = experiments.find((one) => one.id === id)
  if (experiment) {
    return (
      <Screen title={pick(experiment.name, experiment.nameEn)} back="/resource/microbe" narrow>
        <ExperimentView key={experiment.id} experiment={experiment} />
      </Screen>
    )
  }
  if (id !== undefined) {
    return (
      <Screen title={t`微生物实验`} back="/resource/microbe">
        <BlankPage
          art="lost"
          title={t`没有这个实验`}
          text={t`它可能已被学校撤下。`}
          action={
            <ButtonLink kind="soft" to="/resource/microbe">
              {t`看全部实验`}
            </ButtonLink>
          }
        />
      </Screen>
    )
  }
  return (
    <Screen title={t`微生物实验`} back="/resource">
      {experiments.length > 0 ? (
        <ExperimentList experiments={experiments} />
      ) : (
        <BlankPage art="empty" title={t`还没有实验`} text={t`学校添加后会出现在这里。`} />
      )}
    </Screen>
  )
}
