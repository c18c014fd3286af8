import type { QuestionSeed } from '../../types.ts'

export const trematodeQuestions: QuestionSeed[] = [
  {
    key: 'trematodes-next-host',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'schistosoma-egg', term: 'miracidium' },
    stem: {
      zh: '箭头所指虫卵内的幼虫孵出后，必须侵入下列哪种宿主才能继续发育？',
      en: 'Which host must the larva within the egg at the arrow enter after hatching in order to develop?',
    },
    options: [
      { text: { zh: '湖北钉螺', en: 'Oncomelania hupensis' }, right: true },
      { text: { zh: '纹沼螺', en: 'Parafossarulus striatulus' } },
      { text: { zh: '川卷螺', en: 'Semisulcospira libertina' } },
      { text: { zh: '扁卷螺', en: 'Planorbid snails' } },
      { text: { zh: '椎实螺', en: 'Lymnaeid snails' } },
    ],
    analysis: {
      zh: '虫卵无卵盖、一侧有小棘，内为日本血吸虫毛蚴，唯一中间宿主是湖北钉螺。纹沼螺为华支睾吸虫、川卷螺为卫氏并殖吸虫、扁卷螺为布氏姜片吸虫、椎实螺为肝片形吸虫的中间宿主。',
      en: 'The egg has no operculum and a small knob on one side: a miracidium of Schistosoma japonicum, whose only intermediate host is Oncomelania hupensis. Parafossarulus serves Clonorchis, Semisulcospira Paragonimus, planorbids Fasciolopsis, lymnaeids Fasciola.',
    },
    keywords: ['毛蚴', '钉螺'],
    keywordsEn: ['miracidium', 'Oncomelania snail'],
  },
  {
    key: 'trematodes-home-of-adult',
    kind: 'DANXUAN',
    difficulty: 2,
    specimen: { key: 'schistosoma-egg', term: 'schistosoma-japonicum-egg' },
    stem: {
      zh: '产出箭头所指虫卵的成虫，在人体内主要寄生于',
      en: 'Where in the human body do the adults that lay the egg at the arrow mainly live?',
    },
    options: [
      { text: { zh: '肝内胆管', en: 'Intrahepatic bile ducts' } },
      { text: { zh: '小肠肠腔', en: 'Lumen of the small intestine' } },
      { text: { zh: '肺组织的囊肿', en: 'Cysts in the lungs' } },
      { text: { zh: '膀胱和盆腔静脉丛', en: 'Veins of bladder and pelvis' } },
      { text: { zh: '门脉-肠系膜静脉系统', en: 'Portal and mesenteric veins' }, right: true },
    ],
    analysis: {
      zh: '无卵盖、一侧有小棘、内含毛蚴的卵为日本血吸虫卵，成虫寄生于门脉-肠系膜静脉系统。肝内胆管为华支睾吸虫（卵小有盖有肩峰）；小肠腔为姜片虫（卵大，卵盖小）；肺为并殖吸虫；膀胱静脉丛为埃及血吸虫（卵有端棘）。',
      en: 'No operculum, a small lateral spine and a miracidium: S. japonicum, whose adults live in the portal and mesenteric veins. Bile ducts: Clonorchis (small operculate egg with shoulders); gut lumen: Fasciolopsis; lung: Paragonimus; bladder veins: S. haematobium (terminal spine).',
    },
    keywords: ['日本血吸虫卵', '肠系膜静脉'],
    keywordsEn: ['Schistosoma japonicum egg', 'mesenteric veins'],
  },
  {
    key: 'trematodes-name-with-position',
    kind: 'TIANKONG',
    difficulty: 3,
    specimen: { key: 'schistosoma-egg', term: 'lateral-spine' },
    stem: {
      zh: '写出箭头所指结构的名称（须体现其在卵上的方位）：____。',
      en: 'Name the structure at the arrow (the name must say where on the egg it is): ____.',
    },
    blanks: [{ terms: ['lateral-spine'] }],
    analysis: {
      zh: '箭头指卵壳一侧的短小突起，即侧棘。只写“棘”未表明方位，不得分；“端棘”见于埃及血吸虫卵；曼氏血吸虫卵也为侧棘，但长而大；“卵盖”为其他吸虫卵所有，血吸虫卵没有。',
      en: 'The arrow is at the short knob on the side of the shell, the lateral spine. "Spine" alone lacks the position and is wrong; a terminal spine belongs to S. haematobium; that of S. mansoni is lateral too but long and large; an operculum is found in other flukes, never here.',
    },
    keywords: ['侧棘', '日本血吸虫卵'],
    keywordsEn: ['lateral spine', 'Schistosoma japonicum egg'],
  },
  {
    key: 'trematodes-way-out-of-shell',
    kind: 'PANDUAN',
    difficulty: 3,
    specimen: { key: 'schistosoma-egg', term: 'egg-shell' },
    stem: {
      zh: '箭头所指虫卵入水后，幼虫推开卵一端的卵盖孵出。',
      en: 'In water the larva of the egg at the arrow hatches by pushing open an operculum at one end.',
    },
    right: false,
    analysis: {
      zh: '错。箭头指日本血吸虫卵的卵壳，薄而均匀，无卵盖；毛蚴在水中因渗透压和自身活动使卵壳破裂孵出。推开卵盖孵出的是姜片虫、并殖吸虫、肝片形吸虫等。',
      en: 'False. The arrow is at the thin even shell of a Schistosoma japonicum egg, which has no operculum and bursts in water. Fasciolopsis, Paragonimus and Fasciola hatch through an operculum.',
    },
    keywords: ['卵壳', '毛蚴孵化'],
    keywordsEn: ['egg shell', 'hatching of the miracidium'],
  },
  {
    key: 'trematodes-route-match',
    kind: 'PEIWU',
    difficulty: 2,
    stem: {
      zh: '为下列吸虫选择人体最主要的感染方式。',
      en: 'Choose the main way in which man is infected by each fluke.',
    },
    options: [
      { zh: '生食淡水鱼、虾', en: 'Eating raw freshwater fish or shrimps' },
      { zh: '生食溪蟹、蝲蛄', en: 'Eating raw freshwater crabs or crayfish' },
      { zh: '生食水生植物', en: 'Eating raw water plants' },
      { zh: '皮肤接触疫水', en: 'Skin contact with infested water' },
      { zh: '生食猪肉', en: 'Eating raw pork' },
    ],
    stems: [
      { text: { zh: '卫氏并殖吸虫', en: 'Paragonimus westermani' }, option: 1 },
      { text: { zh: '布氏姜片吸虫', en: 'Fasciolopsis buski' }, option: 2 },
      { text: { zh: '日本血吸虫', en: 'Schistosoma japonicum' }, option: 3 },
      { text: { zh: '华支睾吸虫', en: 'Clonorchis sinensis' }, option: 0 },
      { text: { zh: '肝片形吸虫', en: 'Fasciola hepatica' }, option: 2 },
    ],
    analysis: {
      zh: '囊蚴在溪蟹、蝲蛄内为并殖吸虫，在淡水鱼虾内为华支睾吸虫；姜片虫和肝片形吸虫的囊蚴附于水生植物，故该项用两次；日本血吸虫无囊蚴，尾蚴经皮侵入。生食猪肉主要感染带绦虫、旋毛虫，本题不选。',
      en: 'Metacercariae lie in crabs and crayfish (Paragonimus), in freshwater fish (Clonorchis), on water plants (Fasciolopsis and Fasciola, hence twice); S. japonicum has none, its cercariae enter the skin. Raw pork gives tapeworm or Trichinella and is not used.',
    },
    keywords: ['吸虫感染方式'],
    keywordsEn: ['how flukes infect'],
  },
  {
    key: 'trematodes-clonorchis-egg',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '华支睾吸虫卵的形态特点有',
      en: 'Which features belong to the egg of Clonorchis sinensis?',
    },
    options: [
      {
        text: {
          zh: '是常见蠕虫卵中最小的，形似芝麻',
          en: 'The smallest of the common worm eggs, shaped like a sesame seed',
        },
        right: true,
      },
      {
        text: {
          zh: '卵盖周围的卵壳增厚形成肩峰',
          en: 'Thickened shell around the operculum forms shoulders',
        },
        right: true,
      },
      { text: { zh: '卵壳外有凹凸不平的蛋白质膜', en: 'A bumpy albuminous coat' } },
      { text: { zh: '卵壳一侧有小棘', en: 'A small spine on one side' } },
      { text: { zh: '内含一个毛蚴', en: 'A miracidium inside' }, right: true },
    ],
    analysis: {
      zh: '华支睾吸虫卵约29 μm×17 μm，形似芝麻，有卵盖和肩峰，后端有小疣，排出时已含毛蚴。凹凸不平的蛋白质膜属蛔虫卵；侧棘属日本血吸虫卵，后者无卵盖。',
      en: 'About 29 by 17 μm, with operculum, shoulders, a small knob behind, and a miracidium when passed. The bumpy coat is Ascaris; the lateral spine is S. japonicum, which has no operculum.',
    },
    keywords: ['华支睾吸虫卵'],
    keywordsEn: ['Clonorchis egg'],
  },
  {
    key: 'trematodes-missing-stage',
    kind: 'DANXUAN',
    difficulty: 2,
    stem: {
      zh: '日本血吸虫生活史中缺少下列哪一阶段？',
      en: 'Which stage is missing in the life cycle of Schistosoma japonicum?',
    },
    options: [
      { text: { zh: '毛蚴', en: 'Miracidium' } },
      { text: { zh: '雷蚴', en: 'Redia' }, right: true },
      { text: { zh: '母胞蚴', en: 'Mother sporocyst' } },
      { text: { zh: '子胞蚴', en: 'Daughter sporocyst' } },
      { text: { zh: '尾蚴', en: 'Cercaria' } },
    ],
    analysis: {
      zh: '日本血吸虫为：卵→毛蚴→母胞蚴→子胞蚴→尾蚴→（经皮）童虫→成虫，没有雷蚴和囊蚴；其余四项均有，且母、子胞蚴在钉螺内，尾蚴尾部分叉。',
      en: 'Egg, miracidium, mother and daughter sporocysts (in the snail), fork-tailed cercaria, schistosomulum, adult: neither redia nor metacercaria. The other four all occur.',
    },
    keywords: ['雷蚴', '日本血吸虫'],
    keywordsEn: ['redia', 'Schistosoma japonicum'],
  },
  {
    key: 'trematodes-egg-granuloma',
    kind: 'WENDA',
    difficulty: 4,
    stem: {
      zh: '为什么说虫卵是日本血吸虫病的主要致病因子？说明虫卵肉芽肿的形成过程和后果。',
      en: 'Why are eggs the main cause of disease in schistosomiasis japonica? Describe how the egg granuloma forms and what follows.',
    },
    model: {
      zh: '成虫在肠系膜静脉末梢产卵，卵沉积于肝和结肠壁等组织。卵内毛蚴成熟后，其分泌的可溶性虫卵抗原经卵壳微孔释出，致敏T细胞；再次接触时T细胞释放细胞因子，吸引巨噬细胞、嗜酸性粒细胞、淋巴细胞和成纤维细胞聚集，形成以虫卵为中心的肉芽肿（Ⅳ型超敏反应）。急性期嗜酸性粒细胞浸润、坏死似脓肿；毛蚴死亡后抗原减少，逐渐纤维化。结果：肝门管区周围干线型纤维化、窦前性门静脉高压，脾大、腹水、食管静脉曲张；结肠壁溃疡、增厚和息肉样增生。',
      en: 'Adults lay in the mesenteric venules; eggs lodge in liver and colon. The ripe miracidium secretes soluble egg antigens through pores of the shell, which sensitise T cells; on renewed contact these release cytokines that gather macrophages, eosinophils, lymphocytes and fibroblasts into a granuloma around the egg (type IV hypersensitivity). At first eosinophils and necrosis look like an abscess; when the miracidium dies, antigen falls and fibrosis follows. Results: pipe-stem periportal fibrosis with presinusoidal portal hypertension, splenomegaly, ascites and varices; ulcers, thickening and polyps of the colon.',
    },
    analysis: {
      zh: '得分要点：沉积部位、可溶性虫卵抗原来自毛蚴、Ⅳ型超敏反应、由肉芽肿到纤维化、窦前性门静脉高压。把主要病变归于成虫吸血或尾蚴性皮炎均不对，那只是次要或短暂的损害。',
      en: 'Points: where eggs lodge, antigens from the miracidium, type IV, granuloma to fibrosis, presinusoidal hypertension. Adults taking blood or cercarial dermatitis are minor or brief.',
    },
    keywords: ['毛蚴', '可溶性虫卵抗原', 'T细胞', '肉芽肿', '纤维化', '门静脉高压'],
    keywordsEn: [
      'miracidium',
      'soluble egg antigens',
      'T cells',
      'granuloma',
      'fibrosis',
      'portal hypertension',
    ],
  },
  {
    key: 'trematodes-lake-fever',
    kind: 'BINGLI',
    difficulty: 3,
    stem: {
      zh: '男，24岁，6周前在洞庭湖区捕鱼，当时小腿出现红色瘙痒丘疹。现发热2周，腹痛、黏液血便，肝大压痛，嗜酸性粒细胞占38%。',
      en: 'A man of 24 fished in the Dongting lake region six weeks ago and had itching red papules on his legs. Now he has had fever for two weeks, abdominal pain, bloody mucous stools, a tender large liver and 38 % eosinophils.',
    },
    children: [
      {
        key: 'trematodes-lake-fever-papules',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '当时的丘疹由哪一阶段侵入引起？', en: 'Which stage entered and caused the papules?' },
        options: [
          { text: { zh: '尾蚴', en: 'Cercariae' }, right: true },
          { text: { zh: '毛蚴', en: 'Miracidia' } },
          { text: { zh: '囊蚴', en: 'Metacercariae' } },
          { text: { zh: '丝状蚴', en: 'Filariform larvae' } },
        ],
        analysis: {
          zh: '日本血吸虫尾蚴钻入皮肤引起尾蚴性皮炎。毛蚴只侵入钉螺；囊蚴是经口感染的其他吸虫的感染期；丝状蚴是钩虫的感染期，多在赤足接触泥土时侵入。',
          en: 'Cercariae penetrating the skin cause cercarial dermatitis. Miracidia enter only the snail; metacercariae are swallowed (other flukes); filariform larvae are hookworm, mostly from soil.',
        },
      },
      {
        key: 'trematodes-lake-fever-hatching',
        kind: 'PANDUAN',
        difficulty: 3,
        stem: {
          zh: '此期可用粪便沉淀后毛蚴孵化法查病原，检出率高于直接涂片。',
          en: 'At this time sedimentation of stool with hatching of miracidia finds more than a direct smear.',
        },
        right: true,
        analysis: {
          zh: '对。感染约5周后虫卵随粪排出，孵化法取粪量大，毛蚴在水面下作直线运动易于发现；直接涂片取量少，易漏检。晚期因肠壁纤维化，粪中卵少，则须直肠黏膜活检。',
          en: 'True. Eggs appear about five weeks after infection; hatching uses much stool, and miracidia are seen swimming straight below the surface, while a smear takes little. In late disease a fibrous gut wall lets few eggs out and rectal biopsy is needed.',
        },
      },
      {
        key: 'trematodes-lake-fever-drug',
        kind: 'TIANKONG',
        difficulty: 1,
        stem: { zh: '病原治疗的首选药物是____。', en: 'The drug of choice is ____.' },
        blanks: [{ terms: ['praziquantel'] }],
        analysis: {
          zh: '吡喹酮对各期血吸虫病均有效，为首选。阿苯达唑主要用于肠道线虫；蒿甲醚、青蒿琥酯主要杀童虫，用于早期预防，不作急性期首选；氯喹用于疟疾。',
          en: 'Praziquantel works in all stages and comes first. Albendazole is for intestinal nematodes; artemether and artesunate kill schistosomula and prevent; chloroquine is for malaria.',
        },
      },
    ],
    analysis: {
      zh: '疫水接触史、尾蚴性皮炎，5～8周后发热、肝大、嗜酸性粒细胞显著增多，为急性血吸虫病。华支睾吸虫病有生食鱼史，无皮炎；伤寒嗜酸性粒细胞减少；阿米巴肝脓肿嗜酸性粒细胞不增多。',
      en: 'Water contact and dermatitis, then after five to eight weeks fever, large liver and marked eosinophilia: acute schistosomiasis. Clonorchiasis has raw fish and no dermatitis; in typhoid eosinophils fall; amoebic liver abscess does not raise them.',
    },
    keywords: ['急性血吸虫病', '尾蚴性皮炎'],
    keywordsEn: ['acute schistosomiasis', 'cercarial dermatitis'],
  },
]
