import { useLingui } from '@lingui/react/macro'
import FileUp from 'lucide-react/icons/file-up'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { FileUse, UploadedFile } from '../../contract/files.ts'
import { sendFile } from '../../queries/engine/upload.ts'
import { isUnplugged, refusalOf } from '../../queries/session/signIn.ts'
import { endingsOf, fileFault, fileUses } from '../../rules/fileUses.ts'
import { bytesText } from '../../ui/bytes.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ProgressBar } from '../../ui/signs/ProgressBar.tsx'
import css from './UploadField.module.css'
import { useUploadCount } from './uploadCount.ts'

interface Props {
  label: string
  hint?: string
  useTo: FileUse
  multiple?: boolean
  /** endings that are not taken here although the use takes them */
  without?: readonly string[]
  /** Each whole file as the service has it, once it is there, and as it was chosen. */
  onFile: (file: UploadedFile, chosen: File) => void
}

/** A file on its way, or one that was refused. */
interface Sending {
  key: number
  name: string
  size: number
  sent: number
  /** why it is not sent; null while it is on its way */
  fault: string | null
  abort: AbortController
}

let keys = 0

/** The files on their way, and what sends more of them one after the other. */
function useSendings(
  endings: readonly string[],
  { useTo, multiple, without = [], onFile }: Pick<Props, 'useTo' | 'multiple' | 'without' | 'onFile'>,
) {
  const { t, i18n } = useLingui()
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const change = (key: number, part: Partial<Sending>) =>
    setSendings((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setSendings((before) => before.filter((one) => one.key !== key))
  useAbortOnLeave(sendings)
  useUploadCount(sendings.filter(({ fault }) => fault === null).length)

  function faultOf({ name, size }: File): string | null {
    const isLeftOut = without.some((ending) => name.toLowerCase().endsWith(`.${ending}`))
    const fault = isLeftOut ? 'wrongType' : fileFault(useTo, name, size)
    const most = bytesText(fileUses[useTo].maxBytes, i18n.locale)
    if (fault === 'empty') return t`文件是空的`
    if (fault === 'tooLarge') return t`文件超过 ${most}`
    return fault === 'wrongType' ? t`不支持这种文件，请用：${endings.join(', ')}` : null
  }

  async function send(file: File): Promise<void> {
    const { name, size } = file
    const sending = { key: keys++, name, size, sent: 0, fault: faultOf(file), abort: new AbortController() }
    setSendings((before) => [...before.filter((one) => one.fault === null), sending])
    if (sending.fault !== null) return
    try {
      const uploaded = await sendFile(file, useTo, {
        signal: sending.abort.signal,
        onProgress: (sent) => change(sending.key, { sent }),
      })
      drop(sending.key)
      onFile(uploaded, file)
    } catch (failure) {
      if (sending.abort.signal.aborted || !(failure instanceof Error)) return
      const why = isUnplugged(failure) ? t`没有网络，没有传完。再选一次会接着传。` : refusalOf(failure)
      change(sending.key, { fault: why || t`请求失败，请重试` })
    }
  }

  async function take(files: Iterable<File>): Promise<void> {
    // Files go one after the other: the line is shared with the person's other work.
    for (const file of multiple ? files : [...files].slice(0, 1)) await send(file)
  }

  function giveUp({ key, abort }: Sending): void {
    abort.abort()
    drop(key)
  }

  return { sendings, take, giveUp }
}

/**
 * Takes files and sends them in pieces. What is too large or of another kind is refused before a byte is sent; a break
 * of the network is waited for, and the same file chosen again goes on where it stopped (V04).
 */
export function UploadField({ label, hint, useTo, multiple, without = [], onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const endings = endingsOf(useTo).filter((ending) => !without.includes(ending))
  const { sendings, take, giveUp } = useSendings(endings, { useTo, multiple, without, onFile })

  return (
    <div className={css.field}>
      <label
        className={classes(css.choose, isOver && css.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void take(event.dataTransfer.files)
        }}
      >
        <FileUp aria-hidden="true" />
        <strong>{label}</strong>
        {hint && <span>{hint}</span>}
        <input
          ref={input}
          className="sr"
          type="file"
          aria-label={label}
          multiple={multiple ?? false}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // the same file may be chosen again
            event.target.value = ''
            void take(files)
          }}
        />
      </label>
      {sendings.length > 0 && (
        <ul className={css.files}>
          {sendings.map((sending) => (
            <SendingRow key={sending.key} sending={sending} onGiveUp={() => giveUp(sending)} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** How far a file is, or why it was refused. */
function SendingRow({ sending, onGiveUp }: { sending: Sending; onGiveUp: () => void }) {
  const { t, i18n } = useLingui()
  const { name, size, sent, fault } = sending
  return (
    <li className={css.file}>
      <span className={css.name}>{name}</span>
      <IconButton label={fault === null ? t`取消上传 ${name}` : t`去掉 ${name}`} onClick={onGiveUp}>
        <X aria-hidden="true" />
      </IconButton>
      {fault === null ? (
        <>
          <ProgressBar value={size > 0 ? sent / size : 0} label={t`${name} 已上传`} />
          <span className={classes(css.state, 'num')}>
            {bytesText(sent, i18n.locale)} / {bytesText(size, i18n.locale)}
          </span>
        </>
      ) : (
        <span className={classes(css.state, css.bad)} role="alert">
          {fault}
        </span>
      )}
    </li>
  )
}

/** Aborts uploads on their way when the field goes: nobody would hear of their end. */
function useAbortOnLeave(sendings: readonly Sending[]): void {
  const latest = useRef(sendings)
  useEffect(() => {
    latest.current = sendings
  }, [sendings])
  useEffect(
    () => () => {
      for (const { abort } of latest.current) abort.abort()
    },
    [],
  )
}
