import { useLingui } from '@lingui/react/macro'
import { type ImportTemplate, importTemplates } from '../../../rules/importTemplates.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/hooks/saveFile.ts'
import { useAdminChange } from '../parts/useAdminChange.ts'

/** A table to be filled in, with its heads and filled examples. */
export function TemplateButton({ template }: { template: ImportTemplate }) {
  const { t } = useLingui()
  const path = importTemplates[template]
  const save = useAdminChange(async () => {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    saveFile(new File([await response.blob()], path.slice(path.lastIndexOf('/') + 1)))
  }, t`模板已下载`)
  return (
    <Button kind="soft" busy={save.isBusy} onClick={() => save.run(undefined)}>
      {t`下载模板`}
    </Button>
  )
}
