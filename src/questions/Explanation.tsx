import { Trans } from '@lingui/react/macro'
import type { AnyQuestion } from '../contract/questions.ts'
import { Tag } from '../ui/Tag.tsx'
import { useNames } from '../viewer/names.ts'
import css from './Explanation.module.css'
import { useAnswers } from './useAnswers.ts'

/** After submission: the right answer beside one's own, why, and the words to remember. */
export function Explanation({ question, content }: { question: AnyQuestion; content: string }) {
  const { pick } = useNames()
  const answers = useAnswers(question, content)
  const analysis = pick(question.analysis, question.analysisEn)
  if (!answers && !analysis && question.keywords.length === 0) return null
  return (
    <section className={css.explanation}>
      {answers && (
        <dl className={css.answers}>
          <div>
            <dt>
              <Trans>正确答案</Trans>
            </dt>
            <dd className={css.right}>{answers.right}</dd>
          </div>
          <div>
            <dt>
              <Trans>你的答案</Trans>
            </dt>
            <dd>{answers.own}</dd>
          </div>
        </dl>
      )}
      {analysis && (
        <>
          <h2 className={css.title}>
            <Trans>解析</Trans>
          </h2>
          <p className={css.text}>{analysis}</p>
        </>
      )}
      {question.keywords.length > 0 && (
        <ul className={css.keywords}>
          {question.keywords.map((keyword) => (
            <li key={keyword}>
              <Tag>{keyword}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
