/** Kinds of files that decks are made from; apart from the calls, because the address of a list names one. */
export const deckFileTypes = ['ppt', 'pdf', 'picture', 'video'] as const
export type DeckFileType = (typeof deckFileTypes)[number]
