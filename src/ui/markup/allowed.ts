/** Which markup a text may show: all that the service's importer keeps (markup/allowed.ts there; a test compares), and little more. */
const html =
  'b blockquote br caption code div em h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'
const formulas =
  'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'

export const pageTags = `${html} ${formulas}`.split(' ')

const ofHtml = 'alt colspan dir height lang rowspan scope src start type width'
const ofFormulas =
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle fence form largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy'

export const pageAttributes = `${ofHtml} ${ofFormulas}`.split(' ')
