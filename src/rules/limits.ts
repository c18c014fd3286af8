/** Numbers that both sides keep to. */

/** s; how long a session lasts without use */
export const sessionSeconds = 2_592_000
/** ms; after which a session ends however much it is used */
export const longestSessionMs = 180 * 86_400_000
/** ms; a token used later than this after its last renewal is extended */
export const renewAfter = 86_400_000
/** digits of a code sent by SMS */
export const codeLength = 6
/** ms that such a code holds */
export const codeLife = 600_000
/** wrong guesses after which such a code is dead */
export const codeTries = 5
/** s until the next code may be asked for */
export const codeWait = 60
/** ms in which a first password must be changed after the sign-in that asked for it */
export const ticketLife = 900_000
/** bytes of a request's body; a batch may be longer */
export const bodyLimit = 1_048_576
export const batchBodyLimit = 8_388_608
/** levels of one's own catalogues below the root of a book */
export const catalogDepth = 5
/** questions that a keyword finds in the bank; one more is told where there are more */
export const bankSearchLimit = 300
/** questions of the bank that are practised in a row */
export const hitsInRow = 20
