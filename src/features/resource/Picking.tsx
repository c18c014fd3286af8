import { Plural, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Specimen } from '../../contract/specimens.ts'
import { onlineAtom } from '../../device/online.ts'
import { deleteSpecimens } from '../../queries/specimens.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { classes } from '../../ui/classes.ts'
import { toast } from '../../ui/toast.ts'
import css from './Picking.module.css'
import row from './SpecimenRow.module.css'
import { SpecimenWords } from './SpecimenRow.tsx'
import { SpecimenThumb } from './SpecimenThumb.tsx'
import type { Listing } from './useListing.ts'

interface PickProps {
  picked: ReadonlySet<number>
  onPicked: (picked: ReadonlySet<number>) => void
}

/** A specimen as something to choose. */
export function PickRow({ specimen, picked, onPicked }: PickProps & { specimen: Specimen }) {
  const { id } = specimen
  const toggle = (on: boolean) => {
    const next = new Set(picked)
    if (on) next.add(id)
    else next.delete(id)
    onPicked(next)
  }
  return (
    <label className={classes(row.row, row.pick)}>
      <input
        type="checkbox"
        className={row.box}
        checked={picked.has(id)}
        onChange={(event) => toggle(event.target.checked)}
      />
      <SpecimenThumb specimen={specimen} />
      <SpecimenWords specimen={specimen} />
    </label>
  )
}

/** How many are chosen, and what can be done with them. */
export function Picking({
  subjectId,
  listing,
  picked,
  onPicked,
}: PickProps & { subjectId: number; listing: Listing }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const [asks, setAsks] = useState(false)
  const loaded = (listing.records ?? []).map(({ id }) => id)
  const chosen = loaded.filter((id) => picked.has(id))
  const isAll = loaded.length > 0 && chosen.length === loaded.length
  async function remove() {
    try {
      await deleteSpecimens(subjectId, chosen)
      onPicked(new Set())
      toast(online ? t`已删除 ${chosen.length} 个标本` : t`已存到本机，联网后删除`, { kind: 'ok' })
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
        {isAll ? t`取消全选` : t`全选`}
      </Button>
      <Button kind="danger" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
        <Trash aria-hidden="true" />
        {t`删除`}
      </Button>
      <Confirm
        open={asks}
        title={t`删除选中的标本？`}
        action={t`删除`}
        danger
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      >
        <Plural
          value={chosen.length}
          one="将删除 # 个标本，学生不能再打开，也不能恢复。标本上的标注一并删除，包括学生自己画的。别人的标本不受影响。"
          other="将删除 # 个标本，学生不能再打开，也不能恢复。标本上的标注一并删除，包括学生自己画的。别人的标本不受影响。"
        />
      </Confirm>
    </div>
  )
}
