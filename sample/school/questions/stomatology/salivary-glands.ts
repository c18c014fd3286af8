import type { QuestionSeed } from '../../types.ts'

export const salivaryGlandQuestions: QuestionSeed[] = [
  {
    key: 'salivary-cell-task',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'parotid-gland', term: 'striated-duct' },
    stem: {
      zh: '箭头所指结构的细胞对唾液形成的主要作用是',
      en: 'What do the cells of the structure at the arrow mainly do in forming saliva?',
    },
    options: [
      { text: { zh: '合成并分泌唾液淀粉酶', en: 'Make and secrete amylase' } },
      {
        text: {
          zh: '以细长突起收缩，推动分泌物排出',
          en: 'Contract with their long processes and press the secretion out',
        },
      },
      { text: { zh: '分泌黏蛋白使唾液黏稠', en: 'Secrete mucins that thicken it' } },
      {
        text: {
          zh: '吸收钠、排出钾，使唾液低渗',
          en: 'Take up sodium, give off potassium, make it hypotonic',
        },
        right: true,
      },
      { text: { zh: '储存脂质备用', en: 'Store lipid' } },
    ],
    analysis: {
      zh: '箭头指纹状管，高柱状嗜酸性细胞基部有质膜内褶和线粒体，主动转运离子而不透水，使等渗的原唾液成为低渗。淀粉酶来自浆液性腺泡；收缩的是肌上皮细胞；黏蛋白来自黏液性腺泡（腮腺基本没有）；储脂的是脂肪细胞。',
      en: 'The arrow is at a striated duct: tall eosinophilic cells whose basal folds with mitochondria pump ions but let no water follow, so isotonic primary saliva becomes hypotonic. Amylase is from serous acini, contraction from myoepithelium, mucin from mucous acini (hardly any here), lipid in adipocytes.',
    },
    keywords: ['纹状管', '低渗唾液'],
    keywordsEn: ['striated duct', 'hypotonic saliva'],
  },
  {
    key: 'salivary-longest-in-gland',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'parotid-gland', term: 'intercalated-duct' },
    stem: {
      zh: '箭头所指结构在下列哪种腺中最长、最易见到？',
      en: 'In which gland is the structure at the arrow longest and most easily seen?',
    },
    options: [
      { text: { zh: '腮腺', en: 'Parotid gland' }, right: true },
      { text: { zh: '下颌下腺', en: 'Submandibular gland' } },
      { text: { zh: '舌下腺', en: 'Sublingual gland' } },
      { text: { zh: '腭腺', en: 'Palatine glands' } },
      { text: { zh: '唇腺', en: 'Labial glands' } },
    ],
    analysis: {
      zh: '箭头指由单层立方或扁平细胞围成的细小闰管，以腮腺最长。下颌下腺闰管较短而纹状管最发达（若箭头指纹状管才选它）；舌下腺和腭腺、唇腺等以黏液性腺泡为主的腺，闰管很短或缺如。',
      en: 'The arrow is at a narrow intercalated duct of low cells, longest in the parotid. In the submandibular gland it is shorter and the striated duct is the most developed; in the mainly mucous sublingual, palatine and labial glands it is very short or absent.',
    },
    keywords: ['闰管', '腮腺'],
    keywordsEn: ['intercalated duct', 'parotid gland'],
  },
  {
    key: 'salivary-acinus-and-enzyme',
    kind: 'TIANKONG',
    difficulty: 2,
    specimen: { key: 'parotid-gland', term: 'serous-acinus' },
    stem: {
      zh: '写出箭头所指腺泡的类型：____；其细胞顶部颗粒中含量最多的消化酶是____。',
      en: 'Which type of acinus is at the arrow? ____. The main digestive enzyme in its apical granules is ____.',
    },
    blanks: [{ terms: ['serous-acinus'] }, { terms: ['salivary-amylase'] }],
    analysis: {
      zh: '细胞锥形，核圆、近基底，基部嗜碱、顶部有嗜酸性酶原颗粒，为浆液性腺泡，主要含唾液淀粉酶。黏液性腺泡胞质淡染泡沫状、核扁贴基底；混合性腺泡带浆半月。溶菌酶不是消化酶；脂肪酶（舌脂肪酶）来自舌的味腺。',
      en: 'Pyramidal cells with round nuclei, basophilic below and eosinophilic zymogen above: a serous acinus, mainly with salivary amylase. Mucous acini are pale and foamy with flat nuclei; mixed ones bear demilunes. Lysozyme does not digest food; lingual lipase is from the glands of von Ebner.',
    },
    keywords: ['浆液性腺泡', '唾液淀粉酶'],
    keywordsEn: ['serous acinus', 'salivary amylase'],
  },
  {
    key: 'salivary-cell-with-age',
    kind: 'PANDUAN',
    difficulty: 2,
    specimen: { key: 'parotid-gland', term: 'adipocyte' },
    stem: {
      zh: '箭头所指的细胞随年龄增长在本腺内逐渐增多。',
      en: 'The cells at the arrow become more numerous in this gland with age.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指脂肪细胞，制片时脂滴溶解呈空泡，核扁、偏于一侧；随年龄增长腺实质萎缩，脂肪细胞和纤维增多。随年龄减少的是腺泡细胞；空泡状不代表黏液性腺泡，后者核虽扁但多个细胞围成腺腔。',
      en: 'True. The arrow is at an adipocyte, emptied in processing with its flat nucleus at the edge; with age parenchyma shrinks and fat and fibres increase. It is acinar cells that decline; and a mucous acinus, though pale with flat nuclei, consists of several cells around a lumen.',
    },
    keywords: ['脂肪细胞', '腮腺'],
    keywordsEn: ['adipocyte', 'parotid gland'],
  },
  {
    key: 'salivary-lining-at-arrow',
    kind: 'DANXUAN',
    difficulty: 4,
    specimen: { key: 'parotid-gland', term: 'excretory-duct' },
    stem: {
      zh: '箭头所指结构的上皮是',
      en: 'What lines the structure at the arrow?',
    },
    options: [
      { text: { zh: '单层扁平上皮，管腔内有血细胞', en: 'Simple squamous, with blood cells in the lumen' } },
      {
        text: {
          zh: '单层柱状，增粗后为假复层柱状，近口腔处为复层鳞状',
          en: 'Simple columnar, pseudostratified as it widens, stratified squamous near the mouth',
        },
        right: true,
      },
      { text: { zh: '单层立方上皮，直接连于腺泡', en: 'Simple cuboidal, joined directly to acini' } },
      { text: { zh: '单层高柱状上皮，基部有纵纹', en: 'Tall simple columnar with basal striations' } },
      {
        text: {
          zh: '变移上皮，近口腔处为角化的复层鳞状',
          en: 'Transitional, keratinised stratified squamous near the mouth',
        },
      },
    ],
    analysis: {
      zh: '箭头指小叶间结缔组织内的排泄管，起始为单层柱状，管径增大后为假复层（或复层）柱状，近口腔处移行为复层鳞状上皮。腔内有血细胞、衬单层扁平上皮的是血管；单层立方、连于腺泡的是闰管；有基底纵纹的是纹状管；变移上皮见于泌尿道。',
      en: 'The arrow is at an excretory duct in the septum: first simple columnar, then pseudostratified (or stratified) columnar, near the mouth stratified squamous. Simple squamous cells around blood line vessels; low cells next to acini are intercalated ducts, basal striations striated ducts, transitional epithelium belongs to the urinary tract.',
    },
    keywords: ['排泄管', '假复层柱状上皮'],
    keywordsEn: ['excretory duct', 'pseudostratified columnar epithelium'],
  },
  {
    key: 'salivary-which-slide',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '两张切片分别为腮腺和下颌下腺。支持某张是下颌下腺的所见有',
      en: 'Of two slides one is parotid, one submandibular gland. Which findings speak for submandibular?',
    },
    options: [
      { text: { zh: '混合性腺泡，可见浆半月', en: 'Mixed acini with demilunes' }, right: true },
      { text: { zh: '闰管长，随处可见', en: 'Long intercalated ducts everywhere' } },
      { text: { zh: '全为浆液性腺泡', en: 'Serous acini only' } },
      { text: { zh: '小叶间有许多脂肪细胞', en: 'Many adipocytes in the stroma' } },
      {
        text: { zh: '闰管短而纹状管发达', en: 'Short intercalated but well developed striated ducts' },
        right: true,
      },
    ],
    analysis: {
      zh: '下颌下腺是以浆液性腺泡为主的混合腺，黏液性腺泡末端可有浆半月，闰管短、纹状管最发达。纯浆液性腺泡、长闰管、间质脂肪细胞较多是腮腺的特点。',
      en: 'The submandibular is a mixed, mainly serous gland with demilunes, short intercalated and the best striated ducts. Serous acini only, long intercalated ducts and much fat are the parotid.',
    },
    keywords: ['下颌下腺', '浆半月'],
    keywordsEn: ['submandibular gland', 'demilune'],
  },
  {
    key: 'salivary-feature-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列光镜或电镜特点选择相应的结构。',
      en: 'Choose the structure for each light or electron microscopic feature.',
    },
    options: [
      { zh: '浆液性腺泡', en: 'Serous acinus' },
      { zh: '黏液性腺泡', en: 'Mucous acinus' },
      { zh: '闰管', en: 'Intercalated duct' },
      { zh: '纹状管', en: 'Striated duct' },
      { zh: '肌上皮细胞', en: 'Myoepithelial cell' },
    ],
    stems: [
      {
        text: {
          zh: '基底面质膜内褶间排列大量纵行线粒体',
          en: 'Rows of mitochondria between folds of the basal membrane',
        },
        option: 3,
      },
      {
        text: {
          zh: '胞质淡染呈泡沫状，核扁，紧贴基底',
          en: 'Pale foamy cytoplasm, flat nuclei pressed to the base',
        },
        option: 1,
      },
      {
        text: {
          zh: '在腺泡与基膜之间以突起包绕，含肌动蛋白丝',
          en: 'Embraces acini inside the basement membrane with processes full of actin',
        },
        option: 4,
      },
      {
        text: {
          zh: '基部有丰富的粗面内质网，顶部有酶原颗粒',
          en: 'Much rough endoplasmic reticulum below, zymogen granules above',
        },
        option: 0,
      },
      {
        text: {
          zh: 'H&E切片中胞质强嗜酸性的高柱状细胞',
          en: 'Tall, strongly eosinophilic columnar cells in H&E',
        },
        option: 3,
      },
    ],
    analysis: {
      zh: '纹状管的线粒体和质膜内褶在光镜下呈纵纹并使胞质强嗜酸，故用两次；黏液性腺泡因黏原颗粒溶解而淡染；肌上皮细胞位于腺上皮与基膜之间；浆液性腺泡有粗面内质网和酶原颗粒。闰管细胞矮、胞质少，本题不选。',
      en: 'Mitochondria and folds give the striated duct its striations and eosinophilia, hence twice; mucous acini are pale as mucigen dissolves; myoepithelium lies between epithelium and basement membrane; serous cells have rough endoplasmic reticulum and zymogen. The low cells of the intercalated duct are not used.',
    },
    keywords: ['闰管', '纹状管', '肌上皮细胞'],
    keywordsEn: ['intercalated duct', 'striated duct', 'myoepithelial cell'],
  },
  {
    key: 'salivary-duct-system',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '以腮腺为例，依次说明唾液由腺泡到口腔所经各级导管的上皮和对唾液成分的影响。',
      en: 'For the parotid, follow saliva from acinus to mouth: name each duct, its epithelium and what it changes.',
    },
    model: {
      zh: '浆液性腺泡分泌含酶的等渗原唾液。闰管：最细，单层扁平或立方上皮，腮腺中最长，可分泌溶菌酶、乳铁蛋白等，也是干细胞所在部位之一。纹状管：单层高柱状上皮，胞质嗜酸、基部纵纹，吸收Na⁺（和Cl⁻）、排出K⁺和HCO₃⁻而不透水，使唾液变为低渗；流速快时处理不完全，渗透压升高。排泄管：走行于小叶间，由单层柱状移行为假复层柱状，近口腔为复层鳞状上皮，主要是输送；最后经腮腺导管开口于上颌第二磨牙相对的颊黏膜。',
      en: 'Serous acini secrete isotonic primary saliva with enzymes. Intercalated ducts: thinnest, simple squamous or cuboidal, longest in the parotid, add lysozyme and lactoferrin and hold stem cells. Striated ducts: tall columnar, eosinophilic with basal striations; take up sodium (and chloride), give off potassium and bicarbonate without water: hypotonic saliva, less so at high flow. Excretory ducts: in the septa, simple columnar to pseudostratified, near the mouth stratified squamous, mainly conducting; the parotid duct opens on the cheek opposite the upper second molar.',
    },
    analysis: {
      zh: '得分要点：三级导管的次序、上皮、等渗变低渗的机制、开口部位。常见错误是把纹状管写在小叶间，或认为闰管使唾液低渗。',
      en: 'Points: order, epithelia, how isotonic becomes hypotonic, opening. Common mistakes: striated ducts in the septa, or intercalated ducts making saliva hypotonic.',
    },
    keywords: ['闰管', '纹状管', '排泄管', '等渗', '低渗'],
    keywordsEn: ['intercalated ducts', 'striated ducts', 'excretory ducts', 'isotonic', 'hypotonic'],
  },
  {
    key: 'salivary-dry-mouth',
    kind: 'BINGLI',
    difficulty: 4,
    stem: {
      zh: '女，52岁，口干、眼干2年，进干食须饮水，双侧腮腺反复肿大，抗SSA抗体阳性。拟作唇腺活检。',
      en: 'A woman of 52 has had dry mouth and eyes for two years, drinks with dry food, has repeated swelling of both parotids and anti-SSA antibodies. A lip biopsy is planned.',
    },
    children: [
      {
        key: 'salivary-dry-mouth-normal',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '正常唇腺的腺泡构成是', en: 'What acini make up normal labial glands?' },
        options: [
          { text: { zh: '纯浆液性腺泡', en: 'Serous only' } },
          { text: { zh: '浆液性为主的混合腺', en: 'Mixed, mainly serous' } },
          { text: { zh: '黏液性为主的混合腺', en: 'Mixed, mainly mucous' }, right: true },
          { text: { zh: '皮脂腺样腺泡', en: 'Sebaceous acini' } },
        ],
        analysis: {
          zh: '唇腺属小唾液腺，为以黏液性腺泡为主的混合腺，与舌下腺相近。纯浆液性的是腮腺和味腺；浆液性为主的混合腺是下颌下腺；皮脂腺异位于唇颊黏膜称福代斯斑，不属唾液腺。',
          en: 'Labial glands are minor, mixed and mainly mucous, like the sublingual. Serous only: parotid and von Ebner; mainly serous: submandibular; ectopic sebaceous glands of lip and cheek are Fordyce spots.',
        },
      },
      {
        key: 'salivary-dry-mouth-focus',
        kind: 'DANXUAN',
        difficulty: 4,
        stem: { zh: '支持干燥综合征的典型病理所见是', en: "Which finding supports Sjögren's syndrome?" },
        options: [
          { text: { zh: '腺泡内大量中性粒细胞和脓栓', en: 'Acini full of neutrophils and pus' } },
          { text: { zh: '腺泡间淀粉样物质沉积', en: 'Amyloid between acini' } },
          { text: { zh: '干酪样坏死和朗汉斯巨细胞', en: 'Caseous necrosis with Langhans giant cells' } },
          {
            text: {
              zh: '腺泡被脂肪组织均匀替代而无炎症',
              en: 'Even replacement by fat without inflammation',
            },
          },
          { text: { zh: '导管周围灶性淋巴细胞浸润', en: 'Focal lymphocytes around ducts' }, right: true },
        ],
        analysis: {
          zh: '干燥综合征为导管周围灶性淋巴细胞浸润（每灶≥50个，每4 mm²≥1灶），腺泡萎缩。中性粒细胞和脓栓为化脓性腺炎；淀粉样物质为淀粉样变性；干酪样坏死为结核；均匀脂肪替代见于年龄性萎缩。',
          en: "Sjögren's syndrome: foci of at least 50 lymphocytes around ducts, one or more per 4 mm², with atrophy. Neutrophils mean suppurative sialadenitis, amyloid amyloidosis, caseation tuberculosis, even fat ageing.",
        },
      },
      {
        key: 'salivary-dry-mouth-caries',
        kind: 'PANDUAN',
        difficulty: 2,
        stem: {
          zh: '该患者唾液减少，发生龋病的危险反而降低。',
          en: 'With less saliva her risk of caries is lower.',
        },
        right: false,
        analysis: {
          zh: '错。唾液减少使冲洗、缓冲、再矿化和抗菌（溶菌酶、分泌型IgA）作用减弱，龋危险显著升高，常见牙颈部和根面的猖獗龋。',
          en: 'False. Less rinsing, buffering, remineralisation and antibacterial action (lysozyme, secretory IgA) greatly raise the risk, with rampant caries of necks and roots.',
        },
      },
    ],
    analysis: {
      zh: '口眼干、腮腺反复肿大加抗SSA阳性提示干燥综合征，唇腺取材方便且与大唾液腺病变一致，故以其灶性淋巴细胞浸润为证据；流行性腮腺炎急性起病且多见于儿童，多形性腺瘤为单侧无痛结节，均不符。',
      en: "Dry mouth and eyes, swollen parotids and anti-SSA suggest Sjögren's syndrome; labial glands are easy to sample and mirror the large ones. Mumps is acute and mostly of children, pleomorphic adenoma a painless nodule on one side.",
    },
    keywords: ['干燥综合征', '唇腺'],
    keywordsEn: ['Sjögren syndrome', 'labial glands'],
  },
]
