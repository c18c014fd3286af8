/** Who signed in on this device. */
import { inDevice } from './db.ts'
import type { DeviceAccount } from './stored.ts'

const blank = (id: number): DeviceAccount => ({
  id,
  fullName: '',
  roles: [],
  userType: 'Student',
  shared: false,
  remember: false,
  signedOut: false,
  expireInSeconds: 0,
  renewedAt: 0,
})

export const accounts = (): Promise<DeviceAccount[]> => inDevice((db) => db.getAll('accounts'))

export const account = (id: number): Promise<DeviceAccount | undefined> =>
  inDevice((db) => db.get('accounts', id))

export function changeAccount(id: number, change: Partial<Omit<DeviceAccount, 'id'>>): Promise<void> {
  return inDevice(async (db) => {
    const tx = db.transaction('accounts', 'readwrite')
    const known = (await tx.store.get(id)) ?? blank(id)
    await Promise.all([tx.store.put({ ...known, ...change }), tx.done])
  })
}

/**
 * After a sign-out only the id is left, and nothing where the person's own database went too.
 * @param isDatabaseLeft it holds work that waits for its author
 */
export function forgetAccount(id: number, isDatabaseLeft: boolean): Promise<void> {
  return inDevice(async (db) => {
    if (isDatabaseLeft) await db.put('accounts', { ...blank(id), signedOut: true })
    else await db.delete('accounts', id)
  })
}

/** Tokens whose end the service has not heard of yet. */
export const revocations = (): Promise<string[]> => inDevice((db) => db.getAllKeys('revocations'))

export const addRevocation = (token: string, at: number) =>
  inDevice(async (db) => {
    await db.put('revocations', { token, at })
  })

export const dropRevocation = (token: string) => inDevice((db) => db.delete('revocations', token))
