import { t } from '@lingui/core/macro'
import { toast } from '../../ui/toast.ts'

/**
 * Waits until something is stored on the device, and says so when it was not.
 * @returns whether it was
 */
export async function isStored(storing: Promise<unknown>): Promise<boolean> {
  try {
    await storing
    return true
  } catch (error) {
    console.error(error)
    toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    return false
  }
}
