/** How a person signs in and is reached: password, phone, email. */
import { get, oneOf, optional, post, secret, word } from './endpoint.ts'

export interface BoundEmail {
  email: string
  isEmailConfirmed: boolean
}

/** The caller's other sessions end, this one stays. */
export const changePassword = post('/dh-usercenter/user/password', {
  oldPassword: secret,
  newPassword: secret,
}).replies<null>()
/** The same by a code to the caller's own phone. */
export const changePasswordByCode = post('/dh-usercenter/user/sms/password', {
  code: word,
  newPassword: secret,
}).replies<null>()
/** A call of ours: a code to the caller's own phone; answers the seconds until the next one. */
export const sendOwnCode = post('/dh-usercenter/user/sms/code', {
  purpose: oneOf(['password']),
}).replies<number>()
/** The code is of the purpose `phone` and was sent to the new number. */
export const changePhone = post('/dh-usercenter/user/sms/phone', {
  phoneNum: word,
  code: word,
}).replies<null>()

export const ownEmail = get('/dh-usercenter/user/email', {}).replies<BoundEmail>()
/** Whether the school sends mail. */
export const emailService = get('/dh-usercenter/system/emailService', {}).replies<boolean>()
/** Sends a code and a link to the new address; answers the seconds until the next one. */
export const sendEmailCode = post('/dh-usercenter/user/email/code', { email: word }).replies<number>()
/** The code binds the address. */
export const checkEmail = post('/dh-usercenter/user/email/check', { email: word, code: word }).replies<null>()
/** The link of a mail or message: it binds the new address, or takes a change back. */
export const confirmContact = post(
  '/dh-usercenter/user/email/confirm',
  { token: secret },
  { open: true },
).replies<null>()
/**
 * Sends a link that sets a new password, if the address is somebody's; the answer is always the same. Whoever is signed
 * in leaves the address out: the link goes to the proved one, and the person hears where there is none.
 */
export const sendResetMail = post(
  '/dh-usercenter/login/anon/email/reset',
  { email: optional(word) },
  { open: true },
).replies<null>()

/** What becomes of an account that is closed: numbers of things. */
export interface AccountClosing {
  /** When it closes (ms UTC); null: nobody asked for it. */
  closesAt: number | null
  /** deleted */
  answers: number
  marks: number
  notes: number
  messages: number
  /** kept under the student number */
  attempts: number
  submissions: number
}

/** Calls of ours: closing one's own account, and taking that back within seven days. */
export const accountClosing = get('/dh-usercenter/user/closing', {}).replies<AccountClosing>()
export const closeAccount = post('/dh-usercenter/user/close', { password: secret }).replies<null>()
export const keepAccount = post('/dh-usercenter/user/keep', {}).replies<null>()
