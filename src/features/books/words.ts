import { useLingui } from '@lingui/react/macro'
import type { BookName } from '../../contract/questions.ts'

/** Words that differ between the two books. */
export function useBookWords(name: BookName) {
  const { t } = useLingui()
  return name === 'wrong'
    ? {
        title: t`错题本`,
        emptyTitle: t`错题本是空的`,
        emptySubject: t`这个学科还没有错题`,
        emptyText: t`章节练习里答错的题会自动进来，也可以在题目上点“加入错题本”，或把标本上的标注出成题。`,
        remove: t`移出错题本`,
        removeTitle: t`从错题本移出？`,
        removeText: t`错题本里的作答和次数不再保留；题目仍在章节里，再答错会重新进来。`,
        clearText: t`这里的作答会清空，题目和错的次数都留着。`,
      }
    : {
        title: t`题目收藏`,
        emptyTitle: t`还没有收藏题目`,
        emptySubject: t`这个学科还没有收藏的题目`,
        emptyText: t`练习时点题目上的星标，就会收藏到这里。`,
        remove: t`取消收藏`,
        removeTitle: t`取消收藏这些题目？`,
        removeText: t`收藏里的作答不再保留；题目仍在章节里，随时可以再收藏。`,
        clearText: t`这里的作答会清空，题目仍在收藏里。`,
      }
}

/** The addresses of a book's screens. */
export const bookPaths = {
  wrong: { home: '/exercise/wrong', practice: '/exercise/wrong/question/$catalogId' },
  collection: { home: '/exercise/collection', practice: '/exercise/collection/question/$catalogId' },
} as const
