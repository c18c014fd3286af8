import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldAtFault } from '../../../queries/admin/admin.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import type { FormFault } from '../../../ui/fields/fieldFault.ts'
import { toast } from '../../../ui/toast.ts'

/**
 * A change by an administrator; why it was refused is a toast, in the service's own words.
 * @param told said once it is done; empty: nothing is said
 */
export function useAdminChange<A, R>(
  change: (given: A) => Promise<R>,
  told: string,
  onDone: (reply: R) => void = () => undefined,
) {
  return useChange(change, told, onDone, ({ text }) => toast(text, { kind: 'bad' }))
}

/** The same from a form, which shows the `fault` itself: `FormSheet`, or `useFormFault` with a place of one’s own. */
export function useAdminForm<A, R>(
  change: (given: A) => Promise<R>,
  told: string,
  onDone: (reply: R) => void = () => undefined,
) {
  const [fault, setFault] = useState<FormFault | null>(null)
  const { isBusy, run } = useChange(change, told, onDone, setFault)
  return {
    fault,
    isBusy,
    run: (given: A) => {
      setFault(null)
      run(given)
    },
  }
}

function useChange<A, R>(
  change: (given: A) => Promise<R>,
  told: string,
  onDone: (reply: R) => void,
  onFault: (fault: FormFault) => void,
) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    meta: { tellsItself: true },
    onSuccess: (reply: R) => {
      if (told) toast(told, { kind: 'ok' })
      onDone(reply)
    },
    onError: (error: Error) => {
      const text = isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`
      onFault({ text, field: fieldAtFault(error) })
    },
  })
  return { isBusy: isPending, run: mutate }
}
