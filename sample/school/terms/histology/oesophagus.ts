import type { Term } from '../../types.ts'

/** Oesophagus: the layers of its epithelium, which are not those of skin, and its glands. */
export const oesophagusTerms: Term[] = [
  {
    key: 'stratum-intermedium',
    zh: '中间层',
    en: 'intermediate layer',
    la: 'Stratum intermedium',
    aliases: ['stratum intermedium', 'intermediate cell layer'],
    never: ['stratum-spinosum', 'stratum-basale', 'stratum-superficiale'],
  },
  {
    key: 'stratum-superficiale',
    zh: '浅层',
    en: 'superficial layer',
    la: 'Stratum superficiale',
    aliases: ['表层', 'stratum superficiale', 'superficial cell layer'],
    never: ['stratum-corneum', 'stratum-intermedium'],
  },
  {
    key: 'lamina-propria-papilla',
    zh: '固有层乳头',
    en: 'papilla of the lamina propria',
    aliases: ['结缔组织乳头', 'connective tissue papilla'],
    never: ['dermal-papilla'],
  },
  {
    key: 'oesophageal-gland',
    zh: '食管腺',
    en: 'oesophageal gland',
    la: 'Glandula oesophagea',
    aliases: ['esophageal gland', 'oesophageal gland proper', 'submucosal gland'],
    never: ['duodenal-gland', 'tracheal-gland'],
  },
  {
    key: 'oesophageal-gland-duct',
    zh: '食管腺导管',
    en: 'duct of an oesophageal gland',
    aliases: ['esophageal gland duct', 'oesophageal gland duct'],
    never: ['oesophageal-gland'],
  },
]
