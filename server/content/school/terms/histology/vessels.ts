import type { Term } from '../../types.ts'

/** Blood and lymph vessels. */
export const vesselTerms: Term[] = [
  {
    key: 'arteriole',
    zh: '微动脉',
    en: 'arteriole',
    la: 'Arteriola',
    aliases: ['细动脉'],
    never: ['venule', 'capillary'],
  },
  {
    key: 'venule',
    zh: '微静脉',
    en: 'venule',
    la: 'Venula',
    aliases: ['细静脉'],
    never: ['arteriole', 'capillary'],
  },
]
