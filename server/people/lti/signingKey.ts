/**
 * The key by which the service signs what it sends to learning platforms: RSA, which all of them take. It lies in
 * DATA_DIR/keys/lti and is made when it is first needed; `KEY_LTI` (base64 of the same text) comes first, for processes
 * that share no folder. The database remembers which one it is, as it does of the other keys: see keyPrints.ts.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calculateJwkThumbprint, exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import type { Service } from '../../context.ts'
import { type Executor, inTransaction } from '../../store/db.ts'
import { forgetKey, holdLaterKey, printOf, replaceKeyPrint } from '../../system/keyPrints.ts'

const keyBits = 2048
const signingAlgorithm = 'RS256'
const makeKeyPair = promisify(generateKeyPair)

const keyFile = (dataDir: string) => join(dataDir, 'keys', 'lti')

/** The key as text (PEM); null while none was needed. */
export function readKeyText(dataDir: string): string | null {
  const given = process.env.KEY_LTI
  if (given) return Buffer.from(given, 'base64').toString('utf8')
  try {
    return readFileSync(keyFile(dataDir), 'utf8')
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw failure
  }
}

/** Its name among the keys of a school. */
export const signingKeyName = 'lti' as const

/** The key itself, however its text is broken into lines. */
const bytesOf = (text: string): Buffer => createPrivateKey(text).export({ type: 'pkcs8', format: 'der' })

/** Names the key without telling it; undefined while none was needed. */
export function signingKeyPrint(dataDir: string): string | undefined {
  const text = readKeyText(dataDir)
  return text === null ? undefined : printOf(bytesOf(text))
}

/** @throws Error where the school signs with another key, or where its key is missing here */
export async function holdSigningKey(db: Executor, dataDir: string): Promise<void> {
  const text = readKeyText(dataDir)
  await holdLaterKey(db, signingKeyName, text === null ? null : bytesOf(text))
}

/**
 * After a backup was put back: platforms ask for the public key, so that the school goes on with whichever key is here.
 * @returns whether it is another one than the backup's
 */
export async function acceptSigningKey(db: Executor, dataDir: string): Promise<boolean> {
  try {
    await holdSigningKey(db, dataDir)
    return false
  } catch {
    await forgetKey(db, signingKeyName)
    return true
  }
}

/** Puts a school's key back; another one that is there is kept aside. */
export function restoreKeyText(dataDir: string, text: string): void {
  const path = keyFile(dataDir)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  if (before === text) return
  if (before !== null) renameSync(path, `${path}.before-restore`)
  writeFileSync(path, text, { mode: 0o600 })
}

async function makeKeyFile(dataDir: string, path = keyFile(dataDir)): Promise<void> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: keyBits })
  const half = `${path}.${process.pid}`
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  writeFileSync(half, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  try {
    // A link shows the file whole or not at all, and leaves the key of another process that was faster.
    linkSync(half, path)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
  } finally {
    rmSync(half, { force: true })
  }
}

type Serving = Pick<Service, 'config' | 'db'>

/** @throws Error where a key would have to be made although the school has one, which is not here */
async function loadSigningKey({ config: { dataDir }, db }: Serving): Promise<KeyObject> {
  if (readKeyText(dataDir) === null) {
    await holdSigningKey(db.kysely, dataDir)
    await makeKeyFile(dataDir)
    await holdSigningKey(db.kysely, dataDir).catch((failure: unknown) => {
      // Another process, with a folder of its own, was faster: platforms know its key.
      rmSync(keyFile(dataDir), { force: true })
      throw failure
    })
  }
  return createPrivateKey(readKeyText(dataDir) ?? '')
}

async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = await exportJWK(createPublicKey(key))
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: signingAlgorithm, use: 'sig' }
}

/** How long (ms) platforms are shown the public key before a new one: what was signed with it is on its way. */
const keyBeforeMs = 86_400_000

/** The key before the one that holds, while platforms may still need it. */
function loadKeyBefore(dataDir: string): KeyObject | null {
  const path = keyFile(dataDir)
  try {
    const isRecent = Date.now() - statSync(path).mtimeMs < keyBeforeMs
    return isRecent ? createPrivateKey(readFileSync(`${path}.before`, 'utf8')) : null
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw failure
  }
}

/** The JWKS that platforms read. */
export async function readPublicKeys(serving: Serving): Promise<{ keys: JWK[] }> {
  const keys = [await loadSigningKey(serving), loadKeyBefore(serving.config.dataDir)].filter(
    (key) => key !== null,
  )
  return { keys: await Promise.all(keys.map(publicKeyOf)) }
}

/**
 * Every process reads the key when it signs, so that none has to start anew. The new key lies beside the old one until the
 * database knows it: a run that was cut short is finished by the next one.
 */
export async function rotateSigningKey(db: Executor, dataDir: string): Promise<void> {
  const path = keyFile(dataDir)
  const nextPath = `${path}.next`
  if (!existsSync(nextPath)) await makeKeyFile(dataDir, nextPath)
  const next = bytesOf(readFileSync(nextPath, 'utf8'))
  await inTransaction(db, (within) => replaceKeyPrint(within, signingKeyName, next))
  if (existsSync(path)) renameSync(path, `${path}.before`)
  renameSync(nextPath, path)
}

/** @param nowMs time at which it begins to hold @param seconds for how long it holds */
export async function signForPlatform(
  serving: Serving,
  claims: JWTPayload,
  nowMs: number,
  seconds: number,
): Promise<string> {
  const key = await loadSigningKey(serving)
  const { kid } = await publicKeyOf(key)
  const now = Math.floor(nowMs / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key)
}
