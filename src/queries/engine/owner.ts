/** Whose replies and rows this page works with: set by the session alone. */
export interface Owner {
  user: number
  /** without a token: what is kept is shown, and nothing is asked that needs a session */
  state: 'in' | 'offline'
}

let owner: Owner | null = null

export const currentOwner = (): Owner | null => owner

export function setOwner(next: Owner | null): void {
  owner = next
}
