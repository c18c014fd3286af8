/** English and Latin words as they are compared: one number, one spelling. */

/** Plurals that no ending tells. */
const irregular: Record<string, string> = {
  feet: 'foot',
  teeth: 'tooth',
  halves: 'half',
  lice: 'louse',
  mice: 'mouse',
  men: 'man',
  viscera: 'viscus',
  foramina: 'foramen',
  lumina: 'lumen',
  phalanges: 'phalanx',
  larynges: 'larynx',
  pharynges: 'pharynx',
  ganglia: 'ganglion',
  appendices: 'appendix',
  pelves: 'pelvis',
  testes: 'testis',
  axes: 'axis',
  lenses: 'lens',
  crises: 'crisis',
  calves: 'calf',
  leaves: 'leaf',
  knives: 'knife',
  children: 'child',
  corpora: 'corpus',
  genera: 'genus',
  ossa: 'os',
  crura: 'crus',
  femora: 'femur',
  cornua: 'cornu',
  genua: 'genu',
  epididymides: 'epididymis',
  irides: 'iris',
  proglottides: 'proglottid',
  proglottis: 'proglottid',
  meninges: 'meninx',
  penises: 'penis',
  pelvises: 'pelvis',
  irises: 'iris',
  capita: 'caput',
  vasa: 'vas',
  deferentia: 'deferens',
  phenomena: 'phenomenon',
  criteria: 'criterion',
}

/**
 * Endings of plurals, one after the other; of Latin ones singular and plural meet in one ending (septum, septa; stria,
 * striae). An ending that is no plural in some word is changed in both texts alike.
 */
const endings: [RegExp, string][] = [
  [/(ort|ert|ap|(?<!f)orn|odi|im|aud|ind|scol)(?:ices|ex)$/, '$1ex'],
  [/(matr|cerv|hel|forn|var|cal|rad|cicatr)ices$/, '$1ix'],
  [/yces$/, 'yx'],
  [/yses$/, 'ysis'],
  [/stases$/, 'stasis'],
  [/(..[oe])ses$/, '$1sis'],
  [/(..)mata$/, '$1ma'],
  [/(ss|sh|[^a]ch|x)es$/, '$1'],
  [/(...)oes$/, '$1o'],
  [/([^ao]{2}|[ao]t|an)uses$/, '$1us'],
  [/ies$/, 'y'],
  [/(zo|chondri)(?:a|on)$/, '$1on'],
  [/(..)(?:ae|um)$/, '$1a'],
  [/(?<=..)(?<!o)us$/, 'i'],
  [/([^sui])s$/, '$1'],
]

/** Shorter words have no ending to spare: os, pus, gas. */
const leastChars = 4

function toSingular(written: string): string {
  const word = irregular[written] ?? written
  if (word.length < leastChars) return word
  return endings.reduce((result, [ending, instead]) => result.replace(ending, instead), word)
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

const toAmerican = (word: string): string =>
  spellings.reduce((result, [british, spelling]) => result.replace(british, spelling), word)

/** A word of Latin letters, in lower case. */
export const foldWordForm = (word: string): string => toAmerican(toSingular(word))

const greekNames: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
}

/** Greek letters by their names: β细胞 is beta细胞. */
export const foldGreek = (letters: string): string =>
  [...letters].map((letter) => greekNames[letter] ?? letter).join('')
