import type * as credentials from '../../src/contract/credentials.ts'
import { isEmail, isPhone } from '../../src/rules/fields.ts'
import { codeLifeMs, codeWaitSeconds } from '../../src/rules/limits.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { say } from '../http/texts.ts'
import type { Permissions } from '../permissions.ts'
import { type Account, tenant } from '../store/schema.ts'
import { beginClosing, endClosing, readClosing } from './closing.ts'
import { bindContact, followContactLink, newContactLink, sendingAfter } from './contacts.ts'
import { linkTo, postMail } from './mail.ts'
import { setPassword } from './newPassword.ts'
import { ownAccount } from './ownAccount.ts'
import { isPassword } from './password.ts'
import { queueMessage } from './senders/outgoing.ts'
import { holdsCode, makeCode, postCode, takeCode } from './sms.ts'
import { type Counter, countTry, forgiveTry } from './throttle.ts'
import { newTicket } from './ticket.ts'

const dayMs = 86_400_000

/** Wrong guesses of somebody who holds the person's session. */
function ownGuesses({ service, caller }: Context): Counter[] {
  const { perAccount, windowMs } = service.config.limits
  return [{ kind: 'ownPassword', subject: String(caller.accountId), most: perAccount, windowMs }]
}

/** @throws Failure 429 when too many codes went to this phone or address, or were asked for from this machine */
async function countCode(context: Context, to: string): Promise<void> {
  const { codesPerPhone, codesPerAddress } = context.service.config.limits
  const counted = { windowMs: dayMs, text: 'tooManyCodes' } as const
  await countTry(context, [
    { kind: 'codePhone', subject: to, most: codesPerPhone, ...counted },
    { kind: 'codeAddress', subject: context.address, most: codesPerAddress, ...counted },
  ])
}

function emailOf(context: Context, given: string): string {
  if (!context.service.config.mail) throw refuse('mailOff')
  if (!isEmail(given)) throw badParameter('email')
  return given.toLowerCase()
}

/** @throws Failure when nobody is signed in, or the person has no address that was proved */
async function ownProvedEmail(context: Context): Promise<string> {
  if (context.caller.accountId === 0) throw badParameter('email')
  const { email, emailConfirmedAt } = await ownAccount(context)
  if (emailConfirmedAt === null) throw refuse('emailNotRegistered')
  return email
}

/** A code for an address is bound to the account that asked for it. */
const codeOwner = ({ caller }: Context, email: string) => `${caller.accountId} ${email}`

async function tellOfPassword(context: Context, { id, email, emailConfirmedAt }: Account): Promise<void> {
  const { config, senders } = context.service
  if (emailConfirmedAt === null || !config.mail) return
  const subject = say(context.lang, 'passwordChangedSubject')
  const text = say(context.lang, 'passwordChanged')
  await queueMessage(context, id, { channel: 'mail', to: email, purpose: 'changed', subject, text })
  senders.wake()
}

function phoneOfOwn({ phone }: Account): string {
  if (phone === null) throw refuse('phoneMissing')
  return phone
}

export const permissions: Permissions<typeof credentials> = {
  changePassword: 'account.self',
  changePasswordByCode: 'account.self',
  changePhone: 'account.self',
  checkEmail: 'account.self',
  confirmContact: 'public',
  emailService: 'account.self',
  ownEmail: 'account.self',
  sendEmailCode: 'account.self',
  sendOwnCode: 'account.self',
  sendResetMail: 'public',
  accountClosing: 'account.self',
  closeAccount: 'account.self',
  keepAccount: 'account.self',
}

