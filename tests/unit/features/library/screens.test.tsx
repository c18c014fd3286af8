import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commonMarks, type Specimen, specimenInfo } from '../../../../src/contract/specimens.ts'
import { specimenCatalog, subjectCommon, subjectDetail } from '../../../../src/contract/subjects.ts'
import { queryClient } from '../../../../src/queries/engine/client.ts'
import { query } from '../../../../src/queries/engine/query.ts'
import type { SpecimenFilter } from '../../../../src/queries/library/specimenMatch.ts'
import { specimensQuery } from '../../../../src/queries/library/specimens.ts'
import { Route as Parts } from '../../../../src/routes/resource/child.$id.tsx'
import { Route as List } from '../../../../src/routes/resource/index.tsx'
import { Route as Own } from '../../../../src/routes/resource/specimen.$id.tsx'
import { Route as Detail } from '../../../../src/routes/resource/specimen.detail.$id.tsx'
import { catalog, mark, specimen, subject } from './sample.ts'

const known = <T,>(options: { queryKey: readonly unknown[] }, reply: T) =>
  queryClient.setQueryData(options.queryKey, { reply, asOf: 0 })

/** What a page shows when all that it asks for is known: its words, without tags. */
async function textAt(path: string) {
  const root = createRootRouteWithContext<{ queryClient: typeof queryClient }>()()
  // as the generated tree does it
  const at = (route: AnyRoute, path: string): AnyRoute =>
    route.update({ id: path, path, getParentRoute: () => root } as never)
  const list = at(List as unknown as AnyRoute, '/resource/')
  const parts = at(Parts as unknown as AnyRoute, '/resource/child/$id')
  const own = at(Own as unknown as AnyRoute, '/resource/specimen/$id')
  const detail = at(Detail as unknown as AnyRoute, '/resource/specimen/detail/$id')
  const router = createRouter({
    routeTree: root.addChildren([list, parts, own, detail]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { queryClient },
  })
  await router.load()
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&amp;', '&')
}

const list = (filter: SpecimenFilter, records: Specimen[]) =>
  queryClient.setQueryData(
    specimensQuery('library', filter).queryKey as never,
    { pages: [{ reply: { records, total: records.length }, asOf: 0 }], pageParams: [1] } as never,
  )

// the loader hints at the first tiles: here is no window to show them in
vi.mock('../../../../src/viewer/slide/frame/hint.ts', async (original) => ({
  ...(await original<object>()),
  hintTiles: () => undefined,
}))
// nor anything that scrolls: a list that shows what is in sight shows every row
vi.mock('../../../../src/features/library/list/VirtualList.tsx', () => ({
  VirtualList: <T,>({ items, children }: { items: T[]; children: (item: T, at: number) => ReactNode }) =>
    items.map(children),
}))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'zh', messages: {} })
  queryClient.clear()
  const subjects = [subject(1, '组织学', 'Histology'), subject(6, '中医学', 'TCM', false)]
  known(query(subjectCommon, {}), subjects)
  known(query(specimenCatalog, { subjectId: 1 }), catalog)
  const pattern = specimen(2, {
    name: '心的内部',
    nameEn: 'Interior of the heart',
    kind: 'pattern',
    dye: '无（模式图）',
  })
  list({ subjectId: 1 }, [specimen(1), pattern])
  list({ subjectId: 1, kind: 'pattern' }, [pattern])
})

