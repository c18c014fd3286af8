import type { SpecimenSeed } from '../types.ts'

/** A single field of pus, photographed. */
export const pus: SpecimenSeed[] = [
  {
    key: 'streptococcus-in-pus',
    subject: 'microbiology',
    catalog: 'cocci',
    name: {
      zh: '化脓性链球菌（脓液涂片）',
      en: 'Streptococcus pyogenes (smear of pus)',
      la: 'Streptococcus pyogenes',
    },
    desc: {
      zh: '脓液涂片油镜（100×）下的一个视野。链球菌为革兰阳性球菌，直径 0.6～1.0 μm，染成紫色，沿一个平面分裂而成链，链长短不一；其间有大量中性粒细胞，核分叶，染成红色，有的胞质内可见被吞噬的球菌。形态不能定种，须经培养和抗原分群鉴定。',
      en: 'One field of pus under oil (100x). Streptococci are Gram-positive, violet, 0.6 to 1.0 μm across; dividing in one plane they form chains of unequal length. Between them lie many neutrophils with red lobed nuclei, some with cocci inside. Shape does not name the species: culture and grouping do.',
    },
    dye: { zh: '革兰染色', en: 'Gram stain' },
    source: { zh: '蜂窝织炎患者脓液涂片', en: 'Smear of pus from cellulitis' },
    fileType: 3,
    kind: 'light',
    drawing: 'streptococcus-in-pus',
    marks: {
      'coccus-chain': {
        zh: '球菌沿一个平面连续分裂而不分离，排列成链，长短不一，链内常两两靠近。',
        en: 'Cocci that go on dividing in one plane without parting: chains of unequal length, often of pairs.',
      },
      'gram-positive-coccus': {
        zh: '链中的单个菌体，球形，染成紫色。',
        en: 'One cell of a chain, spherical and violet.',
      },
      'coccus-pair': {
        zh: '成双的菌体，是很短的链；肺炎链球菌成双时呈矛头状且有荚膜，应加以区别。',
        en: 'Two cells, the shortest of chains; pairs of pneumococci are lancet-shaped and have a capsule.',
      },
      'phagocytosed-coccus': {
        zh: '中性粒细胞胞质内的球菌，被吞噬后着色可变浅。',
        en: 'Cocci in the cytoplasm of a neutrophil, which may stain more weakly once taken up.',
      },
      neutrophil: {
        zh: '脓液中的主要细胞，胞质淡红色、颗粒状，变性坏死者称脓细胞。',
        en: 'The chief cell of pus, its cytoplasm pale pink and granular; degenerate ones are called pus cells.',
      },
      'segmented-nucleus': {
        zh: '中性粒细胞的核分 2～5 叶，叶间有细丝相连，革兰染色呈红色。',
        en: 'Two to five lobes joined by threads, red with the Gram stain.',
      },
      'fibrin-thread': {
        zh: '渗出物中的纤维蛋白，呈淡红色细丝，交织于细胞之间，勿误认为菌丝。',
        en: 'Fibrin of the exudate: fine pink threads between the cells, not to be taken for hyphae.',
      },
    },
  },
]
