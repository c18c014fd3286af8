import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { importedFields } from '../../../../server/people/manage/manageAccounts.ts'
import { EditedFields } from '../../../../src/features/admin/accounts/EditedFields.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const told = (edited: readonly string[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EditedFields edited={edited} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, '')

test('an account names the fields that an import leaves as they were edited by hand', () => {
  expect(told([])).toBe('')
  expect(told(['phone', 'email'])).toBe('手工修改过，再次导入时保持不变：手机号、邮箱')
  expect(told(importedFields).split('：')[1]?.split('、')).toHaveLength(importedFields.length)
})
