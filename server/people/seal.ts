/** Identity numbers rest encrypted (AES-256-GCM) under a key that is not in the database. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const form = 'v1'
/** The account is part of what is sealed: a text copied to another account does not open. */
const ownerOf = (accountId: number) => Buffer.from(`account ${accountId}`)

export function sealText(key: Buffer, accountId: number, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(ownerOf(accountId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [
    form,
    nonce.toString('base64'),
    cipher.getAuthTag().toString('base64'),
    sealed.toString('base64'),
  ].join(':')
}

/** @throws Error with another key, for another account, or when it was changed */
export function openSealed(key: Buffer, accountId: number, sealed: string): string {
  const [version, nonce = '', tag = '', text = ''] = sealed.split(':')
  if (version !== form) throw new Error('This is no sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'))
  decipher.setAAD(ownerOf(accountId)).setAuthTag(Buffer.from(tag, 'base64'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString('utf8')
}
