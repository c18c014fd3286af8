import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminGradeMove,
  adminGradePreview,
  type GradeMoveKind,
  type ManagedAcademy,
} from '../../../contract/admin/adminPeople.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { useNames } from '../../../ui/bilingual.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { FormSheet } from '../parts/FormSheet.tsx'
import { useAdminForm } from '../parts/useAdminChange.ts'

interface Props {
  grade: ManagedAcademy
  kind: GradeMoveKind
  onClose: () => void
}

/** What the move is given, the service's preview of its effect, and the move itself. */
function useGradeMove({ grade, kind, onClose }: Props) {
  const { t } = useLingui()
  const isPromotion = kind === 'promote'
  const [newName, setNewName] = useState('')
  const [disable, setDisable] = useState(true)
  // a promotion is previewed under a name that no grade has while none was given yet
  const asked = { gradeId: grade.id, kind, newName: isPromotion ? newName.trim() || '　' : '' }
  const { data, error } = useQuery({
    ...adminQuery(adminGradePreview, { ...asked, newName: asked.newName || grade.name }),
    placeholderData: keepPreviousData,
    enabled: !isPromotion || newName.trim() !== '',
  })
  const students = data?.students ?? 0
  const move = useAdminForm(
    () => administer(adminGradeMove, { ...asked, students, disable: !isPromotion && disable }),
    isPromotion ? t`已升级，可在下方撤销` : t`已毕业归档，可在下方撤销`,
    onClose,
  )
  return { newName, setNewName, disable, setDisable, data, error, students, move }
}

/** Says beforehand what a promotion or graduation will do, and does it. */
export function GradeMoveSheet(props: Props) {
  const { t } = useLingui()
  const { kind, onClose } = props
  const { newName, setNewName, disable, setDisable, data, error, students, move } = useGradeMove(props)
  const isPromotion = kind === 'promote'
  const { pick } = useNames()
  const name = pick(props.grade.name, props.grade.nameEn)
  const classNames = new Map(props.grade.children.map((one) => [one.id, pick(one.name, one.nameEn)]))
  return (
    <FormSheet
      title={isPromotion ? t`“${name}”升级` : t`“${name}”毕业`}
      action={isPromotion ? t`升级` : t`毕业归档`}
      onClose={onClose}
      onSave={() => data && move.run(undefined)}
      isBusy={move.isBusy}
      fault={move.fault ?? (error && newName ? { text: error.message, field: '' } : null)}
    >
      {isPromotion && (
        <TextField
          label={t`升级后的年级名称`}
          placeholder={t`例如：大二`}
          maxLength={50}
          name="newName"
          value={newName}
          onChange={({ target }) => setNewName(target.value)}
        />
      )}
      {data && (
        <>
          <p>
            {isPromotion
              ? t`${students} 名学生将从“${name}”升入“${newName}”，班级不变。`
              : t`${students} 名学生将毕业，年级和班级归档，成绩和学习记录都保留。`}
          </p>
          <ul>
            {data.classes.map((room) => (
              <li key={room.id} className={css.between}>
                <span>{classNames.get(room.id) ?? room.name}</span>
                <span className={css.quiet}>{t`${room.people} 人`}</span>
              </li>
            ))}
          </ul>
          {data.others > 0 && (
            <p className={css.quiet}>{t`另有 ${data.others} 个不是学生的账号，保持不变。`}</p>
          )}
        </>
      )}
      {!isPromotion && (
        <Checkbox checked={disable} onChange={setDisable}>
          {t`同时停用这些学生的账号`}
        </Checkbox>
      )}
      <p className={css.quiet}>{t`在相关学生下一次登录之前可以撤销。`}</p>
    </FormSheet>
  )
}
