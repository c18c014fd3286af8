import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { drawSmall, toPictureFile } from '../../../parts/upload/smallPicture.ts'
import { refreshAccount, saveOwnImage } from '../../../queries/people/ownAccount.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import { RowButton } from '../../../ui/Row.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './Account.module.css'
import { AvatarCrop } from './AvatarCrop.tsx'

/** Longer side (px) to which a chosen picture is drawn: an avatar is cut out of it. */
const longestPx = { avatar: 2048, examPhoto: 1200 }

interface Props {
  kind: 'avatar' | 'examPhoto'
  title: string
  sub: string
  address: string
}

/** A picture of the person, and the way to choose another. */
export function PictureRow({ kind, title, sub, address }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [cropped, setCropped] = useState<HTMLCanvasElement | null>(null)
  const unreadable = t`这张图片无法读取，请换一张`
  const save = useMutation({
    mutationFn: async (drawing: HTMLCanvasElement) => saveOwnImage(kind, await toPictureFile(drawing)),
    onSuccess: async () => {
      toast(t`图片已保存`, { kind: 'ok' })
      setCropped(null)
      await refreshAccount()
    },
    onError: (error: Error) =>
      toast(isUnplugged(error) ? t`没有网络，联网后再试。` : refusalOf(error) || unreadable, { kind: 'bad' }),
  })
  function choose(file: File) {
    drawSmall(file, longestPx[kind]).then(kind === 'avatar' ? setCropped : save.mutate, () =>
      toast(unreadable, { kind: 'bad' }),
    )
  }
  const empty = <span className={css.value}>{t`未上传`}</span>
  const shape = kind === 'avatar' ? css.picture : css.photo
  const shown = address ? <img className={shape} src={address} alt="" /> : empty
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={title}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) choose(file)
        }}
      />
      <RowButton
        title={title}
        sub={sub}
        trail={save.isPending ? <span className={css.value}>{t`正在上传…`}</span> : shown}
        chevron
        onClick={() => input.current?.click()}
      />
      {cropped && (
        <AvatarCrop
          drawing={cropped}
          isSaving={save.isPending}
          onSave={save.mutate}
          onClose={() => setCropped(null)}
        />
      )}
    </>
  )
}
