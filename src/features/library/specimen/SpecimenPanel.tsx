import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import ListChecks from 'lucide-react/icons/list-checks'
import type { Specimen } from '../../../contract/specimens.ts'
import { latinAtom } from '../../../device/latin.ts'
import { KeepButton } from '../../../parts/KeepButton.tsx'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { MarkPanel, type MissingMarks } from '../marks/MarkPanel.tsx'
import type { Marking } from '../marks/useMarking.ts'
import { Facts } from './Facts.tsx'
import { FavouriteButton } from './Favourite.tsx'
import { RelatedMaterial } from './Related.tsx'
import css from './SpecimenPanel.module.css'

interface Props {
  specimen: Specimen
  marking: Marking
  missing: MissingMarks | null
}

/** Panel of a specimen: its facts, the actions on it, its marks and the related material. */
export function SpecimenPanel({ specimen, marking, missing }: Props) {
  const { t } = useLingui()
  const latin = useAtomValue(latinAtom)
  return (
    <div className={css.panel}>
      <div className={css.actions}>
        {specimen.published && <KeepButton kind="specimen" id={specimen.id} wide className={css.keep} />}
        <FavouriteButton specimen={specimen} />
      </div>
      <Facts specimen={specimen} latin={latin} />
      <MarkPanel marking={marking} missing={missing} />
      <Card flush>
        <RowLink
          to="/exercise/bank"
          search={{ specimen: specimen.id }}
          lead={<ListChecks aria-hidden="true" />}
          title={t`练习这个标本的题目`}
        />
      </Card>
      <RelatedMaterial specimenId={specimen.id} drawn={specimen.drawn} />
    </div>
  )
}
