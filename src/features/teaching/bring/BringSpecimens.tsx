import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UploadedFile } from '../../../contract/files.ts'
import type { SpecimenCatalogNode } from '../../../contract/subjects.ts'
import { type TreeItem, treeItems } from '../../../parts/treeItems.ts'
import { MaterialJobs } from '../../../parts/upload/MaterialJobs.tsx'
import { PlaceFields } from '../../../parts/upload/PlaceFields.tsx'
import { UploadedFiles } from '../../../parts/upload/UploadedFiles.tsx'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { UploadCount } from '../../../parts/upload/uploadCount.ts'
import {
  openCatalogQuery,
  openSubjectTreeQuery,
  startOwnSpecimenImport,
} from '../../../queries/library/materialImport.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'

/** Slides and photographs of a teacher become specimens of their own. */
export function BringSpecimens() {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [uploads, setUploads] = useState(0)
  const [place, setPlace] = useState({ subjectId: 0, catalogId: 0 })
  const bring = useTeachMutation({
    mutationFn: () => startOwnSpecimenImport({ fileIds: files.map(({ id }) => id), ...place }),
    onSuccess: () => setFiles([]),
  })
  const count = files.length
  const isReady = count > 0 && place.subjectId > 0 && place.catalogId > 0
  return (
    <div className={css.stack}>
      <UploadCount value={setUploads}>
        <UploadField
          label={t`选择切片和照片`}
          hint={t`SVS、TIFF、NDPI、JPEG、PNG、SZI 等，单个最大 4 GB。只有自己看得到，管理员发布后全校可见。`}
          useTo="specimen"
          multiple
          onFile={(file) => setFiles((before) => [...before.filter(({ id }) => id !== file.id), file])}
        />
      </UploadCount>
      <UploadedFiles files={files} onChange={setFiles} />
      <PlaceFields {...useOpenPlaces(place.subjectId)} {...place} onChange={setPlace} />
      <Button wide busy={bring.isPending || uploads > 0} disabled={!isReady} onClick={() => bring.mutate()}>
        {count === 0 ? t`开始导入` : t`导入 ${count} 个文件`}
      </Button>
      <MaterialJobs kind="specimens.import" />
    </div>
  )
}

function useOpenPlaces(subjectId: number) {
  const { pick } = useNames()
  const subjects = useQuery(openSubjectTreeQuery()).data ?? []
  const catalogs = useQuery({ ...openCatalogQuery(subjectId || 1), enabled: subjectId > 0 }).data ?? []
  const catalogItems = (nodes: readonly SpecimenCatalogNode[], depth = 0): TreeItem[] =>
    nodes.flatMap(({ id, name, nameEn, items }) => [
      { value: id, label: `${'　'.repeat(depth)}${pick(name, nameEn)}` },
      ...catalogItems(items, depth + 1),
    ])
  return {
    subjects: treeItems(subjects, ({ name, nameEn }) => pick(name, nameEn)),
    catalogs: subjectId > 0 ? catalogItems(catalogs) : [],
  }
}
