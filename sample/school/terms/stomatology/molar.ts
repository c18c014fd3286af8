import type { Term } from '../../types.ts'

/** The outer form of a molar; names after 口腔解剖生理学 and Terminologia Anatomica 2. */
export const molarTerms: Term[] = [
  {
    key: 'mesiobuccal-cusp',
    zh: '近中颊尖',
    en: 'mesiobuccal cusp',
    la: 'Cuspis mesiobuccalis',
    never: ['mesiolingual-cusp', 'distobuccal-cusp'],
  },
  {
    key: 'distobuccal-cusp',
    zh: '远中颊尖',
    en: 'distobuccal cusp',
    la: 'Cuspis distobuccalis',
    never: ['mesiobuccal-cusp', 'distal-cusp', 'distolingual-cusp'],
  },
  {
    key: 'distal-cusp',
    zh: '远中尖',
    en: 'distal cusp',
    la: 'Cuspis distalis',
    aliases: ['hypoconulid'],
    never: ['distobuccal-cusp', 'distolingual-cusp'],
  },
  {
    key: 'mesiolingual-cusp',
    zh: '近中舌尖',
    en: 'mesiolingual cusp',
    la: 'Cuspis mesiolingualis',
    never: ['mesiobuccal-cusp', 'distolingual-cusp'],
  },
  {
    key: 'distolingual-cusp',
    zh: '远中舌尖',
    en: 'distolingual cusp',
    la: 'Cuspis distolingualis',
    never: ['mesiolingual-cusp', 'distobuccal-cusp'],
  },
  {
    key: 'buccal-groove',
    zh: '颊沟',
    en: 'buccal groove',
    aliases: ['mesiobuccal groove'],
    never: ['lingual-groove'],
  },
  {
    key: 'lingual-groove',
    zh: '舌沟',
    en: 'lingual groove',
    never: ['buccal-groove'],
  },
  {
    key: 'central-fossa-of-molar',
    zh: '中央窝',
    en: 'central fossa',
    la: 'Fossa centralis',
  },
  {
    key: 'mesial-root',
    zh: '近中根',
    en: 'mesial root',
    la: 'Radix mesialis',
    never: ['distal-root'],
  },
  {
    key: 'distal-root',
    zh: '远中根',
    en: 'distal root',
    la: 'Radix distalis',
    never: ['mesial-root'],
  },
  {
    key: 'root-furcation',
    zh: '根分叉',
    en: 'root furcation',
    aliases: ['furcation', '根分叉区', '根分歧'],
  },
  {
    key: 'root-apex',
    zh: '根尖',
    en: 'root apex',
    la: 'Apex radicis dentis',
    never: ['apical-foramen'],
  },
]
