import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { databases } from './databases.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
let service: Running
beforeAll(async () => {
  const [sqlite] = places
  if (!sqlite) throw new Error('no database')
  service = await start(sqlite)
})
afterAll(async () => {
  await service.stop()
  await stop()
})

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: { properties: object; required: string[] } } } }
  responses: Record<
    string,
    { content: { 'application/json'?: { schema: { properties: { data: object } } } } }
  >
}

test('the OpenAPI document describes every call, and all its references resolve', async () => {
  const text = await (await service.raw('/openapi.json')).text()
  const document = JSON.parse(text) as {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, object> }
  }
  expect(document.openapi).toBe('3.1.0')
  for (const { endpoint, name } of calls) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const inQuery = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? []
    const inBody = Object.keys(operation?.requestBody?.content['application/json'].schema.properties ?? {})
    expect([...inQuery.map((parameter) => parameter.name), ...inBody]).toEqual(Object.keys(endpoint.params))
    const reply = operation?.responses[200]?.content['application/json']
    if (reply) expect(reply.schema.properties.data).not.toEqual({})
    else expect(operation?.responses[200]?.content).toHaveProperty('text/event-stream')
    if (endpoint.also) expect(document.paths[endpoint.path]).toHaveProperty(endpoint.also.toLowerCase())
  }
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(references).toContain('Question')
  for (const name of new Set(references)) expect(document.components.schemas).toHaveProperty(name ?? '')
  expect(text).not.toContain('$defs')
})

test('an optional parameter is not required, one without a default is', async () => {
  const document = await (await service.raw('/openapi.json')).json()
  const operation: Operation = document.paths['/dh-teaching/course/page'].get
  expect(
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required }) => [name, required]),
  ).toEqual([
    ['pageNo', true],
    ['pageSize', true],
    ['keyword', false],
    ['academyId', false],
    ['teacherId', false],
  ])
})
