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

/** Searches when typing pauses, and at once on Enter. */
export function PausingSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // changed from elsewhere: the filters were cleared, or one went back
  if (known !== value) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  const search = useEffectEvent(() => text.trim() !== value && onSearch(text.trim()))
  useEffect(() => {
    const timer = setTimeout(search, text ? pause : 0)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <SearchInput label={label} placeholder={placeholder} text={text} onText={setText} onSubmit={search} />
  )
}
