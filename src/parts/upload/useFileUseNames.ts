import { useLingui } from '@lingui/react/macro'
import type { FileUse } from '../../contract/files.ts'

export function useFileUseNames(): Record<FileUse, string> {
  const { t } = useLingui()
  return {
    attachment: t`附件`,
    avatar: t`头像`,
    examPhoto: t`考试照片`,
    picture: t`图片`,
    cover: t`封面和横幅`,
    slides: t`幻灯片`,
    film: t`视频`,
    captions: t`字幕`,
    accounts: t`账号表`,
    questions: t`题目`,
    specimen: t`标本`,
  }
}
