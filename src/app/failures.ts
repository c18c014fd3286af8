/** The one place that says what went wrong. Transport throws a class; nobody reads a message elsewhere. */

import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, HttpFailure, Offline, Refused, SessionExpired, TakenAway } from '../api/errors.ts'
import type { FailureKind } from '../features/offline/CouldNotLoad.tsx'
import { toast } from '../ui/toast.ts'

/** Words for failures that the service gave no words for. */
const words: Record<FailureKind, MessageDescriptor> = {
  offline: msg`请求失败，请重试`,
  denied: msg`这里没有对你开放`,
  gone: msg`页面不存在`,
  busy: msg`当前在线学习人数过多，请稍后再试`,
  server: msg`服务器出错了，请稍后再试`,
  stale: msg`页面没有加载完整`,
}

/** In place of an answer that never came, where the device itself knows why. */
const unplugged = msg`没有网络，请联网后再试`

/** Something that was told, kept or given up, and the device's storage did not take it. */
const unstored = msg`没能存到本机，请检查存储空间`

/** The kind of a failure, for the place where a screen would stand. */
export function failureKindOf(error: unknown): FailureKind {
  if (error instanceof Offline) return 'offline'
  if (error instanceof HttpFailure) {
    if (error.status === 403) return 'denied'
    if (error.status === 404) return 'gone'
    if (error.status === 429 || (error.status === 503 && !error.isUnderRepair)) return 'busy'
    return 'server'
  }
  if (error instanceof ApiError) return 'gone'
  return 'server'
}

export interface Saying {
  text: string
  /** across the page, where the screen is no phone's */
  bar: boolean
}

/** The message to show for an error (X01, X02), or null where it is told in another way. */
export function sayingOf(error: unknown, mobile: boolean): Saying | null {
  if (!(error instanceof ApiError) || error instanceof SessionExpired) return null
  const isUnplugged = error instanceof Offline && !navigator.onLine
  const text = error.text || i18n._(isUnplugged ? unplugged : words[failureKindOf(error)])
  // code 1 is a toast everywhere
  return { text, bar: !mobile && !(error instanceof Refused) }
}

/** A finger's browser: phones and tablets. */
const isMobile = () => matchMedia('(pointer: coarse)').matches

/** Says it, unless there is nothing to say. */
export function tellFailure(error: unknown): void {
  const saying = sayingOf(error, isMobile())
  if (saying) toast(saying.text, { kind: 'bad', bar: saying.bar })
}

/**
 * Hears of all that the app asks and tells.
 * A question that found no network says nothing here: what is kept stays on screen. Nor does one that left its place
 * empty, or one about a specimen that was taken away: the place says so. A question that is refused (code 1) is always
 * said; so is what was told and failed, but where it is said in its own place (`meta.tellsItself`).
 */
export function watchFailures(
  client: QueryClient,
  onQueryFailure: (listener: (error: Error, shown: boolean) => void) => void,
): void {
  onQueryFailure((error, shown) => {
    const isSaid = error instanceof Offline || error instanceof TakenAway
    if ((shown && !isSaid) || error instanceof Refused) tellFailure(error)
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const { meta } = event.mutation
    if (meta?.tellsItself) return
    if (error instanceof DOMException) toast(i18n._(unstored), { kind: 'bad' })
    else if (error instanceof HttpFailure && error.status >= 500 && typeof meta?.failureText === 'string')
      toast(meta.failureText, { kind: 'bad' })
    else tellFailure(error)
  })
}
