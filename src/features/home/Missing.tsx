import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { answeredWith, networkAtom } from '../../queries/engine/network.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { type HomeQueries, isMissing } from './isMissing.ts'
import css from './Missing.module.css'

/** In place of the parts of the home that could not be had: one word for all of them. */
export function Missing({ parts }: { parts: HomeQueries }) {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  const missing = parts.filter(isMissing)
  const [subjects, announcements, courses] = parts
  const titles = [
    isMissing(subjects) && t`学科`,
    isMissing(announcements) && t`公告`,
    isMissing(courses) && t`推荐课程`,
  ].filter(Boolean)
  const busy = missing.some(({ isFetching }) => isFetching)
  const reason = online ? t`这部分没有加载出来。` : t`现在没有网络，这里还没有存到本机`
  const words = busy ? t`正在加载` : reason
  const retry = (
    <Button
      kind="text"
      busy={busy}
      onClick={() => {
        for (const { refetch } of missing) void refetch()
      }}
    >
      {t`重试`}
    </Button>
  )
  if (missing.length === parts.length) {
    const said = answeredWith(subjects.error)
    return (
      <div className={css.all}>
        <BlankPage
          art={online && !busy ? 'error' : 'offline'}
          title={said === undefined ? words : said || t`服务器出错了，请稍后再试`}
          text={
            !busy &&
            (said === undefined
              ? t`连不上服务器。已保存在本机的内容和作答都还在。`
              : t`本机保存的作答都还在。`)
          }
          action={retry}
        />
      </div>
    )
  }
  return (
    <Section title={titles.join(' · ')}>
      <div className={css.some}>
        <p role="status">{words}</p>
        {retry}
      </div>
    </Section>
  )
}
