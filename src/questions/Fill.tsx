import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import type { AnyQuestion } from '../contract/questions.ts'
import { asMeant, type Blank, blanks, namesToShow, readBlanks, writeBlanks } from '../rules/kinds/fill.ts'
import { Button } from '../ui/Button.tsx'
import { isComposing } from '../ui/hooks/isComposing.ts'
import css from './Fill.module.css'
import { Note } from './Note.tsx'
import { Sign } from './Sign.tsx'
import { type KindProps, stemId } from './types.ts'

/** TIANKONG: one field per blank. */
export function Fill({ question, content, onChange, shown, recited, onAmend }: KindProps) {
  const given = readBlanks(content) ?? []
  const texts = question.options.map((_, place) => given[place] ?? '')
  const judged = shown ? blanks(question, content) : []
  const meant = shown && onAmend ? asMeant(question, content) : null
  const write = (place: number, text: string) => onChange(writeBlanks(texts.with(place, text)))
  if (recited) return <Answers question={question} />
  return (
    <fieldset className={css.list} aria-labelledby={stemId(question)} onKeyDown={toNextEmpty}>
      {question.anyOrder && (
        <Note>
          <Trans>各空次序不限</Trans>
        </Note>
      )}
      {question.options.map((option, place) => (
        <Field
          key={option.id}
          place={place + 1}
          alone={texts.length === 1}
          text={texts[place] ?? ''}
          blank={judged[place]}
          onChange={(text) => write(place, text)}
        />
      ))}
      {meant !== null && (
        <div className={css.meant}>
          <Note>
            <Trans>只是写法有出入？可以自己算对，作答会改成标准写法。</Trans>
          </Note>
          <Button kind="plain" onClick={() => onAmend?.(meant)}>
            <Trans>算我写对了</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The accepted names worth showing, in English only those that an English reader can read, where there are any. */
function useNamesToShow() {
  const { i18n } = useLingui()
  return (names: readonly string[]) => {
    const readable = i18n.locale === 'en' ? names.filter((name) => !isChinese(name)) : []
    return namesToShow(readable.length > 0 ? readable : names).join(' / ')
  }
}

const isChinese = (name: string) => /\p{Script=Han}/u.test(name)

/** Recited: what belongs into each blank. */
function Answers({ question }: { question: AnyQuestion }) {
  const shown = useNamesToShow()
  return (
    <ol className={css.answers}>
      {blanks(question, '').map(({ accepted }, place) => (
        <li key={question.options[place]?.id}>
          {question.options.length > 1 && <span className="num">{place + 1}. </span>}
          <strong>{shown(accepted)}</strong>
        </li>
      ))}
    </ol>
  )
}

/** Enter goes on to a blank that is still empty; with none left it is the page's, which submits. */
function toNextEmpty(event: KeyboardEvent<HTMLFieldSetElement>) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  const empty = [...event.currentTarget.querySelectorAll('input')].find((input) => input.value.trim() === '')
  if (!empty || empty.readOnly) return
  event.preventDefault()
  empty.focus()
}

interface FieldProps {
  place: number
  /** the only blank needs no number */
  alone: boolean
  text: string
  /** once it is judged */
  blank?: Blank
  onChange: (text: string) => void
}

function Field({ place, alone, text, blank, onChange }: FieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={css.field} data-state={blank?.state}>
      <label htmlFor={id} className={css.label}>
        {alone ? t`答案` : t`第 ${place} 空`}
      </label>
      <input
        id={id}
        className={css.input}
        value={text}
        readOnly={Boolean(blank)}
        placeholder={blank ? t`（未填写）` : undefined}
        aria-describedby={blank ? `${id}-verdict` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
      {blank && (
        <div id={`${id}-verdict`} className={css.verdict}>
          <Sign state={blank.state} />
          {blank.state !== 'right' && <Accepted names={blank.accepted} />}
        </div>
      )}
    </div>
  )
}

function Accepted({ names }: { names: string[] }) {
  const list = useNamesToShow()(names)
  return (
    <span>
      <Trans>正确答案：{list}</Trans>
    </span>
  )
}
