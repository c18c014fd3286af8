import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { adminFreshCount } from '../../../contract/admin/adminImport.ts'
import { adminAcademyTree } from '../../../contract/admin/adminPeople.ts'
import { JobProgressLine } from '../../../parts/jobs/JobProgressLine.tsx'
import { useJob } from '../../../parts/jobs/useJob.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { renewFirstPasswords } from '../../../queries/admin/importAccounts.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { SelectField } from '../parts/SelectField.tsx'
import { academyItems } from './academyItems.ts'
import { renewedPasswordsAtom } from './importAtoms.ts'
import { PasswordList } from './PasswordList.tsx'
import { useWarningBeforeUnload } from './useWarningBeforeUnload.ts'

/** New first passwords, all in one go, for accounts that have never signed in. */
export function RenewPasswords() {
  const { t } = useLingui()
  const { pick } = useNames()
  const [academyId, setAcademyId] = useState<number | undefined>(undefined)
  const [isAsking, setIsAsking] = useState(false)
  const [renewed, setRenewed] = useAtom(renewedPasswordsAtom)
  const academies = useQuery(adminQuery(adminAcademyTree, {})).data ?? []
  const found = useQuery(adminQuery(adminFreshCount, { academyId })).data
  const count = found ?? 0
  const { progress, fault, isBusy, begin } = useJob(renewFirstPasswords, (passwords) =>
    setRenewed({ passwords, isSaved: passwords.length === 0 }),
  )
  useWarningBeforeUnload(isBusy || renewed?.isSaved === false)
  const confirm = () => {
    setIsAsking(false)
    setRenewed(null)
    begin({ academyId, accounts: count })
  }
  return (
    <Section
      title={t`重新生成初始密码`}
      action={
        <ButtonLink kind="text" to="/admin/$" params={{ _splat: 'accounts' }}>
          {t`返回账号列表`}
        </ButtonLink>
      }
    >
      <Card>
        <div className={css.form}>
          <p>{t`初始密码丢失了，可以在这里为从未登录的账号一次重新生成。登录过的账号不受影响。`}</p>
          <SelectField<number | ''>
            label={t`学院或班级`}
            value={academyId ?? ''}
            onChange={(at) => setAcademyId(at || undefined)}
            items={[{ value: '', label: t`全部` }, ...academyItems(academies, pick)]}
          />
          {found === 0 && <p className={css.quiet}>{t`这里没有从未登录的账号。`}</p>}
          {count > 0 && (
            <div className={css.row}>
              <Button busy={isBusy} onClick={() => setIsAsking(true)}>
                {t`为 ${count} 个账号重新生成`}
              </Button>
            </div>
          )}
          {isBusy && <JobProgressLine label={t`正在生成初始密码`} progress={progress} />}
          {isBusy && <p className={css.quiet}>{t`初始密码只交给这个页面，写完并下载之前请不要关闭它。`}</p>}
          {fault && (
            <p role="alert" className={css.fault}>
              {fault}
            </p>
          )}
        </div>
      </Card>
      {renewed && (
        <RenewedList
          passwords={renewed.passwords}
          onSaved={() => setRenewed((before) => before && { ...before, isSaved: true })}
        />
      )}
      <ConfirmRenewal open={isAsking} count={count} onConfirm={confirm} onClose={() => setIsAsking(false)} />
    </Section>
  )
}

interface ConfirmProps {
  open: boolean
  count: number
  onConfirm: () => void
  onClose: () => void
}

function ConfirmRenewal({ count, ...dialog }: ConfirmProps) {
  const { t } = useLingui()
  return (
    <Confirm {...dialog} title={t`为 ${count} 个账号重新生成初始密码？`} action={t`重新生成`} danger>
      {t`这些账号之前发出的初始密码会失效。新的初始密码只显示一次。`}
    </Confirm>
  )
}

function RenewedList({ passwords, onSaved }: Parameters<typeof PasswordList>[0]) {
  const { t } = useLingui()
  const count = passwords.length
  return (
    <Card>
      <div className={css.form}>
        <p role="status">{t`已为 ${count} 个账号重新生成初始密码。`}</p>
        {count > 0 && <PasswordList passwords={passwords} onSaved={onSaved} />}
      </div>
    </Card>
  )
}
