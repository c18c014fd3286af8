import { useLingui } from '@lingui/react/macro'
import BookOpen from 'lucide-react/icons/book-open'
import FileDown from 'lucide-react/icons/file-down'
import Paperclip from 'lucide-react/icons/paperclip'
import { lazy, Suspense, useState } from 'react'
import type { FileLink } from '../../../contract/teaching/courseware.ts'
import { isPdf } from '../../../rules/pdfReader.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './Player.module.css'

const PdfView = lazy(() => import('./pdf/PdfView.tsx').then(({ PdfView }) => ({ default: PdfView })))

/** The document of a lesson and what is attached to it; a PDF is read here, every file can be saved. */
export function LessonFiles({ title, files }: { title: string; files: readonly FileLink[] }) {
  const { t, i18n } = useLingui()
  const [read, setRead] = useState<FileLink | null>(null)
  return (
    <Section title={title}>
      <Card flush as="ul">
        {files.map((file) => {
          const { url, name, size } = file
          return (
            <li key={url} className={css.fileRow}>
              <a className={css.file} href={url} download={name}>
                <Paperclip aria-hidden="true" />
                <span>{name}</span>
                <span className="num">{bytesText(size, i18n.locale)}</span>
                <FileDown aria-hidden="true" />
              </a>
              {isPdf(name) && (
                <IconButton label={t`查看 ${name}`} onClick={() => setRead(file)}>
                  <BookOpen aria-hidden="true" />
                </IconButton>
              )}
            </li>
          )
        })}
      </Card>
      {read && (
        <Suspense>
          <PdfView name={read.name} url={read.url} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </Section>
  )
}
