import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BroughtState } from '../../../contract/teaching/material.ts'
import { broughtDecksQuery } from '../../../queries/teaching/material.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { MaterialPicture } from '../MaterialPicture.tsx'
import css from '../Teaching.module.css'

/** Decks of one's own: those to look at first. */
export function BroughtDecks() {
  const { t } = useLingui()
  const { pick } = useNames()
  const decks = useQuery(broughtDecksQuery()).data
  const names: Record<BroughtState, string> = {
    toCheck: t`待核对`,
    own: t`只有自己`,
    school: t`全校`,
  }
  if (!decks) return null
  return (
    <Section title={t`我上传的`}>
      {decks.length === 0 && <p className={css.quiet}>{t`还没有。上传后在这里逐页核对，再做成课件。`}</p>}
      {decks.length > 0 && (
        <Card flush as="ul">
          {decks.map(({ id, name, nameEn, cover, slideCount, state }) => (
            <li key={id}>
              <RowLink
                to="/ts/check"
                search={{ id }}
                lead={<MaterialPicture src={cover} seed={id} />}
                title={pick(name, nameEn)}
                sub={t`${slideCount} 页`}
                trail={<Tag tone={state === 'toCheck' ? 'warn' : 'neutral'}>{names[state]}</Tag>}
              />
            </li>
          ))}
        </Card>
      )}
    </Section>
  )
}
