/** XML as a tree, without what makes XML dangerous: no DOCTYPE, no entities but the five, bounded depth. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'

const maxDepth = 12

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

/** References outside of CDATA. */
const decode = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (all, hex?: string, decimal?: string, name = '') => {
      if (name) return named[name] ?? all
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
    },
  )

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: () => true,
  maxNestedTags: maxDepth,
  entityDecoder: {
    decode,
    reset: () => undefined,
    setExternalEntities: () => undefined,
    addInputEntities: () => undefined,
    setXmlVersion: () => undefined,
  },
})

type Raw = string | { [name: string]: Raw[] }

/** An element: what it holds, by name. */
export class Node {
  readonly #raw: Raw

  constructor(raw: Raw) {
    this.#raw = raw
  }

  all(name: string): Node[] {
    return typeof this.#raw === 'string' ? [] : (this.#raw[name] ?? []).map((raw) => new Node(raw))
  }

  one(name: string): Node | undefined {
    return this.all(name)[0]
  }

  /** Its own text, empty where it has none. */
  get text(): string {
    if (typeof this.#raw === 'string') return this.#raw
    const own: Raw | Raw[] = this.#raw['#text'] ?? ''
    return Array.isArray(own) ? own.filter((part) => typeof part === 'string').join('') : String(own)
  }

  attribute(name: string): string {
    const value = typeof this.#raw === 'string' ? '' : this.#raw[`@${name}`]
    return (Array.isArray(value) ? value.join('') : value) ?? ''
  }

  /** Names of the elements in it. */
  get names(): string[] {
    return typeof this.#raw === 'string' ? [] : Object.keys(this.#raw).filter((name) => /^[^@#?]/.test(name))
  }
}

/** The checker speaks English alone; what it names is in quotes. */
function whyNot({ code, msg }: { code: string; msg: string }): FileNote {
  const [, name = ''] = /'([^']*)'/.exec(msg) ?? []
  if (code === 'InvalidTag') return fileNote('xmlTag', name)
  if (code === 'InvalidAttr') return fileNote('xmlAttribute', name)
  return code === 'InvalidChar' ? fileNote('xmlCharacter', name) : fileNote('xmlForm')
}

/** @throws Wrong that names the line */
export function readXml(text: string): Node {
  // a page pasted into CDATA may hold one; before the root it is the file's own
  const outside = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(outside)) throw new QuestionFileFault('doctype')
  const verdict = XMLValidator.validate(text, { allowBooleanAttributes: false })
  if (verdict !== true) throw new QuestionFileFault('badXml', verdict.err.line, whyNot(verdict.err))
  try {
    return new Node(parser.parse(text) as Raw)
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    if (/nested/i.test(message)) throw new QuestionFileFault('tooDeep')
    throw new QuestionFileFault('badXml', 1, message)
  }
}
