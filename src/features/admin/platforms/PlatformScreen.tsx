import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminPlatformRemove,
  adminPlatforms,
  adminPlatformTest,
  type LearningPlatform,
  unlistedHost,
} from '../../../contract/admin/learningPlatforms.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { useAdminChange } from '../parts/useAdminChange.ts'
import { PlatformForm } from './PlatformForm.tsx'
import { ToolCard } from './ToolCard.tsx'

/** Learning platforms (LTI 1.3): which ones may open content here, and what has to be entered there. */
export function PlatformScreen() {
  const { t } = useLingui()
  const found = useQuery({ ...adminQuery(adminPlatforms, {}), refetchInterval: 30_000 })
  const [editing, setEditing] = useState<LearningPlatform | 'new' | null>(null)
  return (
    <LoadedQuery of={found}>
      {({ platforms, tool }) => (
        <>
          <Section
            title={t`已登记的平台`}
            action={<Button kind="text" onClick={() => setEditing('new')}>{t`登记平台`}</Button>}
          >
            <PlatformTable platforms={platforms} onEdit={setEditing} />
          </Section>
          <ToolCard tool={tool} />
          {editing && (
            <PlatformForm
              key={editing === 'new' ? 'new' : editing.id}
              given={editing === 'new' ? null : editing}
              onClose={() => setEditing(null)}
            />
          )}
        </>
      )}
    </LoadedQuery>
  )
}

interface TableProps {
  platforms: LearningPlatform[]
  onEdit: (platform: LearningPlatform) => void
}

function PlatformTable({ platforms, onEdit }: TableProps) {
  const { t } = useLingui()
  const [leaving, setLeaving] = useState<LearningPlatform | null>(null)
  const remove = useAdminChange(
    (id: number) => administer(adminPlatformRemove, { id }),
    t`已删除`,
    () => setLeaving(null),
  )
  const name = leaving?.name ?? ''
  return (
    <>
      <AdminTable
        label={t`已登记的平台`}
        rows={platforms}
        rowKey={({ id }) => id}
        empty={
          <BlankPage
            art="empty"
            title={t`还没有登记平台`}
            text={t`登记后，Moodle、Canvas 等平台的链接可以直接打开这里的课程、章节和测验，测验成绩会自动交回。`}
          />
        }
        columns={[
          { head: t`名称`, cell: ({ name }) => name },
          { head: t`平台标识`, cell: ({ issuer }) => <span className={css.address}>{issuer}</span> },
          { head: t`已关联账号`, cell: ({ people }) => people, end: true },
          { head: t`成绩`, cell: (platform) => <ScoreState platform={platform} /> },
          {
            head: t`操作`,
            cell: (platform) => (
              <span className={css.row}>
                <PlatformTest id={platform.id} />
                <Button kind="text" onClick={() => onEdit(platform)}>{t`修改`}</Button>
                <Button kind="text" onClick={() => setLeaving(platform)}>{t`删除`}</Button>
              </span>
            ),
          },
        ]}
      />
      <Confirm
        open={leaving !== null}
        danger
        title={t`删除${name}？`}
        action={t`删除`}
        busy={remove.isBusy}
        onConfirm={() => leaving && remove.run(leaving.id)}
        onClose={() => setLeaving(null)}
      >
        {t`这个平台里的链接不能再打开，还没有交回的成绩也不再交回。账号和成绩在这里不变。`}
      </Confirm>
    </>
  )
}

/** Asks the platform for its keys and for a token, and says what it answered. */
function PlatformTest({ id }: { id: number }) {
  const { t } = useLingui()
  const test = useAdminChange(
    (platformId: number) => administer(adminPlatformTest, { id: platformId }),
    '',
    ({ keys, token }) => {
      if (keys !== '') return toast(t`读不到平台公钥：${keys}`, { kind: 'bad' })
      if (token !== '') return toast(t`平台没有给出令牌：${token}`, { kind: 'bad' })
      toast(t`平台可以连接，公钥和令牌都正常`, { kind: 'ok' })
    },
  )
  return <Button kind="text" busy={test.isBusy} onClick={() => test.run(id)}>{t`检查连接`}</Button>
}

/** In words of the platform, or of ours where the score was not sent at all. */
function ScoreReason({ reason }: { reason: string }) {
  const { t } = useLingui()
  if (reason === '') return null
  const host = reason.startsWith(unlistedHost) ? reason.slice(unlistedHost.length) : ''
  return (
    <span className={css.reason}>
      {host === '' ? reason : t`成绩在主机 ${host}，请先在“修改”里填写这个主机`}
    </span>
  )
}

/** Whether scores arrive; why not, in words of the platform. */
function ScoreState({ platform: { enabled, waiting, failed, reason } }: { platform: LearningPlatform }) {
  const { t } = useLingui()
  if (!enabled) return <Tag tone="neutral">{t`已停用`}</Tag>
  if (waiting + failed === 0) return <Tag tone="ok">{t`正常`}</Tag>
  return (
    <>
      {waiting > 0 && <Tag tone="warn">{t`等待交回 ${waiting}`}</Tag>}
      {failed > 0 && <Tag tone="bad">{t`没有交回 ${failed}`}</Tag>}
      <ScoreReason reason={reason} />
    </>
  )
}
