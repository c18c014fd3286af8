import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  adminPlatformSave,
  type LearningPlatform,
  type NumberSource,
  numberSources,
  platformAddressForm,
  scoreHostForm,
} from '../../../contract/admin/learningPlatforms.ts'
import { administer } from '../../../queries/admin/admin.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormSheet } from '../parts/FormSheet.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'

type Texts = Record<
  'name' | 'issuer' | 'clientId' | 'signInUrl' | 'tokenUrl' | 'keysUrl' | 'deployments' | 'scoreHosts',
  string
>
interface Form extends Texts {
  numberSource: NumberSource
  enabled: boolean
}

const toForm = (given: LearningPlatform | null): Form => ({
  name: given?.name ?? '',
  issuer: given?.issuer ?? '',
  clientId: given?.clientId ?? '',
  signInUrl: given?.signInUrl ?? '',
  tokenUrl: given?.tokenUrl ?? '',
  keysUrl: given?.keysUrl ?? '',
  deployments: given?.deployments.join(', ') ?? '',
  scoreHosts: given?.scoreHosts.join(', ') ?? '',
  numberSource: given?.numberSource ?? 'none',
  enabled: given?.enabled ?? true,
})

const addressNames: readonly (keyof Texts)[] = ['issuer', 'signInUrl', 'tokenUrl', 'keysUrl']
function isFilled(form: Form, name: keyof Texts): boolean {
  if (name === 'scoreHosts') return textsIn(form.scoreHosts).every((host) => scoreHostForm.test(host))
  return addressNames.includes(name) ? platformAddressForm.test(form[name].trim()) : form[name].trim() !== ''
}

const factsOf = ({ deployments, scoreHosts, ...values }: Form) => ({
  ...values,
  deployments: textsIn(deployments),
  scoreHosts: textsIn(scoreHosts),
})

const textsIn = (list: string) => list.split(/[\s,，;；]+/).filter(Boolean)

interface Props {
  /** null: a new one */
  given: LearningPlatform | null
  onClose: () => void
}

/** How each field is called, in the words of the platforms too. */
function usePlatformFields(): Record<keyof Texts, { label: string; hint: string }> {
  const { t } = useLingui()
  return {
    name: { label: t`名称`, hint: t`教师看到的名字，例如 Moodle` },
    issuer: { label: t`平台标识（Platform ID、Issuer）`, hint: t`Moodle 是网站地址` },
    clientId: { label: t`客户端 ID（Client ID）`, hint: t`在平台里添加这个工具后得到` },
    signInUrl: {
      label: t`登录请求地址（Authentication request URL）`,
      hint: t`Moodle：网站地址加 /mod/lti/auth.php`,
    },
    tokenUrl: {
      label: t`令牌地址（Access token URL）`,
      hint: t`Moodle：网站地址加 /mod/lti/token.php`,
    },
    keysUrl: {
      label: t`平台公钥地址（Public keyset URL）`,
      hint: t`Moodle：网站地址加 /mod/lti/certs.php`,
    },
    deployments: { label: t`部署 ID（Deployment ID）`, hint: t`多个用逗号分开` },
    scoreHosts: {
      label: t`成绩所在的主机（可不填）`,
      hint: t`成绩只交到上面这些地址的主机。Canvas 的成绩在学校自己的主机，例如 school.instructure.com`,
    },
  }
}

export function PlatformForm({ given, onClose }: Props) {
  const { t } = useLingui()
  const [form, setForm] = useState(() => toForm(given))
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const save = useAdminForm(
    (values: Form) =>
      administer(adminPlatformSave, { id: given?.id, ...factsOf(values), base: factsOf(toForm(given)) }),
    t`已保存`,
    onClose,
  )
  const fields = usePlatformFields()
  const names = Object.keys(fields) as (keyof Texts)[]
  function faultOf(name: keyof Texts): string | undefined {
    if (!isChecked || isFilled(form, name)) return undefined
    if (name === 'scoreHosts') return t`请只填主机名，例如 school.instructure.com`
    return addressNames.includes(name) ? t`请填写以 https:// 开头的完整地址` : t`请填写`
  }
  function onSave() {
    setChecked(true)
    if (names.every((name) => isFilled(form, name))) save.run(form)
  }
  return (
    <FormSheet
      title={given ? t`修改平台` : t`登记平台`}
      onClose={onClose}
      onSave={onSave}
      isBusy={save.isBusy}
      fault={save.fault}
    >
      {names.map((name) => (
        <TextField
          key={name}
          label={fields[name].label}
          hint={fields[name].hint}
          error={faultOf(name)}
          maxLength={500}
          name={name}
          value={form[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
      <NumberSourceField value={form.numberSource} onChange={(numberSource) => change({ numberSource })} />
      <Switch
        label={t`启用`}
        hint={t`停用后，平台里的链接不能打开，成绩留到启用后再交回`}
        checked={form.enabled}
        onChange={(enabled) => change({ enabled })}
      />
    </FormSheet>
  )
}

interface NumberProps {
  value: NumberSource
  onChange: (source: NumberSource) => void
}

/** Whether and where the platform is trusted to say numbers. */
function NumberSourceField({ value, onChange }: NumberProps) {
  const { t } = useLingui()
  const sources: Record<NumberSource, string> = {
    none: t`不采用平台给的学号`,
    lis: t`平台资料里的学号（person_sourcedid）`,
    custom: t`自定义参数 number`,
  }
  return (
    <SelectField
      label={t`首次打开时按学号关联账号`}
      value={value}
      onChange={onChange}
      items={numberSources.map((source) => ({ value: source, label: sources[source] }))}
    />
  )
}
