/** Pinyin initials as a keyword: two letters or more, as nobody writes a word of two letters alone. */
export const initialsPattern = /^[a-z]{2,12}$/

/** names that initials find */
export const mostInitialNames = 8
