import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyQuestion } from '../contract/questions.ts'
import { letterOf } from '../rules/kinds/optionText.ts'
import { useNames } from '../ui/bilingual.ts'
import { Rich } from '../ui/markup/Rich.tsx'
import css from './AllTexts.module.css'
import { rightAnswer } from './answers.ts'
import { PartFigure } from './Figure.tsx'
import { truthWords } from './truthWords.ts'
import type { ShownSpecimens } from './types.ts'

interface Props {
  question: AnyQuestion
  /** the question that this one is a part of, or this one itself */
  whole: AnyQuestion
  /** the right answer is shown */
  told: boolean
  specimens: ShownSpecimens
}

/** Texts of a question of an unknown kind below its title, and of each of its parts. */
export function AllTexts({ question, whole, told, specimens }: Props) {
  const { i18n } = useLingui()
  const { pick } = useNames()
  const truth = truthWords.find(({ value }) => value === question.panDuanAnswer)
  const answer = rightAnswer(question, whole, truth && i18n._(truth.text))
  return (
    <>
      {question.options.length > 0 && (
        <ol>
          {question.options.map((option, place) => (
            <li key={option.id}>
              {letterOf(place)}. <Rich text={pick(option.content, option.contentEn)} />
            </li>
          ))}
        </ol>
      )}
      {told && answer !== '' && (
        <p className={css.right}>
          <Trans>正确答案：{answer}</Trans>
        </p>
      )}
      {question.children.length > 0 && (
        <ol className={css.parts}>
          {question.children.map((part, place) => (
            <li key={part.id} className={css.part}>
              <p>
                {place + 1}. <Rich text={pick(part.title, part.titleEn)} />
              </p>
              <PartFigure part={part} whole={question} specimens={specimens} sticky />
              <AllTexts question={part} whole={question} told={told} specimens={specimens} />
              {told && <Text text={pick(part.showAnswer, part.showAnswerEn)} />}
              {told && <Text text={pick(part.analysis, part.analysisEn)} />}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** A part's model answer, or why it is right. */
const Text = ({ text }: { text: string }) =>
  text !== '' && (
    <div>
      <Rich text={text} />
    </div>
  )
