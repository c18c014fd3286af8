import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { currentLang } from '../../device/language.ts'
import { legalText } from '../../features/account/legal/legal.ts'
import { Prose } from '../../features/account/legal/Prose.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/account/privacy')({
  staticData: { title: msg`隐私政策`, frame: 'bare' },
  loader: () => legalText('privacy', currentLang()),
  component: Privacy,
})

function Privacy() {
  const { t } = useLingui()
  return (
    <Screen title={t`隐私政策`} back="/account/login" narrow>
      <Prose text={Route.useLoaderData()} />
    </Screen>
  )
}
