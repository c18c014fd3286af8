import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { StudentAssignment } from '../../../contract/quizzes/assignment.ts'
import {
  addPhotos,
  keepFile,
  useWaitingSubmission,
  type WaitingFile,
  waitingFileBytes,
} from '../../../queries/quizzes/handIn.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import css from '../Assignments.module.css'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { AttachmentPicker } from '../files/AttachmentPicker.tsx'

/** Screen of a phone that scanned the QR code of a submission: its photos go to the computer. */
export function PhotoScreen({ assignment }: { assignment: StudentAssignment }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [taken, setTaken] = useState<WaitingFile[]>([])
  const waiting = useWaitingSubmission(assignment.id)
  const add = async (file: File) => {
    const kept = await keepFile(file)
    if (!kept) throw new Error(t`本机空间不足，没有存下来。`)
    await addPhotos(assignment.id, [kept])
    setTaken((known) => [...known, kept])
  }
  return (
    <Card>
      <div className={css.stack}>
        <p>{t`为“${pick(assignment.title, assignment.titleEn)}”拍照，照片会出现在电脑上打开的作业里。`}</p>
        <AttachmentPicker count={taken.length} onFile={add} photos />
        <AttachmentList files={taken} read={waitingFileBytes} />
        {taken.length > 0 && (
          <p className={css.quiet} role="status">
            {waiting ? t`正在送出，联网后会自动继续。` : t`${taken.length} 张照片已送达，请在电脑上提交。`}
          </p>
        )}
      </div>
    </Card>
  )
}
