/** What the page and the downloading worker say to each other. */
export interface Order {
  /** address of the archive */
  url: string
  /** file name in OPFS */
  name: string
  /** length of the whole archive in bytes */
  bytes: number
  /** how many bytes of it are wanted, from its start; rounded up to a whole chunk, so that all of it can be verified */
  wanted: number
  etag: string
  /** SHA-256 (hex) of each chunk of the archive */
  sha256: string[]
}

/** offline: goes on later · changed: the service has another file by now · damaged · full: no room · busy: in use */
export type Trouble = 'offline' | 'changed' | 'damaged' | 'full' | 'busy'

/** `done` and `kept` in verified bytes */
export type Report = { done: number } | { kept: number } | { failed: Trouble }
