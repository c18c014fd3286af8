/** All that may be done without a network. A name here is stored on devices: never rename one. */
import type { Args } from '../../contract/endpoint.ts'
import type { QueueRow } from '../../device/stored.ts'
import type { QueuedAction } from './action.ts'
import { bookActions } from './books.ts'
import { fileActions } from './files.ts'
import { type Group, otherGroup } from './groups.ts'
import { libraryActions } from './library.ts'
import { noticeActions } from './notices.ts'
import { peopleActions } from './people.ts'
import { practiceActions } from './practice.ts'
import { quizActions } from './quizzes.ts'
import { teachingActions } from './teaching.ts'

export const actions = {
  ...practiceActions,
  ...bookActions,
  ...libraryActions,
  ...noticeActions,
  ...peopleActions,
  ...teachingActions,
  ...quizActions,
  ...fileActions,
} as const satisfies Record<string, QueuedAction>

export type Action = keyof typeof actions
export type Input<A extends Action> = Args<(typeof actions)[A]['send']>

/** The action of a stored row; undefined for one that only a newer build knows. */
export const actionOf = (name: string): QueuedAction | undefined =>
  Object.hasOwn(actions, name) ? (actions[name as Action] as QueuedAction) : undefined

/** A stored input as an action's functions take it: what its fields are was checked when it was made. */
export const inputOf = (row: Pick<QueueRow, 'input'>) => row.input as Record<string, unknown>

/** Whether a row carries an answer to a question, with its content. */
export const isAnswer = (call: string): boolean => actionOf(call)?.answers?.hasContent === true

/** Under which title the sync centre lists a row. */
export const groupOf = (row: Pick<QueueRow, 'call' | 'input'>): Group =>
  actionOf(row.call)?.group(inputOf(row)) ?? otherGroup

/** The lane of a new row. @param pending the rows that wait; an action whose lane depends on none needs none */
export function laneOf<A extends Action>(
  name: A,
  input: Input<A>,
  pending: readonly Pick<QueueRow, 'call' | 'input' | 'lane'>[],
): string {
  const { lane } = actions[name] as QueuedAction
  const given = input as Record<string, unknown>
  for (const mustComeFirst of lane.behind?.(given) ?? []) {
    const last = pending.findLast(mustComeFirst)
    if (last) return last.lane
  }
  return lane.own(given)
}
