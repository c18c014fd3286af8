import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { createDecoder } from './decoder.ts'

interface Props {
  onText: (text: string) => void
  onNothing: () => void
}

/** Reads a code from a photo, where the camera itself cannot be used. */
export function PhotoCode({ onText, onNothing }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const decoder = await createDecoder()
    try {
      const text = await decoder.read(await createImageBitmap(file))
      if (text) onText(text)
      else onNothing()
    } catch {
      onNothing()
    } finally {
      decoder.close()
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`选择照片`}
        onChange={(event) => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button kind="soft" wide onClick={() => input.current?.click()}>
        {t`从照片识别`}
      </Button>
    </>
  )
}
