import { useLingui } from '@lingui/react/macro'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'

/** Field for searching specimens by words. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const { t } = useLingui()
  return (
    <PausingSearch
      label={t`搜索标本`}
      placeholder={t`搜名称、部位、结构`}
      value={value}
      onSearch={onSearch}
    />
  )
}
