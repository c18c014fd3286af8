/** Numbers that both sides keep to. */

/** How long (s) a session lasts without use. */
export const sessionSeconds = 2_592_000
/** How long (ms) a session lasts at most, however much it is used. */
export const longestSessionMs = 180 * 86_400_000
/** How long (ms) after its last renewal a token stays as it is; a token used later is extended. */
export const renewAfterMs = 86_400_000
/** Number of digits of a code sent by SMS. */
export const codeLength = 6
/** How long (ms) such a code is valid. */
export const codeLifeMs = 600_000
/** Number of wrong guesses after which such a code is dead. */
export const codeTries = 5
/** How long (s) a person waits until the next code may be asked for. */
export const codeWaitSeconds = 60
/** How long (ms) after the sign-in that asked for it a first password may be changed. */
export const ticketLifeMs = 900_000
/** Size of a request's body, at most (bytes); a batch may be longer. */
export const bodyLimit = 1_048_576
export const batchBodyLimit = 8_388_608
/** Number of levels, at most, of one's own catalogues below the root of a book. */
export const maxCatalogDepth = 5
/** Number of questions, at most, that a keyword finds in the bank; one more is told where there are more. */
export const bankSearchLimit = 300
/** Number of questions of the bank that are practised in a row. */
export const maxHitsInRow = 20

/** Days in which the closing of an account can be taken back. */
export const closingDays = 7
