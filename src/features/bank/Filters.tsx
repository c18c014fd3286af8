import { useLingui } from '@lingui/react/macro'
import Microscope from 'lucide-react/icons/microscope'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Subject } from '../../contract/subjects.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { useNames } from '../../viewer/names.ts'
import css from './Bank.module.css'
import { kindNames } from './kinds.ts'
import type { BankSearch } from './search.ts'

interface Props {
  search: BankSearch
  onSearch: (change: Partial<BankSearch>) => void
  subjects: readonly Subject[]
}

/** ms after the last stroke */
const pause = 350

/** What narrows the bank: words, subject, kind, and whether there is something to look at. */
export function Filters({ search, onSearch, subjects }: Props) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  return (
    <div className={css.filters}>
      <Words
        value={search.keyword ?? ''}
        onSearch={(keyword) => onSearch({ keyword: keyword || undefined })}
      />
      <ChipRow label={t`学科`}>
        <span className={css.label} aria-hidden="true">
          {t`学科`}
        </span>
        {subjects.map(({ id, name, nameEn }) => (
          <Chip
            key={id}
            pressed={search.subject === id}
            onClick={() => onSearch({ subject: search.subject === id ? undefined : id })}
          >
            {pick(name, nameEn)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={t`题型`}>
        <Chip
          className={css.apart}
          pressed={search.seen === 1}
          icon={<Microscope aria-hidden="true" />}
          onClick={() => onSearch({ seen: search.seen ? undefined : 1 })}
        >
          {t`看标本`}
        </Chip>
        {search.specimen !== undefined && (
          <Chip className={css.apart} pressed onClick={() => onSearch({ specimen: undefined })}>
            {t`只看这个标本`}
          </Chip>
        )}
        <span className={css.divider} aria-hidden="true" />
        <span className={css.label} aria-hidden="true">
          {t`题型`}
        </span>
        <div className={css.kinds}>
          {Object.entries(kindNames).map(([kind, name]) => (
            <Chip
              key={kind}
              pressed={search.kind === kind}
              onClick={() => onSearch({ kind: search.kind === kind ? undefined : kind })}
            >
              {i18n._(name)}
            </Chip>
          ))}
        </div>
      </ChipRow>
    </div>
  )
}

/** Searches when typing pauses, and at once on Enter. */
function Words({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const { t } = useLingui()
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
    <SearchInput
      label={t`搜索题目`}
      placeholder={t`搜题干、选项、关键词`}
      text={text}
      onText={setText}
      onSubmit={search}
    />
  )
}
