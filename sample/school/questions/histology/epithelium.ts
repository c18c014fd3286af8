import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const epithelium: ChapterSeed = {
  subject: 'histology',
  catalog: 'epithelium',
  questions: [
    {
      key: 'epithelium-elsewhere',
      kind: 'DANXUAN',
      difficulty: 3,
      specimen: { key: 'kidney', term: 'parietal-layer' },
      stem: {
        zh: '与箭头所指处同一类型的上皮，还被覆于下列哪一部位的腔面？',
        en: 'The type of epithelium at the arrow also lines which of these lumens?',
      },
      options: [
        no('胆囊', 'Gallbladder'),
        no('甲状腺滤泡', 'Thyroid follicle'),
        yes('心和血管', 'Heart and blood vessels'),
        no('输尿管', 'Ureter'),
      ],
      analysis: {
        zh: '箭头指肾小囊壁层，为单层扁平上皮，与心血管腔面的内皮同类。胆囊为单层柱状上皮，甲状腺滤泡一般为单层立方上皮，输尿管为变移上皮。',
        en: 'The arrow points at the parietal layer of Bowman capsule, simple squamous like endothelium. The gallbladder has simple columnar, the thyroid follicle usually simple cuboidal, the ureter transitional epithelium.',
      },
      keywords: ['肾小囊壁层', '单层扁平上皮'],
      keywordsEn: ['parietal layer of Bowman capsule', 'simple squamous epithelium'],
    },
    {
      key: 'epithelium-resting-on-membrane',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'pseudostratified-ciliated-epithelium' },
      stem: {
        zh: '箭头所指的上皮中，哪些细胞的基部附着于基膜？',
        en: 'In the epithelium at the arrow, which cells rest on the basement membrane?',
      },
      options: [
        no('只有最深一层的细胞', 'Only those of the deepest layer'),
        yes('各种细胞全部', 'All cells of every type'),
        no('只有能分裂的细胞', 'Only those able to divide'),
        no('除到达游离面者以外的细胞', 'All except those that reach the free surface'),
      ],
      analysis: {
        zh: '箭头指假复层纤毛柱状上皮，核的位置高低不一而似多层，但所有细胞都附着于基膜，只是并非都到达游离面。只有最深层附着于基膜是复层上皮的特点。',
        en: 'This is pseudostratified ciliated columnar epithelium: nuclei at several levels, but every cell rests on the basement membrane while not all reach the surface. Only the deepest layer does so in stratified epithelium.',
      },
      keywords: ['假复层纤毛柱状上皮', '基膜'],
      keywordsEn: ['pseudostratified ciliated columnar epithelium', 'basement membrane'],
    },
    {
      key: 'epithelium-unicellular-gland',
      kind: 'DUOXUAN',
      difficulty: 3,
      specimen: { key: 'jejunum', term: 'goblet-cell' },
      stem: {
        zh: '下列哪些叙述适用于箭头所指的细胞？',
        en: 'Which statements hold for the cell at the arrow?',
      },
      options: [
        yes('核位于较窄的基部，着色深', 'Its dark nucleus lies in the narrow base'),
        no('游离面的密集微绒毛构成纹状缘', 'Crowded microvilli form a striated border on its free surface'),
        yes('顶部胞质可被 PAS 反应染成紫红色', 'Its apical cytoplasm turns magenta with PAS'),
        yes('属于单细胞腺', 'It is a unicellular gland'),
        no(
          '基底部胞质内充满含肽类激素的颗粒',
          'Its basal cytoplasm is filled with granules of a peptide hormone',
        ),
      ],
      analysis: {
        zh: '箭头指杯状细胞：单细胞腺，顶部充满富含糖蛋白的黏原颗粒，PAS 反应阳性，H&E 染色呈空泡状，核被挤在基部。纹状缘属于吸收细胞，基底颗粒属于内分泌细胞。',
        en: 'A goblet cell: a unicellular gland whose top is full of mucinogen, rich in glycoprotein and so PAS positive, with the nucleus squeezed into the base. The striated border belongs to absorptive cells, basal granules to endocrine cells.',
      },
      keywords: ['杯状细胞', '单细胞腺'],
      keywordsEn: ['goblet cell', 'unicellular gland'],
    },
    {
      key: 'epithelium-endothelium-mesothelium',
      kind: 'PANDUAN',
      difficulty: 1,
      stem: {
        zh: '内皮衬于心、血管和淋巴管的腔面，间皮覆盖胸膜、腹膜和心包膜的表面，两者都是单层扁平上皮。',
        en: 'Endothelium lines heart, blood and lymph vessels, mesothelium covers pleura, peritoneum and pericardium; both are simple squamous epithelia.',
      },
      right: true,
      analysis: {
        zh: '两者形态相同而部位不同：循环管道腔面的称内皮，浆膜表面的称间皮。',
        en: 'They look alike and differ in place: inside circulatory vessels it is endothelium, on serous membranes mesothelium.',
      },
      keywords: ['内皮', '间皮'],
      keywordsEn: ['endothelium', 'mesothelium'],
    },
    {
      key: 'epithelium-bladder-filled',
      kind: 'PANDUAN',
      difficulty: 2,
      stem: {
        zh: '膀胱充盈扩张时，其上皮的细胞层数增多，表层的盖细胞变高。',
        en: 'When the bladder is full and distended, its epithelium gains layers and its umbrella cells become taller.',
      },
      right: false,
      analysis: {
        zh: '恰好相反。膀胱被覆变移上皮：空虚时层数多、盖细胞大而呈立方形；充盈时上皮变薄，层数减少，盖细胞变扁。',
        en: 'The reverse is true. Transitional epithelium is thick with large cuboidal umbrella cells when the bladder is empty; when it is full, the epithelium thins and these cells flatten.',
      },
      keywords: ['变移上皮', '盖细胞'],
      keywordsEn: ['transitional epithelium', 'umbrella cell'],
    },
    {
      key: 'epithelium-junctions',
      kind: 'TIANKONG',
      difficulty: 2,
      stem: {
        zh: '上皮细胞侧面最靠近游离面、封闭细胞间隙的连接是____；由连接小体构成、供离子和小分子在相邻细胞间通过的连接是____。',
        en: 'The junction nearest the free surface that seals the space between cells is the ____; the one built of connexons through which ions and small molecules pass is the ____.',
      },
      blanks: [{ terms: ['tight-junction'] }, { terms: ['gap-junction'] }],
      analysis: {
        zh: '紧密连接（闭锁小带）位于顶端，阻止物质穿过细胞间隙；缝隙连接（通讯连接）由连接小体对接成亲水通道。黏着小带和桥粒起牢固连接作用，不形成通道。',
        en: 'The tight junction lies at the top and bars the way between cells; the gap junction consists of connexons forming channels. Zonula adherens and desmosome only hold cells together.',
      },
      keywords: ['紧密连接', '缝隙连接'],
      keywordsEn: ['tight junction', 'gap junction'],
    },
    {
      key: 'epithelium-by-organ',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '为下列各器官选出其腔面（管腔面）的上皮类型。',
        en: 'Choose the epithelium that lines the lumen of each organ.',
      },
      options: [
        { zh: '变移上皮', en: 'Transitional epithelium' },
        { zh: '单层柱状上皮', en: 'Simple columnar epithelium' },
        { zh: '未角化的复层扁平上皮', en: 'Non-keratinised stratified squamous epithelium' },
        { zh: '假复层纤毛柱状上皮', en: 'Pseudostratified ciliated columnar epithelium' },
        { zh: '单层立方上皮', en: 'Simple cuboidal epithelium' },
      ],
      stems: [
        { text: { zh: '食管', en: 'Oesophagus' }, option: 2 },
        { text: { zh: '胃', en: 'Stomach' }, option: 1 },
        { text: { zh: '肾盂', en: 'Renal pelvis' }, option: 0 },
        { text: { zh: '主支气管', en: 'Main bronchus' }, option: 3 },
        { text: { zh: '阴道', en: 'Vagina' }, option: 2 },
      ],
      analysis: {
        zh: '食管和阴道均须耐摩擦，为未角化的复层扁平上皮；胃为单层柱状上皮；肾盂至膀胱为变移上皮；主支气管为假复层纤毛柱状上皮。单层立方上皮见于肾小管、小叶间胆管等，本题未用到。',
        en: 'Oesophagus and vagina withstand friction with non-keratinised stratified squamous epithelium; the stomach has simple columnar, renal pelvis to bladder transitional, the main bronchus pseudostratified ciliated epithelium. Simple cuboidal, as in renal tubules and bile ducts, is not used here.',
      },
      keywords: ['上皮类型'],
      keywordsEn: ['types of epithelium'],
    },
    {
      key: 'epithelium-microvilli-cilia',
      kind: 'WENDA',
      difficulty: 3,
      stem: {
        zh: '比较微绒毛与纤毛在大小、内部结构和功能上的不同。',
        en: 'Compare microvilli and cilia in size, inner structure and function.',
      },
      model: {
        zh: '微绒毛较细短，光镜下密集成纹状缘或刷状缘；内有纵行微丝，下连终末网；作用是扩大细胞表面积、利于吸收。纤毛较粗长，光镜下可分辨；内有“9+2”排列的微管，根部有基体；作用是定向摆动，推送表面的黏液和物质。',
        en: 'Microvilli are thin and short, seen by light microscopy only as a striated or brush border; they hold lengthwise actin filaments joined to the terminal web and enlarge the surface for absorption. Cilia are thicker and longer and visible one by one; they hold microtubules in a 9 + 2 pattern on a basal body and beat to move mucus along.',
      },
      analysis: {
        zh: '得分要点：大小、微丝与微管（9+2、基体）之别、吸收与摆动之别。附睾的静纤毛其实是长微绒毛，不能摆动，不应混入纤毛。',
        en: 'Points: size, actin against microtubules (9 + 2, basal body), absorption against motion. The stereocilia of the epididymis are long microvilli and cannot beat.',
      },
      keywords: ['微丝', '终末网', '微管', '基体', '吸收', '摆动'],
      keywordsEn: ['actin', 'terminal web', 'microtubules', 'basal body', 'absorption', 'beat'],
    },
    {
      key: 'epithelium-junctional-complex',
      kind: 'OTHER',
      name: { zh: '名词解释', en: 'Definition' },
      difficulty: 2,
      stem: { zh: '连接复合体', en: 'Junctional complex' },
      model: {
        zh: '紧密连接、黏着小带、桥粒和缝隙连接中，有两种或两种以上同时紧邻存在，即称连接复合体。',
        en: 'Two or more of tight junction, zonula adherens, desmosome and gap junction lying next to one another form a junctional complex.',
      },
      analysis: {
        zh: '关键是“两种或两种以上”和“紧邻存在”；狭义专指紧密连接、黏着小带和桥粒三者依次相邻，答此亦可。半桥粒连接细胞与基膜，不在细胞之间，不计入内。',
        en: 'The key is “two or more” and “next to one another”; the narrower sense, tight junction, zonula adherens and desmosome in that order, is accepted too. Hemidesmosomes bind cells to the basement membrane and are not counted.',
      },
      keywords: ['紧密连接', '黏着小带', '桥粒', '缝隙连接'],
      keywordsEn: ['tight junction', 'zonula adherens', 'desmosome', 'gap junction'],
    },
  ],
}
