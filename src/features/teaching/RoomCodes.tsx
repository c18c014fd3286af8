import { useLingui } from '@lingui/react/macro'
import { renderSVG } from 'uqr'
import type { Room } from '../../contract/teaching/room.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.ts'
import css from './Teaching.module.css'

/** The link that a student opens; a stranger signs in first and comes back to it. */
export const inviteLink = (code: string) => `${location.origin}/wk_mobile/ts/code?c=${code}`

/** The codes of the open classes, to be read from the back row. */
export function RoomCodes({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useLingui()
  if (rooms.length === 0) return null
  return (
    <Section title={t`我的班级码`}>
      <div className={css.stack}>
        {rooms.map((room) => (
          <Card key={room.id}>
            <p className={css.eyebrow}>{room.name}</p>
            <RoomCode room={room} />
          </Card>
        ))}
      </div>
    </Section>
  )
}

export function RoomCode({ room }: { room: Room }) {
  const { t } = useLingui()
  const { code, name } = room
  const link = inviteLink(code)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(t`加入「${name}」：打开 ${link} ，或在“教学”里输入班级码 ${code}`)
      toast(t`邀请已复制`, { kind: 'ok' })
    } catch {
      toast(t`没有复制成功，请手动抄写班级码。`, { kind: 'bad' })
    }
  }
  return (
    <div className={css.form}>
      <p className={css.code}>{code}</p>
      <QrPicture text={link} label={t`${name} 的二维码`} />
      <Button kind="soft" wide onClick={copy}>
        {t`复制邀请`}
      </Button>
    </div>
  )
}

function QrPicture({ text, label }: { text: string; label: string }) {
  return (
    <div
      className={css.qr}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the library draws it from an address of ours
      dangerouslySetInnerHTML={{ __html: renderSVG(text, { border: 1 }) }}
    />
  )
}
