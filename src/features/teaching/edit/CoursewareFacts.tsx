import { useLingui } from '@lingui/react/macro'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { FileUse, UploadedFile } from '../../../contract/files.ts'
import { type Courseware, coursewareSave, type FileLink } from '../../../contract/teaching/courseware.ts'
import { UploadField } from '../../../parts/upload/UploadField.tsx'
import { UploadCount } from '../../../parts/upload/uploadCount.ts'
import { teach } from '../../../queries/teaching/teach.ts'
import { Button } from '../../../ui/Button.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import css from '../Teaching.module.css'
import { useTeachMutation } from '../useTeachMutation.ts'
import { filmTitle } from '../words.ts'
import { findRareCodec } from './filmCodec.ts'

const toLink = ({ url, name, size }: UploadedFile): FileLink => ({ url, name, size })

const formOf = (courseware: Courseware) => ({
  name: courseware.name,
  nameEn: courseware.nameEn,
  description: courseware.description,
  descriptionEn: courseware.descriptionEn,
  isSchool: courseware.scope === 'school',
  doc: courseware.doc,
  video: courseware.video,
  attachments: courseware.attachments,
  allowDownloadDoc: courseware.allowDownloadDoc,
  allowDownloadVideo: courseware.allowDownloadVideo,
})
type Form = ReturnType<typeof formOf>

interface Props {
  courseware: Courseware
  open: boolean
  onClose: () => void
}

/** Form of a courseware: its name, who may use it, and its files. */
export function CoursewareFacts({ courseware, open, onClose }: Props) {
  const { t } = useLingui()
  const [form, setForm] = useState(() => formOf(courseware))
  const [isNameless, setNameless] = useState(false)
  const [uploads, setUploads] = useState(0)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const save = useTeachMutation({
    mutationFn: () => {
      const { isSchool, ...rest } = form
      return teach(coursewareSave, { id: courseware.id, ...rest, scope: isSchool ? 'school' : 'own' })
    },
    onSuccess: () => {
      toast(t`已保存`, { kind: 'ok' })
      onClose()
    },
  })
  const submit = () => {
    const isEmpty = form.name.trim() === ''
    setNameless(isEmpty)
    if (!isEmpty) save.mutate()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`名称、视频和附件`}
      footer={
        <Button wide busy={save.isPending || uploads > 0} onClick={submit}>
          {uploads > 0 ? t`正在上传…` : t`保存`}
        </Button>
      }
    >
      <div className={css.form}>
        <NameFields form={form} isNameless={isNameless} onChange={change} />
        <Switch
          label={t`全校教师可用`}
          hint={t`关闭时只有自己能用`}
          checked={form.isSchool}
          onChange={(isSchool) => change({ isSchool })}
        />
        <UploadCount value={setUploads}>
          <DocumentFields form={form} onChange={change} />
          <FilmFields form={form} onChange={change} />
          <AttachmentFields form={form} onChange={change} />
        </UploadCount>
      </div>
    </Sheet>
  )
}

interface PartProps {
  form: Form
  onChange: (part: Partial<Form>) => void
}

/** Names and descriptions of a courseware in both languages. */
function NameFields({ form, isNameless, onChange }: PartProps & { isNameless: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`课件名称`}
        maxLength={200}
        value={form.name}
        error={isNameless && t`请输入课件名称`}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t`英文名称`}
        maxLength={200}
        value={form.nameEn}
        onChange={(event) => onChange({ nameEn: event.target.value })}
      />
      <TextArea
        label={t`课件介绍`}
        value={form.description}
        onText={(description) => onChange({ description })}
      />
      <TextArea
        label={t`英文介绍`}
        value={form.descriptionEn}
        onText={(descriptionEn) => onChange({ descriptionEn })}
      />
    </>
  )
}

