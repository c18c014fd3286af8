import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UploadedFile } from '../../../contract/files.ts'
import { MaterialJobs } from '../../../parts/upload/MaterialJobs.tsx'
import { PlaceFields } from '../../../parts/upload/PlaceFields.tsx'
import { UploadedFiles } from '../../../parts/upload/UploadedFiles.tsx'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { UploadCount } from '../../../parts/upload/uploadCount.ts'
import { useManagedPlaces } from '../../../parts/upload/useManagedPlaces.ts'
import { refreshAdmin } from '../../../queries/admin/admin.ts'
import { startSpecimenImport } from '../../../queries/library/materialImport.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import css from '../Admin.module.css'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { TemplateButton } from './TemplateButton.tsx'

/** Slides and photographs of this computer become specimens of the school. */
export function ImportSpecimens() {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [uploads, setUploads] = useState(0)
  const [place, setPlace] = useState({ subjectId: 0, catalogId: 0 })
  const places = useManagedPlaces(place.subjectId)
  const begin = useAdminForm(
    () =>
      startSpecimenImport({
        fileIds: files.map(({ id }) => id),
        subjectId: place.subjectId || undefined,
        catalogId: place.catalogId || undefined,
      }),
    t`已开始导入`,
    () => setFiles([]),
  )
  const count = files.length
  const hasTable = files.some(({ name }) => /\.(xlsx|csv)$/i.test(name))
  const isPlaced = hasTable || (place.subjectId > 0 && place.catalogId > 0)
  return (
    <>
      <Card>
        <div className={css.form}>
          <UploadCount value={setUploads}>
            <UploadField
              label={t`选择切片和照片`}
              hint={t`SVS、TIFF、NDPI、JPEG、PNG、SZI 等，单个最大 4 GB。可以同时选择一个 slides.xlsx 或 slides.csv，写明每个文件的名称和位置。标签图会自动去掉。`}
              useTo="specimen"
              multiple
              onFile={(file) => setFiles((before) => [...before.filter(({ id }) => id !== file.id), file])}
            />
          </UploadCount>
          <UploadedFiles files={files} onChange={setFiles} />
          <PlaceFields
            {...places}
            {...place}
            onChange={setPlace}
            {...(hasTable ? { fromFile: t`按表格` } : {})}
          />
          {begin.fault && (
            <p role="alert" className={css.fault}>
              {begin.fault.text}
            </p>
          )}
          <div className={css.row}>
            <TemplateButton template="specimens" />
            <Button
              busy={begin.isBusy || uploads > 0}
              disabled={count === 0 || !isPlaced}
              onClick={() => begin.run(undefined)}
            >
              {count === 0 ? t`开始导入` : t`导入 ${count} 个文件`}
            </Button>
            <ButtonLink kind="text" to="/admin/$" params={{ _splat: 'specimens' }}>
              {t`查看标本`}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <MaterialJobs kind="specimens.import" onDone={() => void refreshAdmin()} />
    </>
  )
}
