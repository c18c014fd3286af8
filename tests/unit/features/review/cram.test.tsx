import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { Offline } from '../../../../src/api/errors.ts'
import type { AskedPlace } from '../../../../src/contract/review.ts'
import { onlineAtom } from '../../../../src/device/online.ts'
import { useCram } from '../../../../src/features/review/useCram.ts'
import type { Review } from '../../../../src/features/review/useReview.ts'
import { queryClient } from '../../../../src/queries/engine/client.ts'
import { examMaterialQuery } from '../../../../src/queries/practice/exam.ts'
import { askedQuery } from '../../../../src/queries/practice/tested.ts'
import { mark, specimen } from './marked.ts'

const review = { book: { questions: [] }, all: [], usual: () => 30_000 } as unknown as Review
const at = (x: number): AskedPlace => ({ id: x, specimenId: 3, annotation: { x, y: 500 } })

let found: unknown

function Shown() {
  const { sets, busy } = useCram(review, [1])
  found = { marks: sets[0]?.structures.map(({ mark }) => mark.id) ?? [], busy }
  return null
}

/** The marks of the first set, and whether more may come. */
function first() {
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
  return found
}

const told = (places: AskedPlace[]) =>
  queryClient.setQueryData(askedQuery().queryKey, { reply: { places }, asOf: 0 })

beforeEach(() => {
  queryClient.clear()
  getDefaultStore().set(onlineAtom, true)
  const materials = [{ specimen, marks: [1, 2, 3].map((id) => mark(id, id * 100)) }]
  const scope = { kind: 'subject', id: 1 } as const
  for (const hint of [true, false])
    queryClient.setQueryData(examMaterialQuery(scope, hint).queryKey, {
      materials,
      unknown: 0,
      reached: true,
    })
  queryClient.setQueryData(['device', 'tested'], { places: [at(100)], tested: new Set() })
})

describe('the structures of 考前突击', () => {
  test('are those that neither this device nor the service knows as asked', () => {
    told([at(300)])
    expect(first()).toEqual({ marks: [2], busy: false })
  })

  test('wait for the service, and without it are those that this device does not know', async () => {
    expect(first()).toEqual({ marks: [], busy: true })
    const { queryKey } = askedQuery()
    // a screen that stands has asked already
    queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
    const line = queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Offline()) })
    await expect(line).rejects.toThrow()
    expect(first()).toEqual({ marks: [2, 3], busy: false })
  })
})