/** One file that is there, or the field that takes one. */
function OneFile({
  label,
  hint,
  useTo,
  file,
  onFile,
}: {
  label: string
  hint?: string
  useTo: FileUse
  file: FileLink | null
  onFile: (file: FileLink | null, chosen?: File) => void
}) {
  const { t, i18n } = useLingui()
  if (!file)
    return (
      <UploadField
        label={label}
        hint={hint}
        useTo={useTo}
        onFile={(given, chosen) => onFile(toLink(given), chosen)}
      />
    )
  return (
    <Row
      title={file.name}
      sub={file.size > 0 ? bytesText(file.size, i18n.locale) : undefined}
      trail={
        <IconButton label={t`去掉 ${file.name}`} onClick={() => onFile(null)}>
          <Trash aria-hidden="true" />
        </IconButton>
      }
    />
  )
}

function DocumentFields({ form, onChange }: PartProps) {
  const { t } = useLingui()
  return (
    <Section title={t`文档`}>
      <OneFile
        label={t`选择文档`}
        hint={t`PDF 可以在课件里翻看；最大 50 MB`}
        useTo="attachment"
        file={form.doc}
        onFile={(doc) => onChange({ doc })}
      />
      <Switch
        label={t`学生可以查看和下载文档`}
        hint={t`关闭时学生只能在这里逐页阅读 PDF，不能下载；其他格式的文档学生看不到内容`}
        checked={form.allowDownloadDoc}
        onChange={(allowDownloadDoc) => onChange({ allowDownloadDoc })}
      />
    </Section>
  )
}

function FilmFields({ form, onChange }: PartProps) {
  const { t } = useLingui()
  const { video } = form
  const [rareCodec, setRareCodec] = useState<string | null>(null)
  const takeFilm = (file: FileLink | null, chosen?: File) => {
    onChange({ video: file && { captions: '', captionsEn: '', ...file } })
    setRareCodec(null)
    if (chosen) void findRareCodec(chosen).then(setRareCodec, () => undefined)
  }
  const captionsOf = (url: string): FileLink | null =>
    url === '' ? null : { url, name: nameIn(url), size: 0 }
  return (
    <Section title={t(filmTitle)}>
      <OneFile
        label={t`选择视频`}
        hint={t`MP4（H.264）或 WebM，最大 500 MB`}
        useTo="film"
        file={video}
        onFile={takeFilm}
      />
      {rareCodec !== null && (
        <p className={css.quiet} role="status">
          {t`这个视频用 ${rareCodec} 编码，有些手机和浏览器不能播放。建议转成 H.264 的 MP4 再上传。`}
        </p>
      )}
      {video && (
        <>
          <OneFile
            label={t`选择中文字幕`}
            hint={t`WebVTT 文件（.vtt）`}
            useTo="captions"
            file={captionsOf(video.captions)}
            onFile={(file) => onChange({ video: { ...video, captions: file?.url ?? '' } })}
          />
          <OneFile
            label={t`选择英文字幕`}
            hint={t`WebVTT 文件（.vtt）`}
            useTo="captions"
            file={captionsOf(video.captionsEn)}
            onFile={(file) => onChange({ video: { ...video, captionsEn: file?.url ?? '' } })}
          />
          <Switch
            label={t`学生可以下载视频`}
            checked={form.allowDownloadVideo}
            onChange={(allowDownloadVideo) => onChange({ allowDownloadVideo })}
          />
        </>
      )}
    </Section>
  )
}

/** The last part of a file's address is its name. */
const nameIn = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))

function AttachmentFields({ form: { attachments }, onChange }: PartProps) {
  const { t, i18n } = useLingui()
  return (
    <Section title={t`附件`}>
      {attachments.map((file) => (
        <Row
          key={file.url}
          title={file.name}
          sub={bytesText(file.size, i18n.locale)}
          trail={
            <IconButton
              label={t`去掉 ${file.name}`}
              onClick={() => onChange({ attachments: attachments.filter(({ url }) => url !== file.url) })}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
      <UploadField
        label={t`添加附件`}
        hint={t`文档、表格、图片，最大 50 MB`}
        useTo="attachment"
        onFile={(file) => onChange({ attachments: [...attachments, toLink(file)] })}
      />
    </Section>
  )
}
