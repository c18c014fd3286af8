import { Trans, useLingui } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo, type ReactNode } from 'react'
import type { Mark, MarkId } from '../../../contract/specimens.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { classes } from '../../../ui/classes.ts'
import { PinSign } from '../../../viewer/marks/shapes.tsx'
import css from './MarkList.module.css'

interface Props {
  mark: Mark
  /** the same as on the picture */
  number: number
  isSelected: boolean
  onSelect: (id: MarkId) => void
  /** false: a self-test, and it was not turned up yet */
  isKnown: boolean
  latin: boolean
  /** not yet at the service */
  pending?: 'waiting' | 'parked'
  /** actions on the mark, below it */
  children?: ReactNode
}

/** A mark in the list: its sign in the picture, its names, and its description when it is selected. */
export const MarkListRow = memo((props: Props) => {
  const { mark, number, isSelected, onSelect, isKnown, latin, pending, children } = props
  const { t } = useLingui()
  return (
    <div data-row={mark.id} className={classes(css.item, isSelected && css.chosen)}>
      <button type="button" className={css.row} aria-pressed={isSelected} onClick={() => onSelect(mark.id)}>
        <PinSign className={css.sign} layer={mark.layer} number={number} />
        {isKnown ? (
          <Names mark={mark} latin={latin} isOpen={isSelected} />
        ) : (
          <span className={css.words}>{t`标注 ${number}`}</span>
        )}
        {pending === 'waiting' && (
          <span className={css.pending}>
            <Clock aria-hidden="true" />
            {t`待发送`}
          </span>
        )}
        {pending === 'parked' && (
          <span className={classes(css.pending, css.bad)}>
            <TriangleAlert aria-hidden="true" />
            {t`未送达`}
          </span>
        )}
      </button>
      {children}
    </div>
  )
})

function Names({ mark, latin, isOpen }: { mark: Mark; latin: boolean; isOpen: boolean }) {
  const { pick, other, otherLang } = useNames()
  const second = other(mark.name, mark.nameEn)
  const desc = pick(mark.desc, mark.descEn)
  return (
    <span className={css.words}>
      <span className={css.name}>{pick(mark.name, mark.nameEn)}</span>
      {second && (
        <span className={css.second} lang={otherLang}>
          {second}
        </span>
      )}
      {latin && mark.nameLatin && (
        <span className={css.second} lang="la">
          {mark.nameLatin}
        </span>
      )}
      {isOpen && mark.aliases.length > 0 && (
        <span className={css.second}>
          <Trans>别名：{mark.aliases.join('\u00a0· ')}</Trans>
        </span>
      )}
      {isOpen && mark.layer !== 'personal' && mark.creatorName && (
        <span className={css.second}>
          <Trans>标注者：{mark.creatorName}</Trans>
        </span>
      )}
      {isOpen && desc && <span className={css.desc}>{desc}</span>}
    </span>
  )
}
