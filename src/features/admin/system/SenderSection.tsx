import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  adminSenders,
  adminSenderTest,
  type ChannelName,
  type SenderStatus,
} from '../../../contract/admin/adminSystem.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'

/** Whether mail and text messages leave, with a test of each. */
export function SenderSection() {
  const { t } = useLingui()
  const senders = useQuery({ ...adminQuery(adminSenders, {}), refetchInterval: 30_000 })
  const [tested, setTested] = useState<ChannelName | null>(null)
  return (
    <Section title={t`邮件与短信`}>
      <LoadedQuery of={senders}>
        {(data) => (
          <Card flush>
            {data.map((sender) => (
              <SenderRow key={sender.channel} sender={sender} onTest={() => setTested(sender.channel)} />
            ))}
          </Card>
        )}
      </LoadedQuery>
      <Sheet
        open={tested !== null}
        onClose={() => setTested(null)}
        title={tested === 'mail' ? t`发送测试邮件` : t`发送测试短信`}
        place="middle"
      >
        {tested && <TestForm channel={tested} onDone={() => setTested(null)} />}
      </Sheet>
    </Section>
  )
}

function SenderRow({ sender, onTest }: { sender: SenderStatus; onTest: () => void }) {
  const { t } = useLingui()
  const { channel, kind, waiting, failed, lastSentAt, lastFailedAt, reason } = sender
  const name = channel === 'mail' ? t`邮件` : t`短信`
  const ways: Record<SenderStatus['kind'], string> = {
    off: channel === 'mail' ? t`没有开通（MAIL=off）` : t`没有开通（SMS=off）`,
    file:
      channel === 'mail'
        ? t`只写入文件 outbox/mail.jsonl；设置 SMTP_URL 和 MAIL_FROM 后才会发出`
        : t`只写入文件 outbox/sms.jsonl；设置 SMS_URL 后才会发出`,
    smtp: t`由邮件服务器（SMTP）发出`,
    http: t`由短信网关（HTTP）发出`,
  }
  return (
    <Row
      title={
        <>
          {name} <SenderTag sender={sender} />
        </>
      }
      sub={
        <>
          {ways[kind]}
          {waiting > 0 && (
            <>
              <br />
              {t`等待发送 ${waiting}`}
            </>
          )}
          {failed > 0 && (
            <>
              <br />
              {t`没有发出 ${failed}`}
            </>
          )}
          {lastSentAt !== null && (
            <>
              <br />
              {t`最近发出`} <Time at={lastSentAt} />
            </>
          )}
          {reason !== '' && lastFailedAt !== null && (
            <>
              <br />
              {t`最近失败`} <Time at={lastFailedAt} />：{reason}
            </>
          )}
        </>
      }
      trail={
        kind !== 'off' && (
          <Button kind="text" aria-label={t`测试${name}`} onClick={onTest}>
            {t`测试`}
          </Button>
        )
      }
    />
  )
}

function SenderTag({ sender: { kind, reason, lastSentAt } }: { sender: SenderStatus }) {
  const { t } = useLingui()
  const tag = (tone: TagTone, word: string) => <Tag tone={tone}>{word}</Tag>
  if (kind === 'off') return tag('neutral', t`未开通`)
  if (reason !== '') return tag('bad', t`发送失败`)
  if (kind === 'file') return tag('warn', t`未连接`)
  return lastSentAt === null ? tag('neutral', t`尚未发送`) : tag('ok', t`正常`)
}

function TestForm({ channel, onDone }: { channel: ChannelName; onDone: () => void }) {
  const { t } = useLingui()
  const [to, setTo] = useState('')
  const test = useAdminForm(
    (address: string) => administer(adminSenderTest, { channel, to: address }),
    t`测试消息已发出`,
    onDone,
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (to.trim() !== '' && !test.isBusy) test.run(to.trim())
  }
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      <TextField
        label={channel === 'mail' ? t`收件邮箱` : t`收件手机号`}
        inputMode={channel === 'mail' ? 'email' : 'tel'}
        maxLength={200}
        value={to}
        error={test.fault?.text}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" wide busy={test.isBusy}>
        {t`发送测试`}
      </Button>
    </form>
  )
}
