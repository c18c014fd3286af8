import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ManagedAcademy } from '../../../../src/contract/admin/adminPeople.ts'
import { AcademyChoices } from '../../../../src/features/admin/notices/AcademyChoices.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const place = (id: number, name: string, ...children: ManagedAcademy[]): ManagedAcademy => ({
  ...{ id, name, children, parentId: null, kind: 'class', nameEn: '', position: 0, people: 1 },
  isArchived: false,
})
const academies = [
  place(1, '基础医学院', place(2, '2025级', place(3, '一班')), place(4, '2026级', place(5, '一班'))),
  place(6, '护理学院'),
]

test('classes chosen for a message are named by their paths and not offered again', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <AcademyChoices academies={academies} chosen={[3, 5]} onChange={() => undefined} unchosen="全校" />
    </I18nProvider>,
  )
  const chips = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, words]) => words)
  expect(chips).toEqual(['去掉 基础医学院 · 2025级 · 一班', '去掉 基础医学院 · 2026级 · 一班'])
  const offered = [...html.matchAll(/<option value="(\d*)"/g)].map(([, value]) => value)
  expect(offered).toEqual(['', '1', '2', '4', '6'])
})
