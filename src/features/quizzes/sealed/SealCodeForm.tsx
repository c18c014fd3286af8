import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { CodeCamera } from '../../../parts/camera/CodeCamera.tsx'
import { type KeptSeal, WrongSealCode, waitOfSeal } from '../../../queries/quizzes/sealed.ts'
import { readTypedCode, sealCodeLength } from '../../../rules/quizzes/sealedPaper.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Quizzes.module.css'

interface Props {
  seal: KeptSeal
  /** @throws WrongSealCode */
  onOpen: (code: string) => Promise<void>
}

const secondMs = 1000

/** The seconds until another code may be tried. */
function usePause(seal: KeptSeal) {
  const [until, setUntil] = useState(() => Date.now() + waitOfSeal(seal))
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / secondMs))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), secondMs)
    return () => clearTimeout(timer)
  })
  const pause = (waitMs: number) => {
    setNow(Date.now())
    setUntil(Date.now() + waitMs)
  }
  return { left, pause }
}

/** Takes the code that opens a sealed paper, typed or scanned. A wrong one makes the next try wait. */
export function SealCodeForm({ seal, onOpen }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const { left, pause } = usePause(seal)
  const open = async (text: string) => {
    const { length } = readTypedCode(text)
    if (length !== sealCodeLength) return setFault(t`口令有 ${sealCodeLength} 个字符，现在是 ${length} 个。`)
    setBusy(true)
    setFault('')
    try {
      await onOpen(text)
    } catch (failure) {
      if (failure instanceof WrongSealCode) {
        pause(failure.waitMs)
        setFault(t`口令不对，请和老师核对本班的口令。`)
      } else setFault(t`试卷没有打开，请再试一次；如果空间已满，请先清理本机存储。`)
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (left === 0 && !isBusy) void open(typed)
  }
  return (
    <form className={css.stack} onSubmit={submit}>
      <TextField
        label={t`老师读出的口令`}
        hint={t`16 个字母和数字，不分大小写，空格可以不写`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isScanning && (
        <CodeCamera
          onText={(text) => {
            setScanning(false)
            setTyped(text)
            void open(text)
          }}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy} aria-disabled={left > 0}>
          {left > 0 ? t`${left} 秒后可再试` : t`打开试卷`}
        </Button>
        <Button kind="soft" onClick={() => setScanning(!isScanning)}>
          {isScanning ? t`关闭相机` : t`扫描口令`}
        </Button>
      </div>
    </form>
  )
}
