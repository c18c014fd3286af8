import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from './SearchInput.tsx'

interface Props {
  /** only spoken */
  label: string
  placeholder: string
  /** what is looked for now */
  value: string
  onSearch: (words: string) => void
}

/** ms after the last stroke */
const pause = 350

/** Searches when typing pauses, and at once on Enter; not while an input method still makes words of what is typed. */
export function PausingSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  /** what this field asked for last: as it comes to be looked for, more may have been typed */
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
    const timer = setTimeout(search, text ? pause : 0)
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
