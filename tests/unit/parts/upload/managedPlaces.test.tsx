import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  adminCatalogTree,
  adminSubjectTree,
  type ManagedCatalog,
  type ManagedSubject,
} from '../../../../src/contract/admin/adminSchool.ts'
import { useManagedPlaces } from '../../../../src/parts/upload/useManagedPlaces.ts'
import { adminQuery } from '../../../../src/queries/admin/admin.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const named = (id: number, name: string, nameEn: string) => ({ id, name, nameEn, children: [] })
const anatomy = {
  ...named(2, '人体解剖学', 'Human anatomy'),
  children: [named(3, '系统解剖学', 'Systematic anatomy')],
} as unknown as ManagedSubject

function Places({ subjectId }: { subjectId: number }) {
  const { subjects, catalogs } = useManagedPlaces(subjectId)
  return (
    <p>{[subjects, catalogs].map((items) => items.map(({ label }) => label.trim()).join(', ')).join('; ')}</p>
  )
}

/** What is offered where a subject and its part have these folders. */
function offered(subjectId: number): string {
  const client = new QueryClient()
  client.setQueryData(adminQuery(adminSubjectTree, {}).queryKey, [anatomy])
  const folders: [number, ManagedCatalog][] = [
    [2, named(20, '骨', 'Bones') as unknown as ManagedCatalog],
    [3, named(30, '关节', 'Joints') as unknown as ManagedCatalog],
  ]
  for (const [id, folder] of folders)
    client.setQueryData(adminQuery(adminCatalogTree, { subjectId: id }).queryKey, [folder])
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <Places subjectId={subjectId} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('a part of a subject also has the folders of the subject', () => {
  expect(offered(3)).toBe('<p>Human anatomy, Systematic anatomy; Bones, Joints</p>')
  expect(offered(2)).toBe('<p>Human anatomy, Systematic anatomy; Bones</p>')
  expect(offered(0)).toBe('<p>Human anatomy, Systematic anatomy; </p>')
})
