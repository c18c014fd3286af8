/** A mail server and a gateway for text messages that tests start; both can refuse, stall and drop. */
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * `take`: it accepts. `refuse`: it refuses this receiver for good. `busy`: not now. `drop`: it takes the message and
 * closes the connection before it says so. `stall`: it takes the message and says nothing.
 */
export type Behaviour = 'take' | 'refuse' | 'busy' | 'drop' | 'stall'

export interface Received {
  to: string
  /** by which a receiver knows a repetition */
  id: string
  text: string
}

export interface SenderServer {
  url: string
  received: Received[]
  behave(behaviour: Behaviour): void
  /** Ends what stalls. */
  stop(): Promise<void>
}

const addressOf = (port: number) => `127.0.0.1:${port}`

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The text of a mail of one part. */
function textOf(raw: string): string {
  const [, ...parts] = raw.split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  const isBase64 = /^content-transfer-encoding: base64/im.test(raw)
  return isBase64 ? Buffer.from(body, 'base64').toString('utf8') : fromQuotedPrintable(body)
}

export async function startMailServer(): Promise<SenderServer> {
  let behaviour: Behaviour = 'take'
  const received: Received[] = []
  const failure = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_, __, done) {
      if (behaviour === 'refuse') return done(failure(550, 'no such mailbox'))
      if (behaviour === 'busy') return done(failure(451, 'try again later'))
      done()
    },
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('latin1')
      stream.on('data', (piece: string) => {
        raw += piece
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const id = /^message-id: (\S+)/im.exec(raw)?.[1] ?? ''
        received.push({ to, id, text: textOf(raw) })
        if (behaviour === 'stall') return
        if (behaviour === 'drop') return sockets.forEach((socket) => void socket.destroy())
        done()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${addressOf(port)}`,
    received,
    behave(next) {
      behaviour = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

export async function startSmsGateway(): Promise<SenderServer> {
  let behaviour: Behaviour = 'take'
  const received: Received[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway')
    const [to = '', text = ''] = [searchParams.get('to'), searchParams.get('text')].map((one) => one ?? '')
    const answer = (status: number, said: string) => response.writeHead(status).end(said)
    if (behaviour === 'refuse') return answer(422, 'no such number')
    if (behaviour === 'busy') return answer(503, 'busy')
    received.push({ to, text, id: String(request.headers['idempotency-key'] ?? '') })
    if (behaviour === 'stall') return
    if (behaviour === 'drop') return request.socket.destroy()
    answer(200, '{"state":"OK"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${addressOf(port)}/send?to={to}&text={text}`,
    received,
    behave(next) {
      behaviour = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
