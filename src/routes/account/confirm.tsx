import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmContact } from '../../features/people/account/ConfirmContact.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/account/confirm')({
  staticData: { title: msg`确认邮箱或手机号`, frame: 'bare' },
  validateSearch: ({ undo }: Record<string, unknown>): { undo?: 1 } => (undo === 1 ? { undo } : {}),
  component: Confirmation,
})

/** Where the link of a mail or message leads; what proves it stands behind the `#`. */
function Confirmation() {
  const { t } = useLingui()
  const isUndo = Route.useSearch().undo === 1
  const title = isUndo ? t`撤销账号更改` : t`确认邮箱或手机号`
  return (
    <Screen title={title} back="/account/login" narrow>
      <ConfirmContact token={window.location.hash.slice(1)} isUndo={isUndo} />
    </Screen>
  )
}
