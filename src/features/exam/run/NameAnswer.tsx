import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './Answer.module.css'

interface Props {
  text: string
  onChange: (text: string) => void
  onGive: () => void
  /** the written name fits only a part, the whole or the kind: a more exact one is asked for once */
  asksMore: boolean
  /** the picture stands: the field takes the keyboard where there is one */
  ready: boolean
}

/** The name is written. */
export function NameAnswer({ text, onChange, onGive, asksMore, ready }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // on a phone its keyboard would hide the picture
    if (ready && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [ready])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onGive()
  }
  return (
    <form className={css.write} onSubmit={submit}>
      <TextField
        ref={field}
        label={t`结构名称`}
        hint={asksMore ? t`更具体一些？也可以就这样提交。` : t`中文、英文、拉丁名都可以`}
        value={text}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" wide disabled={text.trim() === ''}>
        {t`答好了，下一站`}
      </Button>
    </form>
  )
}
