import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmContact } from '../../features/people/account/ConfirmContact.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/account/confirm')({
  staticData: { title: msg`确认邮箱或手机号`, frame: 'bare' },
  component: Confirmation,
})

/** Where the link of a mail or message leads; what proves it stands behind the `#`. */
function Confirmation() {
  const { t } = useLingui()
  return (
    <Screen title={t`确认邮箱或手机号`} back="/account/login" narrow>
      <ConfirmContact token={window.location.hash.slice(1)} />
    </Screen>
  )
}
