import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAccount } from '../../../queries/people/ownAccount.ts'
import { isServiceFault, isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { toast } from '../../../ui/toast.ts'

/**
 * A change of the account that needs the service. `fault` says why it was refused, in the service's own words.
 * @param told said once it is done
 */
export function useAccountChange<A>(
  change: (given: A) => Promise<unknown>,
  told: string,
  onDone: () => void,
) {
  const { t } = useLingui()
  const [fault, setFault] = useState('')
  const unavailable = t`服务不可用，提交失败，请稍后再试`
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    meta: { failureText: unavailable },
    onSuccess: async () => {
      toast(told, { kind: 'ok' })
      onDone()
      await refreshAccount()
    },
    onError: (error: Error) => {
      if (isServiceFault(error)) return setFault(unavailable)
      setFault(isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || t`请求失败，请重试`)
    },
  })
  return {
    fault,
    setFault,
    isBusy: isPending,
    run: (given: A) => {
      setFault('')
      mutate(given)
    },
  }
}
