/** The kinds of favourites that `/my/collect` shows, as its address names them. */
export const collectKinds = ['specimen', 'subject', 'course'] as const
export type CollectKind = (typeof collectKinds)[number]
