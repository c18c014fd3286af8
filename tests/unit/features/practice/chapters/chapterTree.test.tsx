import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChapterNode } from '../../../../../src/contract/practice.ts'
import { ChapterTree } from '../../../../../src/features/practice/chapters/ChapterTree.tsx'
import { queryClient } from '../../../../../src/queries/engine/client.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

type Counts = [total: number, submitted: number, corrected: number]

const chapter = (
  id: number,
  [total, submitted, corrected]: Counts,
  items: ChapterNode[] = [],
): ChapterNode => ({
  ...{ id, parentId: null, name: `章 ${id}`, nameEn: '', level: 1, isOpen: true },
  ...{ items, total, submitted, corrected },
})

/** The headings and the chapters that can be opened, in their order, as their words. */
async function shown(nodes: ChapterNode[]): Promise<string[]> {
  const root = createRootRoute({ component: () => <ChapterTree nodes={nodes} sizes={new Map()} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  ).replace(/<!--.*?-->|<progress.*?<\/progress>/g, '')
  return [...html.matchAll(/<summary.*?<\/summary>|<a .*?<\/a>/g)].map(([part]) => {
    const words = part.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
    return (/question\/\d+/.exec(part)?.[0] ?? 'heading') + words
  })
}

test('a chapter above others can be opened if it has questions of its own: S23', async () => {
  const below = [chapter(2, [3, 1, 1]), chapter(3, [2, 2, 0])]
  expect(await shown([chapter(1, [9, 5, 2], below)])).toEqual([
    'heading|章 1|5 / 9|',
    'question/1|章 1|已答 2 / 4|对 1 题|',
    'question/2|章 2|已答 1 / 3|全对|',
    'question/3|章 3|已答 2 / 2|对 0 题|',
  ])
})

test('a chapter without questions is no link, and an empty branch is no heading', async () => {
  const [heading, empty] = [chapter(1, [3, 0, 0], [chapter(2, [3, 0, 0])]), chapter(5, [0, 0, 0])]
  expect(await shown([heading, chapter(4, [6, 0, 0], [empty]), empty])).toEqual([
    'heading|章 1|0 / 3|',
    'question/2|章 2|3 题，还没开始|',
    'question/4|章 4|6 题，还没开始|',
  ])
})

test('a chapter of its own stands beside headings too, at any depth', async () => {
  const inner = chapter(2, [5, 0, 0], [chapter(3, [4, 0, 0])])
  expect(await shown([chapter(1, [6, 1, 0], [inner])])).toEqual([
    'heading|章 1|1 / 6|',
    'question/1|章 1|已答 1 / 1|对 0 题|',
    'heading|章 2|0 / 5|',
    'question/2|章 2|1 题，还没开始|',
    'question/3|章 3|4 题，还没开始|',
  ])
})
