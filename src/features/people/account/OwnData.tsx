import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ownArchivePath } from '../../../rules/people/ownArchive.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowAnchor, RowButton } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import css from './Account.module.css'
import { CloseAccount } from './CloseAccount.tsx'

/** What the school has of the person: who sees it, all of it as a file, and how to leave. */
export function OwnData() {
  const { t } = useLingui()
  const [isReading, setReading] = useState(false)
  return (
    <Section title={t`我的数据`}>
      <Card flush>
        <RowButton title={t`学校能看到我的什么`} chevron onClick={() => setReading(true)} />
        <RowAnchor
          href={ownArchivePath}
          download
          title={t`下载我的全部内容`}
          sub={t`作答、成绩、标注、笔记、消息和文件，一个 ZIP 文件`}
        />
        <CloseAccount />
      </Card>
      <Sheet open={isReading} onClose={() => setReading(false)} title={t`学校能看到我的什么`} reads>
        <SeenBySchool />
      </Sheet>
    </Section>
  )
}

function SeenBySchool() {
  const { t } = useLingui()
  const groups = [
    {
      who: t`本班任课教师`,
      what: [
        t`姓名、学号、班级、头像`,
        t`你在其课程中的测验作答、用时、设备名称和离开页面的记录`,
        t`作业、成绩、课件学习进度`,
        t`设备最近使用的时间、还没送达的作答条数，以及课前资料是否已存好`,
      ],
    },
    {
      who: t`学校管理员`,
      what: [
        t`账号资料：姓名、学号、院系、手机号、邮箱`,
        t`已登录的设备和最近使用时间`,
        t`对账号的修改记录和当时的网络地址，按学校设定的天数保存`,
        t`占用的上传空间，不含文件内容`,
        t`写明原因后可下载：教师和管理员能看到的各项，以及发给你的消息；每次下载你都会收到写有原因的通知`,
      ],
    },
    {
      who: t`同班同学`,
      what: [t`头像`, t`满 10 人作答后，全班的正确率和最常见的错误答案，不含姓名`],
    },
    {
      who: t`任何人都看不到`,
      what: [
        t`密码（只保存不可还原的摘要）`,
        t`完整的身份证号和考试照片：加密保存，每次读取都有记录`,
        t`个人标注、笔记、错题本、收藏和自主练习的每次作答`,
      ],
    },
  ]
  return (
    <div className={css.groups}>
      {groups.map(({ who, what }) => (
        <section key={who}>
          <h3 className={css.head}>{who}</h3>
          <ul className={css.list}>
            {what.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
