/** The sample's chat page: one file, without anything from elsewhere. */
import type { Lang } from '../../src/rules/lang.ts'

const words = {
  zh: {
    name: '示例学习助手',
    hello: '你好，我是示例学习助手。问我一个标本或结构的名称，我告诉你在哪里能看到它。',
    ask: '输入标本或结构的名称',
    send: '发送',
    failed: '没有收到回答，请再试一次。',
  },
  en: {
    name: 'Study assistant of the sample',
    hello:
      'Hello, I am the sample’s study assistant. Ask me for a specimen or a structure, and I tell you where to see it.',
    ask: 'Name of a specimen or structure',
    send: 'Send',
    failed: 'No answer came. Please try again.',
  },
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
  #said { flex: 1; margin: 0; padding: 16px; overflow-y: auto; list-style: none; }
  #said li { width: fit-content; max-width: 85%; margin-bottom: 12px; padding: 8px 12px; border-radius: 12px; white-space: pre-line; background: light-dark(#efecf8, #2f2756); }
  #said li.own { margin-inline-start: auto; background: light-dark(#51429b, #b8a9f4); color: light-dark(#fff, #221a4a); }
  #said button { display: block; min-height: 44px; margin-top: 6px; padding: 6px 12px; border: 1px solid currentcolor; border-radius: 10px; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  form { display: flex; gap: 8px; padding: 12px 16px; border-top: 1px solid light-dark(#ddd, #444); }
  input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #888; border-radius: 10px; font: inherit; }
  form button { min-height: 44px; padding: 0 16px; border: 0; border-radius: 10px; background: #51429b; color: #fff; font: inherit; }
`

const script = (lang: Lang) => `
  const failed = ${JSON.stringify(words[lang].failed)}
  const said = document.getElementById('said')
  const say = (text, own) => {
    const line = document.createElement('li')
    line.className = own ? 'own' : ''
    line.textContent = text
    said.append(line)
    line.scrollIntoView({ block: 'end' })
    return line
  }
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const field = document.querySelector('input')
    const question = field.value.trim()
    if (!question) return
    field.value = ''
    say(question, true)
    try {
      const reply = await fetch('answer?lang=${lang}', { method: 'POST', body: question })
      const { text, links } = await reply.json()
      const [found, ...more] = text.split('\\n\\n')
      const line = say(found, false)
      for (const { id, name } of links) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = name
        button.addEventListener('click', () => parent.postMessage({ type: 'spec', id }, '*'))
        line.append(button)
      }
      if (more.length) line.append('\\n' + more.join('\\n\\n'))
      line.scrollIntoView({ block: 'end' })
    } catch {
      say(failed, false)
    }
  })
`

/** @param nonce of this answer: only the script and style that carry it run */
export function chatPage(lang: Lang, nonce: string): string {
  const { name, hello, ask, send } = words[lang]
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style nonce="${nonce}">${style}</style>
<ul id="said" aria-live="polite"><li>${hello}</li></ul>
<form><input aria-label="${ask}" placeholder="${ask}" maxlength="200" autocomplete="off"><button>${send}</button></form>
<script nonce="${nonce}">${script(lang)}</script>
</html>
`
}
