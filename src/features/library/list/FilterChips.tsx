import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import ListTree from 'lucide-react/icons/list-tree'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { SpecimenKind } from '../../../contract/specimens.ts'
import { Chip, ChipLink, ChipRow } from '../../../ui/Chip.tsx'
import { specimenKindNames } from '../kindNames.ts'
import css from './Filters.module.css'
import { type ListSearch, narrowings, noSearch } from './search.ts'
import type { FilterChoices } from './useChoices.ts'

interface Props {
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  kinds: readonly SpecimenKind[]
  /** experiments are a kind too, on a screen of their own */
  experiments: boolean
  choices: FilterChoices
  /** one's own have no star and no badge to look for */
  mine: boolean
  /** the chosen part of the catalogue; undefined: there is no catalogue */
  catalog: { name: string | null; onOpen: () => void } | undefined
  onOpen: () => void
}

/** Filters of the list, in one row: an active filter looks pressed and is taken off by a tap. */
export function FilterChips(props: Props) {
  const { search, onSearch, kinds, experiments, choices, mine, catalog, onOpen } = props
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  // When the row first appears, an active filter is scrolled into sight.
  useEffect(() => {
    const on = row.current?.querySelector('[aria-pressed=true]')
    on?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const inSheet = choices.filter((choice) => choice.options.length > 0)
  return (
    <div ref={row}>
      <ChipRow label={t`筛选`}>
        {catalog && (
          <Chip
            className={css.opener}
            chosen={Boolean(catalog.name)}
            icon={<ListTree aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={catalog.onOpen}
          >
            {catalog.name ?? t`目录`}
            <ChevronDown aria-hidden="true" />
          </Chip>
        )}
        {inSheet.length > 0 && (
          <Chip
            className={css.opener}
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {t`筛选`}
            <ChevronDown aria-hidden="true" />
          </Chip>
        )}
        <ChosenChips search={search} onSearch={onSearch} choices={choices} />
        {narrowings(search) > 1 && (
          <Chip className={css.clear} onClick={() => onSearch(noSearch)}>
            {t`全部清除`}
          </Chip>
        )}
        <SpecimenKindChips search={search} onSearch={onSearch} kinds={kinds} />
        {experiments && (
          <ChipLink to="/resource/microbe" icon={<FlaskConical aria-hidden="true" />}>
            {t`微生物实验`}
          </ChipLink>
        )}
        {!mine && <OwnChips search={search} onSearch={onSearch} />}
      </ChipRow>
    </div>
  )
}

/** The choices of the sheet that are active. */
function ChosenChips({ search, onSearch, choices }: Pick<Props, 'search' | 'onSearch' | 'choices'>) {
  const { t } = useLingui()
  const chosen = choices.flatMap(({ field, options }) => {
    const option = options.find(({ value }) => value === search[field])
    return option ? [{ field, name: option.name }] : []
  })
  return (
    <>
      {chosen.map(({ field, name }) => (
        <Chip
          key={field}
          chosen
          aria-label={t`去掉筛选：${name}`}
          onClick={() => onSearch({ [field]: undefined })}
        >
          {name}
          <X aria-hidden="true" />
        </Chip>
      ))}
    </>
  )
}

function SpecimenKindChips({ search, onSearch, kinds }: Pick<Props, 'search' | 'onSearch' | 'kinds'>) {
  const { i18n } = useLingui()
  return kinds.map((kind) => (
    <Chip
      key={kind}
      pressed={kind === search.kind}
      onClick={() => onSearch({ kind: kind === search.kind ? undefined : kind })}
    >
      {i18n._(specimenKindNames[kind])}
    </Chip>
  ))
}

/** Only favourites, or only what this device keeps. */
function OwnChips({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useLingui()
  return (
    <>
      <Chip
        pressed={search.fav === 1}
        icon={<Star aria-hidden="true" />}
        onClick={() => onSearch({ fav: search.fav ? undefined : 1 })}
      >
        {t`收藏`}
      </Chip>
      <Chip
        pressed={search.kept === 1}
        icon={<HardDriveDownload aria-hidden="true" />}
        onClick={() => onSearch({ kept: search.kept ? undefined : 1 })}
      >
        {t`可离线`}
      </Chip>
    </>
  )
}
