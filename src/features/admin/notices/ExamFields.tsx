import { useLingui } from '@lingui/react/macro'
import type { Subject } from '../../../contract/subjects.ts'
import type { AnnouncedExam } from '../../../rules/addresses/noticeAddress.ts'
import { stationCounts } from '../../../rules/exam/stationCounts.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../parts/SelectField.tsx'

interface Props {
  /** null: none goes along */
  exam: AnnouncedExam | null
  onChange: (exam: AnnouncedExam | null) => void
  subjects: readonly Subject[]
}

/** A practical exam that the notice leads to: its scope and its length. */
export function ExamFields({ exam, onChange, subjects }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const examined = subjects.filter(({ enabled, specimenCount }) => enabled && specimenCount > 0)
  return (
    <>
      <Checkbox
        checked={exam !== null}
        onChange={(isOn) => onChange(isOn ? { subject: null, stations: 40 } : null)}
      >
        {t`附上标本考试`}
      </Checkbox>
      {exam && (
        <>
          <SelectField
            label={t`考试范围`}
            value={String(exam.subject ?? '')}
            onChange={(id) => onChange({ ...exam, subject: id === '' ? null : Number(id) })}
            items={[
              { value: '', label: t`全部学科` },
              ...examined.map(({ id, name, nameEn }) => ({ value: String(id), label: pick(name, nameEn) })),
            ]}
          />
          <SelectField
            label={t`站数`}
            value={String(exam.stations)}
            onChange={(count) => onChange({ ...exam, stations: Number(count) })}
            items={stationCounts.map((one) => ({ value: String(one), label: t`${one} 站` }))}
          />
        </>
      )}
    </>
  )
}
