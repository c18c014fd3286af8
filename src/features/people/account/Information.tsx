import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { BaseInfo, Gender } from '../../../contract/users.ts'
import { saveGender } from '../../../queries/people/ownAccount.ts'
import { Card } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Row, RowButton, RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import preferences from '../Preferences.module.css'
import css from './Account.module.css'
import { ClassSheet } from './ClassSheet.tsx'
import { IdCardSheet } from './IdCardSheet.tsx'
import { PictureRow } from './PictureRow.tsx'

/** Everything that the school knows of a person (S30). */
export function Information({ info }: { info: BaseInfo }) {
  const { t } = useLingui()
  const [isTyping, setTyping] = useState(false)
  const gender = useMutation({ mutationFn: saveGender })
  const confirmed = info.isEmailConfirmed ? t`已验证` : t`未验证`
  return (
    <>
      <Section title={t`基本信息`}>
        <Card flush>
          <PictureRow kind="avatar" title={t`头像`} sub={t`老师和同学都能看到`} address={info.image} />
          <RowLink to="/fullname" title={t`姓名`} trail={value(info.fullName)} />
          <Row title={t`学号 / 工号`} trail={value(info.loginName)} />
          <div className={preferences.line}>
            <span>{t`性别`}</span>
            <Segmented<Gender>
              small
              label={t`性别`}
              value={info.gender}
              onChange={(chosen) => gender.mutate(chosen)}
              items={[
                { value: 'female', label: t`女` },
                { value: 'male', label: t`男` },
                { value: '', label: t`未填` },
              ]}
            />
          </div>
        </Card>
      </Section>
      <Section title={t`考试核验`}>
        <Card flush>
          <PictureRow
            kind="examPhoto"
            title={t`考试照片`}
            sub={t`只有你自己能看到`}
            address={info.examImage}
          />
          <RowButton
            title={t`身份证号`}
            trail={value(info.idCardNo || t`未填写`)}
            chevron
            onClick={() => setTyping(true)}
          />
        </Card>
      </Section>
      <Section title={t`联系方式`}>
        <Card flush>
          <RowLink to="/set" title={t`手机号`} trail={value(info.phone || t`未绑定`)} />
          <RowLink
            to="/set"
            title={t`邮箱`}
            sub={info.email}
            trail={value(info.email ? confirmed : t`未绑定`)}
          />
        </Card>
      </Section>
      <SchoolPlaces info={info} />
      <IdCardSheet open={isTyping} isStored={info.idCardNo !== ''} onClose={() => setTyping(false)} />
    </>
  )
}

const value = (text: string) => <span className={css.value}>{text}</span>

/** Where in the school the person belongs; a class may be chosen by those whom the school lets choose. */
function SchoolPlaces({ info }: { info: BaseInfo }) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const places = [
    [t`学院`, info.academyName],
    [t`年级`, info.gradeName],
    [t`所在班级`, info.className],
    [t`专业或学科`, info.subjectName],
  ].filter(([, name]) => name)
  if (places.length === 0 && !info.canChooseClass) return null
  return (
    <>
      <Section title={t`学校`}>
        <Card flush>
          {places.map(([title, name]) => (
            <Row key={title} title={title} trail={value(name ?? '')} />
          ))}
          {info.canChooseClass && <RowButton title={t`选择班级`} chevron onClick={() => setChoosing(true)} />}
          {info.graduateTime !== null && <Row title={t`毕业时间`} trail={<Time at={info.graduateTime} />} />}
        </Card>
      </Section>
      <ClassSheet open={isChoosing} chosen={info.academyId} onClose={() => setChoosing(false)} />
    </>
  )
}
