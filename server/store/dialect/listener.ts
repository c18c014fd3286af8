/** Messages between processes through PostgreSQL. A notification is a shortcut: whoever listens must also poll. */
import pg from 'pg'

const retryMs = 5000

export class NotificationListener {
  readonly #url: string
  readonly #schema: string
  readonly #heard = new Map<string, (payload: string) => void>()
  #client: pg.Client | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  /** @param url `postgres://…`; `?schema=NAME` as of the tables */
  constructor(url: string) {
    const address = new URL(url)
    this.#schema = address.searchParams.get('schema') ?? ''
    address.searchParams.delete('schema')
    this.#url = address.href
  }

  /** Connects with the first channel; one connection serves all. */
  listen(channel: string, hear: (payload: string) => void): void {
    this.#heard.set(channel, hear)
    void this.#connect()
  }

  async #connect(): Promise<void> {
    if (this.#isClosed || this.#client) return
    const client = new pg.Client({ connectionString: this.#url })
    this.#client = client
    const again = () => {
      if (this.#client !== client) return
      this.#client = null
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#connect(), retryMs).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload = '' }) => {
      this.#heard.get(channel.slice(channel.lastIndexOf('.') + 1))?.(payload)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ name: string }>('select current_schema() as "name"')
      const schema = this.#schema || (rows[0]?.name ?? 'public')
      for (const channel of this.#heard.keys()) await client.query(`listen "${schema}.${channel}"`)
    } catch {
      again()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#retry)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => undefined)
  }
}
