import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MaterialJobs } from '../../../parts/upload/MaterialJobs.tsx'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { refreshAdmin } from '../../../queries/admin/admin.ts'
import { startSpecimenReplace } from '../../../queries/library/materialImport.ts'
import { Section } from '../../../ui/Section.tsx'
import css from '../Admin.module.css'
import { useAdminForm } from '../parts/useAdminChange.ts'

/** Another picture for a specimen: the import begins as soon as the file is there, and its report stands below. */
export function ReplacePicture({ specimenId }: { specimenId: number }) {
  const { t } = useLingui()
  const [isBegun, setIsBegun] = useState(false)
  const begin = useAdminForm(
    (fileId: number) => startSpecimenReplace({ specimenId, fileId }),
    t`已开始更换`,
    () => setIsBegun(true),
  )
  return (
    <Section title={t`更换图片`}>
      <div className={css.form}>
        <UploadField
          label={t`选择新图片`}
          hint={t`同一视野、宽和高的像素数都不变的图片。标注、收藏、题目和链接留在原处。`}
          useTo="specimen"
          without={['xlsx', 'csv']}
          onFile={({ id }) => begin.run(id)}
        />
        {begin.fault && (
          <p role="alert" className={css.fault}>
            {begin.fault.text}
          </p>
        )}
        {isBegun && <MaterialJobs kind="specimens.import" onDone={() => void refreshAdmin()} />}
      </div>
    </Section>
  )
}
