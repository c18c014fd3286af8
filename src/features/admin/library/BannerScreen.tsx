import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminBannerList,
  adminBannerRemove,
  adminBannerSave,
  type ManagedBanner,
} from '../../../contract/admin/adminSchool.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { CoverField } from '../parts/CoverField.tsx'
import { FormSheet } from '../parts/FormSheet.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { RemoveButton } from '../parts/RemoveButton.tsx'
import { bannerTitle } from '../parts/titles.ts'
import { useAdminChange, useAdminForm } from '../parts/useAdminChange.ts'
import { withOpened } from '../parts/withOpened.ts'

type Editing = Omit<ManagedBanner, 'id'> & { id: number | undefined }

const blank: Editing = {
  id: undefined,
  title: '',
  titleEn: '',
  subtitle: '',
  subtitleEn: '',
  image: '',
  link: '/resource',
  position: 0,
}

/** The pictures at the head of the home screen. */
export function BannerScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const banners = useQuery(adminQuery(adminBannerList, {}))
  const [editing, setEditing] = useState<Editing | null>(null)
  const remove = useAdminChange((id: number) => administer(adminBannerRemove, { id }), t`已删除`)
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => setEditing(blank)}>{t`新建横幅`}</Button>
      </div>
      <LoadedQuery of={banners}>
        {(rows) => (
          <AdminTable
            label={t`首页横幅`}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<BlankPage art="empty" title={t`还没有横幅`} text={t`横幅显示在首页最上方。`} />}
            columns={[
              { head: t`标题`, cell: ({ title, titleEn }) => pick(title, titleEn) },
              { head: t`副标题`, cell: ({ subtitle, subtitleEn }) => pick(subtitle, subtitleEn) || '—' },
              { head: t`打开`, cell: ({ link }) => link || '—' },
              { head: t`顺序`, cell: ({ position }) => position, end: true },
              {
                head: t`操作`,
                cell: (banner) => (
                  <span className={css.row}>
                    <Button kind="text" onClick={() => setEditing(banner)}>{t`修改`}</Button>
                    <RemoveButton
                      name={pick(banner.title, banner.titleEn)}
                      isBusy={remove.isBusy}
                      onRemove={() => remove.run(banner.id)}
                    >
                      {t`首页不再显示它，删除后不能恢复。`}
                    </RemoveButton>
                  </span>
                ),
              },
            ]}
          />
        )}
      </LoadedQuery>
      {editing && <BannerForm key={editing.id ?? 'new'} given={editing} onClose={() => setEditing(null)} />}
    </>
  )
}

function BannerForm({ given, onClose }: { given: Editing; onClose: () => void }) {
  const { t } = useLingui()
  const [form, setForm] = useState(given)
  const save = useAdminForm(
    (form: Editing) => administer(adminBannerSave, withOpened(form, given)),
    t`已保存`,
    onClose,
  )
  const fields = {
    title: t`标题`,
    titleEn: t`英文标题`,
    subtitle: t`副标题`,
    subtitleEn: t`英文副标题`,
    link: t`点开后打开的页面`,
  }
  return (
    <FormSheet
      title={t(bannerTitle)}
      onClose={onClose}
      onSave={() => save.run(form)}
      isBusy={save.isBusy}
      fault={save.fault}
    >
      {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
        <TextField
          key={name}
          label={fields[name]}
          hint={name === 'link' ? t`本应用内的地址，例如 /resource` : undefined}
          maxLength={200}
          name={name}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      ))}
      <CoverField
        label={t`横幅图片`}
        hint={t`没有图片时，显示一个画出的图案`}
        address={form.image}
        onChange={(image) => setForm((before) => ({ ...before, image }))}
      />
      <TextField
        label={t`顺序`}
        hint={t`小的排在前面`}
        inputMode="numeric"
        name="position"
        value={String(form.position)}
        onChange={({ target }) => setForm({ ...form, position: Number(target.value.replace(/\D/g, '')) })}
      />
    </FormSheet>
  )
}
