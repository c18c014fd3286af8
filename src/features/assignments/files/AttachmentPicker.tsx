import { useLingui } from '@lingui/react/macro'
import Paperclip from 'lucide-react/icons/paperclip'
import { type ChangeEvent, useRef, useState } from 'react'
import { maxAttachments } from '../../../contract/quizzes/assignment.ts'
import { endingsOf, type FileFault, fileFault, fileUses } from '../../../rules/fileUses.ts'
import { Button } from '../../../ui/Button.tsx'
import { preparePicture } from '../pictures/preparePicture.ts'
import css from './Attachments.module.css'

interface Props {
  /** how many files there are already */
  count: number
  /** Takes one file that may be sent. @throws an Error whose message the person reads */
  onFile: (file: File) => Promise<void>
  /** only photos, from the camera where there is one */
  photos?: boolean
}

const attachmentBytes = fileUses.attachment.maxBytes

/** Takes chosen files one after another, and says of each that was not taken why. */
function useChosenFiles({ count, onFile }: Pick<Props, 'count' | 'onFile'>) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<string[]>([])
  const words: Record<FileFault, string> = {
    empty: t`文件是空的`,
    tooLarge: t`文件超过 ${attachmentBytes / 1_000_000} MB`,
    wrongType: t`不支持这种文件`,
  }
  const take = async (file: File): Promise<string | null> => {
    try {
      const ready = await preparePicture(file)
      const fault = fileFault('attachment', ready.name, ready.size)
      if (fault) return `${file.name}: ${words[fault]}`
      await onFile(ready)
      return null
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      return `${file.name}: ${text || t`图片已损坏，无法读取`}`
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    setBusy(true)
    const room = Math.max(0, maxAttachments - count)
    const told: (string | null)[] = []
    for (const file of files.slice(0, room)) told.push(await take(file))
    if (files.length > room) told.push(t`最多 ${maxAttachments} 个附件`)
    setFaults(told.filter((text) => text !== null))
    setBusy(false)
  }
  return { choose, isBusy, faults }
}

/** Chooses files: photos are redrawn on this device first, and what the service would refuse is not taken. */
export function AttachmentPicker({ count, onFile, photos }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { choose, isBusy, faults } = useChosenFiles({ count, onFile })
  const pictureTypes = 'image/jpeg,image/png'
  const others = endingsOf('attachment').map((ending) => `.${ending}`)
  return (
    <div className={css.picker}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={photos ? t`照片` : t`附件`}
        // JPEG first: a phone then hands over its photos as JPEG
        accept={photos ? `${pictureTypes},.heic` : [pictureTypes, ...others, '.heic'].join(',')}
        onChange={(event) => void choose(event)}
      />
      <Button kind="soft" busy={isBusy} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className={css.icon} />
        {photos ? t`拍照或选择照片` : t`添加附件`}
      </Button>
      <span className={css.quiet}>
        {t`${count} / ${maxAttachments}，每个不超过 ${attachmentBytes / 1_000_000} MB；照片会去掉拍摄地点并缩小。`}
      </span>
      {faults.length > 0 && (
        <ul className={css.faults} role="alert">
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
