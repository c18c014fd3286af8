/** A small chat page on a port of its own, so that the sample school has an assistant without any outside service. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Db } from '../../server/store/db.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { answerChat } from './answers.ts'
import { chatPage } from './page.ts'

export interface Chat {
  port: number
  close(): Promise<void>
}

const longestQuestion = 2000

async function readQuestion(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of incoming) {
    text += String(piece)
    if (text.length > longestQuestion) break
  }
  return text.slice(0, longestQuestion)
}

function sendPage(outgoing: ServerResponse, lang: Lang): void {
  const nonce = randomBytes(16).toString('base64')
  outgoing.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    'x-content-type-options': 'nosniff',
  })
  outgoing.end(chatPage(lang, nonce))
}

async function respond(db: Db, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://chat')
  const lang = searchParams.get('lang') === 'en' ? 'en' : 'zh'
  if (incoming.method === 'GET' && pathname === '/') return sendPage(outgoing, lang)
  if (incoming.method !== 'POST' || pathname !== '/answer') {
    outgoing.writeHead(404).end()
    return
  }
  const answer = await answerChat(db, await readQuestion(incoming), lang)
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  outgoing.end(JSON.stringify(answer))
}

/** @param port 0: any that is free */
export async function startChat(db: Db, host: string, port = 0): Promise<Chat> {
  const server = createServer((incoming, outgoing) => {
    respond(db, incoming, outgoing).catch(() => outgoing.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
