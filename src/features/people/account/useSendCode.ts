import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { toast } from '../../../ui/toast.ts'

/** Has a code sent and counts the seconds until the next one. @param send answers those seconds */
export function useSendCode(send: () => Promise<number>) {
  const { t } = useLingui()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (seconds) => {
      setLeft(seconds)
      toast(t`验证码已发出`, { kind: 'ok' })
    },
    onError: (error: Error) =>
      toast(isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`, {
        kind: 'bad',
      }),
  })
  return { left, isSending: isPending, send: () => mutate() }
}
