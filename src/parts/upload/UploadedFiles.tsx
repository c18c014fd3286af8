import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import type { UploadedFile } from '../../contract/files.ts'
import { bytesText } from '../../ui/bytes.ts'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Row.tsx'

/** Files that the service has and that were not used yet. */
export function UploadedFiles({
  files,
  onChange,
}: {
  files: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
}) {
  const { t, i18n } = useLingui()
  if (files.length === 0) return null
  return (
    <Card flush as="ul">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <Row
            title={name}
            sub={bytesText(size, i18n.locale)}
            trail={
              <IconButton
                label={t`去掉 ${name}`}
                onClick={() => onChange(files.filter((file) => file.id !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        </li>
      ))}
    </Card>
  )
}
