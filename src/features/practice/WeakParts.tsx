import { Trans } from '@lingui/react/macro'
import { useNames } from '../../ui/bilingual.ts'
import { ProgressBar } from '../../ui/signs/ProgressBar.tsx'
import css from './PracticeSummary.module.css'
import { type QuestionProgress, type WeakPart, weakParts } from './sources/progress.ts'
import type { QuestionSource } from './sources/questionSource.ts'

/** More than these few would be no advice. */
const most = 4

/** The catalogues and the kinds of questions in which something was wrong, the weakest first. */
export function WeakParts({ source, all }: { source: QuestionSource; all: readonly QuestionProgress[] }) {
  const { pick } = useNames()
  const catalogs = weakParts(all, (question) => source.catalogName?.(question))
  const kinds = weakParts(all, ({ type }) => pick(type.name, type.nameEn))
  return (
    <>
      {catalogs.length > 0 && <Shares title={<Trans>薄弱章节</Trans>} shares={catalogs.slice(0, most)} />}
      {kinds.length > 0 && <Shares title={<Trans>薄弱题型</Trans>} shares={kinds.slice(0, most)} />}
    </>
  )
}

function Shares({ title, shares }: { title: React.ReactNode; shares: readonly WeakPart[] }) {
  return (
    <section>
      <h3 className={css.label}>{title}</h3>
      <ul className={css.shares}>
        {shares.map(({ name, right, judged }) => (
          <li key={name}>
            <span className={css.share}>
              <span>{name}</span>
              <span className="num">
                <Trans>
                  对 {right} / {judged}
                </Trans>
              </span>
            </span>
            <ProgressBar value={right / judged} label={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
