import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { adminAccountAllow, type ManagedAccountDetail } from '../../../contract/admin/adminPeople.ts'
import { administer } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { useAdminChange } from '../parts/useAdminChange.ts'

const timeFactors = ['1', '1.25', '1.5', '2']

/** The share of time that a student has in every quiz, as the school granted it. */
export function QuizTime({ account: { id, timeFactor } }: { account: ManagedAccountDetail }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(timeFactor)
  const [factor, setFactor] = useState(String(timeFactor))
  const [reason, setReason] = useState('')
  const allow = useAdminChange(
    async (next: number) => {
      await administer(adminAccountAllow, {
        id,
        factor: next,
        reason: reason.trim(),
        base: { factor: opened },
      })
      setOpened(next)
    },
    t`已保存`,
    () => setReason(''),
  )
  const isChanged = reason.trim() !== '' && Number(factor) !== timeFactor
  return (
    <Section title={t`每次测验的时间`}>
      <div className={css.form}>
        <Segmented
          label={t`每次测验的时间`}
          value={factor}
          onChange={setFactor}
          items={timeFactors.map((value) => ({ value, label: value === '1' ? t`不加` : `×${value}` }))}
        />
        <TextField
          label={t`加时的原因`}
          hint={t`如涉及健康等隐私，只写“批准”即可。操作记录里没有原因。`}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={css.row}>
          <Button
            kind="soft"
            busy={allow.isBusy}
            aria-disabled={!isChanged}
            onClick={() => isChanged && allow.run(Number(factor))}
          >
            {t`用于每次测验`}
          </Button>
        </div>
      </div>
    </Section>
  )
}
