import { memoizeByText } from '../memoizeByText.ts'
import { normalizeText } from '../unicode.ts'

const maxPasses = 6

/**
 * What makes two ways of writing one name the same text: width, case, spaces and punctuation, 黏/粘,
 * British and American spelling, the optional 的. There is no edit distance: 左 never becomes 右,
 * ileum never ilium. Folding a folded text changes nothing.
 */
export const fold = memoizeByText((text) => {
  // Taking something out can join what then folds further ("di sk", a letter and its accent), once or twice more. The
  // limit keeps the time linear: "grammememe…" would fold one syllable a pass.
  let folded = once(text)
  for (let pass = 1; pass < maxPasses; pass++) {
    const next = once(folded)
    if (next === folded) break
    folded = next
  }
  return folded
})

const once = (text: string): string => american(punctuation(width(text)).replaceAll('黏', '粘'))

function width(text: string): string {
  // an exponent is no digit beside its base: 10⁹ is not 109
  return normalizeText(text.replace(/(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, '^$&'), 'NFKC').toLowerCase()
}

/**
 * Spaces and punctuation go, but not what carries meaning: signs of charge and of Gram stains (G+, G-),
 * and what stands between digits (7-8, 1.5, 1/2, 1:1000).
 */
function punctuation(text: string): string {
  return text
    .replace(/[‐‑‒–—―−~〜∼]+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}+\-.,/:%^<>=°]/gu, '')
    .replace(/(?<!目)的/g, '')
    .replace(/(?<!\d)[.,/:]|[.,/:](?!\d)/g, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/^-+|(?<!-)-+(?=\p{L})|(?<=\p{L})-+(?=\p{N})/gu, '')
}

/**
 * British spelling becomes American; where a rule strikes more than it means, it strikes both sides alike. A pattern that
 * begins with a run (`[ao]+`) starts at the beginning of the run only: else a long run takes quadratic time.
 */
const spellings: [RegExp, string][] = [
  // haem, caecum, oesophagus, foetus, oedema, diarrhoea
  [/(?<![ao])[ao]+e/g, 'e'],
  [/(col|tum|hum|od|vap|flav|behavi|lab|neighb|fav|rig|harb|arm|hon|vig)our/g, '$1or'],
  [/(cent|fib|lit|met|mit|tit|calib|goit|lust|maneuv|sept|spect|theat)r(?=ed|ing)/g, '$1er'],
  [/(cent|fib|lit|met|mit|tit|calib|goit|lust|maneuv|sept|spect|theat)re/g, '$1er'],
  [/(def|off|lic|pret)ence/g, '$1ense'],
  [/gramme/g, 'gram'],
  [/logue/g, 'log'],
  // keratinise, fertilised, mineralisation, analyse
  [/([iy])s(?=e|ing|ation)/g, '$1z'],
  [/(label|model|channel|signal|tunnel|travel)l(?=ed|ing|er)/g, '$1'],
  [/sulph/g, 'sulf'],
  [/leuc(?=[oe])/g, 'leuk'],
  [/artefact/g, 'artifact'],
  [/disk/g, 'disc'],
  [/grey/g, 'gray'],
  [/mould/g, 'mold'],
  [/aluminium/g, 'aluminum'],
  [/(dentin|neuron|gelatin|glycerin)e+/g, '$1'],
]

const american = (text: string): string =>
  spellings.reduce((result, [british, spelling]) => result.replace(british, spelling), text)
