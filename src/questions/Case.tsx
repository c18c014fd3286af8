import { Trans } from '@lingui/react/macro'
import { children, withPart } from '../rules/kinds/caseStudy.ts'
import { judge } from '../rules/kinds/index.ts'
import { useLate } from '../ui/hooks/useLate.ts'
import css from './Case.module.css'
import { Explanation } from './Explanation.tsx'
import { PartFigure } from './Figure.tsx'
import { Sign, signOf } from './Sign.tsx'
import { Stem } from './Stem.tsx'
import type { KindProps } from './types.ts'

/** BINGLI: questions of any kind about one case. */
export function Case({ question, content, onChange, onAmend, Part, ...props }: KindProps) {
  const { shown, recited, specimens, ready } = props
  // each verdict is painted first, what explains it a frame later
  const told = useLate(shown || recited === true)
  return (
    <ol className={css.case}>
      {children(question, content, judge).map(({ child, content: part, correct }, place) => (
        <li key={child.id} className={css.part}>
          <div className={css.head}>
            <h2 className={css.place}>
              <Trans>第 {place + 1} 问</Trans>
            </h2>
            {shown && !recited && <Sign state={signOf(correct)} />}
          </div>
          <Stem question={child} />
          <PartFigure part={child} whole={question} specimens={specimens} sticky ready={ready} />
          <Part
            question={child}
            content={part}
            onChange={(next) => onChange(withPart(content, child.id, next))}
            onAmend={onAmend && ((next) => onAmend(withPart(content, child.id, next)))}
            {...props}
          />
          {told && <Explanation question={child} content={part} recited={recited} />}
        </li>
      ))}
    </ol>
  )
}
