import type { QuestionSeed } from '../../types.ts'

export const cocciQuestions: QuestionSeed[] = [
  {
    key: 'cocci-next-test',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'staphylococcus-aureus', term: 'grape-like-cluster', field: true },
    stem: {
      zh: '图示革兰染色纯培养物，下一步鉴定到种首选的试验是',
      en: 'The picture shows a Gram-stained pure culture. Which test is the first choice for identifying the species?',
    },
    options: [
      { text: { zh: '胆汁溶菌试验', en: 'Bile solubility test' } },
      { text: { zh: '氧化酶和糖发酵试验', en: 'Oxidase and sugar fermentation tests' } },
      { text: { zh: '血浆凝固酶试验', en: 'Coagulase test' }, right: true },
      { text: { zh: '杆菌肽敏感试验', en: 'Bacitracin susceptibility test' } },
      { text: { zh: 'IMViC试验', en: 'IMViC tests' } },
    ],
    analysis: {
      zh: '图中为紫色、葡萄串状排列的球菌，即葡萄球菌属，凝固酶阳性提示金黄色葡萄球菌。胆汁溶菌用于肺炎链球菌；氧化酶和糖发酵用于奈瑟菌；杆菌肽用于A群链球菌；IMViC用于肠道杆菌。',
      en: 'Violet cocci in grape-like clusters are staphylococci; a positive coagulase test suggests S. aureus. Bile solubility is for pneumococci, oxidase with sugars for Neisseria, bacitracin for group A streptococci, IMViC for enteric rods.',
    },
    keywords: ['血浆凝固酶试验'],
    keywordsEn: ['coagulase test'],
  },
  {
    key: 'cocci-reaction-and-shape',
    kind: 'TIANKONG',
    difficulty: 1,
    specimen: { key: 'staphylococcus-aureus', term: 'gram-positive-coccus' },
    stem: {
      zh: '箭头所指细菌的革兰染色反应为____性，菌体形态为____形。',
      en: 'The bacterium at the arrow is Gram-____ and its shape is ____.',
    },
    blanks: [
      { accept: ['阳', '阳性', '革兰阳性', '革兰阳', 'G+', 'positive', 'Gram-positive'] },
      {
        accept: [
          '球',
          '球形',
          '球菌',
          '圆',
          '圆形',
          '圆球',
          '圆球形',
          'spherical',
          'coccus',
          'coccal',
          'round',
        ],
      },
    ],
    analysis: {
      zh: '菌体染成紫色，为革兰阳性；各方向直径相近，为球形。写“阴”者把紫色误作红色；写“杆”者可能把相邻的两个球菌看成一个杆菌，应转动微调分清菌体间的界线。',
      en: 'It is violet, so Gram-positive, and about equally wide in all directions, so spherical. "Negative" takes violet for red; "rod" probably takes two neighbouring cocci for one bacillus: use the fine focus to see the gap.',
    },
    keywords: ['革兰阳性球菌', '革兰阳性'],
    keywordsEn: ['Gram-positive coccus', 'Gram-positive'],
  },
  {
    key: 'cocci-plane-of-division',
    kind: 'PANDUAN',
    difficulty: 2,
    specimen: { key: 'staphylococcus-aureus', term: 'grape-like-cluster' },
    stem: {
      zh: '箭头所指的排列，是细菌沿多个平面不规则分裂、分裂后不分离的结果。',
      en: 'The arrangement at the arrow results from irregular division in several planes without separation.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指葡萄串状排列，由多个平面不规则分裂、菌体粘连堆积而成。始终沿一个平面分裂且不分离形成的是链状（链球菌）；沿两个互相垂直的平面形成四联，沿三个平面形成八叠。',
      en: 'True. The arrow is at a grape-like cluster, made by irregular division in several planes. Division in one plane gives chains (streptococci), in two planes at right angles tetrads, in three planes packets of eight.',
    },
    keywords: ['葡萄串状排列', '葡萄球菌'],
    keywordsEn: ['grape-like cluster', 'staphylococcus'],
  },
  {
    key: 'cocci-aureus-or-epidermidis',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '能够区分金黄色葡萄球菌与表皮葡萄球菌的特征有',
      en: 'Which features tell Staphylococcus aureus from Staphylococcus epidermidis?',
    },
    options: [
      { text: { zh: '产生触酶', en: 'Production of catalase' } },
      { text: { zh: '产生血浆凝固酶', en: 'Production of coagulase' }, right: true },
      { text: { zh: '革兰染色呈紫色', en: 'Violet colour in the Gram stain' } },
      { text: { zh: '分解甘露醇', en: 'Fermentation of mannitol' }, right: true },
      { text: { zh: '产生耐热核酸酶', en: 'Production of heat-stable nuclease' }, right: true },
    ],
    analysis: {
      zh: '金黄色葡萄球菌凝固酶、甘露醇、耐热核酸酶均阳性，表皮葡萄球菌三者均阴性。触酶为葡萄球菌属共有（用以与链球菌区别），革兰阳性也是全属共有，不能区分种。',
      en: 'S. aureus is positive for coagulase, mannitol and heat-stable nuclease, S. epidermidis negative for all three. Catalase belongs to the whole genus (it parts staphylococci from streptococci), and so does the Gram-positive reaction.',
    },
    keywords: ['血浆凝固酶', '金黄色葡萄球菌'],
    keywordsEn: ['coagulase', 'Staphylococcus aureus'],
  },
  {
    key: 'cocci-arrangement-match',
    kind: 'PEIWU',
    difficulty: 2,
    stem: {
      zh: '为下列细菌选择涂片中最典型的形态和排列。',
      en: 'Choose the most typical shape and arrangement in smears for each bacterium.',
    },
    options: [
      { zh: '肾形，成双，凹面相对', en: 'Kidney-shaped pairs, flat or hollow sides facing' },
      {
        zh: '矛头状，成双，宽端相对，尖端向外',
        en: 'Lancet-shaped pairs, broad ends facing, points outwards',
      },
      { zh: '球形，葡萄串状', en: 'Spheres in grape-like clusters' },
      { zh: '球形，链状', en: 'Spheres in chains' },
      { zh: '球形，八叠状', en: 'Spheres in packets of eight' },
    ],
    stems: [
      { text: { zh: '肺炎链球菌', en: 'Streptococcus pneumoniae' }, option: 1 },
      { text: { zh: '化脓性链球菌', en: 'Streptococcus pyogenes' }, option: 3 },
      { text: { zh: '脑膜炎奈瑟菌', en: 'Neisseria meningitidis' }, option: 0 },
      { text: { zh: '表皮葡萄球菌', en: 'Staphylococcus epidermidis' }, option: 2 },
      { text: { zh: '淋病奈瑟菌', en: 'Neisseria gonorrhoeae' }, option: 0 },
    ],
    analysis: {
      zh: '两种奈瑟菌均为成双的肾形球菌，凹面相对，形态上不能区分，故同选一项；肺炎链球菌呈矛头状、尖端向外；化脓性链球菌成链；表皮葡萄球菌与金黄色葡萄球菌同为葡萄串状。八叠状见于八叠球菌，本题不选。',
      en: 'Both Neisseria species are kidney-shaped pairs and share one answer; pneumococci are lancets with their points outwards; S. pyogenes forms chains; S. epidermidis clusters like S. aureus. Packets of eight belong to Sarcina and are not used.',
    },
    keywords: ['球菌的排列'],
    keywordsEn: ['arrangement of cocci'],
  },
  {
    key: 'cocci-gonococcus-handling',
    kind: 'DANXUAN',
    difficulty: 3,
    stem: {
      zh: '疑为淋病奈瑟菌感染，分离培养时不恰当的做法是',
      en: 'Gonococcal infection is suspected. Which of these is wrong when isolating the organism?',
    },
    options: [
      {
        text: { zh: '用含抗生素的选择性巧克力色平板', en: 'Using selective chocolate agar with antibiotics' },
      },
      {
        text: {
          zh: '标本放4℃冰箱，次日集中接种',
          en: 'Keeping the sample at 4 °C and plating it the next day',
        },
        right: true,
      },
      { text: { zh: '平板接种前先预温', en: 'Warming the plate before plating' } },
      { text: { zh: '置于含5%～10% CO₂的环境中孵育', en: 'Incubating in 5 to 10 % CO₂' } },
      { text: { zh: '取材后床旁立即接种', en: 'Plating at the bedside at once' } },
    ],
    analysis: {
      zh: '淋病奈瑟菌对寒冷、干燥极敏感且可自溶，冷藏会死亡，应保温保湿、立即接种。选择性巧克力色平板、预温平板和5%～10% CO₂均是分离它的常规要求。',
      en: 'Gonococci die of cold and dryness and autolyse, so a refrigerated sample is lost; keep it warm and moist and plate at once. Selective chocolate agar, a warmed plate and 5 to 10 % CO₂ are all routine.',
    },
    keywords: ['淋病奈瑟菌'],
    keywordsEn: ['gonococcus'],
  },
  {
    key: 'cocci-pus-compared',
    kind: 'WENDA',
    difficulty: 4,
    stem: {
      zh: '比较金黄色葡萄球菌与化脓性链球菌所致皮肤软组织化脓性感染的病灶特点，并用致病物质加以解释。',
      en: 'Compare the purulent skin and soft tissue lesions of S. aureus and S. pyogenes and explain them by the virulence factors.',
    },
    model: {
      zh: '金黄色葡萄球菌：病灶局限，脓汁黄而黏稠，如疖、痈、脓肿。血浆凝固酶使血浆纤维蛋白原转变为纤维蛋白，沉积于菌体和病灶周围，阻碍吞噬，也限制扩散。化脓性链球菌：病灶界限不清，脓汁稀薄带血性，易沿淋巴管扩散，如蜂窝织炎、淋巴管炎。透明质酸酶分解结缔组织基质，链激酶溶解纤维蛋白，链道酶（DNA酶）降低脓液黏度，均利于扩散。',
      en: 'S. aureus: localised lesions with thick yellow pus, such as boils, carbuncles, abscesses. Coagulase turns fibrinogen into fibrin around bacteria and lesion, which hinders phagocytes but also spread. S. pyogenes: ill-defined lesions with thin blood-stained pus that spread along lymphatics, such as cellulitis and lymphangitis. Hyaluronidase breaks down the ground substance, streptokinase dissolves fibrin, streptodornase (DNase) thins the pus: all promote spread.',
    },
    analysis: {
      zh: '得分要点：局限、脓稠与凝固酶；扩散、脓稀与三种扩散因子。把链激酶写成葡萄球菌的局限因素，或把凝固酶写成扩散因子，均为方向性错误。',
      en: 'Points: localised and thick with coagulase; spreading and thin with the three spreading factors. Taking streptokinase for a localising or coagulase for a spreading factor reverses the answer.',
    },
    keywords: ['血浆凝固酶', '局限', '透明质酸酶', '链激酶', '链道酶', '扩散'],
    keywordsEn: ['coagulase', 'localised', 'hyaluronidase', 'streptokinase', 'streptodornase', 'spread'],
  },
  {
    key: 'cocci-cream-cake',
    kind: 'BINGLI',
    difficulty: 3,
    stem: {
      zh: '8名学生聚餐食用室温放置的奶油蛋糕，2～4小时后相继剧烈呕吐、上腹痛，体温正常，腹泻轻。剩余蛋糕涂片见大量革兰阳性球菌，排列成簇。',
      en: 'Eight students ate a cream cake kept at room temperature. Two to four hours later they vomited violently with epigastric pain, without fever and with little diarrhoea. A smear of the rest shows many Gram-positive cocci in clusters.',
    },
    children: [
      {
        key: 'cocci-cream-cake-agent',
        kind: 'DANXUAN',
        difficulty: 2,
        stem: { zh: '直接引起呕吐的致病物质是', en: 'What directly causes the vomiting?' },
        options: [
          { text: { zh: '杀白细胞素', en: 'Leukocidin' } },
          { text: { zh: '葡萄球菌溶素', en: 'Staphylolysin' } },
          { text: { zh: '表皮剥脱毒素', en: 'Exfoliative toxin' } },
          { text: { zh: '肠毒素', en: 'Enterotoxin' }, right: true },
          { text: { zh: '葡萄球菌A蛋白', en: 'Staphylococcal protein A' } },
        ],
        analysis: {
          zh: '潜伏期短、呕吐为主是食入预先形成的肠毒素所致，它刺激呕吐中枢。杀白细胞素和溶素损伤细胞；表皮剥脱毒素引起烫伤样皮肤综合征；A蛋白结合IgG的Fc段，抗吞噬，均不致呕吐。',
          en: 'A short incubation with vomiting points to preformed enterotoxin acting on the vomiting centre. Leukocidin and lysins damage cells, exfoliative toxin causes scalded skin syndrome, protein A binds the Fc part of IgG.',
        },
      },
      {
        key: 'cocci-cream-cake-boil',
        kind: 'PANDUAN',
        difficulty: 3,
        stem: {
          zh: '即使食用前把已变质的蛋糕煮沸30分钟，仍可能发病。',
          en: 'Even after boiling for 30 minutes the spoilt cake could still have made them ill.',
        },
        right: true,
        analysis: {
          zh: '对。煮沸能杀死葡萄球菌，但肠毒素耐热，100℃ 30分钟仍有活性，也不被胃肠蛋白酶破坏；关键是防止细菌在食物中产毒。',
          en: 'True. Boiling kills the staphylococci, but the enterotoxin withstands 100 °C for 30 minutes and digestive proteases; growth in the food must be prevented.',
        },
      },
      {
        key: 'cocci-cream-cake-source',
        kind: 'DUOXUAN',
        difficulty: 3,
        stem: {
          zh: '追查污染来源，应重点检查制作蛋糕人员的',
          en: 'To trace the source, what should be examined in the person who made the cake?',
        },
        options: [
          { text: { zh: '鼻前庭拭子', en: 'Swab of the nasal vestibule' }, right: true },
          { text: { zh: '手部化脓性病灶', en: 'Purulent lesions of the hands' }, right: true },
          { text: { zh: '血清肥达试验', en: 'Serum for the Widal test' } },
          { text: { zh: '清晨痰抗酸染色', en: 'Morning sputum for acid-fast rods' } },
        ],
        analysis: {
          zh: '金黄色葡萄球菌常居鼻前庭，手部化脓灶也可直接污染食物，并可与食物分离株分型比较。肥达试验查伤寒，痰抗酸染色查结核，与呕吐型食物中毒无关。',
          en: 'S. aureus is carried in the nasal vestibule, and purulent hand lesions contaminate food directly; isolates can be typed and compared. The Widal test is for typhoid, acid-fast sputum for tuberculosis.',
        },
      },
    ],
    analysis: {
      zh: '短潜伏期、呕吐为主、不发热加成簇的革兰阳性球菌，为葡萄球菌肠毒素食物中毒，属毒素型：致病的是食物中已有的毒素而非活菌在肠道繁殖，因此以预防带菌者污染和低温保存为主。',
      en: 'Short incubation, vomiting, no fever and clustered Gram-positive cocci: staphylococcal enterotoxin poisoning. It is the toxin already in the food, not growth in the gut, so carriers and warm storage are what to prevent.',
    },
    keywords: ['肠毒素', '食物中毒'],
    keywordsEn: ['enterotoxin', 'food poisoning'],
  },
]
