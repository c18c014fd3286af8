import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { mistakeKinds, type QuestionId } from '../../../contract/questions.ts'
import { onlineAtom } from '../../../device/online.ts'
import { useWriting } from '../../../drafts/useWriting.ts'
import { queueQuestionReport } from '../../../queries/practice/notes.ts'
import { lacksWords, type MistakeKind } from '../../../rules/mistake.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import css from './NoteSheet.module.css'

interface Props {
  question: QuestionId
  open: boolean
  onClose: () => void
}

/** 题目纠错: tells the teachers what is wrong with a question. */
export function ReportSheet({ question, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`题目纠错`}>
      <Report key={question} question={question} onClose={onClose} />
    </Sheet>
  )
}

interface Words {
  /** null: not chosen yet; none is chosen beforehand, for it would be reported in haste */
  kind: MistakeKind | null
  text: string
}

const nothing: Words = { kind: null, text: '' }

function isWords(value: unknown): value is Words {
  if (typeof value !== 'object' || value === null) return false
  const { kind, text } = value as Record<string, unknown>
  return typeof text === 'string' && (kind === null || mistakeKinds.some((one) => one === kind))
}

const isNothing = ({ kind, text }: Words) => kind === null && text === ''

function Report({ question, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const { written, write, finish } = useWriting(`report:${question}`, isWords, isNothing)
  const words = written ?? nothing
  const { kind, text } = words
  const [busy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const names = { answer: t`答案不对`, text: t`文字有错`, picture: t`图有问题`, other: t`其他` }
  const lacking = kind !== null && lacksWords(kind, text)
  async function send() {
    if (kind === null) return
    if (lacking) {
      setTried(true)
      area.current?.focus()
      return
    }
    setBusy(true)
    try {
      await queueQuestionReport({ questionId: Number(question), kind, text: text.trim() })
      await finish()
      onClose()
      toast(online ? t`已提交，会发送给老师` : t`已存到本机，联网后发送给老师`)
    } catch (error) {
      console.error(error)
      toast(t`没能存到本机，请再试一次`, { kind: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.editor}>
      <RadioList
        label={t`哪里有错`}
        value={kind}
        onChange={(kind) => write({ ...words, kind })}
        items={mistakeKinds.map((value) => ({ value, label: names[value] }))}
      />
      <TextArea
        ref={area}
        label={kind === 'other' ? t`说明（必填）` : t`说明（可不填）`}
        aria-required={kind === 'other'}
        error={isTried && lacking && t`请说明哪里有错，老师才知道要改什么`}
        rows={3}
        maxLength={2000}
        value={text}
        onText={(text) => write({ ...words, text })}
      />
      <Button wide busy={busy} disabled={kind === null} onClick={() => void send()}>
        {kind === null ? <Trans>请先选择哪里有错</Trans> : <Trans>提交纠错</Trans>}
      </Button>
    </div>
  )
}
