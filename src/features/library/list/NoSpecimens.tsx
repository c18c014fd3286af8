import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { networkAtom } from '../../../queries/engine/network.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import type { ListPlace } from '../address/place.ts'
import { type ListSearch, narrowings, noSearch } from './search.ts'

interface Props extends Pick<ListPlace, 'source' | 'subject'> {
  search: ListSearch
  onSearch: (change: Partial<ListSearch>) => void
  onDevice: boolean
}

/** Why the list is empty, and what the person can do about it. */
function useEmptyWords({ source, subject, search, onDevice }: Omit<Props, 'onSearch'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const { keyword, fav, kept } = search
  const narrowed = narrowings(search)

  const titleOf = () => {
    // one's own stand nowhere else
    if (keyword && source === 'library' && subject) {
      const name = pick(subject.name, subject.nameEn)
      return t`在${name}中没有找到“${keyword}”`
    }
    if (keyword) return t`没有找到“${keyword}”`
    if (kept) return t`还没有可离线的标本`
    if (fav) return t`还没有收藏的标本`
    return onDevice ? t`没有网络，这份列表还没存在本机` : t`这里还没有标本`
  }
  const adviceOf = () => {
    if (keyword && narrowed > 1) return t`换个名称、部位或结构，或清除筛选条件。`
    if (keyword) return t`换个名称、部位或结构。`
    if (kept) return t`打开标本，点“存到本机”，没有网络时就能在这里打开。`
    if (fav) return t`在标本上点星形图标即可收藏。`
    if (onDevice) return t`打开过的学科没有网络也能看。`
    if (narrowed) return t`换个筛选条件，或看看全部标本。`
    return source === 'mine'
      ? t`标本由学校管理员导入，署你姓名的会出现在这里。`
      : t`学校管理员导入后会出现在这里。`
  }
  return { title: titleOf(), text: adviceOf() }
}

/** A list that was had and is empty: why, and the way out. */
export function NothingFound({ onSearch, ...list }: Props) {
  const { t } = useLingui()
  const { source, subject, search, onDevice } = list
  const { keyword, kept } = search
  const narrowed = narrowings(search)
  const within = keyword && source === 'library' && subject
  const { title, text } = useEmptyWords(list)
  return (
    <BlankPage
      art={onDevice && !kept ? 'offline' : 'empty'}
      title={title}
      text={text}
      action={
        <>
          {within && (
            <ButtonLink to="/resource" search={{ subject: 'all', keyword }}>
              {t`在全部学科中搜索`}
            </ButtonLink>
          )}
          {narrowed > 0 && (
            <Button kind={within ? 'text' : 'soft'} onClick={() => onSearch(noSearch)}>
              {t`看全部标本`}
            </Button>
          )}
          {narrowed === 0 && source === 'mine' && (
            <ButtonLink kind="soft" to="/resource" search={{ subject: subject?.id }}>
              {t`去资源库`}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

/** A list that could not be had, and of which nothing is kept. */
export function NoList({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  return (
    <BlankPage
      art={online ? 'error' : 'offline'}
      title={online ? t`标本没有载入` : t`没有网络，这份列表还没存在本机`}
      text={online ? t`你的作答和设置都不受影响。` : t`打开过的学科没有网络也能看。`}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t`重试`}
        </Button>
      }
    />
  )
}
