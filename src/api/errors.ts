/** A class per failure. `text` is the service's own message, in the person's language; empty where none came. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly text: string
  constructor(text = '') {
    super(text)
    this.text = text
  }
}

/** No reply of ours: no network, a time-out, a redirect, a captive portal's page. */
export class Offline extends ApiError {
  override name = 'Offline'
}

/** 401 or 02012001. */
export class SessionExpired extends ApiError {
  override name = 'SessionExpired'
}

/** One parameter is to blame: `field` names it. */
class OfField extends ApiError {
  readonly field: string
  constructor(text?: string, field = '') {
    super(text)
    this.field = field
  }
}

/** Code 1: a rule said no; often no single field is to blame. */
export class Refused extends OfField {
  override name = 'Refused'
}

/** 400 */
export class BadParameter extends OfField {
  override name = 'BadParameter'
}

/** Any other HTTP status. */
export class HttpFailure extends ApiError {
  override name = 'HttpFailure'
  readonly status: number
  /** how long (ms) to wait, where the service said so */
  readonly retryAfter: number | null
  /** 503 of a database or disk that cannot work now */
  readonly isUnderRepair: boolean
  constructor(text: string, status: number, retryAfter: number | null, isUnderRepair = false) {
    super(text)
    this.status = status
    this.retryAfter = retryAfter
    this.isUnderRepair = isUnderRepair
  }
}

/** A specimen that this device had is there no longer: its place says so. */
export class TakenAway extends HttpFailure {}
