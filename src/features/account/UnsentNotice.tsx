import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { unsentOfOthers } from '../../queries/session/unsent.ts'
import css from './Form.module.css'

/** After a session ended: answers that were not sent are safe on this device. Nobody is signed in, so all accounts count. */
export default function UnsentNotice() {
  const count = useQuery({ queryKey: ['unsentOfOthers'], queryFn: unsentOfOthers, staleTime: 0 }).data ?? 0
  if (count === 0) return null
  return (
    <p className={css.lead}>
      <Plural
        value={count}
        one="# 条没有送达的内容存在本机，原来的账号登录后会发送。"
        other="# 条没有送达的内容存在本机，原来的账号登录后会发送。"
      />
    </p>
  )
}
