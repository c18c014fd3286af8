/** Who is answered when many answers are open at once. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Service } from '../context.ts'
import { callerAddress } from '../http/address.ts'
import { tooMany } from '../http/failure.ts'
import { OpenRequests } from '../http/openRequests.ts'
import { langOf } from '../http/texts.ts'
import { callerOf, tokenFrom } from '../people/session.ts'

const retrySeconds = 5

type Admit = (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void) => void

/**
 * Strangers are limited by address. Beyond that only people who are signed in are answered, each with a limit of their own:
 * a whole campus may share one address.
 */
export function admission(service: Service): Admit {
  const { openPerAddress, openPerPerson } = service.config.limits
  const addresses = new OpenRequests(openPerAddress)
  const people = new OpenRequests(openPerPerson)

  const enterAsPerson = async (incoming: IncomingMessage): Promise<(() => void) | null> => {
    const caller = await callerOf(service, tokenOf(incoming), service.now()).catch(() => null)
    return caller && people.enter(String(caller.accountId))
  }

  return (incoming, outgoing, answer) => {
    const leave = addresses.enter(addressOf(service, incoming))
    if (leave) {
      outgoing.once('close', leave)
      return answer()
    }
    void enterAsPerson(incoming).then((leaveAsPerson) => {
      if (!leaveAsPerson) return refuse(incoming, outgoing)
      outgoing.once('close', leaveAsPerson)
      if (outgoing.closed) leaveAsPerson()
      answer()
    })
  }
}

const only = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(',') : header)

const addressOf = ({ config }: Service, { headers, socket }: IncomingMessage) =>
  callerAddress(config, only(headers['x-forwarded-for']), socket.remoteAddress)

const tokenOf = ({ headers }: IncomingMessage): string =>
  tokenFrom(headers.authorization) ||
  (/(?:^|;\s*)vitrine_token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '')

function refuse({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const failure = tooMany(retrySeconds, 'tooManyOpen')
  const message = failure.text(langOf(only(headers.lang), headers['accept-language']))
  outgoing.writeHead(failure.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retrySeconds),
    connection: 'close',
  })
  outgoing.end(JSON.stringify({ code: failure.code, message, data: null }))
}
