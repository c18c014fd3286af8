import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminSettings, adminSettings, adminSettingsSave } from '../../../contract/admin/adminSystem.ts'
import { type ModuleName, moduleNames } from '../../../contract/admin/modules.ts'
import { LeaveGuard } from '../../../parts/forms/LeaveGuard.tsx'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { FormFaultContext } from '../../../ui/fields/fieldFault.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { useFormFault } from '../parts/useFormFault.ts'
import { SenderSection } from './SenderSection.tsx'

/** Settings of the school. */
export function SettingScreen() {
  const settings = useQuery({ ...adminQuery(adminSettings, {}), refetchOnWindowFocus: false })
  return (
    <LoadedQuery of={settings}>
      {(data) => (
        <>
          <SettingForm given={data} />
          <SenderSection />
        </>
      )}
    </LoadedQuery>
  )
}

const numberOf = (text: string) => Number(text.replace(/\D/g, ''))

function SettingForm({ given }: { given: AdminSettings }) {
  const { t } = useLingui()
  const [form, setForm] = useState(given)
  const change = (part: Partial<AdminSettings>) => setForm((before) => ({ ...before, ...part }))
  const [opened, setOpened] = useState(given)
  const save = useAdminForm(async (settings: AdminSettings) => {
    await administer(adminSettingsSave, { ...settings, base: { ...opened } })
    setOpened(settings)
  }, t`已保存`)
  const fault = useFormFault(save.fault)
  return (
    <form
      ref={fault.form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isBusy) save.run(form)
      }}
    >
      <FormFaultContext value={save.fault}>
        <SchoolSection form={form} onChange={change} />
        <ModuleSection form={form} onChange={change} />
        <PasswordRules form={form} onChange={change} />
        <AssistantSection form={form} onChange={change} />
        <ScoreSection form={form} onChange={change} />
        <SpaceSection form={form} onChange={change} />
      </FormFaultContext>
      {fault.whole && (
        <p role="alert" className={css.fault}>
          {fault.whole}
        </p>
      )}
      <div className={css.row}>
        <Button type="submit" busy={save.isBusy}>{t`保存`}</Button>
      </div>
      <LeaveGuard isUnsaved={JSON.stringify(form) !== JSON.stringify(opened)} />
    </form>
  )
}

interface SectionProps {
  form: AdminSettings
  onChange: (part: Partial<AdminSettings>) => void
}

/** Name of the school, and what its people may change themselves. */
function SchoolSection({ form, onChange }: SectionProps) {
  const { t } = useLingui()
  return (
    <Section title={t`学校`}>
      <Card className={css.form}>
        <div className={css.pair}>
          <TextField
            label={t`学校名称`}
            maxLength={100}
            name="schoolName"
            value={form.schoolName}
            onChange={({ target }) => onChange({ schoolName: target.value })}
          />
          <TextField
            label={t`英文名称`}
            maxLength={200}
            name="schoolNameEn"
            value={form.schoolNameEn}
            onChange={({ target }) => onChange({ schoolNameEn: target.value })}
          />
        </div>
        <Switch
          label={t`允许修改姓名`}
          hint={t`关闭后，姓名只由管理员修改`}
          checked={form.canEditName}
          onChange={(canEditName) => onChange({ canEditName })}
        />
        <Switch
          label={t`学生自己选择班级`}
          hint={t`打开后，学生在“基本信息”里选择学院、年级和班级`}
          checked={form.canChooseClass}
          onChange={(canChooseClass) => onChange({ canChooseClass })}
        />
      </Card>
    </Section>
  )
}

