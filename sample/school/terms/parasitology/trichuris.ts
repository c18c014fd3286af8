import type { Term } from '../../types.ts'

/** The whipworm's egg, and what lies beside eggs in faeces. */
export const trichurisTerms: Term[] = [
  {
    key: 'trichuris-egg',
    zh: '鞭虫卵',
    en: 'whipworm egg',
    aliases: [
      '毛首鞭形线虫卵',
      '鞭虫虫卵',
      'Trichuris egg',
      'Trichuris trichiura egg',
      'egg of Trichuris trichiura',
    ],
    never: ['fertilised-ascaris-egg', 'unfertilised-ascaris-egg'],
  },
  {
    key: 'polar-plug',
    zh: '透明塞',
    en: 'polar plug',
    aliases: ['透明栓', '盖塞', '塞状突起', 'mucoid plug', 'mucous plug', 'bipolar plug'],
    never: ['operculum', 'lateral-spine', 'terminal-spine'],
  },
  {
    key: 'trichuris-ovum',
    zh: '鞭虫卵的卵细胞',
    en: 'ovum of the whipworm egg',
    aliases: ['卵细胞', 'ovum cell', 'egg cell', 'ovum', 'undivided ovum'],
  },
  {
    key: 'plant-cell',
    zh: '植物细胞',
    en: 'plant cell',
    aliases: ['植物细胞残渣', '植物组织', 'plant tissue', 'vegetable cell'],
    never: ['fertilised-ascaris-egg', 'unfertilised-ascaris-egg', 'trichuris-egg'],
  },
  {
    key: 'air-bubble',
    zh: '气泡',
    en: 'air bubble',
    aliases: ['空气泡'],
    never: ['plant-cell'],
  },
]
