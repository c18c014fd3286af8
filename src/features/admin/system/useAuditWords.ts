import { useLingui } from '@lingui/react/macro'

/** Words for the actions in the audit log, by permission. An action that is not listed is shown by its own name. */
export function useAuditWords(): Record<string, string> {
  const { t } = useLingui()
  return {
    'account.create': t`新建账号`,
    'account.edit': t`修改账号`,
    'account.resetPassword': t`重置密码`,
    'account.disable': t`停用账号`,
    'account.enable': t`恢复账号`,
    'account.endSessions': t`退出设备`,
    'account.import': t`导入账号`,
    'account.identity': t`修改身份证号`,
    'account.examPhoto': t`修改考试照片`,
    'account.name': t`修改姓名`,
    'account.academy': t`选择班级`,
    'account.close': t`申请注销账号`,
    'account.keep': t`撤销注销`,
    'account.email': t`修改邮箱`,
    'account.phone': t`修改手机号`,
    'account.link': t`关联登录服务的账号`,
    'platform.create': t`登记学习平台`,
    'platform.edit': t`修改学习平台`,
    'platform.remove': t`删除学习平台`,
    'academy.create': t`新建学院或班级`,
    'academy.edit': t`修改学院或班级`,
    'academy.archive': t`归档学院或班级`,
    'academy.restore': t`恢复学院或班级`,
    'grade.promote': t`年级升级`,
    'grade.graduate': t`年级毕业`,
    'grade.undo': t`撤销升级或毕业`,
    'term.create': t`新建学期`,
    'term.edit': t`修改学期`,
    'term.remove': t`删除学期`,
    'subject.create': t`新建学科`,
    'subject.edit': t`修改学科`,
    'catalog.create': t`新建目录`,
    'catalog.edit': t`修改目录`,
    'catalog.remove': t`删除目录`,
    'specimen.edit': t`修改标本`,
    'banner.create': t`新建横幅`,
    'banner.edit': t`修改横幅`,
    'banner.remove': t`删除横幅`,
    'notice.plan': t`发送公告或消息`,
    'notice.cancel': t`撤回公告或消息`,
    'setting.edit': t`修改系统设置`,
    'job.cancel': t`取消后台任务`,
  }
}

/** Words for the fields that entries of the audit name. A field that is not listed is shown by its own name. */
export function useAuditFields(): Record<string, string> {
  const { t } = useLingui()
  return {
    loginName: t`登录名`,
    fullName: t`姓名`,
    fullNameEn: t`英文姓名`,
    number: t`学号或工号`,
    phone: t`手机号`,
    email: t`邮箱`,
    roles: t`角色`,
    name: t`名称`,
    nameEn: t`英文名称`,
    title: t`标题`,
    content: t`内容`,
    desc: t`介绍`,
    descEn: t`英文介绍`,
    enabled: t`启用`,
    position: t`顺序`,
    schoolName: t`学校名称`,
    startsAt: t`开始日期`,
    endsAt: t`结束日期`,
    sendAt: t`发送时间`,
  }
}
