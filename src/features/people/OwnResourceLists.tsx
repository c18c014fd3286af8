import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnResources, UsedMaterial } from '../../contract/files.ts'
import { RemoveFile } from '../../parts/upload/RemoveFile.tsx'
import { useFileUseNames } from '../../parts/upload/useFileUseNames.ts'
import { useQuestionText } from '../../parts/useQuestionText.ts'
import { removeOwnFile } from '../../queries/people/ownAccount.ts'
import { useNames } from '../../ui/bilingual.ts'
import { bytesText } from '../../ui/bytes.ts'
import { Card } from '../../ui/Card.tsx'
import { Row, RowLink } from '../../ui/Row.tsx'
import { Section } from '../../ui/Section.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './OwnResourceLists.module.css'

const ownNotes = msg({ message: '我的笔记', context: 'several' })

/** Marks, notes and files of a person; of teachers what they made and brought too, with where each is used. */
export function OwnResourceLists({ resources }: { resources: OwnResources }) {
  const { t } = useLingui()
  const { pick } = useNames()
  const questionText = useQuestionText()
  const { marks, notes, files, specimenCount, coursewares, decks, specimens = [], questions = [] } = resources
  return (
    <>
      {specimenCount > 0 && (
        <Card flush>
          <RowLink
            to="/resource/mySpecimen/$id"
            params={{ id: 1 }}
            title={t`我的标本`}
            sub={<Plural value={specimenCount} one="# 个标本" other="# 个标本" />}
          />
        </Card>
      )}
      <UsedList
        title={t`我的标本用在哪里`}
        items={specimens}
        row={({ id }, parts) => <RowLink to="/resource/specimen/detail/$id" params={{ id }} {...parts} />}
      />
      <UsedList
        title={t`我的课件`}
        items={coursewares}
        row={({ id }, parts) => <RowLink to="/ts/courseware" search={{ id }} {...parts} />}
      />
      <UsedList
        title={t`我的幻灯片`}
        items={decks}
        row={({ id }, parts) => <RowLink to="/resource/deck/$id" params={{ id }} {...parts} />}
      />
      <UsedList
        title={t`我的题目`}
        items={questions.map((question) => ({ ...question, name: questionText(question), nameEn: '' }))}
        row={({ courseId }, parts) => <RowLink to="/ts/course" search={{ id: courseId }} {...parts} />}
      />
      <List title={t`我的标注`} empty={t`还没有标注。打开一个标本，用“标注”画下要记住的结构。`}>
        {marks.map(({ specimenId, name, nameEn, count }) => (
          <RowLink
            key={specimenId}
            to="/resource/specimen/detail/$id"
            params={{ id: specimenId }}
            title={pick(name, nameEn)}
            sub={<Plural value={count} one="# 处标注" other="# 处标注" />}
          />
        ))}
      </List>
      <List title={t(ownNotes)} empty={t`还没有笔记。做题时可以在解析下面写。`}>
        {notes.map((note) => (
          <NoteRow key={note.questionId} note={note} />
        ))}
      </List>
      <FileList files={files} />
    </>
  )
}

function NoteRow({ note: { questionId, chapterId, text } }: { note: OwnResources['notes'][number] }) {
  const title = <span className={css.note}>{text}</span>
  if (chapterId === 0) return <Row title={title} />
  return (
    <RowLink
      to="/exercise/bank/$questionId"
      params={{ questionId }}
      search={{ chapter: chapterId }}
      title={title}
    />
  )
}

function List({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <Section title={title}>
      {children.length > 0 ? <Card flush>{children}</Card> : <p className={css.empty}>{empty}</p>}
    </Section>
  )
}

interface UsedProps<Item> {
  title: string
  items: readonly Item[]
  row: (item: Item, parts: { title: string; sub: string }) => ReactNode
}

function UsedList<Item extends UsedMaterial>({ title, items, row }: UsedProps<Item>) {
  const { t, i18n } = useLingui()
  const { pick } = useNames()
  if (items.length === 0) return null
  const joined = (uses: UsedMaterial['usedIn']) =>
    new Intl.ListFormat(i18n.locale).format(uses.map(({ name, nameEn }) => pick(name, nameEn)))
  return (
    <Section title={title}>
      <Card flush>
        {items.map((item) => {
          const places = joined(item.usedIn)
          const sub = item.usedIn.length > 0 ? t`用于：${places}` : t`还没有使用`
          return <div key={item.id}>{row(item, { title: pick(item.name, item.nameEn), sub })}</div>
        })}
      </Card>
    </Section>
  )
}

function FileList({ files }: { files: OwnResources['files'] }) {
  const { t, i18n } = useLingui()
  const uses = useFileUseNames()
  return (
    <List title={t`我的文件`} empty={t`还没有上传过文件。交作业时添加的附件会出现在这里。`}>
      {files.map(({ id, url, name, size, useTo, at }) => (
        <Row
          key={id}
          title={
            // The photo for exams is not opened from a list.
            useTo === 'examPhoto' ? (
              uses[useTo]
            ) : (
              <a className={css.file} href={url} download={name}>
                {name}
              </a>
            )
          }
          sub={
            <>
              {uses[useTo]} · {bytesText(size, i18n.locale)} · <Time at={at} />
            </>
          }
          trail={
            <RemoveFile name={useTo === 'examPhoto' ? uses[useTo] : name} remove={() => removeOwnFile(id)} />
          }
        />
      ))}
    </List>
  )
}
