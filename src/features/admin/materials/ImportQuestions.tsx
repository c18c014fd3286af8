import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { UploadedFile } from '../../../contract/files.ts'
import { MaterialJobs } from '../../../parts/upload/MaterialJobs.tsx'
import { PlaceFields } from '../../../parts/upload/PlaceFields.tsx'
import { UploadedFiles } from '../../../parts/upload/UploadedFiles.tsx'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { useManagedPlaces } from '../../../parts/upload/useManagedPlaces.ts'
import { refreshAdmin } from '../../../queries/admin/admin.ts'
import { startQuestionImport } from '../../../queries/library/materialImport.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { TemplateButton } from './TemplateButton.tsx'

/**
 * A file of questions comes into the bank: whole, or with what is wrong passed over.
 * @param bank the questions that are there, each in a form
 */
export function ImportQuestions({ bank }: { bank: ReactNode }) {
  const { t } = useLingui()
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [place, setPlace] = useState({ subjectId: 0, catalogId: 0 })
  const [skip, setSkip] = useState(false)
  const places = useManagedPlaces(place.subjectId)
  const begin = useAdminForm(
    (fileId: number) =>
      startQuestionImport({
        fileId,
        skip,
        subjectId: place.subjectId || undefined,
        catalogId: place.catalogId || undefined,
      }),
    t`已开始导入`,
    () => setFile(null),
  )
  return (
    <>
      <Card>
        <div className={css.form}>
          <UploadField
            label={t`选择题目文件`}
            hint={t`Moodle XML、GIFT、Aiken，或按模板填好的 Excel、CSV。同一文件再次导入只会更新，不会重复。`}
            useTo="questions"
            onFile={setFile}
          />
          <UploadedFiles files={file ? [file] : []} onChange={() => setFile(null)} />
          <PlaceFields {...places} {...place} onChange={setPlace} fromFile={t`按文件里的类别`} />
          <Switch
            label={t`略过有误的题目`}
            hint={t`关闭时，有一道题有误，整个文件都不导入`}
            checked={skip}
            onChange={setSkip}
          />
          {begin.fault && (
            <p role="alert" className={css.fault}>
              {begin.fault.text}
            </p>
          )}
          <div className={css.row}>
            <TemplateButton template="questions" />
            <Button busy={begin.isBusy} disabled={file === null} onClick={() => file && begin.run(file.id)}>
              {t`开始导入`}
            </Button>
            <ButtonLink kind="text" to="/quiz/reports">
              {t`处理题目纠错`}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <MaterialJobs kind="questions.import" onDone={() => void refreshAdmin()} />
      <Section title={t`题库里的题目`}>{bank}</Section>
    </>
  )
}
