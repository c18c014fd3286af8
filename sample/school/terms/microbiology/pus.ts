import type { Term } from '../../types.ts'

/** What a smear of pus shows beside the bacteria. */
export const pusTerms: Term[] = [
  {
    key: 'phagocytosed-coccus',
    zh: '被吞噬的球菌',
    en: 'phagocytosed cocci',
    aliases: ['吞噬的球菌', '胞内球菌', '细胞内球菌', 'intracellular cocci', 'phagocytosed coccus'],
  },
  {
    key: 'segmented-nucleus',
    zh: '分叶核',
    en: 'segmented nucleus',
    aliases: ['中性粒细胞分叶核', 'lobed nucleus', 'multilobed nucleus', 'nuclear lobe'],
    never: ['phagocytosed-coccus'],
  },
  {
    key: 'fibrin-thread',
    zh: '纤维蛋白丝',
    en: 'fibrin thread',
    aliases: ['纤维素', '纤维蛋白', 'fibrin', 'fibrin strand'],
    never: ['coccus-chain'],
  },
]
