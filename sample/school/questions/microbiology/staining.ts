import type { QuestionSeed } from '../../types.ts'

export const stainingQuestions: QuestionSeed[] = [
  {
    key: 'staining-final-dye',
    kind: 'TIANKONG',
    difficulty: 2,
    specimen: { key: 'escherichia-coli', term: 'gram-negative-bacillus' },
    stem: {
      zh: '涂片经革兰染色。箭头所指细菌最终所呈的颜色来自染液：____。',
      en: 'The smear is Gram stained. The colour the bacterium at the arrow finally shows comes from which dye? ____.',
    },
    blanks: [
      {
        terms: ['gram-counterstain', 'safranin'],
        accept: [
          '稀释石炭酸品红',
          '品红',
          '稀释沙黄',
          '稀释番红',
          'dilute fuchsin',
          'basic fuchsin',
          'dilute safranin',
          'safranin O',
        ],
      },
    ],
    analysis: {
      zh: '菌体呈红色，说明结晶紫-碘复合物已被乙醇洗脱，红色来自复染的稀释石炭酸复红（或沙黄）。答“结晶紫”是紫色革兰阳性菌的情况；碘液只作媒染，不决定最终颜色。',
      en: 'The rod is red: ethanol has removed the crystal violet-iodine complex, and the colour is the counterstain, dilute carbol fuchsin (or safranin). Crystal violet would be right for a violet Gram-positive cell; iodine is only the mordant.',
    },
    keywords: ['革兰阴性杆菌', '复染'],
    keywordsEn: ['Gram-negative bacillus', 'counterstain'],
  },
  {
    key: 'staining-without-counterstain',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'staphylococcus-aureus', term: 'gram-positive-coccus' },
    stem: {
      zh: '若制片时漏做复染，其余步骤正确，箭头所指细菌在镜下将呈',
      en: 'Had the counterstain been forgotten and all else done correctly, how would the bacterium at the arrow look?',
    },
    options: [
      { text: { zh: '红色', en: 'Red' } },
      { text: { zh: '几乎无色，难以辨认', en: 'Almost colourless and hard to see' } },
      { text: { zh: '棕黄色', en: 'Yellow-brown' } },
      { text: { zh: '紫色', en: 'Violet' }, right: true },
      { text: { zh: '蓝绿色', en: 'Blue-green' } },
    ],
    analysis: {
      zh: '箭头所指为革兰阳性球菌，脱色后仍保留结晶紫-碘复合物，有无复染均为紫色。漏复染时变得几乎无色的是革兰阴性菌；红色须经复红复染；碘的棕黄色不留在菌体上；蓝绿色与本法染料无关。',
      en: 'The arrow is at a Gram-positive coccus, which keeps the crystal violet-iodine complex with or without a counterstain. Gram-negative cells would be colourless; red needs fuchsin; the brown of iodine does not stay; no dye here is blue-green.',
    },
    keywords: ['革兰阳性球菌', '结晶紫'],
    keywordsEn: ['Gram-positive coccus', 'crystal violet'],
  },
  {
    key: 'staining-show-structure',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'clostridium-tetani', term: 'terminal-spore' },
    stem: {
      zh: '要使箭头所指结构与菌体其余部分染成不同颜色，应选用',
      en: 'Which method colours the structure at the arrow differently from the rest of the cell?',
    },
    options: [
      {
        text: {
          zh: '石炭酸复红加热染色、乙醇脱色后亚甲蓝复染',
          en: 'Heated carbol fuchsin, ethanol, then methylene blue',
        },
        right: true,
      },
      { text: { zh: '印度墨汁负染', en: 'India ink' } },
      { text: { zh: '鞣酸媒染后镀银', en: 'Tannic acid mordant and silver' } },
      { text: { zh: 'Albert染色', en: "Albert's stain" } },
      { text: { zh: '刚果红负染', en: 'Congo red negative stain' } },
    ],
    analysis: {
      zh: '箭头指芽胞，壁厚难着色，须加热使复红渗入，脱色后芽胞仍为红色而菌体被亚甲蓝染成蓝色。印度墨汁显示荚膜；鞣酸镀银使鞭毛增粗可见；Albert法显示异染颗粒；刚果红负染只衬出菌体轮廓，多用于螺旋体。',
      en: 'The arrow is at a spore: heat drives the fuchsin in, so after ethanol it stays red while methylene blue colours the cell. India ink shows capsules, tannic acid with silver thickens flagella, Albert shows metachromatic granules, Congo red only outlines cells, mostly spirochaetes.',
    },
    keywords: ['顶端芽胞', '芽胞染色'],
    keywordsEn: ['terminal spore', 'spore stain'],
  },
  {
    key: 'staining-reagent-match',
    kind: 'PEIWU',
    difficulty: 2,
    stem: {
      zh: '为革兰染色中的下列作用或现象选择相应的试剂。',
      en: 'Choose the reagent for each action or effect in Gram staining.',
    },
    options: [
      { zh: '草酸铵结晶紫', en: 'Ammonium oxalate crystal violet' },
      { zh: '卢戈碘液', en: "Gram's (Lugol's) iodine" },
      { zh: '95%乙醇', en: '95 % ethanol' },
      { zh: '稀释石炭酸复红', en: 'Dilute carbol fuchsin' },
      { zh: '3%盐酸乙醇', en: '3 % hydrochloric acid in ethanol' },
    ],
    stems: [
      {
        text: {
          zh: '与已进入菌体的染料结合成不易洗脱的大复合物',
          en: 'Joins the dye in the cell to a large complex that washes out badly',
        },
        option: 1,
      },
      {
        text: {
          zh: '溶解外膜脂质，使通透性增大',
          en: 'Dissolves the lipids of the outer membrane and makes it permeable',
        },
        option: 2,
      },
      {
        text: {
          zh: '作用过久，革兰阳性菌可被误判为阴性',
          en: 'If it acts too long, Gram-positive cells are misread as negative',
        },
        option: 2,
      },
      {
        text: {
          zh: '第一步加入，此时各种菌均着同一颜色',
          en: 'Comes first, when all cells take the same colour',
        },
        option: 0,
      },
      {
        text: { zh: '使已失去紫色的菌体重新可见', en: 'Makes cells visible again that have lost the violet' },
        option: 3,
      },
    ],
    analysis: {
      zh: '碘液为媒染剂；乙醇溶解革兰阴性菌外膜脂质而洗出染料，时间过长则阳性菌也被脱色，故乙醇用两次；结晶紫初染使所有菌呈紫色；复红复染使脱色的菌呈红色。3%盐酸乙醇用于抗酸染色脱色，本题不选。',
      en: 'Iodine is the mordant; ethanol dissolves outer membrane lipids and, if too long, also decolours positive cells, hence twice; crystal violet first makes all cells violet; fuchsin colours those that lost it. Acid alcohol decolourises in acid-fast staining and is not used.',
    },
    keywords: ['媒染剂', '脱色剂'],
    keywordsEn: ['mordant', 'decolouriser'],
  },
  {
    key: 'staining-false-negative',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '可使革兰阳性菌被误染成红色的因素有',
      en: 'What can make Gram-positive bacteria come out red?',
    },
    options: [
      { text: { zh: '涂片过厚，脱色不足', en: 'A thick smear, too little decolourised' } },
      { text: { zh: '菌龄过老，细胞壁受损', en: 'An old culture with damaged cell walls' }, right: true },
      { text: { zh: '碘液失效', en: 'Spent iodine' }, right: true },
      { text: { zh: '复染时间稍短', en: 'A slightly short counterstain' } },
      { text: { zh: '火焰固定时温度过高', en: 'Overheating during fixation' }, right: true },
    ],
    analysis: {
      zh: '老龄菌和过热固定使细胞壁完整性受损，碘液失效使复合物不能形成，染料均易被洗脱而呈红色。涂片过厚、脱色不足使阴性菌误染成紫色，方向相反；复染稍短只使红色变浅，不影响阳性菌。',
      en: 'Old cells and overheating damage the wall, spent iodine forms no complex: the dye washes out and the cells turn red. A thick smear makes negative cells violet, the other way round; a short counterstain only makes the red paler.',
    },
    keywords: ['革兰染色假阴性'],
    keywordsEn: ['false Gram-negative result'],
  },
  {
    key: 'staining-acid-fast-colour',
    kind: 'PANDUAN',
    difficulty: 2,
    stem: {
      zh: '齐-尼（Ziehl-Neelsen）染色中，抗酸杆菌呈红色是由于最后一步复染剂被菌体吸收。',
      en: 'In Ziehl-Neelsen staining acid-fast rods are red because they take up the counterstain of the last step.',
    },
    right: false,
    analysis: {
      zh: '错。红色来自第一步加热的石炭酸复红，因细胞壁含分枝菌酸而不被盐酸乙醇脱去；最后的复染剂是亚甲蓝，它把其他细菌、细胞和背景染成蓝色。',
      en: 'False. The red is the heated carbol fuchsin of the first step, held by mycolic acid against acid alcohol; the last step is methylene blue, which colours other bacteria, cells and background blue.',
    },
    keywords: ['石炭酸复红', '抗酸染色'],
    keywordsEn: ['carbol fuchsin', 'acid-fast stain'],
  },
  {
    key: 'staining-gram-principle',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '写出革兰染色的四个步骤，并说明两类细菌颜色不同的原因以及该法的实际意义。',
      en: 'Give the four steps of Gram staining, explain why the two groups differ in colour, and say what the method is good for.',
    },
    model: {
      zh: '步骤：结晶紫初染→碘液媒染→95%乙醇脱色→稀释复红（或沙黄）复染。原因：革兰阳性菌肽聚糖厚、交联致密，含脂少，乙醇使其脱水、孔径缩小，结晶紫-碘复合物留在菌内，呈紫色；革兰阴性菌肽聚糖薄而疏松，外膜脂质被乙醇溶解，复合物被洗出，复染成红色。意义：鉴别细菌（分两大类）；指导选用抗菌药物；提示致病性的差异（阳性菌多以外毒素、阴性菌多以内毒素致病）。',
      en: 'Steps: crystal violet, iodine as mordant, 95 % ethanol, dilute fuchsin or safranin. Gram-positive walls have thick, tightly linked peptidoglycan and little lipid; ethanol dehydrates them, the pores shrink and the crystal violet-iodine complex stays: violet. Gram-negative walls have thin loose peptidoglycan, ethanol dissolves the lipids of the outer membrane, the complex is washed out and the counterstain shows: red. Uses: a first division of bacteria; choice of antibacterials; a hint at pathogenesis (mostly exotoxins in positive, endotoxin in negative bacteria).',
    },
    analysis: {
      zh: '得分要点：四步次序、细胞壁差异、三方面意义。常见错误是把碘液与乙醇的次序颠倒，或认为两类菌吸收的初染料不同——其实初染后均为紫色，差别在脱色。',
      en: 'Points: order of the steps, difference of the walls, three uses. Common mistakes: swapping iodine and ethanol, or thinking the groups take different first dyes; all are violet at first and differ on decolourisation.',
    },
    keywords: ['结晶紫', '碘液', '乙醇', '复红', '肽聚糖', '外膜'],
    keywordsEn: ['crystal violet', 'iodine', 'ethanol', 'fuchsin', 'peptidoglycan', 'outer membrane'],
  },
  {
    key: 'staining-csf-smear',
    kind: 'BINGLI',
    difficulty: 4,
    stem: {
      zh: '女，6岁，高热、头痛、喷射性呕吐1天，皮肤瘀点，颈强直。脑脊液混浊，离心沉淀涂片革兰染色，同批并作金黄色葡萄球菌和大肠埃希菌对照片。',
      en: 'A girl of six has had high fever, headache and projectile vomiting for a day, with petechiae and a stiff neck. The turbid cerebrospinal fluid is spun and Gram stained together with control slides of S. aureus and E. coli.',
    },
    children: [
      {
        key: 'staining-csf-smear-control',
        kind: 'DANXUAN',
        difficulty: 4,
        stem: {
          zh: '首次染色后两张对照片上的细菌均为紫色，最可能的操作失误是',
          en: 'In the first run the bacteria of both controls are violet. What went wrong most probably?',
        },
        options: [
          { text: { zh: '漏做媒染', en: 'The mordant was left out' } },
          { text: { zh: '脱色时间过长', en: 'Decolourised too long' } },
          { text: { zh: '脱色不足', en: 'Decolourised too little' }, right: true },
          { text: { zh: '漏做复染', en: 'The counterstain was left out' } },
          { text: { zh: '漏做初染', en: 'The first dye was left out' } },
        ],
        analysis: {
          zh: '大肠埃希菌应呈红色，却为紫色，说明结晶紫未被洗出，即脱色不足。漏媒染或脱色过长时两者均偏红；漏复染时大肠埃希菌近无色；漏初染时两者均为红色。对照不合格，患者涂片的结果不能采用。',
          en: 'E. coli should be red; violet means the dye was not washed out. Without mordant or with too much ethanol both tend to red; without counterstain E. coli is colourless; without the first dye both are red. With failed controls the patient slide does not count.',
        },
      },
      {
        key: 'staining-csf-smear-organism',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: {
          zh: '重做后对照合格，患者涂片见中性粒细胞内外红色、肾形、成双的球菌，首先考虑',
          en: 'Repeated with good controls, the slide shows red kidney-shaped pairs inside and outside neutrophils. Which comes first to mind?',
        },
        options: [
          { text: { zh: '肺炎链球菌', en: 'Streptococcus pneumoniae' } },
          { text: { zh: '脑膜炎奈瑟菌', en: 'Neisseria meningitidis' }, right: true },
          { text: { zh: '流感嗜血杆菌', en: 'Haemophilus influenzae' } },
          { text: { zh: '无乳链球菌', en: 'Streptococcus agalactiae' } },
          { text: { zh: '单核细胞增生李斯特菌', en: 'Listeria monocytogenes' } },
        ],
        analysis: {
          zh: '儿童脑膜炎伴瘀点，脑脊液见革兰阴性、肾形成双的球菌，为脑膜炎奈瑟菌。肺炎链球菌和无乳链球菌为紫色球菌；流感嗜血杆菌为红色小杆菌；李斯特菌为紫色短杆菌。',
          en: 'Meningitis with petechiae and Gram-negative kidney-shaped pairs: Neisseria meningitidis. S. pneumoniae and S. agalactiae are violet cocci, H. influenzae small red rods, Listeria short violet rods.',
        },
      },
      {
        key: 'staining-csf-smear-storage',
        kind: 'PANDUAN',
        difficulty: 2,
        stem: {
          zh: '余下的脑脊液当晚不能接种时，应放4℃冰箱以保持病菌存活。',
          en: 'If the rest of the fluid cannot be plated tonight, a refrigerator at 4 °C keeps the bacteria alive.',
        },
        right: false,
        analysis: {
          zh: '错。脑膜炎奈瑟菌对低温敏感且易自溶，冷藏会死亡，应保温（约35～37℃）并立即接种于预温的巧克力色平板。',
          en: 'False. Meningococci are sensitive to cold and autolyse; keep the fluid at 35 to 37 °C and plate it at once on warmed chocolate agar.',
        },
      },
    ],
    analysis: {
      zh: '染色结果须先看对照：阳性对照紫、阴性对照红才可采信。合格后所见革兰阴性双球菌结合瘀点，提示流行性脑脊髓膜炎；同样红色的还有流感嗜血杆菌，但其为杆菌。',
      en: 'Look at the controls first: only violet positive and red negative cells make a slide valid. Then Gram-negative diplococci with petechiae mean meningococcal meningitis; H. influenzae is red too, but a rod.',
    },
    keywords: ['脑膜炎奈瑟菌', '对照'],
    keywordsEn: ['meningococcus', 'control'],
  },
]
