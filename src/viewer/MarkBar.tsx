import { Plural, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Mark, MarkId } from '../contract/specimens.ts'
import { classes } from '../ui/classes.ts'
import css from './MarkBar.module.css'
import { useNames } from './names.ts'

interface Props {
  marks: readonly Mark[]
  selected: MarkId | null
  onSelect: (id: MarkId | null) => void
  /** false: a self-test, where each name is turned up on its own */
  names: boolean
  latin?: boolean | undefined
  /** whose names were turned up, and what turns one up; without them the bar itself knows the last one */
  revealed?: ReadonlySet<MarkId>
  onReveal?: (id: MarkId) => void
}

/** ‹ 2/4 name ›: from mark to mark with one thumb; the end leads to the beginning. */
export function MarkBar({ marks, selected, onSelect, names, latin, revealed, onReveal }: Props) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const [shown, setShown] = useState<MarkId | null>(null)
  const at = marks.findIndex((mark) => mark.id === selected)
  const mark = marks[at]
  const count = marks.length
  const go = (step: number) => {
    const next = at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count
    onSelect(marks[next]?.id ?? null)
  }
  const known = mark && (names || (revealed ? revealed.has(mark.id) : shown === mark.id))
  const second = mark ? other(mark.name, mark.nameEn) : ''
  return (
    <fieldset className={css.bar} aria-label={t`逐个看标注`}>
      <button type="button" className={css.step} aria-label={t`上一处标注`} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      {mark && (
        <button
          type="button"
          className={classes(css.step, css.clear)}
          aria-label={t`取消选中`}
          onClick={() => onSelect(null)}
        >
          <X aria-hidden="true" />
        </button>
      )}
      <div className={css.words} aria-live="polite">
        {mark ? (
          <>
            <p className={css.first}>
              <span className={css.count}>
                {at + 1}/{count}
              </span>
              {known ? (
                <span>{pick(mark.name, mark.nameEn)}</span>
              ) : (
                <button type="button" className={css.turn} onClick={() => (onReveal ?? setShown)(mark.id)}>
                  {t`显示名称`}
                </button>
              )}
            </p>
            {known && second && (
              <p className={css.second} lang={otherLang}>
                {second}
              </p>
            )}
            {known && latin && mark.nameLatin && (
              <p className={css.second} lang="la">
                {mark.nameLatin}
              </p>
            )}
          </>
        ) : (
          <p className={css.first}>
            <Plural value={count} one="# 处标注" other="# 处标注" />
          </p>
        )}
      </div>
      <button type="button" className={css.step} aria-label={t`下一处标注`} onClick={() => go(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </fieldset>
  )
}
