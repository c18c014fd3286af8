import type { SpecimenSeed } from '../types.ts'

/** Gram-stained smears of bacteria, for oil immersion. */
export const microbiology: SpecimenSeed[] = [
  {
    key: 'staphylococcus-aureus',
    subject: 'microbiology',
    catalog: 'cocci',
    name: { zh: '金黄色葡萄球菌', en: 'Staphylococcus aureus', la: 'Staphylococcus aureus' },
    desc: {
      zh: '革兰阳性球菌，直径约 1 μm，染成紫色。因在多个平面上不规则分裂而堆积成葡萄串状；涂片中也可见单个、成双的菌体，因此排列须综合多个视野判断。',
      en: 'Gram-positive cocci about 1 μm across, stained violet. They divide in several planes and so pile up like grapes; single cells and pairs are seen too, so judge the arrangement over several fields.',
    },
    dye: { zh: '革兰染色', en: 'Gram stain' },
    source: { zh: '金黄色葡萄球菌纯培养物涂片', en: 'Smear of a pure culture' },
    fileType: 1,
    kind: 'slide',
    drawing: 'staphylococcus-aureus',
    marks: {
      'gram-positive-coccus': {
        zh: '球形，染成紫色：肽聚糖层厚，乙醇脱色后仍保留结晶紫-碘复合物。',
        en: 'Spherical and violet: its thick peptidoglycan keeps the crystal violet-iodine complex through decolourisation.',
      },
      'grape-like-cluster': {
        zh: '多个平面不规则分裂后菌体不分离，堆积成葡萄串状，是本属的典型排列。',
        en: 'Division in several irregular planes without separation piles the cells up like grapes, the typical arrangement of the genus.',
      },
      'single-coccus': {
        zh: '散在的单个菌体，形态与串中者相同，不能单凭它判断菌属。',
        en: 'A cell lying alone, the same as those in clusters; the genus cannot be told from it.',
      },
      'coccus-pair': {
        zh: '偶见的成双菌体，勿误认为双球菌；应结合周围的葡萄串状排列判断。',
        en: 'An occasional pair; do not take it for a diplococcus, look at the clusters around it.',
      },
    },
  },
  {
    key: 'escherichia-coli',
    subject: 'microbiology',
    catalog: 'bacilli',
    name: { zh: '大肠埃希菌', en: 'Escherichia coli', la: 'Escherichia coli' },
    desc: {
      zh: '革兰阴性短杆菌，（0.4～0.7）μm ×（1～3）μm，两端钝圆，染成红色，散在排列，无芽胞。形态上与其他肠杆菌科细菌无法区别，鉴定需靠生化反应和血清学试验。',
      en: 'Gram-negative short rods, 0.4 to 0.7 by 1 to 3 μm, with rounded ends, stained red, lying singly, without spores. By shape they cannot be told from other enterobacteria; identification needs biochemical and serological tests.',
    },
    dye: { zh: '革兰染色', en: 'Gram stain' },
    source: { zh: '大肠埃希菌纯培养物涂片', en: 'Smear of a pure culture' },
    fileType: 1,
    kind: 'slide',
    drawing: 'escherichia-coli',
    marks: {
      'gram-negative-bacillus': {
        zh: '中等大小的杆菌，两端钝圆，被乙醇脱色后由复染剂染成红色。',
        en: 'A medium-sized rod with rounded ends; decolourised by alcohol, it takes the red counterstain.',
      },
      'dividing-bacillus': {
        zh: '正以二分裂繁殖的菌体，较长，中部缢缩。',
        en: 'A longer rod narrowed in the middle: binary fission in progress.',
      },
      'bacillus-pair': {
        zh: '刚分裂完、首尾相接的两个菌体，不形成长链。',
        en: 'Two rods end to end just after division; no long chains are formed.',
      },
    },
  },
  {
    key: 'clostridium-tetani',
    subject: 'microbiology',
    catalog: 'anaerobes',
    name: { zh: '破伤风梭菌', en: 'Clostridium tetani', la: 'Clostridium tetani' },
    desc: {
      zh: '革兰阳性细长杆菌。芽胞正圆，直径大于菌体宽度，位于菌体顶端，使菌体呈鼓槌状。革兰染色时芽胞不着色，呈透亮的圆形，仅边缘着色。',
      en: 'Slender Gram-positive rods. The round spore is wider than the rod and lies at its very end, which gives the drumstick shape. Spores do not take the Gram stain: they are clear discs with a coloured rim.',
    },
    dye: { zh: '革兰染色', en: 'Gram stain' },
    source: { zh: '破伤风梭菌厌氧培养物涂片', en: 'Smear of an anaerobic culture' },
    fileType: 1,
    kind: 'slide',
    drawing: 'clostridium-tetani',
    marks: {
      'gram-positive-bacillus': {
        zh: '尚未形成芽胞的繁殖体，细长，染成紫色。',
        en: 'A vegetative cell without a spore: long, slender and violet.',
      },
      'terminal-spore': {
        zh: '正圆形，位于菌体顶端，宽于菌体，不易着色，抵抗力极强。',
        en: 'A round spore at the very end, wider than the rod; hardly stained and extremely resistant.',
      },
      'drumstick-form': {
        zh: '菌体一端膨大呈鼓槌状，是本菌的形态特征。',
        en: 'The rod with its swollen end looks like a drumstick, the mark of this species.',
      },
      'free-spore': {
        zh: '菌体崩解后游离出的芽胞，为透亮的圆形小体。',
        en: 'A spore set free after the cell has broken down: a small clear disc.',
      },
    },
  },
]
