import { Plural, Trans } from '@lingui/react/macro'
import type { BegunExams as Begun } from '../../queries/session/begunExams.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import css from './SignOut.module.css'

/** Exams that a sign-out would end for good, and the way back to them. */
export function BegunExamsNotice({ begun: { runs, papers } }: { begun: Begun }) {
  if (!runs && papers === 0) return null
  return (
    <div className={css.warn}>
      {runs && (
        <p>
          <Trans>还有一场没考完的标本考试，退出后会被清除。</Trans>
        </p>
      )}
      {papers > 0 && (
        <p>
          <Plural
            value={papers}
            one="还有 # 份没交的模考卷，退出后会被清除。"
            other="还有 # 份没交的模考卷，退出后会被清除。"
          />
        </p>
      )}
      <ButtonLink kind="text" to={runs ? '/exercise/exam' : '/exercise'}>
        <Trans>先考完</Trans>
      </ButtonLink>
    </div>
  )
}
