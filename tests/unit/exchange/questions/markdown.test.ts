/** Questions whose texts are Markdown, as Moodle's editor and GIFT files have them. */
import { expect, test } from 'vitest'
import { fromMarkdown } from '../../../../exchange/questions/markup/markdown.ts'
import { fromHtml } from '../../../../server/questions/markup.ts'

const kept = (text: string) => fromHtml(fromMarkdown(text))

test.each([
  ['emphasis', '**核仁** and *S. aureus*', '<strong>核仁</strong> and <em>S. aureus</em>'],
  ['emphasis that ends with a Chinese sign', '**注意：**镜下', '<strong>注意：</strong>镜下'],
  ['signs within words', 'x_1_2', 'x_1_2'],
  ['an escaped sign', '\\*star\\*', '*star*'],
  ['lines', 'a\r\nb', 'a\nb'],
  ['an indented line', 'a\n\n    b', 'a\nb'],
  ['lists', '- a\n- b\n  1. c', '<ul><li>a</li><li>b\n<ol><li>c</li></ol></li></ul>'],
  [
    'a table',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['a heading', '# T\ntext', '<h3>T</h3><p>text</p>'],
  ['code', '`p < 0.05`', '<code>p &lt; 0.05</code>'],
  ['comparisons', '5 < 6 & 7 <0.05', '5 < 6 & 7 <0.05'],
  ['HTML', '<b>a</b><script>b</script>', '<b>a</b>'],
  ['a link', '[a](javascript:alert(1))', 'a'],
])('Markdown: %s', (_, text, wanted) => {
  expect(kept(text)).toBe(wanted)
})

test.each(['\\(x_1 * y * z < 3\\)', '\\[a\\_b\\]', '$$\n- x\n- y\n$$'])(
  'Markdown leaves the formula %j as it is',
  (formula) => {
    expect(fromMarkdown(`**a** ${formula}`)).toBe(
      `<p><strong>a</strong> ${formula.replaceAll('<', '&lt;')}</p>`,
    )
  },
)

test('Markdown keeps the address of a picture to the letter', () => {
  const address = '@@PLUGINFILE@@/肝 1%20(HE).png'
  expect(fromMarkdown(`![肝](<${address}>)`)).toContain(`src="${address}"`)
  expect(fromMarkdown('![x](data:image/svg+xml;base64,AAAA)')).toContain(
    'src="data:image/svg+xml;base64,AAAA"',
  )
})
