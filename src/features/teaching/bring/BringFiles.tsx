import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UploadedFile } from '../../../contract/files.ts'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { bringFiles, bringingToolsQuery, deckJobsQuery } from '../../../queries/teaching/material.ts'
import { Button } from '../../../ui/Button.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'

/** A document becomes a deck at once; of pictures several together make one. */
export function BringFiles() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const hasOffice = useQuery(bringingToolsQuery()).data?.office
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([])
  const bring = useTeachMutation({
    mutationFn: ({ files, name }: { files: readonly UploadedFile[]; name: string }) =>
      bringFiles(
        files.map(({ id }) => id),
        name,
      ),
    onSuccess: () => {
      setPictures([])
      void client.invalidateQueries({ queryKey: deckJobsQuery().queryKey })
    },
  })
  const take = (file: UploadedFile) => {
    if (['jpg', 'png', 'webp'].includes(file.type)) setPictures((before) => [...before, file])
    else bring.mutate({ files: [file], name: file.name.replace(/\.[^.]+$/, '') })
  }
  const count = pictures.length
  return (
    <div className={css.stack}>
      <UploadField
        label={t`选择文件`}
        hint={
          hasOffice === false
            ? t`PDF、图片，或装有图片的 ZIP，最大 200 MB，最多 200 页。本校服务器不能转换 PPT：请先另存为 PDF。`
            : t`PDF、PPT、PPTX、图片，或装有图片的 ZIP，最大 200 MB，最多 200 页。`
        }
        useTo="slides"
        multiple
        without={hasOffice === false ? ['ppt', 'pptx'] : []}
        onFile={take}
      />
      {count > 0 && (
        <>
          <Card flush as="ul">
            {pictures.map(({ id, name, size }) => (
              <li key={id}>
                <Row title={name} trail={<span className="num">{bytesText(size, i18n.locale)}</span>} />
              </li>
            ))}
          </Card>
          <Button
            wide
            busy={bring.isPending}
            onClick={() => bring.mutate({ files: pictures, name: t`图片 ${count} 张` })}
          >
            {t`把 ${count} 张图片做成一份`}
          </Button>
        </>
      )}
    </div>
  )
}
