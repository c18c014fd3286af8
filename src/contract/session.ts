import { fallback, object } from 'valibot'
import { get, oneOf, optional, post, secret, title, uuid, word } from './endpoint.ts'

export type Role =
  | 'Student'
  | 'Teacher'
  | 'MachineAdmin'
  | 'SubjectAdmin'
  | 'AcademyAdmin'
  | 'SystemAdmin'
  | 'SuperAdmin'

/** A token, or (T02) a further step without one: the reply is then handed on unchanged. */
export interface LoginResult {
  accessToken?: string
  jwt?: string
  expireInSeconds?: number
  id: number
  roleTypeKeys?: Role[]
  nextStep?: 'resetPassword'
  /** proves the sign-in that led to the further step */
  ticket?: string
}

const purpose = optional(oneOf(['login', 'reset', 'phone', 'password']), 'login')
/** Which device signs in. The specification gives it no shape: what is none of ours counts as none. */
const wbInfo = fallback(optional(object({ uuid: optional(uuid), name: optional(title) })), undefined)
const open = { open: true } as const

export const signInByAccount = post(
  '/dh-usercenter/login/anon/front',
  { loginName: word, password: secret, wbInfo },
  open,
).replies<LoginResult>()

export const signInByPhone = post(
  '/dh-usercenter/login/anon/sms/login',
  { phoneNum: word, code: word, wbInfo },
  open,
).replies<LoginResult>()

/** With phone and code after "forgot password", with a ticket where a first password must be changed. */
export const resetPassword = post(
  '/api/TokenAuth/ResetPassword',
  { phoneNum: optional(word), code: optional(word), ticket: optional(secret), password: secret },
  open,
).replies<null>()

/** Whether the code holds; checking does not use it up. */
export const checkCode = post(
  '/dh-usercenter/login/anon/sms/check',
  { phoneNum: word, code: word, purpose },
  { ...open, also: 'GET' },
).replies<boolean>()

/** Answers the seconds until the next code may be asked for. */
export const sendCode = get(
  '/dh-usercenter/login/anon/sms/sendCode',
  { phoneNum: word, purpose },
  { ...open, also: 'POST' },
).replies<number>()

/** Ends the session of `token`, or the caller's own: a device that signed out offline sends it later. */
export const signOut = post('/dh-usercenter/login/out', { token: optional(secret) }, open).replies<null>()

export interface CurrentUser {
  id: number
  loginName: string
  fullName: string
  /** address of the avatar, or empty */
  image: string
  /** the single role, the first match of the specification's order */
  userType: Role
  roleTypeKeys: Role[]
  permissions: string[]
}

/** Whose session it is. Here and not with the other calls of users, for every start asks it. */
export const currentUser = get('/dh-usercenter/user/current', {}).replies<CurrentUser>()
