import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SealedSitter } from '../../../../contract/quizzes/quizSeal.ts'
import { CodeCamera } from '../../../../parts/camera/CodeCamera.tsx'
import { PhotoCode } from '../../../../parts/camera/PhotoCode.tsx'
import { witnessQuiz } from '../../../../queries/quizzes/seals.ts'
import { closingCodeLength, readTypedCode, readWitness } from '../../../../rules/quizzes/sealedPaper.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useNames } from '../../../../ui/bilingual.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { toast } from '../../../../ui/toast.ts'
import css from '../../Quizzes.module.css'

interface FormProps {
  quizId: number
  sitter: SealedSitter
  onDone: () => void
}

/** Takes down the closing code that a student's screen shows, where it cannot be scanned. */
export function WitnessForm({ quizId, sitter, onDone }: FormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const shown = readTypedCode(typed)
    if (shown.length !== closingCodeLength)
      return setFault(t`收卷码有 ${closingCodeLength} 个字符，现在是 ${shown.length} 个。`)
    await witnessQuiz({ quizId, accountId: sitter.accountId, shown })
    toast(t`已记下收卷码`)
    onDone()
  }
  return (
    <form className={css.stack} onSubmit={(event) => void submit(event)}>
      <p className={css.quiet}>
        {sitter.loadedAt === null
          ? t`这名学生没有存过密封试卷。`
          : t`结束时学生的屏幕上显示收卷码。没有网络也能记下，联网后自动送出。`}
      </p>
      <TextField
        label={t`收卷码`}
        hint={t`20 个字母和数字，不分大小写，空格可以不写`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" wide>
        {t`记下收卷码`}
      </Button>
    </form>
  )
}

interface ScannerProps {
  quizId: number
  sitters: readonly SealedSitter[]
}

/** Scans the QR of one screen after the other. */
export function WitnessScanner({ quizId, sitters }: ScannerProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [heard, setHeard] = useState('')
  const [fault, setFault] = useState('')
  const take = async (text: string) => {
    const seen = readWitness(text)
    const sitter = seen && sitters.find(({ attemptId }) => attemptId === seen.attemptId)
    if (!seen || seen.quizId !== quizId || !sitter) return setFault(t`这不是本班这场测验的收卷码。`)
    setFault('')
    await witnessQuiz({ quizId, attemptId: seen.attemptId, shown: seen.hash })
    setHeard(t`已记下：${pick(sitter.name, sitter.nameEn)}`)
  }
  return (
    <div className={css.stack}>
      <CodeCamera onText={(text) => void take(text)} />
      <p className={css.quiet} role="status">
        {heard || t`对准学生屏幕上的收卷二维码，一台接一台。`}
      </p>
      {fault && (
        <p className={css.notice} role="alert">
          {fault}
        </p>
      )}
      <PhotoCode
        onText={(text) => void take(text)}
        onNothing={() => setFault(t`照片里没有找到二维码，请拍得近一些。`)}
      />
    </div>
  )
}
