import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { type Preparation, type PreparedItem, prepareSave } from '../../../contract/teaching/prepare.ts'
import type { Room } from '../../../contract/teaching/room.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { inputOfMinute, minuteOfInput } from '../edit/days.ts'
import teaching from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { ItemPicker, type PickedItem } from './ItemPicker.tsx'
import css from './Prepare.module.css'

interface Props {
  /** null: closed; `new`: a new one */
  editing: Preparation | 'new' | null
  rooms: readonly Room[]
  courseId: number
  onClose: () => void
}

export function PreparationForm({ editing, rooms, courseId, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet
      open={editing !== null}
      onClose={onClose}
      title={editing === 'new' ? t`新的课前准备` : t`编辑课前准备`}
    >
      {editing !== null && (
        <Inside
          before={editing === 'new' ? undefined : editing}
          rooms={rooms}
          courseId={courseId}
          onSaved={onClose}
        />
      )}
    </Sheet>
  )
}

const choiceOf = ({ kind, id, name, nameEn }: PreparedItem): PickedItem => ({ kind, id, name, nameEn })

interface InsideProps {
  before: Preparation | undefined
  rooms: readonly Room[]
  courseId: number
  onSaved: () => void
}

/** A lab's preparation as it is being written: it needs a title and at least one item. */
function usePreparationForm({ before, rooms, onSaved }: InsideProps) {
  const { t } = useLingui()
  const [roomId, setRoomId] = useState(before?.roomId ?? rooms[0]?.id ?? 0)
  const [title, setTitle] = useState(before?.title ?? '')
  const [labAt, setLabAt] = useState(before?.labAt ?? null)
  const [note, setNote] = useState(before?.note ?? '')
  const [chosen, setChosen] = useState<PickedItem[]>(before?.items.map(choiceOf) ?? [])
  const [fault, setFault] = useState('')
  const save = useTeachMutation({
    mutationFn: () =>
      teach(prepareSave, {
        id: before?.id,
        roomId,
        title,
        labAt,
        note,
        items: chosen.map(({ kind, id }) => ({ kind, id })),
      }),
    onSuccess: () => {
      toast(before ? t`已保存` : t`已保存，并通知了全班`, { kind: 'ok' })
      onSaved()
    },
  })
  const submit = () => {
    if (title.trim() === '') return setFault('title')
    if (chosen.length === 0) return setFault('items')
    setFault('')
    save.mutate()
  }
  const isSame = (one: PickedItem, other: PickedItem) => one.kind === other.kind && one.id === other.id
  const remove = (choice: PickedItem) => setChosen(chosen.filter((one) => !isSame(one, choice)))
  const add = (choice: PickedItem) =>
    setChosen(chosen.some((one) => isSame(one, choice)) ? chosen : [...chosen, choice])
  return {
    roomId,
    setRoomId,
    title,
    setTitle,
    labAt,
    setLabAt,
    note,
    setNote,
    chosen,
    add,
    remove,
    fault,
    submit,
    isBusy: save.isPending,
  }
}

function Inside(props: InsideProps) {
  const { t } = useLingui()
  const { before, rooms, courseId } = props
  const form = usePreparationForm(props)
  const { chosen, fault } = form
  return (
    <div className={teaching.form}>
      <label className={teaching.field}>
        {t`班级`}
        <select
          className={teaching.select}
          value={form.roomId}
          disabled={before !== undefined}
          onChange={(event) => form.setRoomId(Number(event.target.value))}
        >
          {rooms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={t`实验名称`}
        maxLength={100}
        value={form.title}
        error={fault === 'title' && t`请输入实验名称`}
        onChange={(event) => form.setTitle(event.target.value)}
      />
      <TextField
        type="datetime-local"
        label={t`上课时间`}
        value={inputOfMinute(form.labAt)}
        onChange={(event) => form.setLabAt(minuteOfInput(event.target.value))}
      />
      <TextArea label={t`说明`} value={form.note} rows={2} onText={form.setNote} />
      <div className={css.card}>
        <p className={css.title}>{t`已选 ${chosen.length} 项`}</p>
        {fault === 'items' && <p role="alert">{t`请至少选择一项资料`}</p>}
        <ChosenItems chosen={chosen} onRemove={form.remove} />
        <ItemPicker courseId={courseId} onPick={form.add} />
      </div>
      <Button wide busy={form.isBusy} onClick={form.submit}>
        {before ? t`保存` : t`保存并通知全班`}
      </Button>
    </div>
  )
}

interface ChosenProps {
  chosen: readonly PickedItem[]
  onRemove: (choice: PickedItem) => void
}

/** Everything that was chosen; a tap takes it away again. */
function ChosenItems({ chosen, onRemove }: ChosenProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <div className={css.picked}>
      {chosen.map((choice) => {
        const name = pick(choice.name, choice.nameEn)
        return (
          <Chip
            key={`${choice.kind} ${choice.id}`}
            chosen
            icon={<X aria-hidden="true" />}
            aria-label={t`去掉 ${name}`}
            onClick={() => onRemove(choice)}
          >
            {name}
          </Chip>
        )
      })}
    </div>
  )
}
