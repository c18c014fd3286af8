import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type AdminOverview, adminOverview, type FirstStep } from '../../../contract/admin/adminSystem.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Card } from '../../../ui/Card.tsx'
import { Row, RowLink } from '../../../ui/Row.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { studentsTitle, teachersTitle, termsTitle } from '../parts/titles.ts'

/** How the school stands, and what is still missing before lessons can begin. */
export function OverviewScreen() {
  const overview = useQuery({ ...adminQuery(adminOverview, {}), refetchInterval: 30_000 })
  return (
    <LoadedQuery of={overview}>
      {(data) => (
        <>
          <Missing missing={data.missing} />
          <Counts counts={data.counts} />
          {data.canSeeAll && <Health health={data.health} />}
        </>
      )}
    </LoadedQuery>
  )
}

function useSteps(): Record<FirstStep, { place: string; title: string; text: string }> {
  const { t } = useLingui()
  return {
    name: { place: 'settings', title: t`填写学校名称`, text: t`显示在登录页和首页` },
    terms: { place: 'terms', title: t`新建学期`, text: t`课程归入学期，便于以后查找` },
    academies: { place: 'academies', title: t`建立学院与班级`, text: t`也可以由导入的表格自动生成` },
    accounts: {
      place: 'accounts/import',
      title: t`导入学生和教师账号`,
      text: t`用 Excel 或 CSV 表格，先预览再确认`,
    },
    subjects: { place: 'subjects', title: t`启用学科`, text: t`标本和题目放在学科的目录里` },
    specimens: {
      place: 'materials',
      title: t`导入并发布第一批标本`,
      text: t`上传切片和照片，或用命令导入整个文件夹`,
    },
    questions: {
      place: 'materials/questions',
      title: t`导入题目`,
      text: t`Moodle XML、GIFT、Aiken 或按模板填好的 Excel、CSV`,
    },
    senders: { place: 'settings', title: t`设置短信或邮件`, text: t`学生忘记密码时可以自己找回` },
  }
}

function Missing({ missing }: Pick<AdminOverview, 'missing'>) {
  const { t } = useLingui()
  const steps = useSteps()
  if (missing.length === 0) return null
  return (
    <Section title={t`开学前还需要`}>
      <Card flush>
        {missing.map((step) => (
          <RowLink
            key={step}
            to="/admin/$"
            params={{ _splat: steps[step].place }}
            lead={<CircleAlert aria-hidden="true" />}
            title={steps[step].title}
            sub={steps[step].text}
          />
        ))}
      </Card>
    </Section>
  )
}

function Counts({ counts }: Pick<AdminOverview, 'counts'>) {
  const { t } = useLingui()
  const names: Record<keyof AdminOverview['counts'], string> = {
    students: t(studentsTitle),
    teachers: t(teachersTitle),
    disabled: t`已停用账号`,
    academies: t`学院与班级`,
    terms: t(termsTitle),
    subjects: t`已启用学科`,
    specimens: t`已发布标本`,
    questions: t`题目`,
    decks: t`讲义`,
    courses: t`课程`,
  }
  return (
    <Section title={t`学校现状`}>
      <div className={css.numbers}>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <div key={name} className={css.number}>
            <strong>{counts[name]}</strong>
            <span>{names[name]}</span>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Health({ health }: Pick<AdminOverview, 'health'>) {
  const { t, i18n } = useLingui()
  const { version, database, lastBackupAt, questionReports, fileBytes } = health
  const { jobsWaiting, jobsRunning, jobsFailed, outgoingWaiting, outgoingFailed } = health
  return (
    <Section title={t`运行状况`}>
      <Card flush>
        <Row title={t`应用版本`} trail={version || '—'} />
        <Row title={t`数据库`} trail={database === 'sqlite' ? 'SQLite' : 'PostgreSQL'} />
        <Row
          title={t`上次备份`}
          sub={lastBackupAt === 0 ? t`还没有备份过：npm run backup -- FOLDER` : undefined}
          trail={lastBackupAt === 0 ? undefined : <Time at={lastBackupAt} precise />}
        />
        <RowLink
          to="/admin/$"
          params={{ _splat: 'jobs' }}
          title={t`后台任务`}
          sub={t`等待 ${jobsWaiting}，进行中 ${jobsRunning}，失败 ${jobsFailed}`}
        />
        <RowLink
          to="/admin/$"
          params={{ _splat: 'settings' }}
          title={t`邮件与短信`}
          sub={t`待发送 ${outgoingWaiting}，发送失败 ${outgoingFailed}`}
        />
        <RowLink
          to="/admin/$"
          params={{ _splat: 'files' }}
          title={t`上传的文件`}
          trail={bytesText(fileBytes, i18n.locale)}
        />
        <RowLink to="/quiz/reports" title={t`题目纠错反馈`} trail={questionReports} />
      </Card>
    </Section>
  )
}
