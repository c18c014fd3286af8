import { useLingui } from '@lingui/react/macro'
import { renderSVG } from 'uqr'
import type { PreparedItem } from '../../../contract/teaching/prepare.ts'
import { useNames } from '../../../ui/bilingual.ts'
import css from './Labels.module.css'
import { KindName } from './PrepareCard.tsx'

/** Opens the thing on whatever device reads it. */
export function labelLink({ keepKind, id }: Pick<PreparedItem, 'keepKind' | 'id'>): string {
  const paths: Record<string, string> = {
    specimen: `resource/specimen/detail/${id}`,
    courseware: `ts/courseware?id=${id}`,
    chapter: `exercise/chapter/question/${id}`,
  }
  return `${location.origin}/wk_mobile/${paths[keepKind]}`
}

/** Labels with a name and a QR code each, to be cut from A4 sheets and put beside the microscopes. */
export function Labels({ title, items }: { title: string; items: readonly PreparedItem[] }) {
  const { t } = useLingui()
  const { pick, other } = useNames()
  return (
    <ol className={css.sheet} aria-label={t`标签`}>
      {items.map((item) => {
        const name = pick(item.name, item.nameEn)
        return (
          <li key={`${item.kind} ${item.id}`} className={css.label}>
            <div
              className={css.qr}
              role="img"
              aria-label={t`${name} 的二维码`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the library draws it from an address of ours
              dangerouslySetInnerHTML={{ __html: renderSVG(labelLink(item), { border: 2 }) }}
            />
            <div className={css.words}>
              <strong>{name}</strong>
              <span>{other(item.name, item.nameEn)}</span>
              <span className={css.small}>
                {title} · <KindName item={item} />
              </span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
