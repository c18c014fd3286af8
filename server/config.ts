/** Configuration of the service, read from the environment; README.md lists the names. */
import { fileURLToPath } from 'node:url'

/** A bucket that holds `burst` and gets `perHour` back. */
interface Allowance {
  burst: number
  perHour: number
}

export interface WriteAllowances {
  /** calls that change something */
  write: Allowance
  /** calls that put something before other people */
  message: Allowance
  /** bytes of all of them */
  bytes: Allowance
}

export interface Limits {
  /** wrong passwords for one account from one address within the window */
  perAccount: number
  /** wrong passwords and codes from one address within the window */
  perAddress: number
  windowMs: number
  /** codes sent to one phone in a day */
  codesPerPhone: number
  /** codes sent to one phone in a day that one address asked for */
  codesPerAsker: number
  /** codes asked for from one address in a day */
  codesPerAddress: number
  /** How much one person may write. */
  writes: WriteAllowances
  /** answers that may be open at once to one address, and to one person beyond that */
  openPerAddress: number
  openPerPerson: number
  /** after which a connection on which nothing moves is closed */
  stallMs: number
  /** How long (ms) a follower of a lesson may listen before the service asks again whether they may. */
  followCheckMs: number
}

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** the claim that has the student or staff number */
  numberClaim: string
}

export interface CasSettings {
  /** of the server, without `/login` */
  url: string
  /** the attribute that has the student or staff number; `user`: the name of the ticket itself */
  numberAttribute: string
}

/** Services of the school at which people may sign in besides their account here. */
export interface IdentitySettings {
  oidc: OidcSettings | undefined
  cas: CasSettings | undefined
  /** as the school calls it */
  name: string
  nameEn: string
  /** Whether the school trusts this provider's numbers, so that they link people to accounts. */
  isTrusted: boolean
}

/** How mail and text messages leave; a channel without an address writes them to a file. */
export interface SenderSettings {
  /** of the mail server, as `smtps://user:password@mail.example:465` */
  smtpUrl: string | undefined
  /** who the mail comes from, as `Vitrine <no-reply@school.example>` */
  mailFrom: string
  /** of the gateway for text messages, with `{to}`, `{text}`, `{code}`, `{id}` where these belong */
  smsUrl: string | undefined
  /** JSON with the same placeholders, sent by POST; empty: GET without a body */
  smsBody: string
  /** a text that the gateway's answer has when it took the message; empty: its status decides */
  smsOk: string
  smsAuthorization: string
}

/** A store of files that speaks S3. */
export interface Bucket {
  /** without a slash at its end */
  endpoint: string
  name: string
  accessKey: string
  secretKey: string
  region: string
}

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** where uploaded files lie; undefined: in DATA_DIR/files */
  bucket: Bucket | undefined
  identity: IdentitySettings
  /** who shows it reads /metrics from anywhere; undefined: this machine alone */
  metricsToken: string | undefined
  /** proxies of ours in front; 0: X-Forwarded-For is not believed */
  trustedProxies: number
  /** folder of the built app */
  dist: string
  /** codes are sent to phones */
  sms: boolean
  /** mail is sent */
  mail: boolean
  senders: SenderSettings
  /** where people open the app, without its base path: links in mail begin with it */
  publicUrl: string
  /**
   * the assistant's chat page; it comes before the school's own setting. `{host}` stands for the name under which the
   * app was opened
   */
  aiChatUrl: string
  /** devices are given a worker that does nothing, see workerOff.ts */
  workerOff: boolean
  /** apps that speak an older contract are asked to update */
  minVersion: number
  limits: Limits
}

export const defaultLimits: Limits = {
  perAccount: 10,
  perAddress: 300,
  windowMs: 900_000,
  codesPerPhone: 20,
  codesPerAsker: 10,
  codesPerAddress: 100,
  writes: {
    write: { burst: 12_000, perHour: 7200 },
    message: { burst: 30, perHour: 30 },
    bytes: { burst: 64 * 1_048_576, perHour: 64 * 1_048_576 },
  },
  openPerAddress: 256,
  openPerPerson: 64,
  stallMs: 60_000,
  followCheckMs: 60_000,
}

/** @throws an Error that names the variable */
function whole(environment: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const given = environment[name]
  if (given === undefined || given === '') return otherwise
  const value = Number(given)
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${given}".`)
  return value
}

function writesFrom(environment: NodeJS.ProcessEnv): WriteAllowances {
  const { write, message, bytes } = defaultLimits.writes
  const burst = whole(environment, 'WRITE_BURST', write.burst, 1_000_000_000)
  return {
    write: { burst, perHour: write.perHour },
    message,
    bytes: { ...bytes, burst: (bytes.burst / write.burst) * burst },
  }
}

/** @throws an Error where only some of its variables are set */
function bucketFrom(environment: NodeJS.ProcessEnv): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION } = environment
  const given = { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET }
  const missing = Object.entries(given).filter(([, value]) => !value)
  if (missing.length === Object.keys(given).length) return undefined
  if (missing.length > 0)
    throw new Error(`${missing.map(([name]) => name).join(', ')} must be set for files in S3.`)
  if (!URL.canParse(S3_ENDPOINT ?? ''))
    throw new Error(`S3_ENDPOINT must be an address, not "${S3_ENDPOINT}".`)
  return {
    endpoint: (S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    name: S3_BUCKET ?? '',
    accessKey: S3_KEY ?? '',
    secretKey: S3_SECRET ?? '',
    region: S3_REGION || 'us-east-1',
  }
}

