/** Photos for exams rest encrypted (AES-256-GCM) under a key that is not in the data folder's files. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const form = Buffer.from('VSF1')
const nonceBytes = 12
const tagBytes = 16

/** The file is part of what is sealed: bytes copied to another file do not open. */
const nameOf = (fileId: number) => Buffer.from(`file ${fileId}`)

/** Writes the sealed form of a file beside it. @returns the path of the sealed one */
export async function sealFile(path: string, key: Buffer, fileId: number): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(nameOf(fileId))
  const sealed = Buffer.concat([cipher.update(await readFile(path)), cipher.final()])
  const sealedPath = `${path}.sealed`
  await writeFile(sealedPath, Buffer.concat([form, nonce, cipher.getAuthTag(), sealed]), { mode: 0o600 })
  return sealedPath
}

/** Opens what `sealFile` wrote; a file from before it was sealed is handed back as it is. @throws with another key */
export function openSealedFile(bytes: Buffer, key: Buffer, fileId: number): Buffer {
  if (!bytes.subarray(0, form.length).equals(form)) return bytes
  const nonceEnd = form.length + nonceBytes
  const tagEnd = nonceEnd + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(form.length, nonceEnd))
  decipher.setAAD(nameOf(fileId)).setAuthTag(bytes.subarray(nonceEnd, tagEnd))
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()])
}
