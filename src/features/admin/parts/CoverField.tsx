import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { drawSmall, toPictureFile } from '../../../parts/upload/smallPicture.ts'
import { sendFile } from '../../../queries/engine/upload.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { Button } from '../../../ui/Button.tsx'
import css from '../Admin.module.css'

/** Longer side (px) to which a chosen picture is drawn: it is shown small, on every phone. */
const longestPx = 1280

interface Props {
  label: string
  hint?: string
  /** of the picture; empty: none */
  address: string
  onChange: (address: string) => void
}

/** A picture of this computer that everybody of the school sees. It is uploaded at once, and shown once the form is saved. */
export function CoverField({ label, hint, address, onChange }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) =>
      sendFile(await toPictureFile(await drawSmall(file, longestPx)), 'cover', {}),
    onSuccess: ({ url }) => onChange(url),
  })
  const { error } = upload
  const unreadable = t`这张图片无法读取，请换一张`
  const reason = error && (isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || unreadable)
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      {hint && <span className={css.quiet}>{hint}</span>}
      {address !== '' && <img className={css.cover} src={address} alt={label} />}
      <div className={css.row}>
        <Button kind="soft" busy={upload.isPending} onClick={() => input.current?.click()}>
          {address === '' ? t`选择图片` : t`换一张图片`}
        </Button>
        {address !== '' && <Button kind="text" onClick={() => onChange('')}>{t`去掉图片`}</Button>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same file may be chosen again
          target.value = ''
          if (file) upload.mutate(file)
        }}
      />
      {reason && (
        <p role="alert" className={css.fault}>
          {reason}
        </p>
      )}
    </fieldset>
  )
}
