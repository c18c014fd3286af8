import { useLingui } from '@lingui/react/macro'
import type { Specimen } from '../../../contract/specimens.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Summary } from '../../../ui/Summary.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { specimenKindName } from '../kindNames.ts'
import css from './Facts.module.css'
import { fieldSize, magnification, pixelSize, resolution } from './fieldSize.ts'
import { useObjectiveText } from './objectiveText.ts'
import { isStained, stainTag } from './stain.ts'

/** Facts of a specimen. Its name stands in the header: here are the other names, and no name twice. */
export function Facts({ specimen, latin }: { specimen: Specimen; latin: boolean }) {
  const { t, i18n } = useLingui()
  const { pick, other, otherLang } = useNames()
  const dye = isStained(specimen) ? pick(specimen.dye, specimen.dyeEn) : ''
  const second = other(specimen.name, specimen.nameEn)
  const size = fieldSize(specimen)
  const objective = useObjectiveText(specimen)
  const times = magnification(specimen)
  const desc = pick(specimen.desc, specimen.descEn)
  const inOther = other(specimen.desc, specimen.descEn)
  const rows = [
    { term: t`染色`, fact: dye },
    { term: t`来源`, fact: pick(specimen.source, specimen.sourceEn) },
    { term: t`实际大小`, fact: size },
    { term: t`图像大小`, fact: pixelSize(specimen) },
    { term: t`分辨率`, fact: resolution(specimen) },
    { term: t`旋转画面数`, fact: specimen.fileType === 2 ? String(specimen.pictureNum) : '' },
    { term: t`最高物镜`, fact: objective },
    { term: t`放大倍数`, fact: times && t`1:1 显示时约 ${i18n.number(times)}×` },
  ].filter(({ fact }) => fact)
  return (
    <section className={css.facts} aria-label={t`标本资料`}>
      {(second || (latin && specimen.nameLatin)) && (
        <p className={css.names}>
          {second && <span lang={otherLang}>{second}</span>}
          {latin && specimen.nameLatin && <span lang="la">{specimen.nameLatin}</span>}
        </p>
      )}
      <p className={css.tags}>
        {dye && <Tag tone="eosin">{stainTag(dye)}</Tag>}
        <Tag>{i18n._(specimenKindName[specimen.kind])}</Tag>
      </p>
      {desc && <p className={css.desc}>{desc}</p>}
      {inOther && (
        <details>
          <Summary>{t`英文说明`}</Summary>
          <p className={css.desc} lang={otherLang}>
            {inOther}
          </p>
        </details>
      )}
      <dl className={css.table}>
        {rows.map(({ term, fact }) => (
          <div key={term} className={css.line}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
