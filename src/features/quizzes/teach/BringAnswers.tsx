import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { QuizImported } from '../../../contract/quizzes/quizImport.ts'
import { newId } from '../../../device/names.ts'
import { CodeCamera } from '../../../parts/camera/CodeCamera.tsx'
import { PhotoCode } from '../../../parts/camera/PhotoCode.tsx'
import { bringInAnswers, UnreadableAnswers } from '../../../queries/quizzes/bringAnswers.ts'
import { isUnplugged, refusalOf } from '../../../queries/session/signIn.ts'
import {
  addScannedCode,
  joinCodes,
  missingCodes,
  type ScannedCodes,
} from '../../../rules/quizzes/answerFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Quizzes.module.css'

/** Takes in answers that a student's device could not send, from a file or from codes on its screen. */
export function BringAnswers({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {t`收取答卷`}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`收取送不出的答卷`} place="middle">
        <AnswerTaker quizId={quizId} />
      </Sheet>
    </>
  )
}

function AnswerTaker({ quizId }: { quizId: number }) {
  const { t } = useLingui()
  const [isScanning, setScanning] = useState(false)
  const [taken, setTaken] = useState<(QuizImported & { key: string })[]>([])
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const wordsOf = useFaultWords()
  // No mutation: its refusals are told in a toast as well, and these have to stay until the next file.
  const take = async (text: string) => {
    setBusy(true)
    setFault('')
    try {
      const imported = await bringInAnswers(quizId, text)
      setTaken((before) => [{ ...imported, key: newId() }, ...before])
    } catch (error) {
      setFault(wordsOf(error instanceof Error ? error : new Error(String(error))))
    }
    setBusy(false)
  }
  return (
    <div className={css.stack}>
      <p className={css.quiet}>
        {t`学生的设备送不出答卷时，把它存成文件或显示成二维码。收下后按原来的规则认定是否按时；设备以后再送，也不会重复。`}
      </p>
      {isScanning ? (
        <CodeTaker onText={(text) => void take(text)} />
      ) : (
        <div className={css.buttons}>
          <FileButton busy={isBusy} onText={(text) => void take(text)} />
          <Button kind="soft" onClick={() => setScanning(true)}>
            {t`扫描二维码`}
          </Button>
        </div>
      )}
      {fault && (
        <p className={css.notice} role="alert">
          {fault}
        </p>
      )}
      <ul className={css.list} role="status">
        {taken.map((one) => (
          <TakenLine key={one.key} imported={one} />
        ))}
      </ul>
    </div>
  )
}

function TakenLine({ imported }: { imported: QuizImported }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { added, known, undecided } = imported
  const name = pick(imported.name, imported.nameEn)
  const words = [
    known > 0 ? t`收下 ${added} 条，另有 ${known} 条早已送达` : t`收下 ${added} 条`,
    undecided > 0 ? t`${undecided} 条待认定` : '',
  ].filter(Boolean)
  return (
    <li className={css.line}>
      <strong>{name}</strong>
      <span>{words.join(' · ')}</span>
    </li>
  )
}

function useFaultWords(): (error: Error) => string {
  const { t } = useLingui()
  return (error) => {
    if (error instanceof UnreadableAnswers)
      return error.fault === 'foreign'
        ? t`这份答卷属于另一场测验，没有收下任何内容。`
        : t`这不是答卷文件，或者文件不完整。没有收下任何内容。`
    if (isUnplugged(error)) return t`没有网络，没有收下。联网后再试，文件请先留着。`
    return refusalOf(error) || t`请求失败，请重试`
  }
}

function FileButton({ busy, onText }: { busy: boolean; onText: (text: string) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (file) onText(await file.text())
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t`答卷文件`}
        onChange={({ target }) => {
          void read(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button kind="soft" busy={busy} onClick={() => input.current?.click()}>
        {t`选择答卷文件`}
      </Button>
    </>
  )
}

/** Scans the codes of a screen in any order, and takes in the answers once all of them were seen. */
function CodeTaker({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const [scanned, setScanned] = useState<ScannedCodes | null>(null)
  const [fault, setFault] = useState('')
  const latest = useRef(scanned)
  const see = async (text: string) => {
    const next = addScannedCode(latest.current, text)
    if (!next) return setFault(t`这不是答卷的二维码。`)
    setFault('')
    latest.current = next
    setScanned(next)
    if (missingCodes(next).length > 0) return
    latest.current = null
    setScanned(null)
    const whole = await joinCodes(next)
    if (whole === null) setFault(t`这组二维码没有读全，请重新扫描。`)
    else onText(whole)
  }
  return (
    <div className={css.stack}>
      <CodeCamera onText={(text) => void see(text)} />
      <p className={css.quiet} role="status">
        {scanned ? <ScannedWords scanned={scanned} /> : t`对准学生屏幕上的二维码，一张接一张，顺序不限。`}
      </p>
      {fault && (
        <p className={css.notice} role="alert">
          {fault}
        </p>
      )}
      <PhotoCode
        onText={(text) => void see(text)}
        onNothing={() => setFault(t`照片里没有找到二维码，请拍得近一些。`)}
      />
    </div>
  )
}

function ScannedWords({ scanned }: { scanned: ScannedCodes }) {
  const { t } = useLingui()
  const missing = missingCodes(scanned).join(t`、`)
  return t`已扫 ${scanned.parts.size} 张，还缺第 ${missing} 张`
}
