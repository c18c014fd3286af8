import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { specimenQuery } from '../../queries/library/collect.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import css from './Bank.module.css'

interface Props {
  /** the specimen that the bank is narrowed to; undefined: none */
  id: number | undefined
  /** opens the choice of one */
  onPick: () => void
  onOff: () => void
}

/** Chooses a specimen, or names the chosen one and takes it off: one button, so that the keys stay on it. */
export function SpecimenChip({ id, onPick, onOff }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { data } = useQuery({ ...specimenQuery(id ?? 0), enabled: id !== undefined })
  if (id === undefined)
    return (
      <Chip className={css.apart} aria-haspopup="dialog" onClick={onPick}>
        {t`选择标本`}
        <ChevronDown aria-hidden="true" />
      </Chip>
    )
  const name = data && pick(data.name, data.nameEn)
  return (
    <Chip
      className={classes(css.apart, css.specimen)}
      pressed
      aria-label={name && t`只看“${name}”`}
      onClick={onOff}
    >
      <span>{name ?? t`只看这个标本`}</span>
    </Chip>
  )
}
