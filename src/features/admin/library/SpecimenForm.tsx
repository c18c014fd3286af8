import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminCatalogTree,
  adminSpecimenSave,
  adminSubjectTree,
  type ManagedSpecimen,
} from '../../../contract/admin/adminSchool.ts'
import { subjectTitle } from '../../../parts/subjectTitle.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { ReplacePicture } from './ReplacePicture.tsx'
import { catalogItems, subjectItems } from './subjectItems.ts'

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
      <CataloguePlace subjectId={form.subjectId} catalogId={form.catalogId} onChange={change} />
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
  subjectId: number
  /** 0: none is chosen */
  catalogId: number
  onChange: (place: { subjectId?: number; catalogId: number }) => void
}

/** A subject, and a place in its catalogue. */
function CataloguePlace({ subjectId, catalogId, onChange }: PlaceProps) {
  const { t } = useLingui()
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const catalogs = useQuery(adminQuery(adminCatalogTree, { subjectId })).data ?? []
  return (
    <>
      <SelectField
        label={t(subjectTitle)}
        value={String(subjectId)}
        onChange={(value) => onChange({ subjectId: Number(value), catalogId: 0 })}
        items={subjectItems(subjects)}
      />
      <SelectField
        label={t`目录`}
        name="catalogId"
        value={catalogId === 0 ? '' : String(catalogId)}
        onChange={(value) => onChange({ catalogId: Number(value) || 0 })}
        items={[...(catalogId === 0 ? [{ value: '', label: t`请选择目录` }] : []), ...catalogItems(catalogs)]}
      />
    </>
  )
}
