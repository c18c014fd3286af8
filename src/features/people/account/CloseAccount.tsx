import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type AccountClosing, closeAccount, keepAccount } from '../../../contract/credentials.ts'
import { ask } from '../../../queries/engine/query.ts'
import { closingQuery } from '../../../queries/people/ownAccount.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Row, RowButton } from '../../../ui/Row.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from './Account.module.css'
import { useAccountChange } from './useAccountChange.ts'

/** Closing one's own account: it says before what is deleted and what stays, and can be taken back for seven days. */
export function CloseAccount() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const closing = useQuery(closingQuery()).data
  const keep = useAccountChange(
    () => ask(keepAccount, {}),
    t`已撤销注销，账号保留`,
    () => undefined,
  )
  if (closing && closing.closesAt !== null)
    return (
      <Row
        title={t`账号将被注销`}
        sub={keep.fault || <Time at={closing.closesAt} />}
        trail={
          <Button kind="soft" busy={keep.isBusy} onClick={() => keep.run(undefined)}>
            {t`撤销注销`}
          </Button>
        }
      />
    )
  return (
    <>
      <RowButton title={t`注销账号`} chevron onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`注销账号`}>
        <CloseForm closing={closing} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function CloseForm({ closing, onDone }: { closing: AccountClosing | undefined; onDone: () => void }) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const close = useAccountChange(
    () => ask(closeAccount, { password }),
    t`账号将在 7 天后注销，期间可以撤销`,
    onDone,
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return close.setFault(t`请输入密码`)
    if (!close.isBusy) close.run(undefined)
  }
  return (
    <form noValidate className={css.form} onSubmit={onSubmit}>
      {closing && <Effects closing={closing} />}
      <p
        className={css.lead}
      >{t`提交后 7 天内账号照常使用，可以在设置里撤销。之后不能恢复，也不能再登录。`}</p>
      <TextField
        label={t`当前密码`}
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={close.fault}
        onChange={({ target }) => {
          setPassword(target.value)
          close.setFault('')
        }}
      />
      <Button type="submit" kind="danger" wide busy={close.isBusy}>
        {t`注销账号`}
      </Button>
    </form>
  )
}

function Effects({ closing }: { closing: AccountClosing }) {
  const { t } = useLingui()
  const { answers, marks, notes, messages, attempts, submissions } = closing
  return (
    <>
      <section>
        <h3 className={css.head}>{t`会被删除`}</h3>
        <ul className={css.list}>
          <li>{t`姓名、手机号、邮箱、身份证号、头像和考试照片`}</li>
          <li>
            <Plural value={answers} other="练习作答 # 次，以及错题本、收藏和复习进度" />
          </li>
          <li>
            <Plural value={marks} other="标注 # 个" />
          </li>
          <li>
            <Plural value={notes} other="笔记 # 条，以及自己做的题和对题目的反馈" />
          </li>
          <li>
            <Plural value={messages} other="消息 # 条" />
          </li>
        </ul>
      </section>
      <section>
        <h3 className={css.head}>{t`按学校规定保留在学号之下`}</h3>
        <ul className={css.list}>
          <li>
            <Plural value={attempts} other="测验 # 次及其成绩" />
          </li>
          <li>
            <Plural value={submissions} other="已交的作业 # 份及其附件" />
          </li>
          <li>{t`课程成绩，以及教师上传给班级使用的资料`}</li>
        </ul>
      </section>
    </>
  )
}
