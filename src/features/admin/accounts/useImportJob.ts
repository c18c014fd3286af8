import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportProgressState } from '../../../queries/admin/importAccounts.ts'
import { JobEnded } from '../../../queries/engine/followJob.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { useNames } from '../../../ui/bilingual.ts'

/** Why a job of the service brought nothing, in words. */
function useJobFault(): (error: Error) => string {
  const { t } = useLingui()
  const { pick } = useNames()
  return (error) => {
    if (error instanceof JobEnded) {
      const { state, message, messageEn } = error.job
      return state === 'cancelled' ? t`已取消` : pick(message, messageEn)
    }
    return isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`
  }
}

/** A job of the service that this page follows: how far it is, and why it brought nothing. */
export function useImportJob<Given, Result>(
  work: (given: Given, onProgress: (progress: ImportProgressState) => void) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const faultOf = useJobFault()
  const [progress, setProgress] = useState<ImportProgressState | null>(null)
  const [fault, setFault] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (given: Given) => work(given, setProgress),
    meta: { tellsItself: true },
    onSuccess: (result) => {
      setProgress(null)
      onDone(result)
    },
    onError: (error) => {
      setProgress(null)
      setFault(faultOf(error))
    },
  })
  const begin = (given: Given) => {
    setFault('')
    mutate(given)
  }
  return { progress, fault, isBusy: isPending, begin, clearFault: () => setFault('') }
}

/** The browser asks before the page is closed while it alone has, or is about to get, the first passwords. */
export function useWarningBeforeUnload(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
