/** Events worth keeping. Never put in a password, token, code, phone, request body or query. */
export type Log = (event: string, facts?: Record<string, string | number>) => void

/** One JSON line per event on standard error, time in UTC; JSON keeps line breaks in values inert. */
export const logToStderr: Log = (event, facts = {}) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...facts })}\n`)
}
