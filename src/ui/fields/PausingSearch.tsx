import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from './SearchInput.tsx'

interface Props {
  /** only spoken */
  label: string
  placeholder: string
  /** the words that are searched for now */
  value: string
  onSearch: (words: string) => void
}

/** How long (ms) typing must pause before the search begins. */
const typingPauseMs = 350

/** Searches when typing pauses, and at once on Enter; not while an input method still makes words of what is typed. */
export function PausingSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** the words of this field's last search: when the result of `value` comes back, more may have been typed */
  const [asked, setAsked] = useState(value)
  const [composing, setComposing] = useState(false)
  if (known !== value) {
    setKnown(value)
    // changed from elsewhere: the filters were cleared, or one went back
    if (value !== asked) {
      setAsked(value)
      setText(value)
    }
  }
  const search = useEffectEvent(() => {
    const words = text.trim()
    if (words === value) return
    setAsked(words)
    onSearch(words)
  })
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(search, text ? typingPauseMs : 0)
    return () => clearTimeout(timer)
  }, [text, composing])
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      onComposing={setComposing}
      onSubmit={search}
    />
  )
}
