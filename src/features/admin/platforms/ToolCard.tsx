import { useLingui } from '@lingui/react/macro'
import type { ToolAddresses } from '../../../contract/admin/learningPlatforms.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { useCopyText } from '../parts/useCopyText.ts'

/** What the administrator of a platform enters there, ready to be copied. */
export function ToolCard({ tool }: { tool: ToolAddresses }) {
  const { t } = useLingui()
  const addresses = [
    { name: t`登录地址`, other: 'Initiate login URL · OIDC login', value: tool.loginUrl },
    { name: t`启动地址`, other: 'Redirection URI · Target link URI', value: tool.launchUrl },
    { name: t`选取内容地址`, other: 'Content selection URL · Deep linking', value: tool.deepLinkUrl },
    { name: t`公钥地址`, other: 'Public keyset · JWK URL', value: tool.keysUrl },
  ]
  const copy = useCopyText()
  return (
    <Section title={t`在学习平台里填写`}>
      {!tool.isSecure && (
        <p role="alert" className={css.fault}>
          {t`这里还没有 HTTPS（PUBLIC_URL 不是 https://），浏览器会拒绝从其他网站打开的登录。`}
        </p>
      )}
      <Card flush>
        {addresses.map(({ name, other, value }) => (
          <Row
            key={other}
            title={name}
            sub={
              <>
                <span lang="en">{other}</span>
                <br />
                <span className={css.address}>{value}</span>
              </>
            }
            trail={
              <Button kind="text" aria-label={t`复制${name}`} onClick={() => void copy(value)}>
                {t`复制`}
              </Button>
            }
          />
        ))}
      </Card>
    </Section>
  )
}
