import { useLingui } from '@lingui/react/macro'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { toast } from '../../ui/toast.ts'

/** Says why a teacher’s change was not made: these need the service at once. Used with `meta.tellsItself`. */
export function useTeachFailure(): (error: Error) => void {
  const { t } = useLingui()
  return (error) =>
    toast(isUnplugged(error) ? t`没有网络，没有保存。` : refusalOf(error) || t`请求失败，请重试`, {
      kind: 'bad',
    })
}
