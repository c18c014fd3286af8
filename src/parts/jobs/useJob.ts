import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { JobEnded, type JobStep } from '../../queries/engine/followJob.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { useNames } from '../../ui/bilingual.ts'

/** Why a job of the service brought nothing, in words. */
function useJobFault(): (error: Error) => string {
  const { t } = useLingui()
  const { pick } = useNames()
  return (error) => {
    if (error instanceof JobEnded) {
      const { state, message, messageEn } = error.job
      return state === 'cancelled' ? t`已取消` : pick(message, messageEn)
    }
    return isUnplugged(error) ? t`没有网络，请联网后再试` : refusalOf(error) || t`请求失败，请重试`
  }
}

/** A job of the service that this page follows: how far it is, and why it brought nothing. */
export function useJob<Given, Result>(
  work: (given: Given, onProgress: (progress: JobStep) => void) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const faultOf = useJobFault()
  const [progress, setProgress] = useState<JobStep | null>(null)
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
