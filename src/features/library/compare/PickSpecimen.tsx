import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { MoreBelow } from '../../../parts/MoreBelow.tsx'
import { subjectQuery } from '../../../queries/library/collect.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { walkedGroupRole } from '../../../viewer/slide/roles.ts'
import type { ListPlace } from '../address/place.ts'
import { SearchField } from '../list/SearchField.tsx'
import { SpecimenThumb } from '../list/SpecimenThumb.tsx'
import { useAwaySpecimens } from '../list/useKeptSpecimens.ts'
import { useSpecimenListing } from '../list/useSpecimenListing.ts'
import { VirtualList } from '../list/VirtualList.tsx'
import { walkRows } from '../list/walkRows.ts'
import css from './PickSpecimen.module.css'

interface ChoiceProps {
  /** whose specimens are offered first; all without it */
  subject: number | undefined
  /** which are offered; all without it */
  fits?: (specimen: Specimen) => boolean
  /** the name of the list of specimens */
  label: string
  /** the text shown when no specimen is found */
  none: string
  onPick: (specimen: Specimen) => void
}

interface Props extends ChoiceProps {
  open: boolean
  title: string
  onClose: () => void
}

/** A specimen of a subject, or of any, to be chosen; of what this device keeps where there is no network. */
export function PickSpecimen({ open, title, onClose, ...rest }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Choice {...rest} />
    </Sheet>
  )
}

function Choice({ subject, ...rest }: ChoiceProps) {
  const { t } = useLingui()
  const { data } = useQuery({ ...subjectQuery(subject ?? 0), enabled: subject !== undefined })
  const { pick } = useNames()
  const [isEvery, setEvery] = useState(false)
  if (subject !== undefined && !data) return <SkeletonRows rows={5} label={t`正在载入标本`} />
  return (
    <div className={css.choice}>
      {data && (
        <ChipRow label={t`学科`}>
          <Chip pressed={!isEvery} onClick={() => setEvery(false)}>
            {pick(data.name, data.nameEn)}
          </Chip>
          <Chip pressed={isEvery} onClick={() => setEvery(true)}>
            {t`全部学科`}
          </Chip>
        </ChipRow>
      )}
      <Specimens key={String(isEvery)} subject={isEvery ? null : (data ?? null)} {...rest} />
    </div>
  )
}

interface ListProps extends Omit<ChoiceProps, 'subject'> {
  subject: ListPlace['subject']
}

function Specimens({ subject, fits = () => true, label, none, onPick }: ListProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const isAway = useAwaySpecimens()
  const [keyword, setKeyword] = useState('')
  const { records, total, failed, more } = useSpecimenListing(
    { source: 'library', subject, catalog: [] },
    { keyword: keyword || undefined },
  )
  const fit = records?.filter(fits)
  return (
    <>
      <SearchField value={keyword} onSearch={setKeyword} />
      {fit && fit.length > 0 && (
        <div {...walkedGroupRole(label, walkRows)}>
          <VirtualList items={fit} total={more ? total : fit.length} label={label} className={css.list}>
            {(specimen) => (
              <div key={specimen.id} data-row={specimen.id}>
                <button
                  type="button"
                  className={classes(css.row, isAway(specimen.id) && css.away)}
                  onClick={() => onPick(specimen)}
                >
                  <SpecimenThumb specimen={specimen} />
                  <span className={css.words}>
                    <span className={css.name}>{pick(specimen.name, specimen.nameEn)}</span>
                    <span className={css.dye}>{pick(specimen.dye, specimen.dyeEn)}</span>
                  </span>
                </button>
              </div>
            )}
          </VirtualList>
        </div>
      )}
      {!records && !failed && <SkeletonRows rows={5} picture={64} label={t`正在载入标本`} />}
      {failed && <p className={css.none}>{t`标本没有载入，连上网络后再试。`}</p>}
      {fit?.length === 0 && !more && <p className={css.none}>{none}</p>}
      {more && <MoreBelow busy={more.busy} failed={more.failed} onMore={more.load} />}
    </>
  )
}
