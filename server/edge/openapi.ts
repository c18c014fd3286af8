/** The OpenAPI document, made from the contract: nobody writes it by hand. */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { definitions, replies } from '../../src/contract/replies/index.ts'
import { type Call, calls } from '../calls.ts'
import { takeTurns } from '../store/takeTurns.ts'

type Json = Record<string, unknown>

const local = '#/$defs/'
const shared = '#/components/schemas/'

/** Shapes that hold themselves stand once, under components. */
function schemaOf(schema: v.GenericSchema, side: 'input' | 'output'): Json {
  const made = toJsonSchema(schema, { typeMode: side, errorMode: 'ignore', definitions })
  const { $schema, $defs, ...rest } = made as Json
  return JSON.parse(JSON.stringify(rest).replaceAll(local, shared)) as Json
}

/** Parameters as a caller gives them: the last word of a pipe may be what the service makes of it. */
const given = (schema: v.GenericSchema) => schemaOf(schema, 'input')

const isOptional = (schema: v.GenericSchema) => v.safeParse(schema, undefined).success

function inQuery(endpoint: Endpoint): Json[] {
  return Object.entries(endpoint.params).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema as v.GenericSchema),
    schema: given(schema as v.GenericSchema),
  }))
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'The call takes effect once for a key; the reply repeats it.',
}

const langHeader = { name: 'Lang', in: 'header', required: false, schema: { enum: ['Zh', 'En'] } }

function replySchema({ area, name }: Call): Json {
  const schema = (replies[area] as Record<string, v.GenericSchema>)[name]
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      data: schema ? schemaOf(schema, 'output') : {},
    },
  }
}

/** A call that keeps its answer open sends events, without an envelope. */
function goodReply(call: Call): Json {
  const schema = (replies[call.area] as Record<string, v.GenericSchema>)[call.name]
  if (schema?.type === 'instance')
    return { description: 'events', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  return { description: 'the envelope', content: { 'application/json': { schema: replySchema(call) } } }
}

function operation(call: Call, method: Endpoint['method']): Json {
  const { endpoint } = call
  const query = method === 'GET' || (endpoint.method === 'POST' && endpoint.carries === 'query')
  const body = {
    required: Object.keys(endpoint.params).length > 0,
    content: { 'application/json': { schema: given(v.object(endpoint.params) as v.GenericSchema) } },
  }
  return {
    operationId: method === endpoint.method ? call.name : `${call.name}By${method}`,
    tags: [call.area],
    parameters: [langHeader, ...(endpoint.once ? [keyHeader] : []), ...(query ? inQuery(endpoint) : [])],
    ...(query ? {} : { requestBody: body }),
    responses: {
      200: goodReply(call),
      default: {
        description: 'a failure: `code` is the HTTP status, 1, or 02012001',
        content: { 'application/json': { schema: { $ref: `${shared}Failure` } } },
      },
    },
    security: endpoint.open ? [] : [{ session: [] }],
  }
}

const failure = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { oneOf: [{ type: 'integer' }, { const: '02012001' }] },
    message: { type: 'string' },
    data: {},
  },
}

/** In turns with what others ask meanwhile: the whole takes a fifth of a second. */
export async function writeOpenApi(): Promise<Json> {
  const letOthersRun = takeTurns()
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    await letOthersRun()
    const { method, also, path } = call.endpoint
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method) }
    if (also) paths[path] = { ...paths[path], [also.toLowerCase()]: operation(call, also) }
  }
  const schemas: Json = { Failure: failure }
  for (const [name, schema] of Object.entries(definitions)) {
    await letOthersRun()
    schemas[name] = schemaOf(v.lazy(() => schema) as v.GenericSchema, 'output')
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1' },
    paths,
    components: { schemas, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}
