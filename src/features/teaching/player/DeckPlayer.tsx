import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CoursewareRow } from '../../../contract/teaching/courseware.ts'
import type { Deck } from '../../../contract/teaching/deck.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { KeepLesson } from '../KeepLesson.tsx'
import css from './Player.module.css'
import { Player } from './Player.tsx'
import { SlideWords } from './SlideWords.tsx'

interface Props {
  title: string
  deck: Deck
  /** the coursewares that are made of it */
  uses: readonly CoursewareRow[]
  first: string | undefined
}

export function DeckPlayer({ title, deck, uses, first }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const navigate = useNavigate()
  return (
    <Player
      title={title}
      slides={deck.slides}
      first={first}
      onSlide={({ id }) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, slide: id }),
          replace: true,
          resetScroll: false,
        })
      }
      below={(slide) => (
        <div className={css.below}>
          <div>
            <SlideWords slide={slide} />
          </div>
          <KeepLesson kind="deck" id={deck.id} version={String(deck.version)} />
          {uses.length > 0 && (
            <Section title={t`用到它的课件`}>
              <Card flush as="ul">
                {uses.map(({ id, name, nameEn, slideCount }) => (
                  <li key={id}>
                    <RowLink
                      to="/ts/courseware"
                      search={{ id }}
                      title={pick(name, nameEn)}
                      sub={t`${slideCount} 页`}
                    />
                  </li>
                ))}
              </Card>
            </Section>
          )}
        </div>
      )}
    />
  )
}
