import type { Lang } from '../../../rules/lang.ts'

export type LegalPage = 'agreement' | 'privacy'

const texts: Record<LegalPage, Record<Lang, () => Promise<{ default: string }>>> = {
  agreement: {
    zh: () => import('./agreement.zh.txt?raw'),
    en: () => import('./agreement.en.txt?raw'),
  },
  privacy: {
    zh: () => import('./privacy.zh.txt?raw'),
    en: () => import('./privacy.en.txt?raw'),
  },
}

/** The text of a page that everybody may read, loaded when it is opened. */
export const legalText = async (page: LegalPage, lang: Lang) => (await texts[page][lang]()).default

export type LegalBlock = { kind: 'heading' | 'text'; text: string } | { kind: 'list'; items: string[] }

/** Blocks of a text in which `# ` begins a heading, `- ` an item, and a blank line ends a paragraph. */
export function blocksOf(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = []
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const last = blocks.at(-1)
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) })
    else if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2))
      else blocks.push({ kind: 'list', items: [line.slice(2)] })
    } else if (line) blocks.push({ kind: 'text', text: line })
  }
  return blocks
}
