import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StudentAssignment } from '../../../contract/quizzes/assignment.ts'
import {
  type AssignmentDraft,
  forgetFile,
  handInAssignment,
  keepFile,
  loadAssignmentDraft,
  saveAssignmentDraft,
  waitingFileBytes,
} from '../../../queries/quizzes/handIn.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Assignments.module.css'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { AttachmentPicker } from '../files/AttachmentPicker.tsx'
import { shownAttachments } from '../files/shownAttachments.ts'
import { PhonePhotos, usePhonePhotos } from './PhonePhotos.tsx'

const emptyDraft: AssignmentDraft = { content: '', files: [] }

/** Draft of a student's submission: each change is stored on this device at once. */
function useAssignmentDraft(practiseId: number) {
  const [draft, setDraft] = useState<AssignmentDraft | null>(null)
  useEffect(() => {
    let isOver = false
    void loadAssignmentDraft(practiseId).then((stored) => {
      if (!isOver) setDraft((known) => known ?? stored ?? emptyDraft)
    })
    return () => {
      isOver = true
    }
  }, [practiseId])
  const change = (update: (draft: AssignmentDraft) => AssignmentDraft) =>
    setDraft((known) => {
      const next = update(known ?? emptyDraft)
      void saveAssignmentDraft(practiseId, next)
      return next
    })
  return { draft: draft ?? emptyDraft, change, clear: () => setDraft(emptyDraft) }
}

/** A new version: stored and queued before the screen says so, with or without network. */
export function AssignmentHandIn({ assignment, isOver }: { assignment: StudentAssignment; isOver: boolean }) {
  const { t } = useLingui()
  const { draft, change, clear } = useAssignmentDraft(assignment.id)
  const { photos, setPhotos, askForAll, isOpen, open } = usePhonePhotos(assignment.id)
  const [isBusy, setBusy] = useState(false)
  const { content, files } = draft
  const isEmpty = content.trim() === '' && files.length + photos.length === 0
  const addFile = async (file: File) => {
    const kept = await keepFile(file)
    if (!kept) throw new Error(t`本机空间不足，没有存下来。`)
    change((known) => ({ ...known, files: [...known.files, kept] }))
  }
  const removeFile = (key: string) => {
    change((known) => ({ ...known, files: known.files.filter((file) => file.key !== key) }))
    void forgetFile(key)
  }
  const handIn = async () => {
    if (isEmpty) return
    setBusy(true)
    try {
      await handInAssignment(assignment.id, draft, await askForAll())
      clear()
      setPhotos([])
      toast(t`已存本机，联网后自动送出。`)
    } catch {
      toast(t`没有存下来，请再试一次。`, { kind: 'bad' })
    }
    setBusy(false)
  }
  return (
    <div className={css.stack}>
      <TextArea
        label={assignment.submissions.length > 0 ? t`再交一次` : t`提交内容`}
        value={content}
        maxLength={10_000}
        onText={(text) => change((known) => ({ ...known, content: text }))}
        tall
      />
      <AttachmentList files={files} read={waitingFileBytes} onRemove={removeFile} />
      <AttachmentList
        files={shownAttachments(photos)}
        onRemove={(key) => setPhotos(photos.filter(({ id }) => String(id) !== key))}
      />
      <AttachmentPicker count={files.length + photos.length} onFile={addFile} />
      <PhonePhotos practiseId={assignment.id} isOpen={isOpen} onOpen={open} />
      {isOver && <p className={css.notice}>{t`已过截止时间，提交将标为迟交。`}</p>}
      <Button busy={isBusy} aria-disabled={isEmpty} onClick={() => void handIn()}>
        {t`提交作业`}
      </Button>
    </div>
  )
}
