import { Plural, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import { classes } from '../../ui/classes.ts'
import css from './MarkBar.module.css'
import { nextMarkIndex } from './nextMarkIndex.ts'
import { type Revealing, useReveal } from './useReveal.ts'

interface Props extends Revealing {
  marks: readonly Mark[]
  selected: MarkId | null
  onSelect: (id: MarkId | null) => void
  latin?: boolean | undefined
}

/** ‹ 2/4 name ›: from mark to mark with one thumb; the end leads to the beginning. */
export function MarkBar({ marks, selected, onSelect, latin, ...revealing }: Props) {
  const { t } = useLingui()
  const { isKnown, reveal } = useReveal(revealing)
  const at = marks.findIndex((mark) => mark.id === selected)
  const mark = marks[at]
  const count = marks.length
  const go = (step: 1 | -1) => onSelect(marks[nextMarkIndex(at, step, count)]?.id ?? null)
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
          <NameOfMark
            mark={mark}
            position={`${at + 1}/${count}`}
            isKnown={isKnown(mark.id)}
            latin={latin}
            onReveal={() => reveal(mark.id)}
          />
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

interface NameProps {
  mark: Mark
  /** which of how many it is */
  position: string
  isKnown: boolean
  latin: boolean | undefined
  onReveal: () => void
}

/** The mark's place in the row and its names; a button in their stead while they are hidden. */
function NameOfMark({ mark, position, isKnown, latin, onReveal }: NameProps) {
  const { t } = useLingui()
  const { pick, other, otherLang } = useNames()
  const second = other(mark.name, mark.nameEn)
  return (
    <>
      <p className={css.first}>
        <span className={css.count}>{position}</span>
        {isKnown ? (
          <span>{pick(mark.name, mark.nameEn)}</span>
        ) : (
          <button type="button" className={css.turn} onClick={onReveal}>
            {t`显示名称`}
          </button>
        )}
      </p>
      {isKnown && second && (
        <p className={css.second} lang={otherLang}>
          {second}
        </p>
      )}
      {isKnown && latin && mark.nameLatin && (
        <p className={css.second} lang="la">
          {mark.nameLatin}
        </p>
      )}
    </>
  )
}
