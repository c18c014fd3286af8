import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '../../ui/SearchInput.tsx'

/** ms after the last stroke */
const pause = 350

/** Searches when typing pauses, and at once on Enter. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  const search = useEffectEvent(() => text.trim() !== value && onSearch(text.trim()))
  useEffect(() => {
    const timer = setTimeout(search, text ? pause : 0)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <SearchInput
      label={t`搜索标本`}
      placeholder={t`搜名称、部位、结构`}
      text={text}
      onText={setText}
      onSubmit={() => onSearch(text.trim())}
    />
  )
}
