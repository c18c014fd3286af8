import { useLingui } from '@lingui/react/macro'
import type { DeckCatalogNode } from '../../contract/teaching/deck.ts'
import { deckFileTypes } from '../../contract/teaching/deckFileTypes.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { PausingSearch } from '../../ui/fields/PausingSearch.tsx'
import type { DeckListSearch } from './search.ts'
import { useTeachingWords } from './words.ts'

interface Props {
  search: DeckListSearch
  catalogs: readonly DeckCatalogNode[]
  onSearch: (change: Partial<DeckListSearch>) => void
}

export function DeckFilters({ search, catalogs, onSearch }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { fileTypes } = useTeachingWords()
  return (
    <>
      <PausingSearch
        label={t`搜索课件`}
        placeholder={t`课件名称，或页上的文字`}
        value={search.keyword ?? ''}
        onSearch={(keyword) => onSearch({ keyword: keyword || undefined })}
      />
      {catalogs.length > 0 && (
        <ChipRow label={t`目录`}>
          {catalogs.map(({ id, name, nameEn, decks }) => (
            <Chip
              key={id}
              pressed={search.catalog === id}
              onClick={() => onSearch({ catalog: search.catalog === id ? undefined : id })}
            >
              {pick(name, nameEn)} {decks}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ChipRow label={t`文件类型`}>
        {deckFileTypes.map((type) => (
          <Chip
            key={type}
            pressed={search.type === type}
            onClick={() => onSearch({ type: search.type === type ? undefined : type })}
          >
            {fileTypes[type]}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}
