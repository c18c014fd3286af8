import { useLingui } from '@lingui/react/macro'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { bytesText } from '../../../ui/bytes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import css from './Attachments.module.css'

export interface ShownFile {
  /** unique in its list */
  key: string
  name: string
  /** bytes */
  size: number
  /** where it can be opened; left out: only on this device */
  url?: string
}

interface Props {
  files: readonly ShownFile[]
  /** Reads a file that is only on this device. */
  read?: (key: string) => Promise<Blob | undefined>
  onRemove?: (key: string) => void
}

const isPictureName = (name: string) => /\.(jpe?g|png)$/i.test(name)

/** Files side by side: photos as pictures, others by name. */
export function AttachmentList({ files, read, onRemove }: Props) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.key} className={css.file}>
          <FileFace file={file} read={read} />
          {onRemove && (
            <IconButton label={t`移除${file.name}`} className={css.remove} onClick={() => onRemove(file.key)}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The address of bytes on this device, as long as they are shown. */
function useBytesAddress(key: string, read: Props['read'], isWanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isWanted || !read) return undefined
    let made: string | undefined
    let isOver = false
    void read(key).then((bytes) => {
      if (!bytes || isOver) return
      made = URL.createObjectURL(bytes)
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [key, read, isWanted])
  return address
}

function FileFace({ file, read }: { file: ShownFile; read: Props['read'] }) {
  const { i18n } = useLingui()
  const isPicture = isPictureName(file.name)
  const local = useBytesAddress(file.key, read, isPicture && file.url === undefined)
  const source = file.url ?? local
  const words = (
    <span className={css.words}>
      <span className={css.name}>{file.name}</span>
      <span className={css.size}>{bytesText(file.size, i18n.locale)}</span>
    </span>
  )
  const face = (
    <>
      {isPicture && source ? (
        <img src={source} alt="" className={css.picture} loading="lazy" />
      ) : (
        <span className={css.sign}>
          <FileText aria-hidden="true" />
        </span>
      )}
      {words}
    </>
  )
  if (file.url === undefined) return <span className={css.face}>{face}</span>
  return (
    <a href={file.url} target="_blank" rel="noreferrer" className={css.face}>
      {face}
    </a>
  )
}