/** @throws an Error where what is sent to it would cross a network in the open */
function secureUrl(name: string, value: string): string {
  const isSecure =
    URL.canParse(value) && /^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/.test(new URL(value).href)
  if (!isSecure) throw new Error(`${name} must be an https address, not "${value}".`)
  return value.replace(/\/+$/, '')
}

function identityFrom(environment: NodeJS.ProcessEnv): IdentitySettings {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, CAS_URL, IDENTITY_NUMBER } = environment
  if (OIDC_ISSUER && !(OIDC_CLIENT_ID && OIDC_CLIENT_SECRET))
    throw new Error('OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set beside OIDC_ISSUER.')
  return {
    oidc: OIDC_ISSUER
      ? {
          issuer: secureUrl('OIDC_ISSUER', OIDC_ISSUER),
          clientId: OIDC_CLIENT_ID ?? '',
          clientSecret: OIDC_CLIENT_SECRET ?? '',
          numberClaim: IDENTITY_NUMBER || 'preferred_username',
        }
      : undefined,
    cas: CAS_URL
      ? { url: secureUrl('CAS_URL', CAS_URL), numberAttribute: IDENTITY_NUMBER || 'user' }
      : undefined,
    name: environment.IDENTITY_NAME || '统一身份认证',
    nameEn: environment.IDENTITY_NAME_EN || 'campus account',
    isTrusted: environment.IDENTITY_TRUSTED === 'on',
  }
}

/** @throws an Error where a variable is none that mail or text messages can be sent by */
function sendersFrom(environment: NodeJS.ProcessEnv): SenderSettings {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_BODY, SMS_OK, SMS_AUTHORIZATION } = environment
  if (SMTP_URL && !/^smtps?:\/\/[^/\s]+/.test(SMTP_URL))
    throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name the mail server.')
  if (SMTP_URL && !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(MAIL_FROM ?? ''))
    throw new Error('MAIL_FROM must be set beside SMTP_URL, as Vitrine <no-reply@school.example>.')
  const hasReceiver = `${SMS_URL} ${SMS_BODY}`.includes('{to}')
  if (SMS_URL && !(/^https?:\/\/[^/\s]+/.test(SMS_URL) && hasReceiver))
    throw new Error(
      'SMS_URL must be an http address; it or SMS_BODY must have {to} where the number belongs.',
    )
  return {
    smtpUrl: SMTP_URL || undefined,
    mailFrom: MAIL_FROM || '',
    smsUrl: SMS_URL || undefined,
    smsBody: SMS_BODY || '',
    smsOk: SMS_OK || '',
    smsAuthorization: SMS_AUTHORIZATION || '',
  }
}

/** @param root folder that relative places start from */
export function configFrom(environment: NodeJS.ProcessEnv, root: URL): Config {
  const many = 1_000_000
  const port = whole(environment, 'PORT', 8080, 65_535)
  return {
    port,
    host: environment.HOST || '127.0.0.1',
    dataDir: environment.DATA_DIR || './data',
    databaseUrl: environment.DATABASE_URL || undefined,
    bucket: bucketFrom(environment),
    identity: identityFrom(environment),
    metricsToken: environment.METRICS_TOKEN || undefined,
    trustedProxies: whole(environment, 'TRUST_PROXY', 0, 10),
    dist: environment.DIST_DIR || fileURLToPath(new URL('dist', root)),
    sms: environment.SMS !== 'off',
    mail: environment.MAIL !== 'off',
    senders: sendersFrom(environment),
    publicUrl: (environment.PUBLIC_URL || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    aiChatUrl: environment.AI_CHAT_URL || '',
    workerOff: environment.WORKER === 'off',
    minVersion: whole(environment, 'MIN_VERSION', 1, many),
    limits: {
      perAccount: whole(environment, 'SIGN_IN_PER_ACCOUNT', defaultLimits.perAccount, many),
      perAddress: whole(environment, 'SIGN_IN_PER_ADDRESS', defaultLimits.perAddress, many),
      windowMs: whole(environment, 'SIGN_IN_WINDOW_MS', defaultLimits.windowMs, 86_400_000),
      codesPerPhone: whole(environment, 'CODES_PER_PHONE', defaultLimits.codesPerPhone, many),
      codesPerAsker: whole(environment, 'CODES_PER_ASKER', defaultLimits.codesPerAsker, many),
      writes: writesFrom(environment),
      openPerAddress: whole(environment, 'OPEN_PER_ADDRESS', defaultLimits.openPerAddress, many),
      openPerPerson: defaultLimits.openPerPerson,
      stallMs: defaultLimits.stallMs,
      followCheckMs: defaultLimits.followCheckMs,
      codesPerAddress: whole(environment, 'CODES_PER_ADDRESS', defaultLimits.codesPerAddress, many),
    },
  }
}
