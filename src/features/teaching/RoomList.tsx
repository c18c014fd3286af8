import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Room, roomClose, roomRenew, roomSave } from '../../contract/teaching/room.ts'
import { teach } from '../../queries/teaching/teach.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { RowButton } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { RoomCode } from './RoomCodes.tsx'
import css from './Teaching.module.css'
import { useTeachMutation } from './useTeachMutation.ts'

interface Props {
  rooms: readonly Room[]
  /** where new classes may be made */
  courseId: number | undefined
  known: boolean
  /** the list neither came nor stands on this device */
  isFailed: boolean
}

/** A teacher's classes: made, shown with their codes, closed. */
export function RoomList({ rooms, courseId, known, isFailed }: Props) {
  const { t } = useLingui()
  const [openId, setOpenId] = useState<number | null>(null)
  const [isMaking, setMaking] = useState(false)
  const opened = rooms.find(({ id }) => id === openId)
  return (
    <Section
      title={t`我教的班级`}
      action={
        courseId !== undefined && (
          <Button kind="text" onClick={() => setMaking(true)}>
            {t`新建班级`}
          </Button>
        )
      }
    >
      {isFailed && <NotLoaded />}
      {known && rooms.length === 0 && <p className={css.quiet}>{t`还没有班级。`}</p>}
      {rooms.length > 0 && (
        <Card flush as="ul">
          {rooms.map(({ id, name, code, open, members, capacity }) => (
            <li key={id}>
              <RowButton
                chevron
                title={name}
                sub={t`${members} / ${capacity} 人`}
                trail={open ? <strong className="num">{code}</strong> : <Tag>{t`已关闭`}</Tag>}
                onClick={() => setOpenId(id)}
              />
            </li>
          ))}
        </Card>
      )}
      <Sheet open={opened !== undefined} onClose={() => setOpenId(null)} title={opened?.name ?? ''}>
        {opened && <RoomActs room={opened} />}
      </Sheet>
      {courseId !== undefined && (
        <NewRoom
          courseId={courseId}
          open={isMaking}
          onClose={(made) => {
            setMaking(false)
            if (made) setOpenId(made.id)
          }}
        />
      )}
    </Section>
  )
}

function RoomActs({ room }: { room: Room }) {
  const { t } = useLingui()
  const [isRenewing, setRenewing] = useState(false)
  const close = useTeachMutation({
    mutationFn: (open: boolean) => teach(roomClose, { id: room.id, open }),
  })
  const renew = useTeachMutation({
    mutationFn: () => teach(roomRenew, { id: room.id }),
    onSuccess: () => setRenewing(false),
  })
  return (
    <div className={css.form}>
      {room.open ? <RoomCode room={room} /> : <p>{t`班级已关闭：班级码无效，成员仍可学习。`}</p>}
      <ButtonLink to="/ts/members" search={{ room: room.id }} kind="soft" wide>
        {t`成员（${room.members}）`}
      </ButtonLink>
      {room.open && room.mayEdit && (
        <Button kind="plain" wide onClick={() => setRenewing(true)}>
          {t`换一个班级码`}
        </Button>
      )}
      {room.mayEdit && (
        <Button kind="plain" wide busy={close.isPending} onClick={() => close.mutate(!room.open)}>
          {room.open ? t`关闭班级` : t`重新开放`}
        </Button>
      )}
      <Confirm
        open={isRenewing}
        title={t`换一个班级码？`}
        action={t`更换`}
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
        onClose={() => setRenewing(false)}
      >
        {t`原来的班级码和二维码会立即失效，已加入的同学不受影响。`}
      </Confirm>
    </div>
  )
}

function NewRoom({
  courseId,
  open,
  onClose,
}: {
  courseId: number
  open: boolean
  onClose: (made?: Room) => void
}) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [capacity, setCapacity] = useState('60')
  const [fault, setFault] = useState('')
  const save = useTeachMutation({
    mutationFn: () => teach(roomSave, { courseId, name, capacity: Number(capacity) }),
    onSuccess: (room) => {
      setName('')
      onClose(room)
    },
  })
  const submit = () => {
    if (name.trim() === '') return setFault('name')
    if (!/^\d+$/.test(capacity) || Number(capacity) < 1 || Number(capacity) > 5000)
      return setFault('capacity')
    setFault('')
    save.mutate()
  }
  return (
    <Sheet
      open={open}
      onClose={() => onClose()}
      title={t`新建班级`}
      footer={
        <Button wide busy={save.isPending} onClick={submit}>
          {t`保存`}
        </Button>
      }
    >
      <div className={css.form}>
        <TextField
          label={t`班级名称`}
          maxLength={100}
          value={name}
          error={fault === 'name' && t`请输入班级名称`}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t`人数上限`}
          inputMode="numeric"
          value={capacity}
          error={fault === 'capacity' && t`人数上限须在 1 到 5000 之间`}
          onChange={(event) => setCapacity(event.target.value)}
        />
      </div>
    </Sheet>
  )
}
