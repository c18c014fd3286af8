import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { IconButton } from '../IconButton.tsx'
import css from './SearchInput.module.css'
import { TextField } from './TextField.tsx'

interface Props {
  /** only spoken */
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  /** an input method begins to make words of what is typed, or has made them */
  onComposing?: (composing: boolean) => void
  /** the magnifier and Enter search at once; without it the list follows each stroke */
  onSubmit?: () => void
}

/** Where one types what is looked for: a magnifier at its end, or what empties it. */
export function SearchInput({ label, placeholder, text, onText, onComposing, onSubmit }: Props) {
  const { t } = useLingui()
  const lens = onSubmit ? (
    <IconButton label={t`搜索`} type="submit">
      <Search aria-hidden="true" />
    </IconButton>
  ) : (
    <Search className={css.lens} aria-hidden="true" />
  )
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <TextField
          label={label}
          hideLabel
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onCompositionStart={() => onComposing?.(true)}
          onCompositionEnd={() => onComposing?.(false)}
          suffix={
            text ? (
              <IconButton label={t`清空`} onClick={() => onText('')}>
                <X aria-hidden="true" />
              </IconButton>
            ) : (
              lens
            )
          }
        />
      </form>
    </search>
  )
}
