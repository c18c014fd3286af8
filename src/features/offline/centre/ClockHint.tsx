import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import Clock from 'lucide-react/icons/clock'
import { clockAheadAtom } from '../../../device/clock.ts'
import { Hint } from '../Hint.tsx'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A length of time in the largest unit of which there are two at least. */
function roughly(ms: number, locale: string): string {
  const [unit, length] = units.find(([, one]) => ms >= 2 * one) ?? units[2]
  const form = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  // Chinese units follow a number without the space that the interface sets.
  return form.format(Math.round(ms / length)).replace(/(\d)(?=\p{Script=Han})/u, '$1 ')
}

/** Says that this device's clock is wrong, where it is: what was done is as safe as ever. */
export function ClockHint() {
  const { t, i18n } = useLingui()
  const ahead = useAtomValue(clockAheadAtom)
  if (ahead === 0) return null
  const off = roughly(Math.abs(ahead), i18n.locale)
  return (
    <Hint
      icon={<Clock />}
      title={ahead > 0 ? t`本机时间快了约 ${off}` : t`本机时间慢了约 ${off}`}
      text={t`作答照常保存和发送，先后顺序不变；但复习的到期日可能不准。请在系统设置里校准时间。`}
    />
  )
}
