import type { Term } from '../../types.ts'

/** Thyroid gland. */
export const endocrineTerms: Term[] = [
  {
    key: 'thyroid-follicle',
    zh: '甲状腺滤泡',
    en: 'thyroid follicle',
    la: 'Folliculus glandulae thyroideae',
    aliases: ['滤泡', 'follicle'],
    never: ['ovarian-follicle', 'lymphoid-nodule'],
  },
  {
    key: 'ovarian-follicle',
    zh: '卵泡',
    en: 'ovarian follicle',
    la: 'Folliculus ovaricus',
    never: ['thyroid-follicle'],
  },
  {
    key: 'thyroid-colloid',
    zh: '胶质',
    en: 'colloid',
    la: 'Colloidum',
    aliases: ['甲状腺胶质', '滤泡胶质', 'thyroid colloid', 'follicular colloid'],
    never: ['thyroid-follicle'],
  },
  {
    key: 'follicular-cell',
    zh: '滤泡上皮细胞',
    en: 'follicular epithelial cell',
    la: 'Thyrocytus T',
    aliases: ['滤泡上皮', '甲状腺滤泡上皮细胞', 'follicular cell', 'thyrocyte', 'principal cell'],
    never: ['parafollicular-cell'],
  },
  {
    key: 'parafollicular-cell',
    zh: '滤泡旁细胞',
    en: 'parafollicular cell',
    la: 'Thyrocytus C',
    aliases: ['C细胞', '亮细胞', 'C cell', 'clear cell'],
    never: ['follicular-cell'],
  },
  {
    key: 'resorption-vacuole',
    zh: '吸收空泡',
    en: 'resorption vacuole',
    aliases: ['胶质空泡', 'colloid vacuole', 'scalloping'],
    never: ['thyroid-colloid'],
  },
  {
    key: 'interfollicular-tissue',
    zh: '滤泡间结缔组织',
    en: 'interfollicular connective tissue',
    aliases: ['间质', 'stroma', 'interfollicular tissue'],
  },
]
