import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import { keywordsIn } from '../rules/grading/keywords.ts'
import { kindOf } from '../rules/kinds/index.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import { Tag } from '../ui/Tag.tsx'
import { answersOf } from './answers.ts'
import css from './Explanation.module.css'

interface Props {
  question: AnyQuestion
  /** the submitted answer */
  content: string
  /** no answer was given: there is none to set beside the right one */
  recited?: boolean
  /** more about it, below */
  children?: ReactNode
}

/** After submission: the right answer beside one's own, why, and the words to remember. */
export function Explanation({ question, content, recited, children }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const answers = answersOf(question, content)
  const analysis = pick(question.analysis, question.analysisEn)
  // a short answer shows them itself, those found and those missing
  const keywords = kindOf(question) === 'WENDA' && !recited ? [] : keywordsIn(question, '')
  if (!answers && !analysis && keywords.length === 0 && !children) return null
  return (
    <section className={css.explanation} data-explanation>
      {answers && (
        <dl className={css.answers}>
          <div>
            <dt>
              <Trans>正确答案</Trans>
            </dt>
            <dd className={css.right}>{answers.right}</dd>
          </div>
          {!recited && (
            <div>
              <dt>
                <Trans>你的答案</Trans>
              </dt>
              <dd>{answers.own}</dd>
            </div>
          )}
        </dl>
      )}
      {analysis && (
        <>
          <h2 className={css.title}>
            <Trans>解析</Trans>
          </h2>
          <div className={css.text}>
            <Rich text={analysis} />
          </div>
        </>
      )}
      {keywords.length > 0 && (
        <ul className={css.keywords} aria-label={t`关键词`}>
          {keywords.map(({ zh, en }) => (
            <li key={zh}>
              <Tag>{pick(zh, en)}</Tag>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
