/** Work in the background gives way to what is on screen, but not for ever. */
import { expect, test } from 'vitest'
import { createHold } from '../../../../src/queries/engine/visibleLoads.ts'

function stage() {
  const world = { loads: false, nowMs: 0 }
  const isHeld = createHold(
    () => world.loads,
    () => world.nowMs,
  )
  /** Looks every 200 ms for so long. @returns at how many looks it was held */
  const watch = (ms: number) => {
    let held = 0
    for (const end = world.nowMs + ms; world.nowMs < end; world.nowMs += 200) held += Number(isHeld())
    return held
  }
  return { world, watch }
}

test('a download goes on while nothing in sight loads, or only briefly', () => {
  const { world, watch } = stage()
  expect(watch(2000)).toBe(0)
  world.loads = true
  expect(watch(400)).toBe(0)
  world.loads = false
  expect(watch(1000)).toBe(0)
})

test('a download waits while a picture in sight loads, and goes on once it stands', () => {
  const { world, watch } = stage()
  world.loads = true
  expect(watch(10_000)).toBe(48)
  world.loads = false
  expect(watch(1000)).toBe(0)
})

test('a load that never ends lets downloads have their turn', () => {
  const { world, watch } = stage()
  world.loads = true
  watch(60_000)
  expect(watch(20_000)).toBe(0)
  expect(watch(10_000)).toBeGreaterThan(40)
})

test('a load met long after the last look counts from then', () => {
  const { world, watch } = stage()
  world.loads = true
  watch(1000)
  world.nowMs += 30_000
  expect(watch(400)).toBe(0)
})