describe('S07 the library', () => {
  test('lists a subject’s specimens with both names, stain, source and marks', async () => {
    const text = await textAt('/resource?subject=1')
    expect(text).toContain('|组织学|中医学|')
    expect(text).toMatch(/\|肾皮质\|Renal cortex\|H&E\|3 ?处标注\|人肾皮质\|/)
    expect(text).toMatch(/\|2 ?个标本\|/)
    expect(text).toContain('|心的内部|Interior of the heart|模式图|')
  })

  test('a kind leaves only its own specimens', async () => {
    const text = await textAt('/resource?subject=1&kind=pattern')
    expect(text).toContain('心的内部')
    expect(text).not.toContain('肾皮质|Renal')
  })

  test('experiments are a kind in whichever subject the school has them', async () => {
    known(query(subjectCommon, {}), [
      subject(1, '组织学', 'Microbiology of old'),
      { ...subject(3, '微生物学', ''), experimentCount: 10 },
    ])
    known(query(specimenCatalog, { subjectId: 3 }), [])
    list({ subjectId: 3 }, [])
    expect(await textAt('/resource?subject=1')).not.toContain('微生物实验')
    expect(await textAt('/resource?subject=3')).toContain('|微生物实验|')
  })

  test('a count is shown once it is known, and says if it is of this device: walk 12', async () => {
    const counted = /\|组织学\|[^|]*个标本/
    expect(await textAt('/resource?subject=1')).toMatch(counted)
    queryClient.removeQueries({ queryKey: specimensQuery('library', { subjectId: 1 }).queryKey })
    expect(await textAt('/resource?subject=1')).not.toMatch(counted)
    const place = '/resource?subject=1&kept=1'
    expect(await textAt(place)).not.toMatch(counted)
    queryClient.setQueryData(['device', 'specimens', { subjects: [1] }, []], [])
    expect(await textAt(place)).toContain('|组织学|本机有 0 个标本|')
  })

  test('a subject that is not open says so and lists nothing', async () => {
    const text = await textAt('/resource?subject=6')
    expect(text).toContain('“中医学”暂未开放')
    expect(text).not.toContain('肾皮质')
  })
})

test.each(['child', 'specimen'])(
  'P04 a subject that is not open says so at its own address too: %s',
  async (place) => {
    for (const [id, name, enabled] of [
      [1, '组织学', true],
      [6, '中医学', false],
    ] as const) {
      known(query(subjectDetail, { id }), subject(id, name, '', enabled))
      const text = await textAt(`/resource/${place}/${id}`)
      expect([name, text.includes(`“${name}”暂未开放`)]).toEqual([name, !enabled])
      expect([name, text.includes('都在一份列表里')]).toEqual([name, enabled && place === 'child'])
    }
  },
)

describe('S12 a specimen', () => {
  beforeEach(() => {
    known(query(specimenInfo, { id: 1 }), specimen(1))
    const presetMarks = [mark(1, 'preset', '肾小体'), mark(2, 'preset', '致密斑', 'Macula densa')]
    known(query(commonMarks, { specimenId: 1 }), {
      presetMarks,
      teacherMarks: { system: [], school: [mark(3, 'school')] },
    })
  })

  test('is named once and told with its facts', async () => {
    const text = await textAt('/resource/specimen/detail/1')
    expect(text.match(/\|肾皮质\|/g)).toHaveLength(1)
    for (const fact of [
      'Renal cortex',
      '先找到肾小体。',
      '|染色|苏木精-伊红（H&E）染色|',
      '|来源|人肾皮质|',
      '|实际大小|4.1 × 3.1 mm|',
      '|最高物镜|40×|',
    ])
      expect(text).toContain(fact)
  })

  test('lists its marks by number, with the teacher’s marks apart', async () => {
    const text = await textAt('/resource/specimen/detail/1?mark=2')
    expect(text).toContain('|1|肾小体|Structure 1|')
    expect(text).toContain('|2|致密斑|Structure 2|说明2|')
    expect(text).toMatch(/教师标注（本校）\|1 处\|3\|结构3\|Structure 3\|/)
    expect(text).not.toContain('说明1')
  })

  test('a teacher’s mark says whose it is where it is open', async () => {
    const teacherMarks = { system: [], school: [{ ...mark(3, 'school'), creatorName: '沈清和' }] }
    known(query(commonMarks, { specimenId: 1 }), { presetMarks: [mark(1)], teacherMarks })
    expect(await textAt('/resource/specimen/detail/1?mark=3')).toContain('|标注者：沈清和|')
    expect(await textAt('/resource/specimen/detail/1?mark=1')).not.toContain('沈清和')
  })

  test('an address that names no specimen shows none', async () => {
    expect(await textAt('/resource/specimen/detail/abc').catch(String)).not.toContain('肾皮质')
  })
})
