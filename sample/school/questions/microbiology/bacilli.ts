import type { QuestionSeed } from '../../types.ts'

export const bacilliQuestions: QuestionSeed[] = [
  {
    key: 'bacilli-wall-of-pictured',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'escherichia-coli', term: 'gram-negative-bacillus' },
    stem: {
      zh: '箭头所指细菌细胞壁的结构特点是',
      en: 'What characterises the cell wall of the bacterium at the arrow?',
    },
    options: [
      {
        text: {
          zh: '肽聚糖15～50层，含大量磷壁酸，无外膜',
          en: '15 to 50 layers of peptidoglycan, much teichoic acid, no outer membrane',
        },
      },
      {
        text: {
          zh: '肽聚糖外有大量分枝菌酸等脂质',
          en: 'Peptidoglycan covered by much lipid such as mycolic acid',
        },
      },
      {
        text: { zh: '无肽聚糖，胞质膜内含固醇', en: 'No peptidoglycan, sterols in the cytoplasmic membrane' },
      },
      {
        text: {
          zh: '肽聚糖1～2层，外有含脂多糖的外膜',
          en: 'One or two layers of peptidoglycan under an outer membrane with lipopolysaccharide',
        },
        right: true,
      },
      {
        text: {
          zh: '主要由几丁质和β-葡聚糖构成，无肽聚糖',
          en: 'Mainly chitin and β-glucan, no peptidoglycan',
        },
      },
    ],
    analysis: {
      zh: '菌体为红色的短杆菌，即革兰阴性菌：肽聚糖仅1～2层，二维疏松，外膜含脂多糖。厚肽聚糖和磷壁酸是革兰阳性菌（如葡萄球菌）的特点；分枝菌酸属分枝杆菌；无肽聚糖、膜含固醇的是支原体；几丁质和葡聚糖属真菌。',
      en: 'The rods are red, Gram-negative: one or two loose layers of peptidoglycan and an outer membrane with lipopolysaccharide. Thick peptidoglycan and teichoic acid are Gram-positive (staphylococci); mycolic acid is mycobacterial; mycoplasmas have no peptidoglycan but sterols; chitin and glucan are fungal.',
    },
    keywords: ['革兰阴性杆菌', '外膜'],
    keywordsEn: ['Gram-negative bacillus', 'outer membrane'],
  },
  {
    key: 'bacilli-culture-of-pictured',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'escherichia-coli', term: 'gram-negative-bacillus-3', field: true },
    stem: {
      zh: '图示为革兰染色涂片，下列哪项培养结果与其中的细菌相符？',
      en: 'The picture is a Gram-stained smear. Which culture result fits its bacteria?',
    },
    options: [
      {
        text: {
          zh: '伊红亚甲蓝平板上有金属光泽的紫黑色菌落',
          en: 'Violet-black colonies with a metallic sheen on eosin methylene blue agar',
        },
        right: true,
      },
      {
        text: {
          zh: '血平板上金黄色菌落，凝固酶阳性',
          en: 'Golden colonies on blood agar, coagulase positive',
        },
      },
      {
        text: {
          zh: '罗氏培养基上4周后出现的菜花状菌落',
          en: 'Cauliflower-like colonies on Löwenstein-Jensen medium after four weeks',
        },
      },
      {
        text: {
          zh: '仅厌氧血平板上出现的羽毛状薄菌落',
          en: 'Thin feathery colonies, on anaerobic blood agar only',
        },
      },
      { text: { zh: '普通平板上的卷发状大菌落', en: 'Large medusa-head colonies on plain agar' } },
    ],
    analysis: {
      zh: '图中为散在的红色短杆菌，符合大肠埃希菌，发酵乳糖，在伊红亚甲蓝平板上菌落紫黑、有金属光泽。金黄色菌落为金黄色葡萄球菌；菜花状为结核分枝杆菌；厌氧羽毛状为破伤风梭菌；卷发状为炭疽芽胞杆菌，后两者为紫色有芽胞的杆菌。',
      en: 'Scattered short red rods fit Escherichia coli, a lactose fermenter with a metallic sheen on EMB. Golden colonies: S. aureus; cauliflower: M. tuberculosis; anaerobic feathery growth: C. tetani; medusa heads: B. anthracis. The last two are violet rods with spores.',
    },
    keywords: ['大肠埃希菌', '伊红亚甲蓝平板'],
    keywordsEn: ['Escherichia coli', 'EMB agar'],
  },
  {
    key: 'bacilli-constricted-cell',
    kind: 'PANDUAN',
    difficulty: 2,
    specimen: { key: 'escherichia-coli', term: 'dividing-bacillus' },
    stem: {
      zh: '箭头所指菌体正在形成芽胞，故应按杀灭芽胞的要求处理该培养物。',
      en: 'The cell at the arrow is forming a spore, so the culture must be treated as spore-bearing.',
    },
    right: false,
    analysis: {
      zh: '错。箭头指较长、中部缢缩的菌体，是二分裂繁殖；芽胞应为菌体内不着色的圆或椭圆形透亮区。图中为革兰阴性短杆菌，不形成芽胞，一般消毒即可杀灭繁殖体。',
      en: 'False. The arrow is at a longer cell narrowed in the middle: binary fission. A spore would be a clear unstained round or oval body inside the cell. These Gram-negative rods form none, and ordinary disinfection kills them.',
    },
    keywords: ['分裂中的杆菌', '二分裂'],
    keywordsEn: ['dividing bacillus', 'binary fission'],
  },
  {
    key: 'bacilli-imvic',
    kind: 'TIANKONG',
    difficulty: 2,
    stem: {
      zh: '典型大肠埃希菌的IMViC结果：吲哚____，甲基红____，VP____，枸橼酸盐____（填阳性或阴性）。',
      en: 'IMViC of typical Escherichia coli: indole ____, methyl red ____, Voges-Proskauer ____, citrate ____ (positive or negative).',
    },
    blanks: [
      { accept: ['阳性', '+', 'positive'] },
      { accept: ['阳性', '+', 'positive'] },
      { accept: ['阴性', '-', '−', 'negative'] },
      { accept: ['阴性', '-', '−', 'negative'] },
    ],
    analysis: {
      zh: '大肠埃希菌为“＋＋－－”：分解色氨酸产吲哚，发酵葡萄糖产大量酸使甲基红阳性，不产乙酰甲基甲醇，不能以枸橼酸盐为唯一碳源。产气克雷伯菌（原称产气肠杆菌）恰为“－－＋＋”，常被颠倒。',
      en: 'E. coli is + + - -: it makes indole from tryptophan and enough acid for methyl red, no acetoin, and cannot live on citrate alone. Klebsiella aerogenes (formerly Enterobacter aerogenes) is just the reverse, - - + +, and often confused.',
    },
    keywords: ['大肠埃希菌', 'IMViC 试验'],
    keywordsEn: ['Escherichia coli', 'IMViC tests'],
  },
  {
    key: 'bacilli-diarrhoeagenic-match',
    kind: 'PEIWU',
    difficulty: 4,
    stem: {
      zh: '为下列临床特点选择致腹泻大肠埃希菌的类型。',
      en: 'Choose the type of diarrhoeagenic Escherichia coli for each picture.',
    },
    options: [
      { zh: '肠产毒型（ETEC）', en: 'Enterotoxigenic (ETEC)' },
      { zh: '肠侵袭型（EIEC）', en: 'Enteroinvasive (EIEC)' },
      { zh: '肠致病型（EPEC）', en: 'Enteropathogenic (EPEC)' },
      { zh: '肠出血型（EHEC）', en: 'Enterohaemorrhagic (EHEC)' },
      { zh: '肠集聚型（EAEC）', en: 'Enteroaggregative (EAEC)' },
    ],
    stems: [
      {
        text: {
          zh: '产志贺毒素，可并发溶血性尿毒综合征',
          en: 'Makes Shiga toxin; may be followed by haemolytic uraemic syndrome',
        },
        option: 3,
      },
      {
        text: {
          zh: '产不耐热和耐热肠毒素，旅行者水样腹泻',
          en: "Makes heat-labile and heat-stable enterotoxins; travellers' watery diarrhoea",
        },
        option: 0,
      },
      {
        text: {
          zh: '侵入结肠上皮并在其中繁殖，脓血便似菌痢',
          en: 'Invades and grows in colonic epithelium; bloody pus as in dysentery',
        },
        option: 1,
      },
      { text: { zh: 'O157:H7是其代表血清型', en: 'O157:H7 is its best-known serotype' }, option: 3 },
      {
        text: {
          zh: '婴幼儿腹泻，黏附后使微绒毛消失，不产志贺毒素',
          en: 'Diarrhoea of infants; effaces the microvilli after attachment, no Shiga toxin',
        },
        option: 2,
      },
    ],
    analysis: {
      zh: 'EHEC产志贺毒素，代表血清型O157:H7，可致溶血性尿毒综合征，故用两次；ETEC靠肠毒素致分泌性腹泻；EIEC像志贺菌一样侵袭结肠；EPEC破坏微绒毛而不产志贺毒素。EAEC呈砖状集聚黏附，引起持续性腹泻，本题不选。',
      en: 'EHEC makes Shiga toxin, is typically O157:H7 and may cause haemolytic uraemic syndrome, hence twice; ETEC secretes through enterotoxins; EIEC invades like Shigella; EPEC effaces microvilli without Shiga toxin. EAEC adheres in a stacked-brick pattern with persistent diarrhoea and is not used.',
    },
    keywords: ['致腹泻大肠埃希菌'],
    keywordsEn: ['diarrhoeagenic Escherichia coli'],
  },
  {
    key: 'bacilli-tubercle-properties',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '关于结核分枝杆菌，正确的有',
      en: 'Which statements on Mycobacterium tuberculosis are right?',
    },
    options: [
      {
        text: {
          zh: '兼性厌氧，37℃过夜即可见菌落',
          en: 'Facultatively anaerobic, colonies overnight at 37 °C',
        },
      },
      { text: { zh: '主要靠内毒素和外毒素致病', en: 'Causes disease mainly by endo- and exotoxin' } },
      { text: { zh: '抗酸染色后呈红色', en: 'Red after acid-fast staining' }, right: true },
      {
        text: { zh: '耐干燥，但对紫外线敏感', en: 'Resists drying but is sensitive to ultraviolet light' },
        right: true,
      },
      {
        text: {
          zh: '可发生L型变异和卡介苗那样的毒力减弱变异',
          en: 'Can change to L forms and lose virulence, as in BCG',
        },
        right: true,
      },
    ],
    analysis: {
      zh: '细胞壁富含分枝菌酸，故抗酸、耐干燥，对湿热、紫外线和75%乙醇敏感；可变异为L型，卡介苗是牛分枝杆菌毒力减弱株，说明分枝杆菌可发生毒力变异。它为专性需氧菌，生长慢，2～4周才见菌落；不产内、外毒素，致病与菌体脂质、蛋白引起的免疫损伤有关。',
      en: 'Mycolic acid makes the wall acid-fast and resistant to drying; moist heat, ultraviolet light and 75 % ethanol kill it. L forms occur, and BCG is a mycobacterial strain (M. bovis) of lost virulence. It is strictly aerobic, slow (two to four weeks), and has neither endo- nor exotoxin: lipids, proteins and the immune response do the damage.',
    },
    keywords: ['结核分枝杆菌', '抗酸染色'],
    keywordsEn: ['Mycobacterium tuberculosis', 'acid-fast stain'],
  },
  {
    key: 'bacilli-typhoid-samples',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '疑似肠热症（伤寒）患者，在病程不同时期各应采集何种标本分离病菌？结合发病机制说明理由。',
      en: 'Which samples should be cultured at each stage of suspected enteric (typhoid) fever? Explain by the pathogenesis.',
    },
    model: {
      zh: '第1周取外周血：病菌经肠系膜淋巴结、胸导管入血，形成第一次菌血症后再次入血，此期血培养阳性率最高。第2周起取粪便，第3周起还可取尿：病菌随血到胆囊、肾，再由胆汁排入肠道和由尿排出。第1～3周均可取骨髓，因病菌在单核-巨噬细胞内存留，已用抗菌药者骨髓阳性率仍高。血清肥达试验在第2周后随抗体升高才有意义，且须动态观察，不能代替分离培养。',
      en: 'Week one, blood: the bacteria pass through the mesenteric nodes and thoracic duct into the blood, and the culture rate is highest. From week two stool, from week three also urine: from the gall bladder they return to the gut with bile, from the kidney they leave in urine. Bone marrow in weeks one to three, since they persist in macrophages, even after antibiotics. The Widal test helps only as antibodies rise after week two, must be repeated, and does not replace culture.',
    },
    analysis: {
      zh: '得分要点：第1周血、第2周起粪便、第3周起尿、全程（1～3周）骨髓，各附理由。常见错误是第1周只送粪便，或以一次肥达试验确诊。',
      en: 'Points: blood in week one, stool from week two, urine from week three, marrow throughout, each with its reason. Common mistakes: stool alone in week one, or a diagnosis from a single Widal test.',
    },
    keywords: ['血培养', '粪便', '尿', '骨髓', '肥达试验'],
    keywordsEn: ['blood', 'stool', 'urine', 'bone marrow', 'Widal test'],
  },
  {
    key: 'bacilli-cystitis',
    kind: 'BINGLI',
    difficulty: 3,
    stem: {
      zh: '女，28岁，尿频、尿急、尿痛2天，无发热。清洁中段尿镜检白细胞满视野，涂片见革兰阴性杆菌；麦康凯平板上为粉红色菌落，吲哚阳性，脲酶阴性，氧化酶阴性。',
      en: 'A woman of 28 has had frequency, urgency and pain on passing urine for two days, no fever. Clean midstream urine is full of leucocytes with Gram-negative rods; pink colonies on MacConkey agar, indole positive, urease negative, oxidase negative.',
    },
    children: [
      {
        key: 'bacilli-cystitis-species',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '最可能的病原菌是', en: 'Which organism is most probable?' },
        options: [
          { text: { zh: '奇异变形杆菌', en: 'Proteus mirabilis' } },
          { text: { zh: '铜绿假单胞菌', en: 'Pseudomonas aeruginosa' } },
          { text: { zh: '大肠埃希菌', en: 'Escherichia coli' }, right: true },
          { text: { zh: '肺炎克雷伯菌', en: 'Klebsiella pneumoniae' } },
          { text: { zh: '伤寒沙门菌', en: 'Salmonella Typhi' } },
        ],
        analysis: {
          zh: '发酵乳糖（粉红）、吲哚阳性、脲酶阴性，为大肠埃希菌，也是社区尿路感染最常见者。奇异变形杆菌脲酶阳性、不发酵乳糖；铜绿假单胞菌氧化酶阳性；肺炎克雷伯菌发酵乳糖但吲哚阴性、脲酶阳性；伤寒沙门菌不发酵乳糖、吲哚阴性。',
          en: 'Lactose fermented (pink), indole positive, urease negative: E. coli, the commonest cause. Proteus is urease positive and does not ferment lactose; Pseudomonas is oxidase positive; K. pneumoniae is indole negative and urease positive; S. Typhi ferments no lactose and makes no indole.',
        },
      },
      {
        key: 'bacilli-cystitis-adhesion',
        kind: 'DANXUAN',
        difficulty: 4,
        stem: {
          zh: '该菌在尿流冲刷下仍能定植于尿道上皮，主要依靠',
          en: 'What mainly lets it stay on the urinary epithelium against the flow of urine?',
        },
        options: [
          { text: { zh: '鞭毛', en: 'Flagella' } },
          { text: { zh: '菌毛等黏附素', en: 'Pili and other adhesins' }, right: true },
          { text: { zh: '芽胞', en: 'Spores' } },
          { text: { zh: '性菌毛传递的R质粒', en: 'R plasmids passed by sex pili' } },
        ],
        analysis: {
          zh: '尿路致病株以1型菌毛、P菌毛等黏附素与上皮受体结合。鞭毛使其上行运动，但不能固定；该菌不形成芽胞；R质粒决定耐药，与黏附无直接关系。',
          en: 'Uropathogenic strains bind epithelial receptors by type 1 and P pili and other adhesins. Flagella move but do not hold; it forms no spores; R plasmids give drug resistance.',
        },
      },
      {
        key: 'bacilli-cystitis-count',
        kind: 'PANDUAN',
        difficulty: 2,
        stem: {
          zh: '清洁中段尿革兰阴性杆菌计数≥10⁵ CFU/ml，结合症状支持尿路感染的诊断。',
          en: 'A count of at least 10⁵ CFU/ml of Gram-negative rods in clean midstream urine, with symptoms, supports urinary infection.',
        },
        right: true,
        analysis: {
          zh: '对。杆菌≥10⁵ CFU/ml通常视为真性菌尿；明显更低的计数且多种细菌混杂多为前尿道或外阴污染。有症状的女性有时较低计数也有意义，故须结合临床。',
          en: 'True. At least 10⁵ CFU/ml of rods is taken as true bacteriuria; far lower counts of mixed species mostly mean contamination. In women with symptoms lower counts may matter too, so the patient is always considered.',
        },
      },
    ],
    analysis: {
      zh: '膀胱刺激征、脓尿，加发酵乳糖、吲哚阳性、脲酶和氧化酶阴性的革兰阴性杆菌，为大肠埃希菌尿路感染；涂片形态不能区分肠道杆菌，种的鉴定须靠生化反应。',
      en: 'Irritable bladder and pus with lactose-fermenting, indole-positive, urease- and oxidase-negative rods: urinary infection by E. coli. Shape alone does not tell enteric rods apart; biochemistry does.',
    },
    keywords: ['尿路感染', '菌毛'],
    keywordsEn: ['urinary tract infection', 'pili'],
  },
]