export const handlers: Handlers<typeof credentials> = {
  async changePassword({ oldPassword, newPassword }, context) {
    const tries = ownGuesses(context)
    await countTry(context, tries)
    const account = await ownAccount(context)
    if (!(await isPassword(oldPassword, account.passwordHash)))
      throw refuse('wrongOldPassword', [], { field: 'oldPassword' })
    await forgiveTry(context, tries)
    const right = { accountId: async () => account.id, useUp: async () => undefined }
    await setPassword(context, newPassword, right, context.caller.tokenHash)
    await tellOfPassword(context, account)
    return null
  },

  async sendOwnCode({ purpose }, context) {
    if (!context.service.config.sms) throw refuse('smsOff')
    const phone = phoneOfOwn(await ownAccount(context))
    const code = await makeCode(context, phone, purpose)
    await countCode(context, phone)
    postCode(context, phone, purpose, code)
    return codeWaitSeconds
  },

  async changePasswordByCode({ code, newPassword }, context) {
    const tries = ownGuesses(context)
    await countTry(context, tries)
    const account = await ownAccount(context)
    const phone = phoneOfOwn(account)
    const right = {
      async accountId(within: Context) {
        if (!(await holdsCode(within, phone, 'password', code))) throw refuse('wrongCode')
        await forgiveTry(within, tries)
        return account.id
      },
      async useUp(within: Context) {
        if (!(await takeCode(within, phone, 'password', code))) throw refuse('wrongCode')
      },
    }
    await setPassword(context, newPassword, right, context.caller.tokenHash)
    await tellOfPassword(context, account)
    return null
  },

  async changePhone({ phoneNum, code }, context) {
    if (!isPhone(phoneNum)) throw badParameter('phoneNum')
    const tries = ownGuesses(context)
    await countTry(context, tries)
    if (!(await takeCode(context, phoneNum, 'phone', code))) throw refuse('wrongCode')
    await forgiveTry(context, tries)
    const contact = { kind: 'phone', value: phoneNum } as const
    await sendingAfter(context, (within) => bindContact(within, context.caller.accountId, contact))
    return null
  },

  async ownEmail(_, context) {
    const { email, emailConfirmedAt } = await ownAccount(context)
    return { email, isEmailConfirmed: emailConfirmedAt !== null }
  },

  emailService: async (_, { service }) => service.config.mail,

  async sendEmailCode({ email }, context) {
    const to = emailOf(context, email)
    const code = await makeCode(context, codeOwner(context, to), 'email')
    await countCode(context, to)
    const life = { undoes: 0, lifeMs: codeLifeMs } as const
    const link = await newContactLink(context, context.caller.accountId, { kind: 'email', value: to }, life)
    const text = say(context.lang, 'mailCode', code, link)
    postMail(context, {
      to,
      purpose: 'email',
      subject: say(context.lang, 'mailCodeSubject'),
      text,
      code,
      link,
    })
    return codeWaitSeconds
  },

  async checkEmail({ email, code }, context) {
    const value = emailOf(context, email)
    const tries = ownGuesses(context)
    await countTry(context, tries)
    if (!(await takeCode(context, codeOwner(context, value), 'email', code))) throw refuse('wrongCode')
    await forgiveTry(context, tries)
    await sendingAfter(context, (within) =>
      bindContact(within, context.caller.accountId, { kind: 'email', value }),
    )
    return null
  },

  async confirmContact({ token }, context) {
    await followContactLink(context, token)
    return null
  },

  async sendResetMail({ email }, context) {
    const to = emailOf(context, email ?? (await ownProvedEmail(context)))
    await countCode(context, to)
    // Only an address that somebody proved: a list may hold a stranger's.
    const found = await context.db
      .selectFrom('account')
      .select('id')
      .where('tenant', '=', tenant)
      .where('email', '=', to)
      .where('emailConfirmedAt', 'is not', null)
      .where('disabled', '=', 0)
      .executeTakeFirst()
    if (!found) return null
    const link = linkTo(context, `/account/reset#${await newTicket(context, found.id, 'mail')}`)
    const subject = say(context.lang, 'mailResetSubject')
    postMail(context, { to, purpose: 'reset', subject, text: say(context.lang, 'mailReset', link), link })
    return null
  },

  accountClosing: (_, context) => readClosing(context, context.caller.accountId),

  async closeAccount({ password }, context) {
    const tries = ownGuesses(context)
    await countTry(context, tries)
    const account = await ownAccount(context)
    if (!(await isPassword(password, account.passwordHash)))
      throw refuse('wrongOldPassword', [], { field: 'password' })
    await forgiveTry(context, tries)
    await sendingAfter(context, (within) => beginClosing(within, account.id, ''))
    return null
  },

  async keepAccount(_, context) {
    await transaction(context, (within) => endClosing(within, context.caller.accountId))
    return null
  },
}
