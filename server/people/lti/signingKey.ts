/**
 * The key by which the service signs what it sends to learning platforms: RSA, which all of them take. It lies in
 * DATA_DIR/keys/lti and is made when it is first needed; `KEY_LTI` (base64 of the same text) comes first, for processes
 * that share no folder.
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
import type { Config } from '../../config.ts'

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

/** Puts a school's key back; another one that is there is kept aside. */
export function restoreKeyText(dataDir: string, text: string): void {
  const path = keyFile(dataDir)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null
  if (before === text) return
  if (before !== null) renameSync(path, `${path}.before-restore`)
  writeFileSync(path, text, { mode: 0o600 })
}

async function makeKeyFile(dataDir: string): Promise<void> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: keyBits })
  const path = keyFile(dataDir)
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

async function loadSigningKey({ dataDir }: Pick<Config, 'dataDir'>): Promise<KeyObject> {
  if (readKeyText(dataDir) === null) await makeKeyFile(dataDir)
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
export async function readPublicKeys(config: Pick<Config, 'dataDir'>): Promise<{ keys: JWK[] }> {
  const keys = [await loadSigningKey(config), loadKeyBefore(config.dataDir)].filter((key) => key !== null)
  return { keys: await Promise.all(keys.map(publicKeyOf)) }
}

/** Every process reads the key when it signs, so that none has to start anew. */
export async function rotateSigningKey(dataDir: string): Promise<void> {
  const path = keyFile(dataDir)
  if (existsSync(path)) renameSync(path, `${path}.before`)
  await makeKeyFile(dataDir)
}

/** @param nowMs time at which it begins to hold @param seconds for how long it holds */
export async function signForPlatform(
  config: Pick<Config, 'dataDir'>,
  claims: JWTPayload,
  nowMs: number,
  seconds: number,
): Promise<string> {
  const key = await loadSigningKey(config)
  const { kid } = await publicKeyOf(key)
  const now = Math.floor(nowMs / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key)
}
