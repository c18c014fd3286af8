import { useAtomValue } from 'jotai'
import type { Specimen } from '../../contract/specimens.ts'
import { latinAtom } from '../../device/latin.ts'
import { KeepButton } from '../../parts/KeepButton.tsx'
import { Facts } from './Facts.tsx'
import { FavouriteButton } from './Favourite.tsx'
import { MarkPanel } from './MarkPanel.tsx'
import { Related } from './Related.tsx'
import css from './SpecimenPanel.module.css'
import type { Marking } from './useMarking.ts'

/** What is known of the specimen, what can be done with it, its marks, and what belongs to it. */
export function SpecimenPanel({ specimen, marking }: { specimen: Specimen; marking: Marking }) {
  const latin = useAtomValue(latinAtom)
  return (
    <div className={css.panel}>
      <div className={css.actions}>
        <KeepButton kind="specimen" id={specimen.id} wide className={css.keep} />
        <FavouriteButton specimen={specimen} />
      </div>
      <Facts specimen={specimen} latin={latin} />
      <MarkPanel marking={marking} />
      <Related specimenId={specimen.id} />
    </div>
  )
}
