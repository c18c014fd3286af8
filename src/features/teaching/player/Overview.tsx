import { useLingui } from '@lingui/react/macro'
import type { CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Player.module.css'

interface Props {
  open: boolean
  slides: readonly CoursewareSlide[]
  at: number
  onChoose: (at: number) => void
  onClose: () => void
}

/** All slides, small, to jump to one. */
export function Overview({ open, slides, at, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Sheet open={open} onClose={onClose} title={t`所有页`}>
      <ol className={css.overview}>
        {slides.map(({ id, thumbnail, text, textEn }, place) => (
          <li key={id}>
            <button type="button" aria-current={place === at || undefined} onClick={() => onChoose(place)}>
              <img src={thumbnail} alt="" loading="lazy" decoding="async" />
              <span>
                <span className="num">{place + 1}</span> {pick(text, textEn).split('\n')[0]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
