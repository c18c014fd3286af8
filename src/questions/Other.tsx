import { Trans, useLingui } from '@lingui/react/macro'
import { Rich } from '../ui/Rich.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { useNames } from '../viewer/names.ts'
import { letter } from './letter.ts'
import { Model } from './Model.tsx'
import { Note } from './Note.tsx'
import css from './Short.module.css'
import { type KindProps, stemId } from './types.ts'

/** Kinds that this build does not know: all their texts, readable, and a place to write. */
export function Other({ question, content, onChange, shown, recited }: KindProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <fieldset className={css.short} aria-labelledby={stemId(question)}>
      {question.options.length > 0 && (
        <ol>
          {question.options.map((option, place) => (
            <li key={option.id}>
              {letter(place)}. <Rich text={pick(option.content, option.contentEn)} />
            </li>
          ))}
        </ol>
      )}
      {question.children.length > 0 && (
        <ol>
          {question.children.map((child, place) => (
            <li key={child.id}>
              {place + 1}. <Rich text={pick(child.title, child.titleEn)} />
            </li>
          ))}
        </ol>
      )}
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
      {(shown || recited) && <Model text={pick(question.showAnswer, question.showAnswerEn)} />}
    </fieldset>
  )
}
