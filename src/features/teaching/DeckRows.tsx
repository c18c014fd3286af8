import { useLingui } from '@lingui/react/macro'
import type { DeckRow } from '../../contract/teaching/deck.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { MaterialPicture } from './MaterialPicture.tsx'
import css from './Teaching.module.css'
import { useTeachingWords } from './words.ts'

export function DeckRows({ decks, total }: { decks: readonly DeckRow[]; total: number }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { fileTypes } = useTeachingWords()
  if (decks.length === 0)
    return <BlankPage art="empty" title={t`没有找到课件`} text={t`换一个关键词，或去掉筛选。`} />
  return (
    <div className={css.stack}>
      <p className={css.quiet} role="status">{t`共 ${total} 份`}</p>
      <Card flush as="ul">
        {decks.map(({ id, name, nameEn, cover, slideCount, fileType, catalogName, catalogNameEn }) => (
          <li key={id}>
            <RowLink
              to="/resource/deck/$id"
              params={{ id }}
              lead={<MaterialPicture src={cover} seed={id} />}
              title={pick(name, nameEn)}
              sub={t`${pick(catalogName, catalogNameEn)} · ${slideCount} 页`}
              trail={<Tag>{fileTypes[fileType]}</Tag>}
            />
          </li>
        ))}
      </Card>
    </div>
  )
}
