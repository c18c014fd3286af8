/** The title of a test is one clause: what does not fit into a line of 80 characters says too much. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallExpression, parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const maxTitle = 80

/** The name that a chain of calls and members begins with: `test` of `test.runIf(…).each(…)(…)`. */
function firstName(node: unknown): string {
  const { type, value, object, callee, tag } = node as Record<string, unknown>
  if (type === 'Identifier') return String(value)
  const inner = object ?? callee ?? tag
  return inner ? firstName(inner) : ''
}

/** A title as the source has it; what is put into it counts as one character. */
function titleOf({ callee, arguments: given }: CallExpression): string | null {
  const [first, ...others] = given.map(({ expression }) => expression)
  if (!first || others.length === 0 || !['test', 'it'].includes(firstName(callee))) return null
  if (first.type === 'StringLiteral') return first.value
  return first.type === 'TemplateLiteral' ? first.quasis.map(({ raw }) => raw).join('…') : null
}

function* titlesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'CallExpression') {
    const title = titleOf(node as CallExpression)
    if (title !== null) yield title
  }
  for (const inner of Object.values(node)) yield* titlesIn(inner)
}

test('the title of each test fits into 80 characters', () => {
  const titles = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const module = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') })
    return [...titlesIn(module)].map((title) => ({ path, title }))
  })
  expect(titles.length).toBeGreaterThan(2500)
  expect(titles.filter(({ title }) => [...title].length > maxTitle)).toEqual([])
})
