import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { JoinedRoom } from '../../contract/teaching/room.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { exitRoom } from '../../queries/teaching/teach.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Row } from '../../ui/Row.tsx'
import { Time } from '../../ui/Time.tsx'
import { toast } from '../../ui/toast.ts'
import { useTeacherNames } from './CourseRows.tsx'

/** Of a class, not of one's account. */
const leave = msg({ message: '退出', context: 'class' })

/** The classes that a student is in, each with the way out. */
export function JoinedRooms({ rooms }: { rooms: readonly JoinedRoom[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const teachersOf = useTeacherNames()
  const [leaving, setLeaving] = useState<JoinedRoom | null>(null)
  if (rooms.length === 0)
    return (
      <BlankPage
        art="empty"
        title={t`还没有加入班级`}
        text={t`向老师要班级码，加入后就能学习课件。`}
        action={<ButtonLink to="/ts/code">{t`输入班级码`}</ButtonLink>}
      />
    )
  return (
    <>
      <Card flush as="ul">
        {rooms.map((room) => (
          <li key={room.id}>
            <Row
              title={`${pick(room.courseName, room.courseNameEn)} · ${room.name}`}
              sub={
                <>
                  {teachersOf(room)}
                  {' · '}
                  {t`${room.members} 人`}
                  {' · '}
                  <Trans>
                    <Time at={room.joinedAt} /> 加入
                  </Trans>
                </>
              }
              trail={
                <Button kind="text" onClick={() => setLeaving(room)}>
                  {t(leave)}
                </Button>
              }
            />
          </li>
        ))}
      </Card>
      <ExitConfirm room={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

function ExitConfirm({ room, onClose }: { room: JoinedRoom | null; onClose: () => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const exit = useMutation({
    mutationFn: exitRoom,
    meta: { tellsItself: true },
    onSuccess: () => {
      toast(t`已退出班级`, { kind: 'ok' })
      onClose()
    },
    onError: (error) =>
      toast(isUnplugged(error) ? t`没有网络，退出班级需要联网。` : refusalOf(error) || t`请求失败，请重试`, {
        kind: 'bad',
      }),
  })
  const name = room ? `${pick(room.courseName, room.courseNameEn)} · ${room.name}` : ''
  return (
    <Confirm
      open={room !== null}
      title={t`退出班级？`}
      action={t(leave)}
      danger
      busy={exit.isPending}
      onConfirm={() => room && exit.mutate(room.id)}
      onClose={onClose}
    >
      {t`退出“${name}”后不能再看这门课的课件；学习进度会保留，用班级码可以重新加入。退出需要联网。`}
    </Confirm>
  )
}
