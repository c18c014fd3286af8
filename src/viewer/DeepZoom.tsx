import { useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import { type KeyboardEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tiles } from '../contract/specimens.ts'
import { classes } from '../ui/classes.ts'
import css from './DeepZoom.module.css'
import { DrawnTag } from './DrawnTag.tsx'
import { FullView } from './FullView.tsx'
import { press } from './keys.ts'
import { MarkBar } from './MarkBar.tsx'
import { Marks } from './Marks.tsx'
import { Minimap } from './Minimap.tsx'
import { useNames } from './names.ts'
import { Objectives } from './Objectives.tsx'
import { BeingMade, CannotOpen, NotSharp, Opening } from './Plight.tsx'
import { stage } from './roles.ts'
import { ScaleBar } from './ScaleBar.tsx'
import type { ViewerProps } from './types.ts'
import { useFlights, usePlace } from './useFlights.ts'
import { useSlide } from './useSlide.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** A tiled picture that is panned and zoomed like a slide under the microscope. */
export function DeepZoom(props: ViewerProps) {
  const { tiles } = props.specimen
  return tiles ? (
    <Table key={tiles.url} {...props} tiles={tiles} />
  ) : (
    <div className={css.viewer} data-viewer="waiting">
      <BeingMade />
    </div>
  )
}

/** The microscope's table: the picture, what stands on it, and what moves it. */
function Table(props: ViewerProps & { tiles: Tiles }) {
  const {
    specimen,
    tiles,
    marks,
    selected,
    onSelect,
    compact,
    names = true,
    arrow,
    overlay,
    tools,
    onPlace,
  } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const [full, setFull] = useState(false)
  const { place, slide, state, retry } = useSlide(specimen, tiles, (target) => {
    const pin = target instanceof Element ? target.closest('[data-mark]') : null
    const mark = pin && marks.find(({ id }) => String(id) === pin.getAttribute('data-mark'))
    if (mark) onSelect(mark.id)
  })
  useFlights(slide, props)
  usePlace(slide, onPlace)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected !== null) onSelect(null)
    else if (slide && press(event, slide)) event.preventDefault()
  }
  const name = names ? pick(specimen.name, specimen.nameEn) : t`标本图像`
  return (
    <div className={classes(css.viewer, compact && css.compact)} data-viewer={state}>
      <div className={css.table}>
        <div className={css.stage} {...stage(t`${name}：方向键移动，加减键缩放，0 看全图`, onKeyDown)}>
          <div ref={place} className={css.picture} />
          {slide &&
            createPortal(
              <>
                <Marks {...{ slide, marks, selected, names, arrow, onSelect }} />
                {overlay?.(slide)}
              </>,
              slide.canvas,
            )}
        </div>
        {state === 'opening' && <Opening />}
        {state === 'failed' && <CannotOpen onRetry={retry} compact={compact} />}
        {slide && state !== 'failed' && (
          <>
            <div className={css.top}>
              {compact || <Minimap slide={slide} specimen={specimen} tiles={tiles} />}
              <span className={css.spread} />
              {tools}
              {specimen.drawn && <DrawnTag />}
            </div>
            <div className={css.side}>
              {state === 'blurred' && <NotSharp onRetry={retry} />}
              {compact || <ZoomButtons slide={slide} />}
              <div className={css.foot}>
                <ScaleBar slide={slide} scale={specimen.scale} compact={compact} />
                <span className={css.spread} />
                {compact || <Objectives slide={slide} specimen={specimen} />}
                {compact && (
                  <button
                    type="button"
                    className={css.enlarge}
                    aria-label={t`看大图`}
                    onClick={() => setFull(true)}
                  >
                    <Maximize aria-hidden="true" />
                  </button>
                )}
              </div>
            </div>
          </>
        )}
      </div>
      {!compact && marks.length > 0 && <MarkBar {...{ marks, selected, onSelect, names }} />}
      {full && (
        <FullView onClose={() => setFull(false)}>
          <Table {...props} compact={false} />
        </FullView>
      )}
    </div>
  )
}
