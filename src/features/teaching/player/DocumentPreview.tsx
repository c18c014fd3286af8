import { useLingui } from '@lingui/react/macro'
import FileLock from 'lucide-react/icons/file-lock'
import { useState } from 'react'
import type { DocumentPage, DocumentPages as Preview } from '../../../contract/teaching/courseware.ts'
import { isPdf } from '../../../rules/pdfReader.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './DocumentPreview.module.css'

/** A document that the teacher does not give away: it can be read page by page, or it is said why it cannot. */
export function DocumentPreview({ preview }: { preview: Preview }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { name, pages } = preview
  const missing = isPdf(name)
    ? t`老师没有开放下载，可阅读的页面还在准备，请稍后再来。`
    : t`老师没有开放下载，这种文件也不能在这里查看。需要时请向老师索取。`
  return (
    <Section title={t`文档`}>
      <Card>
        <div className={css.locked}>
          <p className={css.name}>
            <FileLock aria-hidden="true" />
            <span>{name}</span>
          </p>
          <p className={css.why}>{pages.length > 0 ? t`老师没有开放下载，可以在这里阅读。` : missing}</p>
          {pages.length > 0 && (
            <Button kind="soft" onClick={() => setOpen(true)}>
              {t`阅读文档`}
            </Button>
          )}
        </div>
      </Card>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name} reads>
        <ol className={css.pages}>
          {pages.map((page, at) => (
            <li key={page.picture}>
              <PagePicture page={page} no={at + 1} count={pages.length} />
            </li>
          ))}
        </ol>
      </Sheet>
    </Section>
  )
}

function PagePicture({ page, no, count }: { page: DocumentPage; no: number; count: number }) {
  const { t } = useLingui()
  const { picture, width, height, text } = page
  const place = t`第 ${no} 页，共 ${count} 页`
  return (
    <img src={picture} width={width} height={height} loading="lazy" alt={text ? `${place} ${text}` : place} />
  )
}
