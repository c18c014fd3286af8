import { useLingui } from '@lingui/react/macro'

/** What this version brought, for those who knew the one before. */
export function useNews(): { area: string; items: string[] }[] {
  const { t } = useLingui()
  return [
    {
      area: t`上课`,
      items: [
        t`教师可以带来 PDF、图片和 PPT 作为讲义，备课后在课堂上播放，学生的设备同步翻页`,
        t`扫码或输入班级码加入班级`,
      ],
    },
    {
      area: t`测验与成绩`,
      items: [
        t`断网也能继续作答，联网后补交，每一步都有凭据`,
        t`成绩册支持 Excel 导入导出，公布后的修改都写明原因`,
      ],
    },
    {
      area: t`账号`,
      items: [t`消息可以同时发到邮箱`, t`下载自己的全部内容，或者注销账号`, t`查看并退出其他设备`],
    },
  ]
}
