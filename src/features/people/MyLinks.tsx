import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FolderOpen from 'lucide-react/icons/folder-open'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IdCard from 'lucide-react/icons/id-card'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import School from 'lucide-react/icons/school'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import { installedAtom } from '../../device/installation/installedModules.ts'
import { announcementUnreadQuery, messageUnreadQuery } from '../../queries/notices/unread.ts'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { isPathInstalled } from '../../rules/modules.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Badge } from '../../ui/signs/Badge.tsx'

/** The ways into everything that is the person's own, as far as the role and the school's modules open them. */
export function MyLinks() {
  const { t } = useLingui()
  const installed = useAtomValue(installedAtom)
  const shows = (path: string) => isPathInstalled(installed, path)
  return (
    <Card flush>
      <CourseLinks shows={shows} />
      <RowLink
        to="/my/resource"
        lead={<FolderOpen aria-hidden="true" />}
        title={t`我的资源`}
        sub={t`标注、笔记、文件`}
      />
      <RowLink to="/my/collect" lead={<Star aria-hidden="true" />} title={t`我的收藏`} />
      <UnreadLinks />
      {shows('/exercise/review') && (
        <RowLink
          to="/exercise/review"
          hash="how"
          lead={<CalendarClock aria-hidden="true" />}
          title={t`复习设置`}
          sub={t`考试日期、每日时长、错题规则`}
        />
      )}
      <RowLink
        to="/my/information"
        lead={<IdCard aria-hidden="true" />}
        title={t`个人资料`}
        sub={t`头像、性别、考试照片`}
      />
      <RowLink
        to="/set"
        lead={<Settings aria-hidden="true" />}
        title={t`设置`}
        sub={t`密码、通知、同步与存储`}
      />
    </Card>
  )
}

/** The ways into courses, quizzes, assignments and scores; into managing them for whoever may. */
function CourseLinks({ shows }: { shows: (path: string) => boolean }) {
  const { t } = useLingui()
  const teaches = usePermissions().hasAny('course.create')
  const administers = usePermissions().hasAny('admin.open')
  return (
    <>
      {shows('/my/course') && (
        <RowLink to="/my/course" lead={<GraduationCap aria-hidden="true" />} title={t`我的课程`} />
      )}
      {shows('/quiz') && <RowLink to="/quiz" lead={<ClipboardCheck aria-hidden="true" />} title={t`测验`} />}
      {shows('/student/practice') && (
        <RowLink to="/student/practice" lead={<NotebookPen aria-hidden="true" />} title={t`课程作业`} />
      )}
      {teaches && shows('/practice') && (
        <RowLink to="/practice" lead={<NotebookPen aria-hidden="true" />} title={t`作业管理`} />
      )}
      {administers && (
        <RowLink
          to="/admin/$"
          params={{ _splat: '' }}
          lead={<School aria-hidden="true" />}
          title={t`管理后台`}
          sub={t`账号、学科、公告与系统`}
        />
      )}
      {shows('/score') && <RowLink to="/score" lead={<ChartColumn aria-hidden="true" />} title={t`成绩`} />}
    </>
  )
}

/** Messages and announcements, each with how many are unread. */
function UnreadLinks() {
  const { t } = useLingui()
  const messages = useQuery(messageUnreadQuery()).data ?? 0
  const notices = useQuery(announcementUnreadQuery()).data ?? 0
  return (
    <>
      <RowLink
        to="/my/message"
        lead={<Mail aria-hidden="true" />}
        title={t`消息`}
        trail={<Badge count={messages} label={t`${messages} 条未读`} />}
      />
      <RowLink
        to="/my/notice"
        lead={<Megaphone aria-hidden="true" />}
        title={t`公告`}
        trail={<Badge count={notices} label={t`${notices} 条未读`} />}
      />
    </>
  )
}
