/** A bucket that speaks as much S3 as the service asks for. It checks each signature (AWS4) and body, and fails on demand. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '../../server/config.ts'

/** What becomes of the next request: an answer with this status, none, half of one, or half of one and then nothing. */
export type Trouble = number | 'stall' | 'cut' | 'hang'

export interface BucketServer {
  bucket: Bucket
  objects: Map<string, Buffer>
  troubles: Trouble[]
  requests: string[]
  close(): void
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const maxSkewMs = 900_000

/** The signature that a request should have, by Amazon's description. */
function signatureOf(
  request: IncomingMessage,
  { secretKey, region }: Bucket,
  names: string[],
  bodyHash: string,
): string {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
  const headers = names.map(
    (name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}\n`,
  )
  const canonical = [
    request.method,
    pathname,
    query.join('&'),
    headers.join(''),
    names.join(';'),
    bodyHash,
  ].join('\n')
  const date = String(request.headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretKey}`, date.slice(0, 8)))
  return hmac(key, text).toString('hex')
}

/** @returns why the request is refused, or null */
function refusalOf(request: IncomingMessage, bucket: Bucket, body: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, key, region, names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? []
  if (key !== bucket.accessKey) return 'InvalidAccessKeyId'
  if (region !== bucket.region) return 'AuthorizationHeaderMalformed'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const date = String(request.headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < maxSkewMs)) return 'RequestTimeTooSkewed'
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  const expected = signatureOf(request, bucket, signed, bodyHash)
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return 'SignatureDoesNotMatch'
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return null
}

function answerGet(
  request: IncomingMessage,
  response: ServerResponse,
  object: Buffer,
  trouble?: Trouble,
): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  if (from !== undefined && start >= object.length) return void response.writeHead(416).end()
  const part = object.subarray(start, to === undefined ? undefined : Number(to) + 1)
  response.writeHead(from === undefined ? 200 : 206, {
    'content-length': part.length,
    ...(from === undefined
      ? {}
      : { 'content-range': `bytes ${start}-${start + part.length - 1}/${object.length}` }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (trouble !== 'cut' && trouble !== 'hang') return void response.end(part)
  response.write(part.subarray(0, part.length / 2), () => trouble === 'cut' && response.destroy())
}

export async function startBucket(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>()
  const troubles: Trouble[] = []
  const requests: string[] = []
  const bucket: Bucket = {
    endpoint: '',
    name: 'school',
    accessKey: 'AKIDEXAMPLE',
    secretKey: 'wJalrXUtnFEMI',
    region: 'cn-north-1',
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    requests.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble === 'stall') return
    if (typeof trouble === 'number') return void response.writeHead(trouble).end()
    const refusal = refusalOf(request, bucket, body)
    if (refusal) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    const name = request.url ?? ''
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length) return void response.writeHead(411).end()
      objects.set(name, body)
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return void response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (object) answerGet(request, response, object, trouble)
    else response.writeHead(404).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { bucket, objects, troubles, requests, close }
}
