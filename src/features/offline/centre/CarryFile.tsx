import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { systemInfo } from '../../../contract/system.ts'
import { isInAppBrowser } from '../../../device/obstacle.ts'
import type { UnsentFileFault } from '../../../outbox/readUnsentFile.ts'
import { query } from '../../../queries/engine/query.ts'
import { exportUnsent, importUnsent } from '../../../queries/session/unsent.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/hooks/saveFile.ts'
import { Section } from '../../../ui/Section.tsx'
import css from '../SyncCentre.module.css'

const faults: Record<UnsentFileFault, MessageDescriptor> = {
  damaged: msg`这个文件不完整，或不是本应用导出的。本机没有任何改动。`,
  newer: msg`这个文件来自更新的版本。请先更新应用，再导入。`,
  otherPerson: msg`这个文件是另一个账号的。请用导出它的账号登录后再导入。`,
  otherSchool: msg`这个文件是从另一所学校的课堂导出的，不能导入到这里。`,
}

const faultOf = (error: unknown): MessageDescriptor =>
  error instanceof Error && 'fault' in error && typeof error.fault === 'string' && error.fault in faults
    ? faults[error.fault as UnsentFileFault]
    : msg`导入没有成功，本机没有任何改动。请重试。`

/** Unsent work as a file: out of this device, and into any other of the same person. */
export function CarryFile({ unsent }: { unsent: number }) {
  const { t, i18n } = useLingui()
  const save = useMutation({
    mutationFn: async () => {
      const saved = await exportUnsent()
      if (saved) saveFile(saved.file)
    },
  })
  const take = useMutation({ mutationFn: importUnsent, meta: { tellsItself: true } })
  // promised only where the service keeps keys
  const isOnce = useQuery(query(systemInfo, {})).data?.exactlyOnce === true
  const { added = 0, of = 0 } = take.data ?? {}
  const known = of - added
  // there nothing is ever saved
  const saves = !isInAppBrowser()
  return (
    <Section title={t`用文件转移`}>
      <p className={css.text}>
        {isOnce
          ? t`导出的文件可在任何设备上由同一账号导入；重复导入不会重复计入。`
          : t`导出的文件可在任何设备上由同一账号导入。`}
      </p>
      {!saves && unsent > 0 && (
        <p className={css.text}>{t`这里存不了文件。先联网等内容送达，再点右上角 ··· 选择“在浏览器打开”。`}</p>
      )}
      <div className={css.actions}>
        {saves && (
          <Button
            kind="soft"
            wide
            disabled={unsent === 0}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            <Download aria-hidden="true" />
            {t`导出未发送的内容`}
          </Button>
        )}
        <ImportButton busy={take.isPending} onFile={(file) => take.mutate(file)} />
      </div>
      <p role="status" className={take.isError ? css.fault : css.text}>
        {take.isError && i18n._(faultOf(take.error))}
        {take.isSuccess &&
          (known === 0 ? t`导入了 ${added} 条。` : t`导入了 ${added} 条，另有 ${known} 条本机已有或已送达。`)}
      </p>
    </Section>
  )
}

function ImportButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="plain" wide busy={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {t`导入文件`}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same file may be chosen again
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
