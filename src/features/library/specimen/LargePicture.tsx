import { useLingui } from '@lingui/react/macro'
import ImageOff from 'lucide-react/icons/image-off'
import Maximize2 from 'lucide-react/icons/maximize-2'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DrawnTag } from '../../../ui/signs/DrawnTag.tsx'
import css from './LargePicture.module.css'
import { useGone } from './useGone.ts'

interface Props {
  src: string
  name: string
  /** the picture's own width (px) */
  width: number
  height: number
  /** as wide as its place, and its name below it */
  caption?: boolean
  /** by hand or by our own code: nobody may take it for a photograph */
  drawn?: boolean
  /** fetched before one comes near: what it belongs to is followed where there may be no network */
  ahead?: boolean
}

/** A picture that opens large; where it cannot be had, that is said in its place. */
export function LargePicture({ src, name, width, height, caption, drawn, ahead }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { gone, setGone, online } = useGone()
  if (gone) {
    return (
      <div className={css.gone} role="note">
        <ImageOff aria-hidden="true" />
        <p>{online ? t`图片“${name}”没有载入。` : t`图片“${name}”没有存在本机，有网络时可看。`}</p>
        <Button kind="text" onClick={() => setGone(false)}>
          {t`重试`}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className={css.frame}>
        <button
          type="button"
          className={css.picture}
          aria-label={t`放大图片：${name}`}
          onClick={() => setOpen(true)}
        >
          <img
            src={src}
            alt=""
            loading={ahead ? 'eager' : 'lazy'}
            decoding="async"
            width={width || undefined}
            height={height || undefined}
            onError={() => setGone(true)}
          />
          <Maximize2 className={css.sign} aria-hidden="true" />
        </button>
        {drawn && <DrawnTag className={css.drawn} />}
      </div>
      {caption && (
        <p className={css.caption} aria-hidden="true">
          {name}
        </p>
      )}
      {isOpen && <Large src={src} name={name} drawn={drawn} onClose={() => setOpen(false)} />}
    </>
  )
}

/** All of the screen on neutral ground; a tap on the picture shows it in its own size, to be scrolled. */
function Large({
  src,
  name,
  drawn,
  onClose,
}: Pick<Props, 'src' | 'name' | 'drawn'> & { onClose: () => void }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.large} aria-label={name} onClose={onClose}>
      <div className={css.head}>
        <p className={css.title}>{name}</p>
        {drawn && <DrawnTag className={css.tag} />}
        <IconButton glass label={t`关闭`} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <button
        type="button"
        className={classes(css.stage, isFull && css.full)}
        aria-label={isFull ? t`缩小到全图` : t`看原始大小`}
        onClick={() => setFull(!isFull)}
      >
        <img src={src} alt={name} />
      </button>
    </dialog>
  )
}
