import { join } from 'node:path'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownAttributes, shownTags } from '../../../src/rules/words/markup.ts'
import { openShelf, type Shelf } from '../../tools/browser.ts'

type Sanitiser = typeof import('../../../src/ui/markup/sanitise.ts')

let shelf: Shelf
let page: Page
beforeAll(async () => {
  shelf = await openShelf()
  ;({ page } = await shelf.take())
  await page.route('http://vitrine.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  )
  await page.goto('http://vitrine.test/wk_mobile/')
  const bundle = await rolldown({
    input: join(import.meta.dirname, '../../../src/ui/markup/sanitise.ts'),
    transform: { define: { 'import.meta.env.BASE_URL': '"/wk_mobile/"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'sanitiser' })
  await page.addScriptTag({ content: output[0].code })
})
afterAll(() => shelf.close())

/** What a text becomes on the page, and what is left in it that may not be; read a second time it is asked again. */
const shown = (text: string) =>
  page.evaluate(
    async ([given, allowedTags, allowedAttributes]) => {
      const { sanitiser } = globalThis as unknown as { sanitiser: Sanitiser }
      const place = document.createElement('div')
      document.body.replaceChildren(place)
      place.replaceChildren(sanitiser.sanitise(given))
      const left = () =>
        [...place.querySelectorAll('*')].flatMap((one) => [
          ...(allowedTags.includes(one.localName) ? [] : [one.localName]),
          ...[...one.attributes].map(({ name }) => name).filter((name) => !allowedAttributes.includes(name)),
        ])
      const [html, words] = [place.innerHTML, place.textContent ?? '']
      const first = left()
      place.innerHTML = html
      await new Promise((resolve) => setTimeout(resolve, 50))
      const { hit } = globalThis as { hit?: number }
      return { html, words, left: [...first, ...left()], hit }
    },
    [text, shownTags, shownAttributes] as const,
  )

describe('nothing of a text runs, styles or leads elsewhere', () => {
  test.each([
    '<script>hit=1</script>',
    '<img src=x onerror=hit=1>',
    '<img src="/wk_mobile/media/question/a.webp" onload=hit=1 style="position:fixed">',
    '<img src="javascript:hit=1"><img src="data:image/svg+xml,<svg onload=hit=1>"><img src="//evil.test/a.png">',
    '<p onclick=hit=1 style="position:fixed;inset:0" class="x" id="root">a</p>',
    '<a href="javascript:hit=1">a</a>',
    '<svg onload=hit=1><script>hit=1</script><foreignObject><img src=x onerror=hit=1></foreignObject></svg>',
    '<style>*{display:none}</style>',
    '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
    '<form action="https://evil.test"><input name=a autofocus onfocus=hit=1><button formaction="javascript:hit=1">a</button></form>',
    '<math><mi href="javascript:hit=1" onclick=hit=1>x</mi></math>',
    '<math><maction actiontype="statusline" xlink:href="javascript:hit=1">x</maction></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=hit=1></annotation-xml></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit=1&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit=1>',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=hit=1>"></style></h1>',
    '<svg></p><style><a id="</style><img src=1 onerror=hit=1>">',
    '<noscript><p title="</noscript><img src=x onerror=hit=1>">',
  ])('%s', async (text) => {
    const { left, hit } = await shown(`甲${text}`)
    expect([left, hit]).toEqual([[], undefined])
  })
})

describe('a formula', () => {
  test('says what it says, not what it was written from', async () => {
    const written = (annotation: string) =>
      `<math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi></mrow>${annotation}</semantics></math>`
    for (const annotation of [
      '<annotation encoding="application/x-tex">E = \\mathrm{m}</annotation>',
      '<annotation-xml encoding="MathML-Content"><apply><eq/><ci>E</ci></apply></annotation-xml>',
      '<annotation-xml encoding="text/html"><p>E = m</p></annotation-xml>',
    ])
      expect((await shown(written(annotation))).words).toBe('E=m')
  })

  test.each([
    '<math display="block"><mtable columnlines="solid" rowspacing="0.5ex" rowlines="none" columnspacing="1em"><mtr><mtd><mn>1</mn></mtd></mtr></mtable></math>',
    '<math><mover accent="true"><mi>x</mi><mo stretchy="false">¯</mo></mover></math>',
    '<math><mrow><mo fence="true" form="prefix">(</mo><mi>x</mi><mo separator="true">,</mo></mrow></math>',
    '<math><munder accentunder="true"><mo largeop="true" movablelimits="true">∑</mo><mi>i</mi></munder></math>',
  ])('stands as it came: %s', async (text) => {
    expect((await shown(text)).html).toBe(text)
  })
})

test.each([
  '<ol start="3" type="a"><li>甲</li></ol>',
  '<table><tbody><tr><th scope="col" colspan="2">甲</th></tr></tbody></table>',
  '<img src="/wk_mobile/media/question/a.webp" alt="甲" width="20" height="10">',
])('a text stands as it came: %s', async (text) => {
  expect((await shown(text)).html).toBe(text)
})
