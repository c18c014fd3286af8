import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { onlineAtom } from '../../../device/online.ts'
import { PickRow } from '../../../parts/list/PickRow.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { classes } from '../../../ui/classes.ts'
import { toast } from '../../../ui/toast.ts'
import row from '../list/SpecimenListRow.module.css'
import { SpecimenWords } from '../list/SpecimenListRow.tsx'
import { SpecimenThumb } from '../list/SpecimenThumb.tsx'
import type { SpecimenListing } from '../list/useSpecimenListing.ts'
import css from './Picking.module.css'
import { useBulkAction } from './useBulkAction.tsx'
import type { Chooser, Choosing } from './usePicking.ts'

/** Begins and ends choosing, where there is something to choose from. */
export function PickToggle({ picking: { possible, choosing, onBegin } }: { picking: Chooser }) {
  const { t } = useLingui()
  if (!possible) return null
  return (
    <Button kind="text" onClick={choosing ? choosing.onEnd : onBegin}>
      {choosing ? t`完成` : t`选择`}
    </Button>
  )
}

/** A specimen as something to choose. */
export function PickSpecimenRow({
  specimen,
  picked,
  onPicked,
}: Pick<Choosing, 'picked' | 'onPicked'> & { specimen: Specimen }) {
  const { id } = specimen
  const toggle = (on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(id)
    else next.delete(id)
    onPicked(next)
  }
  return (
    <PickRow picked={picked.has(id)} onPick={toggle} className={classes(row.row, row.pick)}>
      <SpecimenThumb specimen={specimen} />
      <SpecimenWords specimen={specimen} />
    </PickRow>
  )
}

/** How many are chosen, and what can be done with them. */
export function Picking({ listing, deed, picked, onPicked, onEnd }: Choosing & { listing: SpecimenListing }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { action, title, warning, done, waits, run } = useBulkAction(deed)
  const [asks, setAsks] = useState(false)
  const loaded = (listing.records ?? []).map(({ id }) => id)
  const chosen = loaded.filter((id) => picked.has(id))
  const isAll = loaded.length > 0 && chosen.length === loaded.length
  async function confirm() {
    try {
      await run(chosen)
      toast(online ? done(chosen.length) : waits, { kind: 'ok' })
      onEnd()
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
    setAsks(false)
  }
  return (
    <div className={css.bar}>
      <p role="status" className={css.count}>
        <Plural value={chosen.length} one="已选 # 个" other="已选 # 个" />
      </p>
      <Button
        kind="soft"
        disabled={loaded.length === 0}
        onClick={() => onPicked(new Set(isAll ? [] : loaded))}
      >
        {isAll ? t`全不选` : t`全选`}
      </Button>
      <Button kind="danger" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
        {action}
      </Button>
      <Confirm
        open={asks}
        title={title}
        action={action}
        danger
        onConfirm={() => void confirm()}
        onClose={() => setAsks(false)}
      >
        {warning(chosen.length)}
      </Confirm>
    </div>
  )
}
