import { useLingui } from '@lingui/react/macro'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import type { EntryKind, Sort } from './listing.ts'

interface Props {
  kinds: readonly EntryKind[]
  /** a base type; undefined: all */
  kind: string | undefined
  onKind: (kind: string | undefined) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

/** How the list is ordered, and to which kind it is narrowed. */
export function ListChips({ kinds, kind, onKind, sort, onSort }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [open, setOpen] = useState(false)
  const sorts: { value: Sort; label: string; hint?: string }[] = [
    { value: 'date', label: t`最近加入` },
    { value: 'times', label: t`错得最多`, hint: t`错的次数多的在前` },
    { value: 'kind', label: t`按题型` },
  ]
  const sorted = sorts.find(({ value }) => value === sort)?.label ?? ''
  return (
    <>
      <ChipRow label={t`排序和筛选`}>
        <Chip
          icon={<ArrowUpDown aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t`排序：${sorted}`}
          onClick={() => setOpen(true)}
        >
          {sorted}
          <ChevronDown aria-hidden="true" />
        </Chip>
        {kinds.length > 1 &&
          kinds.map(({ type, count }) => {
            const on = type.baseType === kind
            return (
              <Chip key={type.baseType} pressed={on} onClick={() => onKind(on ? undefined : type.baseType)}>
                {pick(type.name, type.nameEn)} {count}
              </Chip>
            )
          })}
      </ChipRow>
      <Sheet open={open} onClose={() => setOpen(false)} title={t`排序`}>
        <RadioList
          label={t`排序`}
          value={sort}
          items={sorts}
          onChange={(to) => {
            onSort(to)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
