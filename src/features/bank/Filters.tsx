import { useLingui } from '@lingui/react/macro'
import Microscope from 'lucide-react/icons/microscope'
import type { Subject } from '../../contract/subjects.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { PausingSearch } from '../../ui/fields/PausingSearch.tsx'
import css from './Bank.module.css'
import { questionKindNames } from './kinds.ts'
import { SpecimenChip } from './SpecimenChip.tsx'
import type { BankSearch } from './search.ts'

interface Props {
  search: BankSearch
  onSearch: (change: Partial<BankSearch>) => void
  /** opens the choice of a specimen */
  onSpecimen: () => void
  subjects: readonly Subject[]
}

/** Filters of the question bank: words, subject, kind, only questions with a specimen, or with one certain specimen. */
export function Filters({ search, onSearch, onSpecimen, subjects }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <div className={css.filters}>
      <PausingSearch
        label={t`搜索题目`}
        placeholder={t`搜题干、选项、关键词`}
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
        <span className={css.label} aria-hidden="true">
          {t`标本`}
        </span>
        <Chip
          className={css.apart}
          pressed={search.seen === 1}
          icon={<Microscope aria-hidden="true" />}
          onClick={() => onSearch({ seen: search.seen ? undefined : 1 })}
        >
          {t`看标本`}
        </Chip>
        <SpecimenChip
          id={search.specimen}
          onPick={onSpecimen}
          onOff={() => onSearch({ specimen: undefined })}
        />
        <span className={css.divider} aria-hidden="true" />
        <KindChips search={search} onSearch={onSearch} />
      </ChipRow>
    </div>
  )
}

function KindChips({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t, i18n } = useLingui()
  return (
    <div className={css.types}>
      <span className={css.label} aria-hidden="true">
        {t`题型`}
      </span>
      <div className={css.kinds}>
        {Object.entries(questionKindNames).map(([kind, name]) => (
          <Chip
            key={kind}
            pressed={search.kind === kind}
            onClick={() => onSearch({ kind: search.kind === kind ? undefined : kind })}
          >
            {i18n._(name)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
