import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { coursewareSave } from '../../../contract/teaching/courseware.ts'
import { decksQuery } from '../../../queries/teaching/coursewares.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'

/** A courseware that is about to be made; it is opened for arranging once it was. */
function useNewCourseware(deckId: number | undefined) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState({ name: '', nameEn: '', isSchool: false, deck: deckId })
  const [isNameless, setNameless] = useState(false)
  const save = useTeachMutation({
    mutationFn: () =>
      teach(coursewareSave, {
        name: form.name,
        nameEn: form.nameEn,
        description: '',
        descriptionEn: '',
        scope: form.isSchool ? 'school' : 'own',
        deckId: form.deck,
      }),
    onSuccess: (id) => {
      setOpen(false)
      void navigate({ to: '/ts/arrange', search: { id } })
    },
  })
  const submit = () => {
    const isEmpty = form.name.trim() === ''
    setNameless(isEmpty)
    if (!isEmpty) save.mutate()
  }
  return { isOpen, setOpen, form, setForm, isNameless, submit, isBusy: save.isPending }
}

/** A courseware that begins with the slides of a deck. @param deckId chosen already */
export function NewCourseware({ deckId }: { deckId?: number | undefined }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { isOpen, setOpen, form, setForm, isNameless, submit, isBusy } = useNewCourseware(deckId)
  const decks =
    useInfiniteQuery({ ...decksQuery({}), enabled: isOpen && deckId === undefined }).data?.records ?? []
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t`新建课件`}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`新建课件`}
        footer={
          <Button wide busy={isBusy} onClick={submit}>
            {t`新建`}
          </Button>
        }
      >
        <div className={css.form}>
          <TextField
            label={t`课件名称`}
            maxLength={200}
            value={form.name}
            error={isNameless && t`请输入课件名称`}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
          <TextField
            label={t`英文名称`}
            maxLength={200}
            value={form.nameEn}
            onChange={(event) => setForm({ ...form, nameEn: event.target.value })}
          />
          <Switch
            label={t`全校教师可用`}
            hint={t`关闭时只有自己能用`}
            checked={form.isSchool}
            onChange={(isSchool) => setForm({ ...form, isSchool })}
          />
          {deckId === undefined && (
            <RadioList
              label={t`从哪份课件资源开始`}
              showsLabel
              value={form.deck === undefined ? null : String(form.deck)}
              onChange={(value) => setForm({ ...form, deck: Number(value) })}
              items={decks.map(({ id, name, nameEn, slideCount }) => ({
                value: String(id),
                label: pick(name, nameEn),
                hint: t`${slideCount} 页`,
              }))}
            />
          )}
        </div>
      </Sheet>
    </>
  )
}
