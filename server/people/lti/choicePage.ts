/**
 * Pages that platforms show inside their own: a teacher's choice, and a way out of a frame. They need neither the app nor a
 * session, because browsers keep an app's data apart in a frame of another site.
 */
import { type LaunchFault, type LinkedKind, launchPath, linkedKinds } from '../../../src/contract/launch.ts'
import { fillText, inLang, type Lang } from '../../../src/rules/lang.ts'
import { policyHashOf } from '../../http/headers.ts'
import { say, type TextKey } from '../../http/texts.ts'
import type { LinkableItem } from './deepLink.ts'
import { nameLinkedItem } from './linkedPlace.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
details { border-top: 1px solid #8885; }
summary { padding: .75rem 0; font-weight: 600; cursor: pointer; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
label span { overflow-wrap: anywhere; }
small { opacity: .7; }
input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: #51429b; }
footer { position: sticky; bottom: 0; display: flex; gap: .75rem; padding: .75rem 0; background: Canvas; }
button, a.button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid #51429b; border-radius: .5rem; font: inherit;
  background: #51429b; color: #fff; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
button.plain { background: none; color: inherit; border-color: #8888; }
`
const sendForm = 'document.forms[0].submit()'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** @param formTarget where its form may lead */
function writePage(lang: Lang, title: string, body: string, formTarget = "'none'"): Response {
  const policy = [
    "default-src 'none'",
    `style-src ${policyHashOf(style)}`,
    `script-src ${policyHashOf(sendForm)}`,
    `form-action ${formTarget}`,
    // It is reached by a signed launch alone, from whatever site the platform has.
    'frame-ancestors *',
  ]
  const html = `<!doctype html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

const texts = {
  title: ['选择要放进 {0} 的内容', 'Choose what to put into {0}'],
  courses: ['课程', 'Courses'],
  chapters: ['章节练习', 'Chapters to practise'],
  quizzes: ['测验', 'Quizzes'],
  nothing: [
    '没有可以放进去的内容。只有教师可以添加自己的课程、测验和已开放的章节。',
    'There is nothing to add. Teachers add their own courses and quizzes, and chapters that are open.',
  ],
  add: ['添加', 'Add'],
  cancel: ['取消', 'Cancel'],
  back: ['返回学习平台', 'Back to the learning platform'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

function textIn(lang: Lang, key: keyof typeof texts): string {
  const [zh, en] = texts[key]
  return inLang(lang, zh, en)
}

const kindTexts: Record<LinkedKind, keyof typeof texts> = {
  course: 'courses',
  chapter: 'chapters',
  quiz: 'quizzes',
}

function writeItem(lang: Lang, item: LinkableItem): string {
  const name = escapeHtml(inLang(lang, item.name, item.nameEn))
  const group = escapeHtml(inLang(lang, item.group, item.groupEn))
  const note = group === '' ? '' : ` <small>${group}</small>`
  return `<label><input type="radio" name="item" required value="${nameLinkedItem(item)}"><span>${name}${note}</span></label>`
}

function writeKind(lang: Lang, kind: LinkedKind, items: readonly LinkableItem[]): string {
  const own = items.filter((item) => item.kind === kind)
  if (own.length === 0) return ''
  // Chapters are many; the others are seen at once.
  const open = kind === 'chapter' ? '' : ' open'
  const title = `${textIn(lang, kindTexts[kind])} (${own.length})`
  return `<details${open}><summary>${title}</summary>${own.map((item) => writeItem(lang, item)).join('')}</details>`
}

/** @param sealed the choice under way */
export function writeChoicePage(
  lang: Lang,
  platformName: string,
  items: readonly LinkableItem[],
  sealed: string,
): Response {
  const title = fillText(textIn(lang, 'title'), [platformName])
  const empty = items.length === 0 ? `<p>${textIn(lang, 'nothing')}</p>` : ''
  const add = items.length === 0 ? '' : `<button>${textIn(lang, 'add')}</button>`
  const body = `<h1>${escapeHtml(title)}</h1><form method="post" action="${launchPath('return')}">
<input type="hidden" name="request" value="${sealed}">${empty}
${linkedKinds.map((kind) => writeKind(lang, kind, items)).join('')}
<footer>${add}<button class="plain" name="cancel" value="1" formnovalidate>${textIn(lang, 'cancel')}</button></footer></form>`
  return writePage(lang, title, body, "'self'")
}

/** Posts the answer to the platform by itself; by a button where scripts are off. */
export function writeReturnPage(lang: Lang, returnUrl: string, answer: string): Response {
  const title = textIn(lang, 'back')
  const body = `<form method="post" action="${escapeHtml(returnUrl)}"><input type="hidden" name="JWT" value="${answer}">
<button>${title}</button></form><script>${sendForm}</script>`
  // A platform may lead on to another host of its own.
  return writePage(lang, title, body, `https: ${new URL(returnUrl).origin}`)
}

const faultTexts: Record<LaunchFault, TextKey> = {
  unknown: 'launchUnknown',
  disabled: 'launchDisabled',
  platform: 'launchNoPlatform',
  busy: 'launchBusy',
  failed: 'launchFailed',
}

export const writeFaultPage = (lang: Lang, fault: LaunchFault): Response =>
  writePage(lang, textIn(lang, 'back'), `<p role="alert">${say(lang, faultTexts[fault])}</p>`)

/** In a frame the app cannot sign anybody in: the launch begins again in a tab of its own. */
export const writeNewTabPage = (lang: Lang, address: string): Response =>
  writePage(
    lang,
    say(lang, 'launchNewTab'),
    `<p>${say(lang, 'launchInFrame')}</p><p><a class="button" target="_blank" rel="noopener" href="${escapeHtml(
      address,
    )}">${say(lang, 'launchNewTab')}</a></p>`,
  )
