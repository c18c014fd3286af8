/** Keys that may be known to others are replaced: what was sealed opens with the new ones alone. */
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { rotateKey } from '../../server/care/rotateKeys.ts'
import { openSealed } from '../../server/people/seal.ts'
import { loadKeys } from '../../server/store/keys.ts'
import { accountImage, fileUpload } from '../../src/contract/files.ts'
import { launchPath } from '../../src/contract/launch.ts'
import { changeIdCard, studentBaseInfo } from '../../src/contract/users.ts'
import { some } from '../tools/rounds.ts'
import { databases, type Place } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const idCardNo = '11010519491231002X'

/** A person with an identity number and a photo for exams. */
async function addSecrets(service: Running) {
  const { accounts } = await seed(service.service.db)
  const token = await service.signIn('student')
  expect((await service.ask(changeIdCard, { idCardNo }, { token })).code).toBe(0)
  const picture = sharp({ create: { width: 90, height: 120, channels: 3, background: 'gray' } })
  const photo = await picture.png().toBuffer()
  const body = new FormData()
  body.set('useTo', 'examPhoto')
  body.set('file', new File([new Uint8Array(photo)], 'me.png'))
  const headers = { authorization: `Bearer ${token}` }
  const uploaded = await service.raw(fileUpload.path, { method: 'POST', headers, body })
  const { id } = (await uploaded.json()).data
  await service.ask(accountImage, { image: id, kind: 'examPhoto' }, { token })
  return { token, photo, accountId: accounts.student }
}

const sealedNumber = async ({ service: { db } }: Running, accountId: number): Promise<string> => {
  const [row] = await db.rows<{ idCardSealed: string }>(
    'select "idCardSealed" from "account" where "id" = ?',
    [accountId],
  )
  return row?.idCardSealed ?? ''
}

const keyIds = async (service: Running): Promise<string[]> => {
  const { keys } = (await (await service.raw(launchPath('keys'))).json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

describe.each(some(1, places))('rotation of keys on $name', (place) => {
  test('SEC sealed numbers and photos open only with the new key after a rotation', async () => {
    const where = await place.fresh()
    onTestFinished(() => where.dispose())
    const again = async () => ({ ...where, dispose: async () => undefined })
    const fixed: Place = { name: place.name, fresh: again, migrated: again }
    const before = await start(fixed)
    const { config } = before.service
    const { token, photo, accountId } = await addSecrets(before)
    const [firstKey] = await keyIds(before)
    await rotateKey(config, 'lti')
    const both = await keyIds(before)
    expect(both).toEqual([expect.not.stringMatching(firstKey ?? ''), firstKey])
    await expect(rotateKey(config, 'identity')).rejects.toThrow(/is running/)
    await before.stop()

    const old = loadKeys(config.dataDir)
    expect(await rotateKey(config, 'identity')).toContain('2 entries')
    await rotateKey(config, 'beacon')
    const keys = loadKeys(config.dataDir)
    expect(keys.beacon.equals(old.beacon)).toBe(false)
    expect(readFileSync(`${config.dataDir}/keys/identity.before`).equals(old.identity)).toBe(true)

    const after = await start(fixed)
    onTestFinished(() => after.stop())
    const sealed = await sealedNumber(after, accountId)
    expect(openSealed(keys.identity, accountId, sealed)).toBe(idCardNo)
    expect(() => openSealed(old.identity, accountId, sealed)).toThrow()
    const { examImage } = (await after.ask(studentBaseInfo, {}, { token })).data
    const shown = await after.raw(examImage, { headers: { authorization: `Bearer ${token}` } })
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true)
  })

  test('SEC the service starts only with its own signing key for learning platforms', async () => {
    const where = await place.fresh()
    onTestFinished(() => where.dispose())
    const again = async () => ({ ...where, dispose: async () => undefined })
    const fixed: Place = { name: place.name, fresh: again, migrated: again }
    const path = join(where.dataDir, 'keys', 'lti')
    const first = await start(fixed)
    const [ownId] = await keyIds(first)
    await first.stop()
    const own = readFileSync(path)

    rmSync(path)
    await expect(start(fixed)).rejects.toThrow(/written with other keys \(lti\)/)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    await expect(start(fixed)).rejects.toThrow(/written with other keys \(lti\)/)

    // the same key in lines of another kind
    writeFileSync(path, String(own).replaceAll('\n', '\r\n'))
    const back = await start(fixed)
    expect(await keyIds(back)).toEqual([ownId])
    // a key that is lost while the service runs is not replaced by a new one that no platform knows
    rmSync(path)
    expect((await back.raw(launchPath('keys'))).status).toBe(500)
    expect(existsSync(path)).toBe(false)
    writeFileSync(path, own)
    await back.stop()
    // a rotation that was cut short is finished by the next one
    writeFileSync(`${path}.next`, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    await rotateKey(first.service.config, 'lti')
    const after = await start(fixed)
    onTestFinished(() => after.stop())
    const [newId, before] = await keyIds(after)
    expect(before).toBe(ownId)
    expect(newId).not.toBe(ownId)
    expect(readFileSync(path, 'utf8')).toBe(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  })
})
