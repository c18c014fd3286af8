import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useObstacle } from '../../../parts/useKeeping.ts'
import { networkAtom } from '../../../queries/engine/network.ts'
import { chapterTreeQuery } from '../../../queries/practice/practice.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import css from './ChapterTree.module.css'
import { ChapterTree } from './ChapterTree.tsx'
import { progressOf } from './chapters.ts'
import { KeepSubject } from './KeepSubject.tsx'
import { useChapterSizes } from './useChapterSizes.ts'

/** The chapters of one subject, or why there are none to see. */
export function ChapterList({ subject }: { subject: number }) {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  const tree = useQuery(chapterTreeQuery(subject))
  const keeps = useObstacle() === null
  const sizes = useChapterSizes(subject, keeps)
  if (tree.data && progressOf(tree.data).total > 0) {
    return (
      <div className={css.tree}>
        {/* one line with and without network: the list below stays where it is */}
        {keeps && (
          <p role="status" className={css.offline}>
            {online ? (
              <Trans>点右侧的下载，没有网络也能练</Trans>
            ) : (
              <Trans>没有网络，带“可离线”的章节照常练习</Trans>
            )}
          </p>
        )}
        {keeps && online && <KeepSubject sizes={sizes} />}
        <ChapterTree nodes={tree.data} sizes={sizes} />
      </div>
    )
  }
  if (tree.data) {
    return (
      <BlankPage
        art="empty"
        title={t`这个学科还没有题目`}
        text={t`老师加入题目后会出现在这里。`}
        action={
          <ButtonLink kind="soft" to="/resource" search={{ subject }}>
            {t`看这个学科的标本`}
          </ButtonLink>
        }
      />
    )
  }
  if (!tree.isError) return <SkeletonRows label={t`正在载入章节`} rows={6} />
  return (
    <BlankPage
      art={online ? 'error' : 'offline'}
      title={online ? t`章节没有载入` : t`现在没有网络，这里还没有存到本机`}
      text={t`已保存在本机的作答都还在。`}
      action={
        <Button onClick={() => void tree.refetch()}>
          <Trans>重试</Trans>
        </Button>
      }
    />
  )
}
