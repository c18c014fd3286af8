import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Specimen, SpecimenKind } from '../../contract/specimens.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { kindNames } from './kindNames.ts'
import { kinds } from './search.ts'

interface Props {
  lead?: ReactNode
  /** what is loaded: only kinds that occur are offered */
  found: readonly Specimen[]
  kind: SpecimenKind | undefined
  onKind: (kind: SpecimenKind | undefined) => void
}

/** Slides, diagrams … : one at a time, tapped again it is off. */
export function KindChips({ lead, found, kind, onKind }: Props) {
  const { t, i18n } = useLingui()
  const offered = kinds.filter((one) => one === kind || found.some((specimen) => specimen.kind === one))
  if (!lead && offered.length < 2) return null
  return (
    <ChipRow label={t`筛选`}>
      {lead}
      {(offered.length > 1 || kind) &&
        offered.map((one) => (
          <Chip key={one} pressed={one === kind} onClick={() => onKind(one === kind ? undefined : one)}>
            {i18n._(kindNames[one])}
          </Chip>
        ))}
    </ChipRow>
  )
}
