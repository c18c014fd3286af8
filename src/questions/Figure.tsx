import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, useEffect, useState } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import type { Mark } from '../contract/specimens.ts'
import { classes } from '../ui/classes.ts'
import { afterPaint } from '../ui/hooks/afterPaint.ts'
import css from './Figure.module.css'
import { FigureBoundary } from './FigureBoundary.tsx'
import type { ShownSpecimens } from './types.ts'

const SpecimenViewer = lazy(() => import('../viewer/SpecimenViewer.tsx'))
const nothing = () => undefined
const noMarks: readonly Mark[] = []

interface Props {
  question: AnyQuestion
  specimens: ShownSpecimens
  /** stays in sight while the options scroll */
  sticky?: boolean
  /** of the next question, unseen: its place is kept, and nothing is opened yet */
  ready?: boolean
}

interface PartProps extends Omit<Props, 'question'> {
  part: AnyQuestion
  whole: AnyQuestion
}

/**
 * The specimen that a question asks about, without any name: its picture, and an arrow where one is meant.
 * It rests while answers change: drawing it anew would delay the verdict.
 */
export const Figure = memo(function Figure({ question, specimens, sticky, ready }: Props) {
  const { t } = useLingui()
  const { specimenId, annotation } = question
  // The question's text is painted first, its picture afterwards.
  const [due, setDue] = useState(false)
  useEffect(() => (ready ? undefined : afterPaint(() => setDue(true))), [ready])
  if (specimenId === null) return null
  const specimen = specimens.get(specimenId)
  return (
    <figure className={classes(css.figure, sticky && css.sticky)} aria-label={t`题目的标本图`}>
      <FigureBoundary fallback={<Missing />}>
        {specimen === null || (specimen?.tiles && !due) ? (
          <div className={css.coming} />
        ) : specimen?.tiles ? (
          <Suspense fallback={<div className={css.coming} />}>
            <SpecimenViewer
              specimen={specimen}
              marks={noMarks}
              selected={null}
              onSelect={nothing}
              compact
              names={false}
              focus={annotation ?? undefined}
              place={annotation?.view}
              arrow={annotation?.shape === 'arrow' ? annotation : undefined}
            />
          </Suspense>
        ) : specimen ? (
          <p className={css.missing}>
            <Trans>这张图正在制作，请稍后再看。</Trans>
          </p>
        ) : (
          <Missing />
        )}
      </FigureBoundary>
    </figure>
  )
})

/** Picture of a part, beside that of the whole: another specimen, or a place of its own in the same one. */
export function PartFigure({ part, whole, ...props }: PartProps) {
  const shown = part.specimenId === whole.specimenId && part.annotation === null
  return shown ? null : <Figure question={part} {...props} />
}

function Missing() {
  return (
    <p className={css.missing}>
      <Trans>这张图现在打不开，其他内容不受影响。</Trans>
    </p>
  )
}