/** Which areas the school shows. An empty list means all, so the last one cannot be turned off. */
function ModuleSection({ form: { installModules }, onChange }: SectionProps) {
  const { t } = useLingui()
  const names: Record<ModuleName, string> = {
    home: t`首页`,
    resource: t`资源`,
    teaching: t`教学`,
    exercise: t`练习`,
    quiz: t`测验`,
    score: t`成绩`,
  }
  const isShown = (name: ModuleName) => installModules.length === 0 || installModules.includes(name)
  const shown = moduleNames.filter(isShown)
  function toggle(changed: ModuleName) {
    const next = moduleNames.filter((name) => isShown(name) !== (name === changed))
    onChange({ installModules: next.length === moduleNames.length ? [] : next })
  }
  return (
    <Section title={t`开放的板块`}>
      <Card className={css.form}>
        <p className={css.quiet}>{t`关闭的板块不在导航和首页中出现，打开它的链接会显示“页面不存在”。`}</p>
        {moduleNames.map((name) => (
          <Switch
            key={name}
            label={names[name]}
            checked={isShown(name)}
            disabled={shown.length === 1 && isShown(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </Card>
    </Section>
  )
}

/** How a password must be made. */
function PasswordRules({ form, onChange }: SectionProps) {
  const { t } = useLingui()
  const { passwordPolicy: policy } = form
  const changePolicy = (part: Partial<typeof policy>) => onChange({ passwordPolicy: { ...policy, ...part } })
  return (
    <Section title={t`密码规则`}>
      <Card className={css.form}>
        <div className={css.pair}>
          <TextField
            label={t`最短位数`}
            inputMode="numeric"
            name="minLength"
            value={String(policy.minLength)}
            onChange={({ target }) => changePolicy({ minLength: numberOf(target.value) })}
          />
          <TextField
            label={t`最长位数`}
            inputMode="numeric"
            name="maxLength"
            value={String(policy.maxLength)}
            onChange={({ target }) => changePolicy({ maxLength: numberOf(target.value) })}
          />
        </div>
        <Switch
          label={t`必须有大写字母`}
          checked={policy.uppercase}
          onChange={(uppercase) => changePolicy({ uppercase })}
        />
        <Switch
          label={t`必须有小写字母`}
          checked={policy.lowercase}
          onChange={(lowercase) => changePolicy({ lowercase })}
        />
        <Switch label={t`必须有数字`} checked={policy.digit} onChange={(digit) => changePolicy({ digit })} />
        <Switch
          label={t`必须有特殊字符`}
          checked={policy.symbol}
          onChange={(symbol) => changePolicy({ symbol })}
        />
      </Card>
    </Section>
  )
}

/** Whether there is an assistant, and where its page is. */
function AssistantSection({ form, onChange }: SectionProps) {
  const { t } = useLingui()
  return (
    <Section title={t`学习助手`}>
      <Card className={css.form}>
        <Switch
          label={t`启用学习助手`}
          checked={form.aiEnable}
          onChange={(aiEnable) => onChange({ aiEnable })}
        />
        <TextField
          label={t`学习助手的地址`}
          hint={t`以 https:// 开头，由学校自己提供`}
          name="aiChatUrl"
          value={form.aiChatUrl}
          onChange={({ target }) => onChange({ aiChatUrl: target.value })}
        />
      </Card>
    </Section>
  )
}

/** How much each person may upload, and how long the audit is kept. */
function SpaceSection({ form, onChange }: SectionProps) {
  const { t } = useLingui()
  return (
    <Section title={t`空间与记录`}>
      <Card className={css.form}>
        <div className={css.pair}>
          <TextField
            label={t`每人上传空间（MB）`}
            inputMode="numeric"
            name="fileSpaceMb"
            value={String(form.fileSpaceMb)}
            onChange={({ target }) => onChange({ fileSpaceMb: numberOf(target.value) })}
          />
          <TextField
            label={t`操作记录保存天数`}
            inputMode="numeric"
            name="auditDays"
            value={String(form.auditDays)}
            onChange={({ target }) => onChange({ auditDays: numberOf(target.value) })}
          />
        </div>
      </Card>
    </Section>
  )
}

/** How the school rounds scores, and what a resit counts. */
function ScoreSection({ form, onChange }: SectionProps) {
  const { t } = useLingui()
  return (
    <Section title={t`成绩`}>
      <Card className={css.form}>
        <div className={css.pair}>
          <TextField
            label={t`小数位数`}
            hint={t`0 到 2 位，最后一次四舍五入`}
            inputMode="numeric"
            name="scoreDigits"
            value={String(form.scoreDigits)}
            onChange={({ target }) => onChange({ scoreDigits: numberOf(target.value) })}
          />
          <TextField
            label={t`补考最高计分`}
            hint={t`百分制，通常为 60`}
            inputMode="numeric"
            name="resitCap"
            value={String(form.resitCap)}
            onChange={({ target }) => onChange({ resitCap: numberOf(target.value) })}
          />
        </div>
      </Card>
    </Section>
  )
}
