import { Trans, useLingui } from '@lingui/react/macro'
import { useNames } from '../ui/bilingual.ts'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { AllTexts } from './AllTexts.tsx'
import { rightAnswer } from './answers.ts'
import { Model } from './Model.tsx'
import { Note } from './Note.tsx'
import css from './Short.module.css'
import { type KindProps, stemId } from './types.ts'

/** Kinds that this build does not know: all their texts, readable, and a place to write. */
export function Other({ question, content, onChange, shown, recited, specimens }: KindProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const told = shown || recited === true
  const model = pick(question.showAnswer, question.showAnswerEn)
  // An option or a part may tell the right answer instead of the model answer.
  const elsewhere = [question, ...question.children].some(
    (one) => one.panDuanAnswer !== null || rightAnswer(one, question) !== '',
  )
  return (
    <fieldset className={css.short} aria-labelledby={stemId(question)}>
      <AllTexts question={question} whole={question} told={told} specimens={specimens} />
      {!recited && (
        <>
          <TextArea
            label={t`你的回答`}
            tall
            rows={4}
            value={content}
            readOnly={shown}
            maxLength={5000}
            onText={onChange}
          />
          <Note>
            <Trans>这种题不判对错，你的回答会保存下来</Trans>
          </Note>
        </>
      )}
      {told && (model || !elsewhere) && <Model text={model} />}
    </fieldset>
  )
}
