import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Specimen } from '../../contract/specimens.ts'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { subjectQuery } from '../../queries/collect.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useNames } from '../../viewer/names.ts'
import { walked } from '../../viewer/roles.ts'
import css from './PickSpecimen.module.css'
import type { ListPlace } from './place.ts'
import { SearchField } from './SearchField.tsx'
import { SpecimenThumb } from './SpecimenThumb.tsx'
import { useAwaySpecimens } from './useKeptSpecimens.ts'
import { useListing } from './useListing.ts'
import { VirtualList } from './VirtualList.tsx'
import { walkRows } from './walkRows.ts'

interface Props {
  open: boolean
  /** whose specimens are offered first; all without it */
  subject: number | undefined
  /** stands on the other side already */
  without: number | undefined
  onPick: (specimen: Specimen) => void
  onClose: () => void
}

/** A specimen of the same subject, or of any, to be put beside another; what this device keeps where there is no network. */
export function PickSpecimen({ open, onClose, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`选择对比的标本`}>
      <Choice {...rest} />
    </Sheet>
  )
}

function Choice({ subject, without, onPick }: Pick<Props, 'subject' | 'without' | 'onPick'>) {
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
      <Specimens key={String(isEvery)} subject={isEvery ? null : (data ?? null)} {...{ without, onPick }} />
    </div>
  )
}

interface ListProps extends Pick<Props, 'without' | 'onPick'> {
  subject: ListPlace['subject']
}

function Specimens({ subject, without, onPick }: ListProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const isAway = useAwaySpecimens()
  const [keyword, setKeyword] = useState('')
  const { records, total, failed, more } = useListing(
    { source: 'library', subject, catalog: [] },
    { keyword: keyword || undefined },
  )
  // only what is tiled and lies flat can move together
  const fit = records?.filter(({ id, tiles, fileType }) => id !== without && tiles && fileType !== 2)
  return (
    <>
      <SearchField value={keyword} onSearch={setKeyword} />
      {fit && fit.length > 0 && (
        <div {...walked(t`可以对比的标本`, walkRows)}>
          <VirtualList
            items={fit}
            total={more ? total : fit.length}
            label={t`可以对比的标本`}
            className={css.list}
          >
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
      {fit?.length === 0 && !more && <p className={css.none}>{t`没有可以对比的标本`}</p>}
      {more && <MoreBelow busy={more.busy} failed={more.failed} onMore={more.load} />}
    </>
  )
}
