import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { isInAppBrowser } from '../../device/obstacle.ts'
import { onlineAtom } from '../../device/online.ts'
import { syncStatusAtom } from '../../queries/engine/sync.ts'
import { begunExamsQuery } from '../../queries/session/begunExams.ts'
import { type SignOutChoice, signOutHere } from '../../queries/session/signOut.ts'
import { exportUnsent } from '../../queries/session/unsent.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { saveFile } from '../../ui/hooks/saveFile.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { BegunExamsNotice } from './BegunExamsNotice.tsx'
import css from './SignOut.module.css'

/** What the person is asked at this moment, saving unsent work to a file, and leaving in the way that was chosen. */
function useSignOut() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'plain' | 'unsent' | 'saved' | null>(null)
  const close = () => setAsking(null)

  const save = useMutation({
    mutationFn: async () => {
      const saved = await exportUnsent()
      if (saved) saveFile(saved.file)
      return saved?.keys
    },
    // No browser tells whether the file was saved, so the person is asked.
    onSuccess: () => setAsking('saved'),
  })
  const leave = useMutation({
    mutationFn: (choice: SignOutChoice) => signOutHere(choice, save.data),
    onSuccess: (end, choice) => {
      if (end.done) return void navigate({ to: '/account/login', replace: true })
      if (choice === 'remove') {
        toast(t`导出之后又有了新内容，已重新导出，请保存新的文件。`, { kind: 'bad' })
        return save.mutate()
      }
      const { waiting, parked } = end
      if (waiting === 0)
        toast(t`有 ${parked} 条被服务器拒绝，请到同步中心处理，或选择其他方式。`, { kind: 'bad' })
      else toast(t`还有 ${waiting + parked} 条没有送达，请联网后再试，或选择其他方式。`, { kind: 'bad' })
    },
  })
  const busyWith = (choice: SignOutChoice) => leave.isPending && leave.variables === choice
  return { asking, setAsking, close, save, leave, busyWith }
}
type SigningOut = ReturnType<typeof useSignOut>

/** Ends the session; the person decides on work that was not sent. */
export function SignOut() {
  const { t } = useLingui()
  const { waiting, parked } = useAtomValue(syncStatusAtom)
  const signingOut = useSignOut()
  const { asking, setAsking, close, leave } = signingOut
  const begun = useQuery({ ...begunExamsQuery(), enabled: asking !== null }).data
  return (
    <>
      <Button kind="plain" wide onClick={() => setAsking(waiting + parked > 0 ? 'unsent' : 'plain')}>
        {t`退出登录`}
      </Button>
      <Confirm
        open={asking === 'plain'}
        title={t`退出登录？`}
        action={t`退出`}
        busy={leave.isPending}
        onConfirm={() => leave.mutate('keep')}
        onClose={close}
      >
        {t`离线保存的章节和标本、本机的考试记录和“继续上次”都会从本机清除；已送达的都在服务器上。`}
        {begun && <BegunExamsNotice begun={begun} />}
      </Confirm>
      <Sheet
        open={asking === 'unsent' || asking === 'saved'}
        onClose={close}
        title={t`还有内容没有送达`}
        place="middle"
      >
        <UnsentChoices signingOut={signingOut}>{begun && <BegunExamsNotice begun={begun} />}</UnsentChoices>
      </Sheet>
    </>
  )
}

interface ChoicesProps {
  signingOut: SigningOut
  /** says which exams would be lost */
  children: ReactNode
}

/** Unsent work is sent first, kept on this device, or taken along in a file. */
function UnsentChoices({ signingOut, children }: ChoicesProps) {
  const { t } = useLingui()
  const { waiting, parked } = useAtomValue(syncStatusAtom)
  const online = useAtomValue(onlineAtom)
  const unsent = waiting + parked
  const { close, leave, busyWith } = signingOut
  return (
    <div className={css.choices}>
      <p className={css.text}>
        <Plural
          value={unsent}
          one="# 条内容只保存在本机。退出前，你想怎么处理？"
          other="# 条内容只保存在本机。退出前，你想怎么处理？"
        />
      </p>
      <p className={css.text}>
        <Trans>无论选哪一种，离线保存的章节和标本、本机的考试记录和“继续上次”都会从本机清除。</Trans>
      </p>
      {children}
      {waiting === 0 && parked > 0 ? (
        // Changes that the service refused are not delivered by going online, so the button leads to the sync
        // centre.
        <ButtonLink wide to="/set/sync">
          {t`到同步中心处理`}
        </ButtonLink>
      ) : (
        <Button wide disabled={!online} busy={busyWith('send')} onClick={() => leave.mutate('send')}>
          {online ? t`先发送，再退出` : t`先发送，再退出（需要联网）`}
        </Button>
      )}
      <Button
        kind={online ? 'soft' : 'primary'}
        wide
        busy={busyWith('keep')}
        onClick={() => leave.mutate('keep')}
      >
        {t`替我留在本机，下次登录后发送`}
      </Button>
      <RemovalChoice signingOut={signingOut} />
      <Button kind="plain" wide onClick={close}>
        {t`取消`}
      </Button>
    </div>
  )
}

/** Exporting comes first; only after it the work can be removed from this device. */
function RemovalChoice({ signingOut: { asking, save, leave, busyWith } }: { signingOut: SigningOut }) {
  const { t } = useLingui()
  if (asking === 'saved')
    return (
      <>
        <p className={css.warn}>
          <Trans>
            文件存好了吗？删除后本机不再发送。要送达，就在任何设备上用同一账号登录，到同步中心导入这个文件。
          </Trans>
        </p>
        <Button kind="danger" wide busy={busyWith('remove')} onClick={() => leave.mutate('remove')}>
          {t`存好了，从本机删除`}
        </Button>
        <Button kind="plain" wide busy={save.isPending} onClick={() => save.mutate()}>
          {t`没有，再导出一次`}
        </Button>
      </>
    )
  // An app that shows this page inside itself never saves a file.
  if (isInAppBrowser()) return null
  return (
    <Button kind="danger" wide busy={save.isPending} onClick={() => save.mutate()}>
      {t`导出到文件，并从本机删除`}
    </Button>
  )
}
