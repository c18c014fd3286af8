/** `npm run admin`: makes a school's first administrator, `admin` where no name is given, with the password from standard input. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { type PasswordFault, passwordFaults } from '../../src/rules/people/password.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import { configFrom } from '../config.ts'
import { say } from '../http/texts.ts'
import { type Db, openMigrated } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { readSettings } from '../system/settings.ts'
import { hashPassword } from './password.ts'

/** Why there is no new administrator; the message is for whoever gave the command. */
export class AdministratorRefused extends Error {}

/** @param now ms UTC; @throws Refused */
export async function makeAdministrator(db: Db, name: string, password: string, now: number): Promise<void> {
  const loginName = name.trim().toLowerCase()
  if (!/^[^\s\p{C}]{1,50}$/u.test(loginName))
    throw new AdministratorRefused('The name must have 1 to 50 characters and no blanks.')
  const { passwordPolicy } = await readSettings(db.kysely)
  const { minLength, maxLength } = passwordPolicy
  const bounds: Partial<Record<PasswordFault, number>> = { tooShort: minLength, tooLong: maxLength }
  const faults = passwordFaults(password, passwordPolicy)
  if (faults.length > 0)
    throw new AdministratorRefused(faults.map((fault) => say('en', fault, bounds[fault] ?? '')).join('\n'))
  const made = await db.kysely
    .insertInto('account')
    .values({
      tenant,
      loginName,
      phone: null,
      email: '',
      passwordHash: await hashPassword(password),
      fullName: name.trim(),
      fullNameEn: '',
      image: '',
      roles: bitsOf(['SuperAdmin']),
      language: '',
      mustChangePassword: 0,
      disabled: 0,
      academyName: '',
      academyNameEn: '',
      classesName: '',
      classesNameEn: '',
      subjectName: '',
      subjectNameEn: '',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'loginName']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new AdministratorRefused(`There is an account “${loginName}” already.`)
}

/** One line; what is typed at a terminal is not shown. */
async function readPassword(): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, written) => written() })
  const { isTTY } = process.stdin
  if (isTTY) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: isTTY })
  lines.on('SIGINT', () => process.exit(130))
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (isTTY) process.stderr.write('\n')
  }
}

const defaultName = 'admin'

async function run(name: string): Promise<string> {
  const db = await openMigrated(configFrom(process.env, new URL('../..', import.meta.url)))
  try {
    await makeAdministrator(db, name, await readPassword(), Date.now())
  } finally {
    await db.close()
  }
  return `The administrator “${name.trim().toLowerCase()}” can sign in now.`
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv[2] || defaultName))
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure))
    process.exitCode = 1
  }
}
