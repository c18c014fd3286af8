import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { readShort, writeShort } from '../rules/kinds/shortAnswer.ts'
import { Button } from '../ui/Button.tsx'
import { useNames } from '../ui/bilingual.ts'
import { TextArea } from '../ui/fields/TextArea.tsx'
import { useLate } from '../ui/hooks/useLate.ts'
import { Keywords } from './Keywords.tsx'
import { Model } from './Model.tsx'
import { Note } from './Note.tsx'
import css from './Short.module.css'
import { type KindProps, stemId } from './types.ts'

/** WENDA: first the student writes, then marks it beside the model answer and the words that belong into it. */
export function Short({ question, content, onChange, shown, recited, isPaper }: KindProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { text, self } = readShort(content) ?? { text: '', self: null }
  // that it was submitted is painted first, what it is compared with a frame later
  const told = useLate(shown)
  const mark = (self: boolean) => onChange(writeShort({ text, self }))
  const model = <Model text={pick(question.showAnswer, question.showAnswerEn)} />
  if (recited) return model
  return (
    <fieldset className={css.short} aria-labelledby={stemId(question)}>
      <TextArea
        label={t`你的回答`}
        tall
        rows={shown ? 2 : 5}
        value={text}
        readOnly={shown}
        maxLength={5000}
        onText={(text) => onChange(writeShort({ text, self: null }))}
      />
      {!shown && !isPaper && (
        <Note>
          <Trans>提交后对照参考答案，由你自己判断对错</Trans>
        </Note>
      )}
      {told && model}
      {told && <Keywords question={question} text={text} />}
      {told && !isPaper && (
        <fieldset className={css.marking}>
          <legend className={css.label}>{self === null ? t`对照参考答案，你答对了吗？` : t`你的自评`}</legend>
          <div className={css.buttons}>
            <Button kind="plain" aria-pressed={self === true} onClick={() => mark(true)}>
              <Check aria-hidden="true" />
              {t`我答对了`}
            </Button>
            <Button kind="plain" aria-pressed={self === false} onClick={() => mark(false)}>
              <X aria-hidden="true" />
              {t`我没答对`}
            </Button>
          </div>
        </fieldset>
      )}
    </fieldset>
  )
}
