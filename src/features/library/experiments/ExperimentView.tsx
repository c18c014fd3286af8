import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import type { Experiment } from '../../../contract/microbe.ts'
import { specimenQuery } from '../../../queries/library/collect.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SpecimenListRow } from '../list/SpecimenListRow.tsx'
import { LargePicture } from '../specimen/LargePicture.tsx'
import { BenchTime } from './BenchTime.tsx'
import css from './Experiments.module.css'

/** An experiment: what it is for, what is needed, each step with its picture, what one sees, what shows it. */
export function ExperimentView({ experiment }: { experiment: Experiment }) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const { minutes } = experiment
  const materials = pick(experiment.materials, experiment.materialsEn).split('\n').filter(Boolean)
  const result = pick(experiment.result, experiment.resultEn)
  const safety = pick(experiment.safety, experiment.safetyEn)
  return (
    <>
      <div className={css.intro}>
        <p className={css.second} lang={otherLang}>
          {other(experiment.name, experiment.nameEn)}
        </p>
        <p className={css.prose}>{pick(experiment.aim, experiment.aimEn)}</p>
        {minutes > 0 && (
          <p className={css.time}>
            <BenchTime minutes={minutes} />
          </p>
        )}
      </div>
      {safety && (
        <div className={css.safety}>
          <ShieldAlert aria-hidden="true" />
          <p>
            <strong>{t`安全：`}</strong>
            {safety}
          </p>
        </div>
      )}
      {materials.length > 0 && (
        <Section title={t`材料`}>
          <Card as="ul" className={css.materials}>
            {materials.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Card>
        </Section>
      )}
      <Steps steps={experiment.steps} />
      {result && (
        <Section title={t`结果`}>
          <Card>
            <p className={css.prose}>{result}</p>
          </Card>
        </Section>
      )}
      <ResultSpecimens ids={experiment.specimenIds} />
    </>
  )
}

/** Each step with its picture. */
function Steps({ steps }: Pick<Experiment, 'steps'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Section title={t`步骤`}>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <li key={step.title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {at + 1}
            </span>
            <div className={css.stepWords}>
              <h3 className={css.name}>{pick(step.title, step.titleEn)}</h3>
              <p className={css.prose}>{pick(step.text, step.textEn)}</p>
              {step.picture && (
                <LargePicture
                  ahead
                  drawn
                  src={step.picture}
                  name={pick(step.title, step.titleEn)}
                  width={step.width}
                  height={step.height}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The specimens that show the result, as far as they can be had. */
function ResultSpecimens({ ids }: { ids: readonly number[] }) {
  const { t } = useLingui()
  const found = useQueries({ queries: ids.map((id) => specimenQuery(id)) })
  const specimens = found.flatMap(({ data }) => (data ? [data] : []))
  if (specimens.length === 0) return null
  return (
    <Section title={t`相关标本`}>
      <Card as="ul" flush className={css.rows}>
        {specimens.map((specimen) => (
          <li key={specimen.id}>
            <SpecimenListRow specimen={specimen} />
          </li>
        ))}
      </Card>
    </Section>
  )
}
