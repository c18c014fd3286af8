import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { adminAccountArchive } from '../../../contract/admin/adminPeople.ts'
import { administer } from '../../../queries/admin/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/Confirm.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'

/** The browser takes the file as it comes: a whole archive is never in the page. */
function followDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Downloads the data that the school keeps of a person: asks for a reason, and says that the person is told. */
export function PersonArchive({ id }: { id: number }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setOpen(false)
  const archive = useAdminForm(
    () => administer(adminAccountArchive, { id, reason: reason.trim() }),
    t`开始下载，已通知本人`,
    ({ address }) => {
      followDownload(address)
      setReason('')
      close()
    },
  )
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>{t`下载此人的数据`}</Button>
      <Confirm
        open={isOpen}
        title={t`下载学校保存的数据？`}
        action={t`下载`}
        busy={archive.isBusy}
        onConfirm={() => archive.run(undefined)}
        onClose={close}
      >
        <p>
          {t`一个 ZIP 文件：账号、班级、测验与作答、作业和附件、已公布的成绩、消息、设备。标注、笔记、错题本、收藏和自主练习不在其中，只有本人可以下载。`}
        </p>
        <TextField
          label={t`下载的原因`}
          hint={t`记入操作记录，本人会收到通知并看到原因`}
          error={archive.fault?.text}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // it stands within the form of the account, which Enter would save
            event.preventDefault()
            if (!archive.isBusy) archive.run(undefined)
          }}
        />
      </Confirm>
    </>
  )
}
