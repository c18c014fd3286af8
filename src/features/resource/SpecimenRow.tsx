import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Specimen } from '../../contract/specimens.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useNames } from '../../viewer/names.ts'
import { kindNames } from './kindNames.ts'
import css from './SpecimenRow.module.css'
import { SpecimenThumb } from './SpecimenThumb.tsx'
import { isStained, stainTag } from './stain.ts'

/** One specimen in the list: what it is called in both languages, how it is stained, where it is from. */
export function SpecimenRow({ specimen }: { specimen: Specimen }) {
  const { i18n } = useLingui()
  const { pick, other, otherLang } = useNames()
  const second = other(specimen.name, specimen.nameEn)
  const dye = pick(specimen.dye, specimen.dyeEn)
  const source = pick(specimen.source, specimen.sourceEn)
  return (
    <li className={css.item}>
      <Link to="/resource/specimen/detail/$id" params={{ id: specimen.id }} className={css.row}>
        <SpecimenThumb specimen={specimen} />
        <span className={css.words}>
          <span className={css.name}>{pick(specimen.name, specimen.nameEn)}</span>
          {second && (
            <span className={css.second} lang={otherLang}>
              {second}
            </span>
          )}
          <span className={css.facts}>
            {isStained(specimen) ? (
              <Tag tone="eosin">{stainTag(dye)}</Tag>
            ) : (
              <Tag>{i18n._(kindNames[specimen.kind])}</Tag>
            )}
            {specimen.tiles ? null : (
              <Tag tone="warn">
                <Trans>图像制作中</Trans>
              </Tag>
            )}
            {source && <span>{source}</span>}
            {specimen.markCount > 0 && (
              <span className={css.count}>
                <Plural value={specimen.markCount} one="# 处标注" other="# 处标注" />
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
