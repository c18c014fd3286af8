import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { currentLang } from '../../device/language.ts'
import { legalText } from '../../features/account/legal/legal.ts'
import { Prose } from '../../features/account/legal/Prose.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/account/agreement')({
  staticData: { title: msg`用户协议`, frame: 'bare' },
  loader: () => legalText('agreement', currentLang()),
  component: Agreement,
})

function Agreement() {
  const { t } = useLingui()
  return (
    <Screen title={t`用户协议`} back="/account/login" narrow>
      <Prose text={Route.useLoaderData()} />
    </Screen>
  )
}
