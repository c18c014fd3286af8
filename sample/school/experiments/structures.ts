import type { ExperimentSeed } from '../types.ts'

/** How spores and capsules are shown. */
export const structures: ExperimentSeed[] = [
  {
    key: 'spore-stain',
    subject: 'microbiology',
    name: { zh: '芽胞染色（孔雀绿法）', en: 'Spore stain (malachite green)' },
    aim: {
      zh: '使芽胞与菌体呈不同颜色，观察芽胞的形状、大小和位置。',
      en: 'Gives spore and cell different colours, to see the spore’s shape, size and place.',
    },
    materials: [
      { zh: '枯草芽胞杆菌 24～48 h 斜面培养物', en: 'Bacillus subtilis, slant of 24 to 48 h' },
      { zh: '5% 孔雀绿水溶液、0.5% 沙黄水溶液', en: '5 % malachite green and 0.5 % safranin in water' },
      {
        zh: '载玻片、接种环、酒精灯、染色架、显微镜',
        en: 'Slides, loop, spirit lamp, staining rack, microscope',
      },
    ],
    steps: [
      {
        title: { zh: '涂片', en: 'Smear' },
        text: {
          zh: '取形成芽胞的老培养物涂成薄膜。菌龄太轻芽胞少，太老则菌体已崩解，只见游离芽胞。',
          en: 'Smear an older culture that has formed spores. Too young, and there are few; too old, and only free spores are left.',
        },
        picture: 'smear',
      },
      {
        title: { zh: '固定', en: 'Fix' },
        text: { zh: '自然干燥，火焰固定。', en: 'Dry in air and fix in the flame.' },
        picture: 'heat-fix',
      },
      {
        title: { zh: '孔雀绿加热 5 min', en: 'Malachite green, heated, 5 min' },
        text: {
          zh: '滴满孔雀绿，加热至冒蒸汽并维持约 5 min，不可煮沸，不可干涸。加热使染料进入致密的芽胞壁。',
          en: 'Flood with malachite green and steam for about 5 min without boiling or drying. Heat drives the dye through the dense spore wall.',
        },
        picture: 'malachite-steam',
      },
      {
        title: { zh: '冷却后水洗', en: 'Cool, then rinse' },
        text: {
          zh: '冷却后用水冲洗至流下的水无色。水使菌体脱色，芽胞则保留绿色。',
          en: 'Once cool, rinse until the water runs clear. Water takes the dye from the cells; the spores keep it.',
        },
        picture: 'rinse',
      },
      {
        title: { zh: '沙黄复染 1 min', en: 'Safranin, 1 min' },
        text: {
          zh: '沙黄复染约 1 min，水洗，吸干。',
          en: 'Counterstain with safranin for about 1 min, rinse and blot.',
        },
        picture: 'safranin',
      },
      {
        title: { zh: '油镜观察', en: 'Look under oil' },
        text: {
          zh: '观察芽胞的颜色、形状，是否宽于菌体，以及在菌体中央、次极端还是顶端。',
          en: 'Look at the spore’s colour and shape, whether it is wider than the cell, and whether it lies central, subterminal or terminal.',
        },
        picture: 'spore-field',
      },
    ],
    result: {
      zh: '芽胞呈绿色，菌体呈红色。枯草芽胞杆菌的芽胞椭圆形，位于菌体中央或稍偏，不宽于菌体；破伤风梭菌的芽胞正圆形，位于顶端，宽于菌体，呈鼓槌状。',
      en: 'Spores are green, cells red. Spores of Bacillus subtilis are oval, central or nearly so, and no wider than the cell; those of Clostridium tetani are round, terminal and wider: the drumstick.',
    },
    safety: {
      zh: '芽胞抵抗力极强，用过的培养物和器材须高压蒸汽灭菌；孔雀绿有毒，避免接触皮肤。',
      en: 'Spores are extremely resistant: autoclave cultures and instruments. Malachite green is toxic; keep it off the skin.',
    },
    specimens: ['clostridium-tetani'],
    minutes: 40,
  },
  {
    key: 'capsule-stain',
    subject: 'microbiology',
    name: { zh: '荚膜负染色（墨汁法）', en: 'Capsules by negative staining (India ink)' },
    aim: {
      zh: '荚膜不易着色，用墨汁衬出背景，使荚膜显示为菌体周围的透明圈。',
      en: 'Capsules hardly take a dye; India ink darkens the ground, so that they show as a clear halo around the cell.',
    },
    materials: [
      {
        zh: '肺炎克雷伯菌 18～24 h 培养物；无荚膜菌株作对照',
        en: 'Klebsiella pneumoniae, culture of 18 to 24 h; a strain without capsule as a control',
      },
      { zh: '优质印度墨汁（颗粒细）', en: 'India ink of fine grain' },
      {
        zh: '载玻片、盖玻片、接种环、吸水纸、显微镜',
        en: 'Slides, coverslips, loop, blotting paper, microscope',
      },
    ],
    steps: [
      {
        title: { zh: '滴墨汁', en: 'A drop of ink' },
        text: {
          zh: '在洁净无油的玻片中央滴一小滴墨汁。',
          en: 'Put a small drop of ink in the middle of a clean, grease-free slide.',
        },
        picture: 'ink-drop',
      },
      {
        title: { zh: '混入细菌', en: 'Mix in the bacteria' },
        text: {
          zh: '用接种环取少许菌苔，在墨汁边缘轻轻混匀，菌量宜少。',
          en: 'Take a little growth with the loop and mix it gently at the edge of the drop; few cells are enough.',
        },
        picture: 'ink-mix',
      },
      {
        title: { zh: '加盖玻片', en: 'Coverslip' },
        text: {
          zh: '盖玻片一边先接触液面，再缓缓放下，避免气泡。',
          en: 'Touch the drop with one edge of the coverslip and lower it slowly, without bubbles.',
        },
        picture: 'coverslip',
      },
      {
        title: { zh: '吸去多余液体', en: 'Blot' },
        text: {
          zh: '覆以吸水纸轻压，使液层变薄、背景呈灰黑色。液层过厚则看不清透明圈。',
          en: 'Press gently under blotting paper until the layer is thin and dark grey. In a thick one no halo shows.',
        },
        picture: 'ink-blot',
      },
      {
        title: { zh: '镜检', en: 'Look' },
        text: {
          zh: '立即用高倍镜，再用油镜观察，光线调暗。与无荚膜菌株对比：真正的荚膜边缘清楚、宽度均匀，收缩间隙则不规则。',
          en: 'Look at once at high power, then under oil, with the light turned down. Compare the strain without capsule: a true capsule has a sharp edge and an even width, a shrinkage gap has neither.',
        },
        picture: 'capsule-field',
      },
    ],
    result: {
      zh: '灰黑色背景中，菌体周围有宽而清晰的透明圈即为荚膜。脑脊液中新生隐球菌的宽荚膜也用此法检查。',
      en: 'A wide clear halo around the cells on a dark grey ground is the capsule. The wide capsule of Cryptococcus neoformans in cerebrospinal fluid is looked for in the same way.',
    },
    safety: {
      zh: '细菌未经固定，是活的：勿使液体流出玻片，用后立即放入消毒缸。',
      en: 'The bacteria are not fixed and are alive: let nothing run off the slide, and put it into disinfectant at once after use.',
    },
    specimens: [],
    minutes: 15,
  },
]
