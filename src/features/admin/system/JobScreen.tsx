import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminJobCancel, adminJobPage, type ManagedJob } from '../../../contract/admin/adminSystem.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { useAdminChange } from '../parts/useAdminChange.ts'
import { useAdminSearch } from '../parts/useAdminSearch.ts'

const tones: Record<ManagedJob['state'], TagTone> = {
  waiting: 'warn',
  running: 'primary',
  done: 'ok',
  failed: 'bad',
  cancelled: 'neutral',
}

/** Names of the kinds of jobs and of their states. */
function useJobNames() {
  const { t } = useLingui()
  const states: Record<ManagedJob['state'], string> = {
    waiting: t`等待中`,
    running: t`进行中`,
    done: t`已完成`,
    failed: t`失败`,
    cancelled: t`已取消`,
  }
  const kinds: Record<string, string> = {
    'notice.send': t`发送公告或消息`,
    'accounts.preview': t`预览账号表格`,
    'accounts.import': t`导入账号`,
    'accounts.renew': t`重新生成初始密码`,
    'specimens.import': t`导入标本`,
    'questions.import': t`导入题目`,
    'questions.read': t`读取题目文件`,
    'quiz.items': t`计算题目分析`,
    'quiz.results': t`导出测验成绩`,
    deck: t`导入讲义`,
    document: t`制作文档的页面图片`,
    'courseware.announce': t`到时间通知新课件`,
  }
  return { states, kinds }
}

/** Background jobs of the service, for all people. */
export function JobScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { states, kinds } = useJobNames()
  const { page, change } = useAdminSearch('jobs')
  const jobs = useQuery({
    ...adminQuery(adminJobPage, { pageNo: page, pageSize: adminPageSize }),
    refetchInterval: 5000,
  })
  const cancel = useAdminChange((id: number) => administer(adminJobCancel, { id }), t`已取消`)
  return (
    <LoadedQuery of={jobs}>
      {({ records, total }) => (
        <>
          <AdminTable
            label={t`后台任务`}
            rows={records}
            rowKey={({ id }) => id}
            empty={<BlankPage art="empty" title={t`还没有后台任务`} />}
            columns={[
              { head: t`任务`, cell: ({ kind }) => kinds[kind] ?? kind },
              { head: t`状态`, cell: ({ state }) => <Tag tone={tones[state]}>{states[state]}</Tag> },
              {
                head: t`进度`,
                cell: ({ done, total: all, message, messageEn }) => (
                  <>
                    {all > 0 && `${done} / ${all}`}{' '}
                    <span className={css.quiet}>{pick(message, messageEn)}</span>
                  </>
                ),
              },
              { head: t`发起人`, cell: ({ ownerName }) => ownerName || '—' },
              { head: t`创建时间`, cell: ({ createdAt }) => <Time at={createdAt} precise /> },
              {
                head: t`操作`,
                cell: ({ id, state }) =>
                  state === 'waiting' || state === 'running' ? (
                    <Button kind="text" busy={cancel.isBusy} onClick={() => cancel.run(id)}>{t`取消`}</Button>
                  ) : (
                    '—'
                  ),
              },
            ]}
          />
          <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
        </>
      )}
    </LoadedQuery>
  )
}
