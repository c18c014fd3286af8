import { useLingui } from '@lingui/react/macro'
import type { CourseCourseware } from '../../../contract/teaching/courseware.ts'
import type { Room } from '../../../contract/teaching/room.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { MaterialPicture } from '../MaterialPicture.tsx'

interface Props {
  courseId: number
  rooms: readonly Room[]
  /** undefined: not chosen yet */
  roomId: number | undefined
  coursewares: readonly CourseCourseware[]
}

/** Which class, then which courseware. */
export function ChooseLesson({ courseId, rooms, roomId, coursewares }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  if (rooms.length === 0)
    return <BlankPage art="empty" title={t`还没有班级`} text={t`新建班级后就能给全班演示。`} />
  if (roomId === undefined)
    return (
      <Section title={t`给哪个班演示？`}>
        <Card flush as="ul">
          {rooms.map(({ id, name, members }) => (
            <li key={id}>
              <RowLink
                to="/ts/present"
                search={{ course: courseId, room: id }}
                title={name}
                sub={t`${members} 人`}
              />
            </li>
          ))}
        </Card>
      </Section>
    )
  if (coursewares.length === 0)
    return <BlankPage art="empty" title={t`课程还没有课件`} text={t`先发布一份课件，再来演示。`} />
  return (
    <Section title={t`演示哪份课件？`}>
      <Card flush as="ul">
        {coursewares
          .filter(({ slideCount }) => slideCount > 0)
          .map(({ id, name, nameEn, slideCount, thumbnail }) => (
            <li key={id}>
              <RowLink
                to="/ts/present"
                search={{ course: courseId, room: roomId, id }}
                lead={<MaterialPicture src={thumbnail} seed={id} />}
                title={pick(name, nameEn)}
                sub={t`${slideCount} 页`}
              />
            </li>
          ))}
      </Card>
    </Section>
  )
}
