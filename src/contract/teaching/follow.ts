/** A lesson that a class follows: what the presenter shows is a state, not a series of events. */
import { boolean, maxLength, maxValue, minValue, nullable, number, object, pipe, string } from 'valibot'
import { get, id, oneOf, optional, post, uuid, withoutNul } from '../endpoint.ts'
import type { Named } from './course.ts'

export const followKinds = ['slide', 'specimen', 'blank'] as const
export type FollowKind = (typeof followKinds)[number]

/** Centre and height in fractions of the picture's width and height; a smaller screen shows at least all of it. */
export interface FollowView {
  x: number
  y: number
  height: number
  /** width of what the presenter sees by its height */
  aspect: number
  /** degrees */
  rotation: number
}

export interface FollowPoint {
  x: number
  y: number
}

/** The thing that the presenter shows. */
export interface Shown {
  kind: FollowKind
  coursewareId: number | null
  slideId: string | null
  specimenId: number | null
  view: FollowView | null
  /** in fractions of the slide or of the specimen's picture */
  pointer: FollowPoint | null
}

export interface FollowState extends Shown {
  roomId: number
  /** counts lessons: another presenter begins another */
  epoch: number
  /** Counts the states that were shown. */
  seq: number
  by: Named
  /** UUID of the device that presents */
  device: string
  /** the lesson goes on */
  live: boolean
  /** How long (ms) the presenter still counts as there; 0: gone. */
  leaseLeftMs: number
  /** names this state: `since` of the next question */
  version: string
}

/** The answer to the presenter. */
export interface PresentedState extends FollowState {
  /** members of the class who follow now */
  followers: number
  members: number
}

/** for how long a presenter counts as there */
export const presenterLeaseMs = 30_000

const fraction = pipe(number(), minValue(-10), maxValue(10))
const view = object({
  x: fraction,
  y: fraction,
  height: pipe(number(), minValue(0), maxValue(100)),
  aspect: pipe(number(), minValue(0.01), maxValue(100)),
  rotation: pipe(number(), minValue(-360), maxValue(360)),
})

/** Shows something, and thereby holds the lease; another teacher is refused while it holds. */
export const followShow = post('/dh-teaching/follow/show', {
  roomId: id,
  device: uuid,
  /** takes the lesson over from another device of one's own */
  takes: optional(boolean(), false),
  kind: oneOf(followKinds),
  coursewareId: optional(nullable(id), null),
  slideId: optional(nullable(uuid), null),
  specimenId: optional(nullable(id), null),
  view: optional(nullable(view), null),
  pointer: optional(nullable(object({ x: fraction, y: fraction })), null),
}).replies<PresentedState>()

export const followEnd = post('/dh-teaching/follow/end', { roomId: id }).replies<null>()

/** The state that is shown now; null where there was no lesson yet, or nothing newer than `since`. */
export const followState = get('/dh-teaching/follow/state', {
  roomId: id,
  since: optional(pipe(string(), withoutNul, maxLength(100))),
  /** `1`: by a follower without a stream, who is counted among the followers */
  follows: optional(oneOf(['1'])),
}).replies<FollowState | null>()

/** Events (`text/event-stream`): what is shown now, then each newer state; a comment each 15 s says that it is there. */
export const followStream = get('/dh-teaching/follow/stream', { roomId: id }).replies<
  ReadableStream<Uint8Array<ArrayBuffer>>
>()
