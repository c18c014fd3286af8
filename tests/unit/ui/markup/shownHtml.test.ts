/** Where a text could become markup of the page: each place is listed, so that no new field is shown as it was sent. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }))

const writing =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|setHTML|parseFromString|document\.write|srcDoc|\beval\(|new Function\(/i

test('no text of a person is shown as markup but through the list of what is allowed', () => {
  const isComment = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line)
  const found = sources.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line) => (writing.test(line) && !isComment(line) ? [`${name}: ${line.trim()}`] : [])),
  )
  // drawings of QR codes, which our own code makes of addresses and codes
  const drawn = found.filter((line) => /dangerouslySetInnerHTML=\{\{ __html: renderSVG\(/.test(line))
  expect(found.filter((line) => !drawn.includes(line))).toEqual([])
  expect(drawn.length).toBeGreaterThan(0)
})
