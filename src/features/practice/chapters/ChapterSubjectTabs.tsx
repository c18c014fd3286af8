import { useLingui } from '@lingui/react/macro'
import type { Subject } from '../../../contract/subjects.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Tabs } from '../../../ui/Tabs.tsx'

interface Props {
  subjects: readonly Subject[]
  chosen: number
  onChoose: (subject: number) => void
  panel: string
}

/** Between the subjects that have chapters. */
export function ChapterSubjectTabs({ subjects, chosen, onChoose, panel }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <Tabs
      label={t`学科`}
      panel={panel}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      items={subjects.map(({ id, name, nameEn }) => ({ value: String(id), label: pick(name, nameEn) }))}
    />
  )
}
