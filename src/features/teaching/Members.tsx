import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type RoomMember, roomRemove } from '../../contract/teaching/room.ts'
import { teach } from '../../queries/teaching/teach.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { Row } from '../../ui/Row.tsx'
import { Time } from '../../ui/Time.tsx'
import { useTeachMutation } from './useTeachMutation.ts'

export function Members({ roomId, members }: { roomId: number; members: readonly RoomMember[] }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [removing, setRemoving] = useState<RoomMember | null>(null)
  const remove = useTeachMutation({
    mutationFn: (accountId: number) => teach(roomRemove, { roomId, accountId }),
    onSuccess: () => setRemoving(null),
  })
  if (members.length === 0)
    return <BlankPage art="empty" title={t`还没有人加入`} text={t`把班级码或邀请链接发给同学。`} />
  const name = removing ? pick(removing.name, removing.nameEn) : ''
  return (
    <>
      <Card flush as="ul">
        {members.map((member) => (
          <li key={member.id}>
            <Row
              title={`${pick(member.name, member.nameEn)}　${member.loginName}`}
              sub={<MemberFacts member={member} />}
              trail={
                member.mayRemove && (
                  <Button kind="text" onClick={() => setRemoving(member)}>
                    {t`移出`}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </Card>
      <Confirm
        open={removing !== null}
        title={t`移出 ${name}？`}
        action={t`移出`}
        danger
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id)}
        onClose={() => setRemoving(null)}
      >
        {t`移出后该同学不能再看这门课的课件，用班级码可以重新加入。`}
      </Confirm>
    </>
  )
}

function MemberFacts({ member }: { member: RoomMember }) {
  const { t } = useLingui()
  const { opened, percent, lastSeenAt, unsent } = member
  return (
    <>
      {t`打开过 ${opened} 份课件，学完 ${percent}%`}
      {' · '}
      {lastSeenAt === null ? (
        t`暂无在线记录`
      ) : (
        <>
          {t`最近在线`} <Time at={lastSeenAt} />
        </>
      )}
      {unsent !== null && unsent > 0 && ` · ${t`${unsent} 条待发送`}`}
    </>
  )
}
