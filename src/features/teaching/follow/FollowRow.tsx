import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Radio from 'lucide-react/icons/radio'
import { followStateQuery } from '../../../queries/teaching/follow.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { RowLink } from '../../../ui/Row.tsx'
import { Tag } from '../../../ui/Tag.tsx'

const askAgainMs = 15_000

/** The way to the lesson that one's class follows; says whether one goes on. */
export function FollowRow({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const state = useQuery({ ...followStateQuery(roomId), refetchInterval: askAgainMs, staleTime: 0 }).data
  const name = state ? pick(state.by.name, state.by.nameEn) : ''
  const isLive = state?.live === true && state.leaseLeftMs > 0
  return (
    <RowLink
      to="/ts/follow"
      search={{ room: roomId }}
      lead={<Radio aria-hidden="true" />}
      title={t`跟随老师`}
      sub={isLive ? t`${name} 正在演示` : t`老师演示时，画面会同步到这里`}
      trail={isLive && <Tag tone="ok">{t`演示中`}</Tag>}
    />
  )
}
