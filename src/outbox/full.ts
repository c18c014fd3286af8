/** The device has no room for a write. */
export const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
