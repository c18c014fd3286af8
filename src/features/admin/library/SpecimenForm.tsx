import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { adminSpecimenSave, type ManagedSpecimen } from '../../../contract/admin/adminSchool.ts'
import { subjectTitle } from '../../../parts/subjectTitle.ts'
import { useManagedPlaces } from '../../../parts/upload/useManagedPlaces.ts'
import { administer } from '../../../queries/admin/admin.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { ReplacePicture } from './ReplacePicture.tsx'

const texts = ['name', 'nameEn', 'nameLatin', 'dye', 'dyeEn', 'source', 'sourceEn'] as const

function useTextLabels(): Record<(typeof texts)[number], string> {
  const { t } = useLingui()
  return {
    name: t`名称`,
    nameEn: t`英文名称`,
    nameLatin: t`拉丁名称`,
    dye: t`染色`,
    dyeEn: t`英文染色名`,
    source: t`来源`,
    sourceEn: t`英文来源`,
  }
}

/** The facts of a specimen that the form changes. */
const factsOf = (specimen: ManagedSpecimen) => {
  const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published } =
    specimen
  return { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn, published }
}

/** Form of a specimen: its names and facts, its place in the catalogue, and whether students see it. */
export function SpecimenForm({ specimen, onClose }: { specimen: ManagedSpecimen; onClose: () => void }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const [form, setForm] = useState(specimen)
  const change = (part: Partial<ManagedSpecimen>) => setForm((before) => ({ ...before, ...part }))
  const save = useAdminForm(
    (form: ManagedSpecimen) =>
      administer(adminSpecimenSave, { id: form.id, ...factsOf(form), base: factsOf(specimen) }),
    t`已保存`,
    onClose,
  )
  const labels = useTextLabels()
  return (
    <FormSheet
      title={pick(specimen.name, specimen.nameEn)}
      onClose={onClose}
      onSave={() => save.run(form)}
      isBusy={save.isBusy}
      fault={save.fault}
    >
      <Switch
        label={t`发布`}
        hint={t`未发布的标本只有管理员看得到`}
        checked={form.published}
        onChange={(published) => change({ published })}
      />
      <div className={css.pair}>
        {texts.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            maxLength={200}
            name={name}
            value={form[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
      <CataloguePlace
        specimen={specimen}
        subjectId={form.subjectId}
        catalogId={form.catalogId}
        onChange={change}
      />
      <TextArea label={t`标本说明`} name="desc" value={form.desc} onText={(desc) => change({ desc })} />
      <TextArea
        label={t`标本英文说明`}
        name="descEn"
        value={form.descEn}
        onText={(descEn) => change({ descEn })}
      />
      {specimen.kind !== 'turntable' && <ReplacePicture specimenId={specimen.id} />}
    </FormSheet>
  )
}

interface PlaceProps {
  specimen: ManagedSpecimen
  subjectId: number
  /** 0: none is chosen */
  catalogId: number
  onChange: (place: { subjectId?: number; catalogId: number }) => void
}

/** A subject, and a place in its catalogue. */
function CataloguePlace({ specimen, subjectId, catalogId, onChange }: PlaceProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { subjects, catalogs } = useManagedPlaces(subjectId)
  const isListed = catalogId === 0 || catalogs.some(({ value }) => value === catalogId)
  const items = isListed
    ? catalogs
    : // a folder of a subject that the caller does not look after
      [{ value: catalogId, label: pick(specimen.catalogName, specimen.catalogNameEn) }, ...catalogs]
  return (
    <>
      <SelectField
        label={t(subjectTitle)}
        value={subjectId}
        onChange={(value) => onChange({ subjectId: value, catalogId: 0 })}
        items={subjects}
      />
      <SelectField
        label={t`目录`}
        name="catalogId"
        value={catalogId}
        onChange={(value) => onChange({ catalogId: value })}
        items={catalogId === 0 ? [{ value: 0, label: t`请选择目录` }, ...items] : items}
      />
    </>
  )
}
