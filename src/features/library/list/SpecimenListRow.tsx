import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import MapPin from 'lucide-react/icons/map-pin'
import type { Specimen } from '../../../contract/specimens.ts'
import { clarityAtom } from '../../../device/clarity.ts'
import { KeepButton } from '../../../parts/KeepButton.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { hintTiles } from '../../../viewer/slide/frame/hint.ts'
import { specimenKindName } from '../kindNames.ts'
import { FavouriteButton } from '../specimen/Favourite.tsx'
import { isStained, stainTag } from '../specimen/stain.ts'
import css from './SpecimenListRow.module.css'
import { SpecimenThumb } from './SpecimenThumb.tsx'
import { useAwaySpecimens, useKeptSpecimenIds } from './useKeptSpecimens.ts'

/** One specimen in the list, leading to it: at the mark that the keyword found, where one was. */
export function SpecimenListRow({ specimen }: { specimen: Specimen }) {
  const { pick } = useNames()
  const isAway = useAwaySpecimens()
  return (
    <div className={classes(css.item, isAway(specimen.id) && css.away)}>
      <Link
        to="/resource/specimen/detail/$id"
        params={{ id: specimen.id }}
        search={specimen.hit ? { mark: specimen.hit.markId } : {}}
        className={css.row}
        // The viewer gets the row's facts on the specimen, so that it need not ask for them first.
        onClick={() => specimen.hit || hintTiles(specimen, getDefaultStore().get(clarityAtom))}
      >
        <SpecimenThumb specimen={specimen} />
        <SpecimenWords specimen={specimen} />
      </Link>
      <div className={css.actions}>
        <FavouriteButton specimen={specimen} />
        {specimen.tiles && specimen.published && (
          <KeepButton kind="specimen" id={specimen.id} name={pick(specimen.name, specimen.nameEn)} />
        )}
      </div>
    </div>
  )
}

/** Words of a row: the specimen's name in both languages, its stain and its source. */
export function SpecimenWords({ specimen }: { specimen: Specimen }) {
  const { i18n } = useLingui()
  const { pick, other, otherLang } = useNames()
  const isKept = useKeptSpecimenIds().includes(specimen.id)
  const second = other(specimen.name, specimen.nameEn)
  const dye = pick(specimen.dye, specimen.dyeEn)
  const source = pick(specimen.source, specimen.sourceEn)
  const { hit } = specimen
  // A hit names a mark, so the number of marks is left out.
  const count = hit ? 0 : specimen.markCount
  return (
    <span className={css.words}>
      <span className={css.name}>{pick(specimen.name, specimen.nameEn)}</span>
      {second && (
        <span className={css.second} lang={otherLang}>
          {second}
        </span>
      )}
      {hit && (
        <span className={css.hit}>
          <MapPin aria-hidden="true" />
          <span>
            <Trans>标注：{pick(hit.name, hit.nameEn)}</Trans>
          </span>
        </span>
      )}
      <span className={css.facts}>
        {isStained(specimen) ? (
          <Tag tone="eosin">{stainTag(dye)}</Tag>
        ) : (
          <Tag>{i18n._(specimenKindName[specimen.kind])}</Tag>
        )}
        {specimen.tiles ? null : (
          <Tag tone="warn">
            <Trans>图像制作中</Trans>
          </Tag>
        )}
        {!specimen.published && (
          <Tag tone="warn">
            <Trans>未发布</Trans>
          </Tag>
        )}
        {isKept && (
          <Tag tone="ok" icon={<HardDriveDownload aria-hidden="true" />}>
            <Trans>可离线</Trans>
          </Tag>
        )}
        {count > 0 && (
          <span className={css.count}>
            <Plural value={count} one="# 处标注" other="# 处标注" />
          </span>
        )}
        {source && <span>{source}</span>}
      </span>
    </span>
  )
}
