import { Plural, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Drawing, LastStep } from '../../../viewer/drawing/drawing.ts'
import css from './MarkUndo.module.css'

interface Props {
  drawing: Drawing
  /** a step that was done before: it is not told */
  before?: LastStep | null
  /** stays at the lower edge of what scrolls, where one is */
  floats?: boolean
  /** its button was pressed, and it goes */
  onLeave: () => void
}

/** Says what was deleted or imported last, and takes it back. Who deleted by keys comes here with them. */
export function MarkUndo({ drawing, before = null, floats, onLeave }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const [closed, setClosed] = useState<LastStep | null>(null)
  const { last, undo } = drawing
  const isTold = last?.kind === 'removed' || last?.kind === 'added'
  const told = isTold && last !== before && last !== closed ? last : null
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const around = place.current?.closest('section')
    if (told?.kind === 'removed' && around?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true })
    if (!told && isPressed.current) leave()
    isPressed.current = false
  }, [told])
  return (
    <div ref={place} role="status" className={floats ? css.floats : undefined}>
      {told && (
        <div className={css.told} data-undo>
          <p className={css.words}>
            {told.kind === 'removed' ? (
              t`已删除“${told.name}”`
            ) : (
              <Plural value={told.count} one="已导入 # 处标注" other="已导入 # 处标注" />
            )}
          </p>
          <Button
            ref={button}
            kind="text"
            onClick={() => {
              isPressed.current = true
              undo()
            }}
          >
            {t`撤销`}
          </Button>
          <IconButton
            label={t`关闭`}
            onClick={() => {
              isPressed.current = true
              setClosed(told)
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
