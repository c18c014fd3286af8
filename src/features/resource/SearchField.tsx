import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'

const PAUSE = 350

/** Searches when typing pauses, and at once on Enter. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const search = useEffectEvent(() => text.trim() !== value && onSearch(text.trim()))
  useEffect(() => {
    const timer = setTimeout(search, text ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <TextField
          label={t`搜索标本`}
          hideLabel
          type="search"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t`搜名称、部位、结构`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          suffix={
            text ? (
              <IconButton label={t`清空`} onClick={() => setText('')}>
                <X aria-hidden="true" />
              </IconButton>
            ) : (
              <IconButton label={t`搜索`} type="submit">
                <Search aria-hidden="true" />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  )
}
