import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Scanner } from '../../features/teaching/scan/Scanner.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/scan')({
  staticData: { title: msg`扫码`, frame: 'page' },
  component: ScanScreen,
})

/** Scans a class code, a label or a presenter's screen. */
function ScanScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`扫码`} back="/ts" narrow>
      <Scanner />
    </Screen>
  )
}
