import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { toast } from '../../../ui/toast.ts'

/**
 * A change by an administrator. `fault` says why it was refused, in the service's own words.
 * @param told said once it is done; empty: nothing is said
 */
export function useAdminChange<A, R>(
  change: (given: A) => Promise<R>,
  told: string,
  onDone: (reply: R) => void = () => undefined,
) {
  const { t } = useLingui()
  const [fault, setFault] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: (reply: R) => {
      if (told) toast(told, { kind: 'ok' })
      onDone(reply)
    },
    onError: (error: Error) => {
      const why = isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`
      setFault(why)
      toast(why, { kind: 'bad' })
    },
  })
  return {
    fault,
    isBusy: isPending,
    run: (given: A) => {
      setFault('')
      mutate(given)
    },
  }
}
