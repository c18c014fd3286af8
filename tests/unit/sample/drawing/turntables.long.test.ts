import { describe, expect, test } from 'vitest'
import { turntables } from '../../../../sample/drawing/turntable/index.ts'
import { bake } from '../../../../sample/drawing/turntable/kernel/bake.ts'
import { poseOf, project, toSpecimen } from '../../../../sample/drawing/turntable/kernel/camera.ts'
import { framesOf } from '../../../../sample/drawing/turntable/kernel/frame.ts'
import { spotOf, Watch } from '../../../../sample/drawing/turntable/kernel/place.ts'
import { turntables as seeds } from '../../../../sample/school/specimens/turntables.ts'
import { terms } from '../../../../sample/school/terms/index.ts'

const side = 160
/** a quarter of the frames is enough to see all sides */
const every = 4

describe.each(Object.values(turntables))('turntable $key', ({ key, frames, model }) => {
  test('each mark is a term with a sentence; there are at least six, twelve on the skull', () => {
    const seed = seeds.find((one) => one.drawing === key)
    const marked = model().landmarks.map(({ term }) => term)
    expect(marked.length).toBeGreaterThanOrEqual(key.startsWith('skull') ? 12 : 6)
    expect([...marked].sort()).toEqual(Object.keys(seed?.marks ?? {}).sort())
    for (const term of marked) expect(terms[term], term).toBeDefined()
  })

  test('a mark is shown where its place is the front of the organ, and only there', {
    timeout: 120_000,
  }, () => {
    const { landmarks, camera, matter, ground, ...recipe } = model()
    const baked = bake({ ...recipe, cell: recipe.cell * 2 })
    const spots = landmarks.map((landmark) => spotOf(baked, landmark))
    const draw = framesOf({ baked, camera, matter, ground }, side, frames)
    const watch = new Watch(spots, camera, frames)
    const seen = new Set<number>()
    for (let frame = 0; frame < frames; frame += every) {
      const { buffer } = draw(frame)
      const one = new Watch(spots, camera, frames)
      one.see(frame, buffer, side)
      watch.see(frame, buffer, side)
      const pose = poseOf(frame, frames)
      const view = toSpecimen(camera, pose, [0, 0, 1])
      for (const [i, { at, normal }] of spots.entries()) {
        const place = one.turned[i]?.frames[0]
        const [x, y, near] = project(camera, pose, side, at)
        const around = depths(buffer, x * 2, y * 2)
        if (place) {
          seen.add(i)
          expect(place[0] >= 0 && place[0] <= side && place[1] >= 0 && place[1] <= side).toBe(true)
          // on the organ's silhouette, and its surface is right there
          expect(
            around.some((depth) => depth > Number.NEGATIVE_INFINITY),
            `${landmarks[i]?.term} at ${frame}`,
          ).toBe(true)
          expect(Math.min(...around.map((depth) => Math.abs(depth - near)))).toBeLessThan(camera.field * 0.03)
        } else {
          // turned away, or something stands before it
          const facing = normal[0] * view[0] + normal[1] * view[1] + normal[2] * view[2]
          expect(facing < 0.15 || Math.max(...around) > near, `${landmarks[i]?.term} at ${frame}`).toBe(true)
        }
      }
    }
    const never = landmarks.filter((_, i) => !seen.has(i)).map(({ term }) => term)
    expect(never).toEqual([])
  })
})

/** How near what stands around a px of the fine buffer is. */
function depths({ side, near }: { side: number; near: Float32Array }, x: number, y: number): number[] {
  const found: number[] = []
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy]
      if (px >= 0 && py >= 0 && px < side && py < side) found.push(near[py * side + px] as number)
    }
  return found
}

test('left and right of the heart are not exchanged', () => {
  const { landmarks, camera } = turntables['heart-turntable']?.model() ?? { landmarks: [], camera: undefined }
  if (!camera) throw new Error('no heart')
  const front = poseOf(0, 36)
  const x = (term: string) => {
    const mark = landmarks.find((one) => one.term === term)
    if (!mark) throw new Error(term)
    return project(camera, front, 100, mark.at)[0]
  }
  expect(x('apex-of-heart')).toBeGreaterThan(x('right-atrium') + 20)
  expect(x('left-ventricle')).toBeGreaterThan(x('right-ventricle'))
  expect(x('superior-vena-cava')).toBeLessThan(x('ascending-aorta'))
  expect(x('ascending-aorta')).toBeLessThan(x('pulmonary-trunk'))
  expect(x('brachiocephalic-trunk')).toBeLessThan(x('left-common-carotid-artery'))
  expect(x('left-common-carotid-artery')).toBeLessThan(x('left-subclavian-artery'))
})

test('the right side of the specimen comes to the front first', () => {
  const camera = { target: [0, 0, 0] as const, field: 100, elevation: 0 }
  const [, , near] = project(camera, poseOf(9, 36), 100, [-10, 0, 0])
  expect(near).toBeGreaterThan(9)
})
