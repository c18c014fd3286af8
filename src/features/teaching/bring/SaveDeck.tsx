import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { coursewareSave } from '../../../contract/teaching/courseware.ts'
import type { DeckToCheck } from '../../../contract/teaching/material.ts'
import { subjectsQuery } from '../../../queries/library/collect.ts'
import { schoolCatalogQuery } from '../../../queries/teaching/coursewares.ts'
import { publishBroughtDeck } from '../../../queries/teaching/material.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'

interface Props {
  deck: DeckToCheck
  slideIds: string[]
  seen: string[]
  open: boolean
  onClose: () => void
}

/** A deck's name and place as they are being written, and how it is saved. */
function useDeckForm({ deck, slideIds, seen, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [form, setForm] = useState({
    name: deck.name,
    nameEn: deck.nameEn,
    shared: deck.state === 'school',
    subjectId: deck.subjectId,
    catalogId: deck.catalogId,
  })
  const [fault, setFault] = useState<'name' | 'subject' | null>(null)
  const { name, nameEn, shared, subjectId, catalogId } = form
  const save = useTeachMutation({
    async mutationFn(isCourseware: boolean) {
      await publishBroughtDeck({
        id: deck.id,
        name,
        nameEn,
        shared,
        slideIds,
        seen,
        subjectId: subjectId || undefined,
        catalogId: catalogId || undefined,
      })
      if (!isCourseware) return null
      const texts = { name, nameEn, description: '', descriptionEn: '' }
      return teach(coursewareSave, { ...texts, scope: 'own', deckId: deck.id })
    },
    onSuccess: (coursewareId) => {
      toast(t`已保存`, { kind: 'ok' })
      onClose()
      if (coursewareId === null) void navigate({ to: '/ts/bring' })
      else void navigate({ to: '/ts/arrange', search: { id: coursewareId } })
    },
  })
  const submit = (isCourseware: boolean) => {
    if (name.trim() === '') return setFault('name')
    if (shared && subjectId === 0) return setFault('subject')
    setFault(null)
    save.mutate(isCourseware)
  }
  return { form, setForm, fault, submit, isBusy: save.isPending }
}

/** Form that saves a deck: its name, who finds it, and whether a courseware is made of it at once. */
export function SaveDeck(props: Props) {
  const { t } = useLingui()
  const { form, setForm, fault, submit, isBusy } = useDeckForm(props)
  const { name, nameEn, shared, subjectId, catalogId } = form
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t`保存资料`}
      footer={
        <div className={css.form}>
          <Button wide busy={isBusy} onClick={() => submit(true)}>
            {t`保存并做成课件`}
          </Button>
          <Button kind="soft" wide busy={isBusy} onClick={() => submit(false)}>
            {t`只保存`}
          </Button>
        </div>
      }
    >
      <div className={css.form}>
        <TextField
          label={t`名称`}
          maxLength={200}
          value={name}
          error={fault === 'name' && t`请输入名称`}
          onChange={(event) => setForm({ ...form, name: event.target.value })}
        />
        <TextField
          label={t`英文名称`}
          maxLength={200}
          value={nameEn}
          onChange={(event) => setForm({ ...form, nameEn: event.target.value })}
        />
        <Switch
          label={t`放入学校的课件资源`}
          hint={t`全校师生都能找到；关闭时只有自己能用它做课件`}
          checked={shared}
          onChange={(next) => setForm({ ...form, shared: next })}
        />
        {shared && (
          <DeckPlace
            subjectId={subjectId}
            catalogId={catalogId}
            isMissing={fault === 'subject'}
            onChange={(place) => setForm({ ...form, ...place })}
          />
        )}
      </div>
    </Sheet>
  )
}

interface PlaceProps {
  subjectId: number
  catalogId: number
  isMissing: boolean
  onChange: (place: { subjectId: number; catalogId: number }) => void
}

/** Subject, and a place in its catalogue. */
function DeckPlace({ subjectId, catalogId, isMissing, onChange }: PlaceProps) {
  const { t } = useLingui()
  const { pick } = useNames()
  const subjects = useQuery(subjectsQuery()).data ?? []
  const catalogs = useInfiniteQuery(schoolCatalogQuery()).data?.records ?? []
  const inSubject = catalogs.filter((catalog) => catalog.subjectId === subjectId)
  return (
    <>
      <label className={css.field}>
        {t`学科`}
        <select
          className={css.select}
          value={subjectId || ''}
          aria-invalid={isMissing || undefined}
          onChange={(event) => onChange({ subjectId: Number(event.target.value), catalogId: 0 })}
        >
          <option value="">{t`请选择学科`}</option>
          {subjects.map(({ id, name, nameEn }) => (
            <option key={id} value={id}>
              {pick(name, nameEn)}
            </option>
          ))}
        </select>
      </label>
      {isMissing && <p role="alert">{t`放入学校资源需要选择学科`}</p>}
      {inSubject.length > 0 && (
        <label className={css.field}>
          {t`目录`}
          <select
            className={css.select}
            value={catalogId || ''}
            onChange={(event) => onChange({ subjectId, catalogId: Number(event.target.value) })}
          >
            <option value="">{t`不放入目录`}</option>
            {inSubject.map(({ id, name, nameEn }) => (
              <option key={id} value={id}>
                {pick(name, nameEn)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}
