import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import controls from './Controls.module.css'
import css from './Panel.module.css'

interface Props {
  /** the tool's name */
  title: string
  onClose: () => void
  /** the tool's present reading, beside the title */
  says?: ReactNode
  children: ReactNode
}

/** A tool at the foot of the picture, which stays in sight and can be moved meanwhile. */
export function Panel({ title, onClose, says, children }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // a person who opened it by a key of the stage goes on with the keys there
    if (document.activeElement?.getAttribute('role') !== 'application') panel.current?.focus()
  }, [])
  return (
    <section ref={panel} className={css.panel} aria-label={title} tabIndex={-1}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.says}>{says}</div>
        <button type="button" className={controls.button} aria-label={t`收起${title}`} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}

/** A choice or an action inside a panel. */
export function PanelButton({
  pressed,
  children,
  ...rest
}: { pressed?: boolean } & React.ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={css.button} aria-pressed={pressed}>
      {children}
    </button>
  )
}

interface SliderProps {
  label: string
  value: number
  /** the value as it is said */
  text: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

export function Slider({ label, value, text, min, max, step, onChange }: SliderProps) {
  return (
    <label className={css.slider}>
      <span className={css.label}>{label}</span>
      <input
        type="range"
        {...{ value, min, max, step }}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output className={css.value}>{text}</output>
    </label>
  )
}
