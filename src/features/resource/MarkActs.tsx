import { useLingui } from '@lingui/react/macro'
import type { Mark } from '../../contract/specimens.ts'
import { Button } from '../../ui/Button.tsx'
import css from './MarkList.module.css'
import type { Marking } from './useMarking.ts'

/** What can be done with the selected mark. */
export function MarkActs({ mark, marking }: { mark: Mark; marking: Marking }) {
  const { t } = useLingui()
  const { drawing, names, revealed, reveal } = marking
  const own = drawing.sketches.find(({ clientId }) => clientId === mark.id)
  const isHidden = !names && !revealed.has(mark.id)
  if (!isHidden && !own) return null
  return (
    <p className={css.acts}>
      {isHidden && (
        <Button kind="soft" onClick={() => reveal(mark.id)}>
          {t`显示名称`}
        </Button>
      )}
      {own && !isHidden && (
        <>
          <Button kind="soft" onClick={() => drawing.name(own)}>
            {t`编辑`}
          </Button>
          <Button kind="text" onClick={() => drawing.remove(own)}>
            {t`删除`}
          </Button>
        </>
      )}
    </p>
  )
}
