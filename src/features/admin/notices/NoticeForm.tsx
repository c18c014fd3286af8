import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAcademyTree } from '../../../contract/admin/adminPeople.ts'
import {
  adminNoticeCount,
  adminNoticeSend,
  type NoticeAudience,
  type NoticeFormName,
} from '../../../contract/admin/adminSystem.ts'
import { subjectCommon } from '../../../contract/subjects.ts'
import { newId } from '../../../device/names.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { query } from '../../../queries/engine/query.ts'
import { usePermissions } from '../../../queries/session/usePermissions.ts'
import { type AnnouncedExam, announcingExam } from '../../../rules/addresses/noticeAddress.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from '../Admin.module.css'
import { inputOfTime, timeOfInput } from '../parts/dates.ts'
import { FormSheet } from '../parts/FormSheet.tsx'
import { studentsTitle, teachersTitle } from '../parts/titles.ts'
import { useAdminForm } from '../parts/useAdminChange.ts'
import { AcademyChoices } from './AcademyChoices.tsx'
import { ExamFields } from './ExamFields.tsx'

/** To whom a message goes. An announcement goes to all. */
function useRecipients(form: NoticeFormName, isOfSchool: boolean) {
  const [roles, setRoles] = useState<NoticeAudience['roles']>(['Student'])
  const [academyIds, setAcademyIds] = useState<number[]>([])
  const audience: NoticeAudience =
    form === 'announcement' ? { roles: [], academyIds: [] } : { roles, academyIds }
  const count = useQuery({
    ...adminQuery(adminNoticeCount, { audience }),
    enabled: form === 'message' && (isOfSchool || academyIds.length > 0),
  }).data
  const turn = (role: 'Student' | 'Teacher', isOn: boolean) =>
    setRoles(isOn ? [...roles, role] : roles.filter((other) => other !== role))
  return { roles, turn, academyIds, setAcademyIds, audience, count }
}

const noTexts = { title: '', titleEn: '', content: '', contentEn: '' }

/** As they are sent: the last line of each text leads to the exam. */
const textsWith = (exam: AnnouncedExam | null, texts: typeof noTexts) =>
  exam === null
    ? texts
    : {
        ...texts,
        content: announcingExam(texts.content, exam),
        contentEn: announcingExam(texts.contentEn, exam),
      }

/** Writes an announcement or a message: to whom, and when. */
export function NoticeForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  // an academy's administrator writes messages to the own academy alone
  const isOfSchool = usePermissions().hasAny('banner.edit')
  const [key] = useState(() => newId())
  const [form, setForm] = useState<NoticeFormName>('message')
  const [texts, setTexts] = useState(noTexts)
  const [sendAt, setSendAt] = useState<number | null>(null)
  const [exam, setExam] = useState<AnnouncedExam | null>(null)
  const subjects = useQuery(query(subjectCommon, {})).data ?? []
  const recipients = useRecipients(form, isOfSchool)
  const { audience } = recipients
  const send = useAdminForm(
    () => administer(adminNoticeSend, { key, form, ...textsWith(exam, texts), audience, sendAt }),
    sendAt === null ? t`正在发送` : t`已安排发送`,
    onClose,
  )
  return (
    <FormSheet
      title={t`写公告或消息`}
      action={sendAt === null ? t`发送` : t`到时发送`}
      onClose={onClose}
      onSave={() => send.run(undefined)}
      isBusy={send.isBusy}
      fault={send.fault}
    >
      {isOfSchool && (
        <Segmented
          label={t`形式`}
          value={form}
          onChange={setForm}
          items={[
            { value: 'message', label: t`消息` },
            { value: 'announcement', label: t`公告` },
          ]}
        />
      )}
      {form === 'message' && <RecipientFields recipients={recipients} isOfSchool={isOfSchool} />}
      <NoticeTexts texts={texts} onChange={setTexts} />
      <ExamFields exam={exam} onChange={setExam} subjects={subjects} />
      <TextField
        type="datetime-local"
        label={t`发送时间`}
        hint={t`留空表示立即发送`}
        name="sendAt"
        value={inputOfTime(sendAt)}
        onChange={({ target }) => setSendAt(timeOfInput(target.value))}
      />
    </FormSheet>
  )
}

interface RecipientsProps {
  recipients: ReturnType<typeof useRecipients>
  isOfSchool: boolean
}

/** Roles and academies of the recipients, and how many people these are. */
function RecipientFields({ recipients, isOfSchool }: RecipientsProps) {
  const { t } = useLingui()
  const { roles, turn, academyIds, setAcademyIds, count } = recipients
  const academies = useQuery(adminQuery(adminAcademyTree, {})).data ?? []
  return (
    <>
      <fieldset className={css.field}>
        <legend>{t`发给谁`}</legend>
        <div className={css.checks}>
          <Checkbox checked={roles.includes('Student')} onChange={(isOn) => turn('Student', isOn)}>
            {t(studentsTitle)}
          </Checkbox>
          <Checkbox checked={roles.includes('Teacher')} onChange={(isOn) => turn('Teacher', isOn)}>
            {t(teachersTitle)}
          </Checkbox>
        </div>
      </fieldset>
      <AcademyChoices
        academies={academies}
        chosen={academyIds}
        onChange={setAcademyIds}
        unchosen={isOfSchool ? t`全校` : t`请选择`}
      />
      {count !== undefined && <p className={css.quiet}>{t`会发给 ${count} 人`}</p>}
    </>
  )
}

interface TextsProps {
  texts: typeof noTexts
  onChange: (texts: typeof noTexts) => void
}

/** Title and content in both languages. */
function NoticeTexts({ texts, onChange }: TextsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`标题`}
        maxLength={200}
        name="title"
        value={texts.title}
        onChange={({ target }) => onChange({ ...texts, title: target.value })}
      />
      <TextArea
        label={t`内容`}
        name="content"
        value={texts.content}
        onText={(content) => onChange({ ...texts, content })}
      />
      <TextField
        label={t`英文标题`}
        maxLength={200}
        name="titleEn"
        value={texts.titleEn}
        onChange={({ target }) => onChange({ ...texts, titleEn: target.value })}
      />
      <TextArea
        label={t`英文内容`}
        name="contentEn"
        value={texts.contentEn}
        onText={(contentEn) => onChange({ ...texts, contentEn })}
      />
    </>
  )
}
