/** Arguments that a call of the contract takes, made from its schema alone. */
import * as v from 'valibot'

/** The parts of a schema that are read here. */
interface Shape {
  type: string
  pipe?: readonly Shape[]
  wrapped?: Shape
  options?: readonly unknown[]
  entries?: Record<string, Shape>
  item?: Shape
  items?: readonly Shape[]
  key?: Shape
  value?: Shape
  literal?: unknown
}

/** Texts that a schema with a rule of its own takes, where it does not take any text. */
const ruledTexts = [
  '00000000-0000-4000-8000-000000000000',
  'a'.repeat(64),
  'A'.repeat(88),
  'a'.repeat(16),
  '1',
  'A1B2C3',
  'AAAAAAAA',
  '2026-09-01',
  '13900000001',
  'someone@school.example',
  'https://school.example/a',
  '/resource',
]
const numbers = [1, 2, 8, 10, 100, 1_790_000_000_000]

const takes = (schema: Shape, value: unknown): boolean =>
  v.safeParse(schema as unknown as v.GenericSchema, value).success

/** @returns undefined where nothing that is tried here is taken */
function sampleOf(schema: Shape, text: string): unknown {
  return candidates(schema, text).find((value) => value !== undefined && takes(schema, value))
}

function candidates(schema: Shape, text: string): unknown[] {
  switch (schema.type) {
    case 'string':
      return [text, ...ruledTexts]
    case 'number':
      return numbers
    case 'boolean':
      return [true, false]
    case 'literal':
      return [schema.literal]
    case 'picklist':
    case 'enum':
      return [...(schema.options ?? [])]
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'lazy':
      return schema.wrapped ? [sampleOf(schema.wrapped, text)] : []
    case 'union':
    case 'variant':
      return (schema.options ?? []).map((option) => sampleOf(option as Shape, text))
    case 'array':
      return schema.item ? [[sampleOf(schema.item, text)], []] : []
    case 'tuple':
    case 'strict_tuple':
      return [(schema.items ?? []).map((item) => sampleOf(item, text))]
    case 'record':
      return [schema.value ? { [text.slice(0, 20)]: sampleOf(schema.value, text) } : {}, {}]
    case 'unknown':
    case 'any':
      return [text]
    default:
      return schema.entries ? [sampleArgs(schema.entries as never, text)] : []
  }
}

/** @param text stands in each place that takes any text */
export function sampleArgs(params: v.ObjectEntries, text: string): Record<string, unknown> {
  const entries = Object.entries(params as unknown as Record<string, Shape>)
  return Object.fromEntries(
    entries.flatMap(([name, schema]) => {
      const value = sampleOf(schema, text)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
