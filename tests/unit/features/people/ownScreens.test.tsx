import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OwnResources } from '../../../../src/contract/files.ts'
import { FullNameForm } from '../../../../src/features/people/account/FullNameForm.tsx'
import { OwnResourceLists } from '../../../../src/features/people/OwnResourceLists.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

async function markupOf(screen: ReactNode): Promise<string> {
  const root = createRootRoute({ component: () => screen })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const nothing: OwnResources = {
  marks: [],
  notes: [],
  files: [],
  specimenCount: 0,
  coursewares: [],
  decks: [],
}

test('S31 a teacher’s own things stand with where each is used', async () => {
  const places = (...names: string[]) => names.map((name) => ({ name, nameEn: '' }))
  const material = (id: number, name: string, ...usedIn: string[]) => ({
    id,
    name,
    nameEn: '',
    usedIn: places(...usedIn),
  })
  const markup = await markupOf(
    <OwnResourceLists
      resources={{
        ...nothing,
        specimenCount: 2,
        specimens: [material(4, '气管切片', '第一讲 肾')],
        coursewares: [material(7, '第一讲 肾', '组织学', '解剖学')],
        decks: [material(9, '肾的结构')],
        questions: [
          { id: 1, courseId: 3, title: '<b>哪一层</b>最深', titleEn: '', usedIn: places('期中测验') },
        ],
      }}
    />,
  )
  for (const text of ['2 个标本', '气管切片', '第一讲 肾', '还没有使用', '哪一层最深', '期中测验'])
    expect(markup).toContain(text)
  expect(markup).toMatch(/组织学[和、]解剖学/)
  for (const place of ['/resource/specimen/detail/', '/ts/courseware', '/resource/deck/', '/ts/course?id=3'])
    expect(markup).toContain(place)
})

test('S31 a student’s own marks, notes and files are listed', async () => {
  const markup = await markupOf(
    <OwnResourceLists
      resources={{
        ...nothing,
        marks: [{ specimenId: 5, name: '厚皮', nameEn: 'Thick skin', count: 2 }],
        notes: [
          { questionId: 8, chapterId: 2, text: '记住基底层' },
          { questionId: 9, chapterId: 0, text: '自己的题' },
        ],
        files: [{ id: 1, url: '/f/1', name: '报告.pdf', size: 2000, useTo: 'attachment', at: 0 }],
      }}
    />,
  )
  for (const text of ['厚皮', '2 处标注', '记住基底层', '自己的题', '报告.pdf', 'href="/f/1"'])
    expect(markup).toContain(text)
  expect(markup.match(/href="\/exercise\/bank\//g)).toHaveLength(1)
})

test('S31 what a device stored before the lists of specimens and questions still opens', async () => {
  expect(await markupOf(<OwnResourceLists resources={nothing} />)).toContain('还没有标注')
})

test('S36 the full name can be edited unless the school keeps the names', async () => {
  const open = await markupOf(<FullNameForm fullName="李明" canEdit />)
  expect(open).toContain('value="李明"')
  expect(open).toContain('保存')
  const closed = await markupOf(<FullNameForm fullName="李明" canEdit={false} />)
  expect(closed).toMatch(/readonly/i)
  expect(closed).toContain('姓名由学校管理')
  expect(closed).not.toContain('type="submit"')
})

test('S31 each own file has a button that deletes it, named by the file', async () => {
  const file = { id: 1, url: '/f/1', name: '报告.pdf', size: 2000, useTo: 'attachment' as const, at: 0 }
  const photo = { ...file, id: 2, name: 'secret.jpg', useTo: 'examPhoto' as const }
  const markup = await markupOf(<OwnResourceLists resources={{ ...nothing, files: [file, photo] }} />)
  expect(markup).toContain('aria-label="删除 报告.pdf"')
  expect(markup).toContain('aria-label="删除 考试照片"')
  expect(markup).not.toContain('secret.jpg')
})
