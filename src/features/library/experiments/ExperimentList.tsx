import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Experiment } from '../../../contract/microbe.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Thumb } from '../list/SpecimenThumb.tsx'
import { BenchTime } from './BenchTime.tsx'
import css from './Experiments.module.css'

export function ExperimentList({ experiments }: { experiments: readonly Experiment[] }) {
  const { pick, other, otherLang } = useNames()
  return (
    <ul className={css.list}>
      {experiments.map(({ id, name, nameEn, thumbnailPath, steps, minutes }) => (
        <li key={id} className={css.card}>
          <Link to="/resource/microbe" search={{ id }} className={css.link}>
            <Thumb src={thumbnailPath} wide />
            <span className={css.words}>
              <span className={css.name}>{pick(name, nameEn)}</span>
              <span className={css.second} lang={otherLang}>
                {other(name, nameEn)}
              </span>
              <span className={css.second}>
                <Plural value={steps.length} one="# 步" other="# 步" />
                {minutes > 0 && (
                  <>
                    {' · '}
                    <BenchTime minutes={minutes} />
                  </>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
