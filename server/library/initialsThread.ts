/** A thread that writes names by their pinyin initials: the dictionary takes the processor for a third of a second. */
import { parentPort } from 'node:worker_threads'
import { pinyin } from 'pinyin-pro'

const isChinese = (line: string) => /\p{Script=Han}/u.test(line)

/** For each line of a text the initials of its characters; of a line without Chinese nothing. */
function initialsOf(text: string): string {
  const lines = text.split('\n').map((line) => {
    if (!isChinese(line)) return ''
    const plain = line.replace(/[^\p{Script=Han}a-z0-9]/gu, '')
    return pinyin(plain, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
  })
  return lines.join('\n').toLowerCase()
}

parentPort?.on('message', (texts: string[]) => parentPort?.postMessage(texts.map(initialsOf)))
