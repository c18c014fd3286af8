import type { QuestionSeed } from '../../types.ts'

export const heartQuestions: QuestionSeed[] = [
  {
    key: 'heart-name-chamber-with-side',
    kind: 'TIANKONG',
    difficulty: 2,
    specimen: { key: 'heart-interior', term: 'right-ventricle' },
    stem: {
      zh: '写出箭头所指心腔的名称（须写明左、右）：____。',
      en: 'Name the chamber the arrow points at (with its side): ____.',
    },
    blanks: [{ terms: ['right-ventricle'], accept: ['RV'] }],
    analysis: {
      zh: '此图为前面剖开，图的左侧为心的右侧；该腔上接三尖瓣，经动脉圆锥通肺动脉干，壁比左心室薄，故为右心室。只写“心室”未写侧别不得分；写“左心室”是把图的左侧当成了心的左侧。',
      en: 'Opened from the front, the left of the picture is the right side of the heart. This chamber lies below the tricuspid valve, leads through the conus into the pulmonary trunk and has a thinner wall than the left ventricle: right ventricle. "Ventricle" without a side is wrong; "left ventricle" mistakes the left of the picture for the left of the heart.',
    },
    keywords: ['右心室', '肺动脉干'],
    keywordsEn: ['right ventricle', 'pulmonary trunk'],
  },
  {
    key: 'heart-defect-at-arrow',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'heart-interior', term: 'fossa-ovalis' },
    stem: {
      zh: '成人箭头所指处若存在缺损，早期异常血流的方向通常是',
      en: 'If an adult has a defect at the place of the arrow, in which direction does blood at first usually flow abnormally?',
    },
    options: [
      { text: { zh: '左心室→右心室', en: 'Left ventricle to right ventricle' } },
      { text: { zh: '左心房→右心房', en: 'Left atrium to right atrium' }, right: true },
      { text: { zh: '右心室→右心房', en: 'Right ventricle to right atrium' } },
      { text: { zh: '左心室→左心房', en: 'Left ventricle to left atrium' } },
      { text: { zh: '主动脉→左心室', en: 'Aorta to left ventricle' } },
    ],
    analysis: {
      zh: '箭头指房间隔右心房面的卵圆窝，是房间隔缺损的好发部位；左心房压高于右心房，早期为左房向右房分流。左室→右室见于室间隔缺损，右室→右房见于三尖瓣关闭不全，左室→左房见于二尖瓣关闭不全，主动脉→左室见于主动脉瓣关闭不全。',
      en: 'The arrow is at the fossa ovalis on the right face of the atrial septum, the usual site of an atrial septal defect; left atrial pressure is the higher, so blood first passes from left to right atrium. The others belong to a ventricular septal defect, tricuspid, mitral and aortic incompetence respectively.',
    },
    keywords: ['卵圆窝', '房间隔缺损'],
    keywordsEn: ['fossa ovalis', 'atrial septal defect'],
  },
  {
    key: 'heart-auscultation-site',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'heart-interior', term: 'mitral-valve' },
    stem: {
      zh: '听诊箭头所指结构的关闭音，听诊器首先应置于',
      en: 'Where is the stethoscope first placed to hear the structure at the arrow close?',
    },
    options: [
      { text: { zh: '胸骨右缘第2肋间', en: 'Second intercostal space at the right sternal border' } },
      { text: { zh: '胸骨左缘第2肋间', en: 'Second intercostal space at the left sternal border' } },
      {
        text: {
          zh: '胸骨下端左缘（第4、5肋间）',
          en: 'Lower end of the left sternal border (fourth and fifth spaces)',
        },
      },
      {
        text: {
          zh: '左第5肋间锁骨中线内侧',
          en: 'Left fifth intercostal space, just medial to the midclavicular line',
        },
        right: true,
      },
      { text: { zh: '剑突右侧肋弓下', en: 'Below the costal margin, right of the xiphoid process' } },
    ],
    analysis: {
      zh: '箭头指左房室口的二尖瓣，其关闭音沿左心室传到心尖，在左侧第5肋间锁骨中线内侧最清楚。胸骨右缘第2肋间听主动脉瓣，左缘第2肋间听肺动脉瓣，胸骨下端左缘听三尖瓣；剑突右侧肋弓下不是瓣膜听诊区。',
      en: 'The arrow is at the mitral valve; its closure is carried by the left ventricle to the apex, left fifth space just medial to the midclavicular line. The right second space is the aortic area, the left second space the pulmonary area, the lower left sternal border the tricuspid area; below the costal margin there is no valve area.',
    },
    keywords: ['二尖瓣', '心尖部'],
    keywordsEn: ['mitral valve', 'apex'],
  },
  {
    key: 'heart-cord-contracts',
    kind: 'PANDUAN',
    difficulty: 2,
    specimen: { key: 'heart-interior', term: 'chordae-tendineae' },
    stem: {
      zh: '箭头所指结构主要由心肌构成，心室收缩时自身主动缩短。',
      en: 'The structure at the arrow consists mainly of cardiac muscle and actively shortens in ventricular systole.',
    },
    right: false,
    analysis: {
      zh: '错。箭头指腱索，由胶原纤维构成，外被心内膜，不能收缩；收缩时缩短的是它下方的乳头肌，由乳头肌拉紧腱索，防止尖瓣翻入心房。',
      en: 'False. The arrow is at a chorda tendinea, collagen covered by endocardium, which cannot contract. What shortens is the papillary muscle below it; that keeps the cord taut and the cusp out of the atrium.',
    },
    keywords: ['腱索', '乳头肌'],
    keywordsEn: ['chordae tendineae', 'papillary muscle'],
  },
  {
    key: 'heart-veins-into-chamber',
    kind: 'DUOXUAN',
    difficulty: 3,
    specimen: { key: 'heart-interior', term: 'right-atrium' },
    stem: {
      zh: '直接注入箭头所指心腔的血管有',
      en: 'Which vessels open directly into the chamber at the arrow?',
    },
    options: [
      { text: { zh: '冠状窦', en: 'Coronary sinus' }, right: true },
      { text: { zh: '右上肺静脉', en: 'Right superior pulmonary vein' } },
      { text: { zh: '下腔静脉', en: 'Inferior vena cava' }, right: true },
      { text: { zh: '左下肺静脉', en: 'Left inferior pulmonary vein' } },
      { text: { zh: '上腔静脉', en: 'Superior vena cava' }, right: true },
    ],
    analysis: {
      zh: '箭头指右心房，直接接受上、下腔静脉和冠状窦（心前静脉和心最小静脉也可注入）。四条肺静脉都注入左心房。',
      en: 'The arrow is in the right atrium, which receives both venae cavae and the coronary sinus (also anterior and smallest cardiac veins). All four pulmonary veins open into the left atrium.',
    },
    keywords: ['右心房', '冠状窦', '腔静脉'],
    keywordsEn: ['right atrium', 'coronary sinus', 'vena cava'],
  },
  {
    key: 'heart-coronary-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列每项描述选择相应的血管。',
      en: 'Choose the vessel for each description.',
    },
    options: [
      { zh: '右冠状动脉', en: 'Right coronary artery' },
      { zh: '前室间支', en: 'Anterior interventricular branch' },
      { zh: '旋支', en: 'Circumflex branch' },
      { zh: '冠状窦', en: 'Coronary sinus' },
      { zh: '心大静脉', en: 'Great cardiac vein' },
    ],
    stems: [
      {
        text: {
          zh: '绕心左缘行向膈面，分布于左心室侧壁',
          en: 'Winds round the left border to the diaphragmatic surface and supplies the lateral wall of the left ventricle',
        },
        option: 2,
      },
      {
        text: {
          zh: '分布于室间隔前2/3',
          en: 'Supplies the anterior two thirds of the interventricular septum',
        },
        option: 1,
      },
      {
        text: {
          zh: '多数人的后室间支由其延续而来',
          en: 'Gives off the posterior interventricular branch in most people',
        },
        option: 0,
      },
      {
        text: {
          zh: '多数人的房室结动脉由其发出',
          en: 'Gives off the artery of the atrioventricular node in most people',
        },
        option: 0,
      },
      {
        text: {
          zh: '位于冠状沟后部，直接开口于右心房',
          en: 'Lies in the posterior coronary sulcus and opens into the right atrium',
        },
        option: 3,
      },
    ],
    analysis: {
      zh: '旋支行于左侧冠状沟，绕心左缘至膈面，分布于左心室侧壁；前室间支以室间隔前支供应室间隔前2/3；右优势型者后室间支和房室结动脉均由右冠状动脉发出，故右冠状动脉用两次。冠状窦在冠状沟后部，开口于右心房；心大静脉与前室间支伴行，末端移行为冠状窦，本题不选。',
      en: 'The circumflex branch runs in the left coronary sulcus round the left border to the diaphragmatic surface and supplies the lateral wall of the left ventricle; the anterior interventricular branch supplies the anterior two thirds of the septum; in right dominance both the posterior interventricular branch and the nodal artery come from the right coronary, which serves twice. The coronary sinus opens into the right atrium; the great cardiac vein runs beside the anterior interventricular branch and continues as the sinus, so it is not used.',
    },
    keywords: ['冠状动脉', '右优势型'],
    keywordsEn: ['coronary artery', 'right dominance'],
  },
  {
    key: 'heart-right-bundle-path',
    kind: 'DANXUAN',
    difficulty: 4,
    stem: {
      zh: '右束支到达右心室前乳头肌根部，途经的右心室结构是',
      en: 'Through which structure of the right ventricle does the right bundle branch reach the base of the anterior papillary muscle?',
    },
    options: [
      { text: { zh: '室上嵴', en: 'The supraventricular crest' } },
      { text: { zh: '动脉圆锥', en: 'Conus arteriosus' } },
      { text: { zh: '隔缘肉柱', en: 'Septomarginal trabecula' }, right: true },
      { text: { zh: '界嵴', en: 'Crista terminalis' } },
      { text: { zh: '梳状肌', en: 'Pectinate muscles' } },
    ],
    analysis: {
      zh: '隔缘肉柱（节制索）自室间隔连至前乳头肌根部，内有右束支通过，手术时应避免损伤。室上嵴分隔右心室流入道与流出道，动脉圆锥为流出道，均无右束支走行到前乳头肌；界嵴和梳状肌属右心房。',
      en: 'The septomarginal trabecula (moderator band) bridges from the septum to the base of the anterior papillary muscle and carries the right bundle branch. The supraventricular crest parts inflow from outflow and the conus is the outflow; neither leads to that muscle. Crista terminalis and pectinate muscles belong to the right atrium.',
    },
    keywords: ['隔缘肉柱', '右束支'],
    keywordsEn: ['septomarginal trabecula', 'right bundle branch'],
  },
  {
    key: 'heart-valve-complex',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '什么是三尖瓣复合体？说明心室收缩时它如何防止血液反流。',
      en: 'What is the tricuspid valve complex, and how does it prevent backflow in ventricular systole?',
    },
    model: {
      zh: '三尖瓣环、三尖瓣的前、后、隔侧三个尖瓣、腱索和乳头肌在结构和功能上是一个整体，称三尖瓣复合体。心室收缩时室内压升高，血液推动尖瓣对合，封闭右房室口；三尖瓣环因心肌收缩而缩小；乳头肌同时收缩，通过腱索牵拉尖瓣游离缘，使其不致翻入右心房。任何一部分受损都可造成关闭不全。',
      en: 'The tricuspid annulus, the anterior, posterior and septal cusps, the chordae tendineae and the papillary muscles form one functional unit, the tricuspid valve complex. In systole the rising pressure presses the cusps together and closes the right atrioventricular orifice; the annulus narrows with the myocardium; the papillary muscles contract at the same time and, through the cords, hold the free edges so that they do not turn into the atrium. Damage to any part causes incompetence.',
    },
    analysis: {
      zh: '得分要点：四个组成部分各占一点；尖瓣对合、瓣环缩小、乳头肌经腱索牵拉各占一点。常见错误是认为腱索自身收缩，或把二尖瓣的前、后两个尖瓣写成三尖瓣的组成。',
      en: 'Points: the four parts; apposition of the cusps, narrowing of the annulus, traction of the papillary muscles through the cords. Common mistakes: letting the cords themselves contract, or giving the two cusps of the mitral valve.',
    },
    keywords: ['三尖瓣环', '尖瓣', '腱索', '乳头肌', '对合'],
    keywordsEn: ['annulus', 'cusps', 'chordae tendineae', 'papillary muscles', 'cusps together'],
  },
  {
    key: 'heart-inferior-infarction',
    kind: 'BINGLI',
    difficulty: 4,
    stem: {
      zh: '男，62岁，突发胸骨后压榨性疼痛3小时。心率42次/分，心电图示Ⅱ、Ⅲ、aVF导联ST段抬高，三度房室传导阻滞。第3天突然出现心尖部收缩期杂音和急性肺水肿。',
      en: 'A man of 62 has had crushing retrosternal pain for three hours. Heart rate 42 per minute; ST elevation in II, III and aVF; complete atrioventricular block. On day three an apical systolic murmur and acute pulmonary oedema appear suddenly.',
    },
    children: [
      {
        key: 'heart-inferior-infarction-artery',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '最可能闭塞的血管是', en: 'Which vessel is most probably occluded?' },
        options: [
          { text: { zh: '前室间支', en: 'Anterior interventricular branch' } },
          { text: { zh: '左冠状动脉主干', en: 'Stem of the left coronary artery' } },
          { text: { zh: '对角支', en: 'Diagonal branch' } },
          { text: { zh: '左缘支', en: 'Left marginal branch' } },
          { text: { zh: '右冠状动脉', en: 'Right coronary artery' }, right: true },
        ],
        analysis: {
          zh: 'Ⅱ、Ⅲ、aVF对应下（膈）壁，多数人由右冠状动脉的后室间支供应，房室结动脉也多由其发出，故下壁梗死常伴房室传导阻滞。前室间支、对角支闭塞为前壁改变；左缘支为侧壁；左主干为广泛前壁。',
          en: 'II, III and aVF show the inferior wall, supplied in most people by the posterior interventricular branch of the right coronary artery, which also feeds the atrioventricular node. Anterior interventricular and diagonal branches give anterior, the left marginal branch lateral, the left stem extensive anterior changes.',
        },
      },
      {
        key: 'heart-inferior-infarction-node',
        kind: 'DANXUAN',
        difficulty: 4,
        stem: {
          zh: '受累而致传导阻滞的结位于',
          en: 'Where does the node lie whose ischaemia caused the block?',
        },
        options: [
          {
            text: {
              zh: '上腔静脉与右心房交界处心外膜深面',
              en: 'Under the epicardium where the superior vena cava joins the right atrium',
            },
          },
          {
            text: {
              zh: '右心房冠状窦口前上方的心内膜深面',
              en: 'Under the endocardium of the right atrium, above and in front of the opening of the coronary sinus',
            },
            right: true,
          },
          {
            text: {
              zh: '室间隔肌部左侧心内膜深面',
              en: 'Under the left endocardium of the muscular interventricular septum',
            },
          },
          {
            text: {
              zh: '左心房肺静脉口之间',
              en: 'In the left atrium between the openings of the pulmonary veins',
            },
          },
        ],
        analysis: {
          zh: '房室结位于房间隔下部、冠状窦口前上方的心内膜深面（Koch三角尖处）。上腔静脉与右心房交界处为窦房结，室间隔左侧为左束支；肺静脉口之间无结，仅可有心肌袖。',
          en: 'The atrioventricular node lies low in the atrial septum, above and in front of the coronary sinus opening (apex of the triangle of Koch). The superior caval junction holds the sinuatrial node, the left side of the septum the left bundle branch; between the pulmonary veins there is no node.',
        },
      },
      {
        key: 'heart-inferior-infarction-murmur',
        kind: 'TIANKONG',
        difficulty: 4,
        stem: {
          zh: '新出现的杂音提示左心室内的____因缺血而断裂。',
          en: 'The new murmur suggests ischaemic rupture of a ____ in the left ventricle.',
        },
        blanks: [
          {
            terms: ['papillary-muscle'],
            accept: [
              '后乳头肌',
              '后内侧乳头肌',
              'posterior papillary muscle',
              'posteromedial papillary muscle',
            ],
          },
        ],
        analysis: {
          zh: '左心室后乳头肌多由右冠状动脉的后室间支单独供血，下壁梗死时易断裂，造成急性二尖瓣关闭不全。前乳头肌有双重血供，较少断裂；室间隔穿孔的杂音以胸骨左缘为主；腱索主要为胶原，断裂多因变性或感染而非心肌缺血。',
          en: 'The posterior papillary muscle usually depends on the posterior interventricular branch alone and may rupture after inferior infarction, with acute mitral incompetence. The anterior one has two supplies; a septal perforation murmurs at the left sternal border; cords are collagen and rupture by degeneration or infection rather than ischaemia.',
        },
      },
    ],
    analysis: {
      zh: '下壁梗死加房室传导阻滞指向右冠状动脉；其后心尖部新发收缩期杂音和肺水肿指向后乳头肌断裂所致的急性二尖瓣关闭不全，而非左冠状动脉病变或三尖瓣受损。',
      en: 'Inferior infarction with atrioventricular block points to the right coronary artery; the later apical murmur with pulmonary oedema to rupture of the posterior papillary muscle and acute mitral incompetence, not to the left coronary artery or the tricuspid valve.',
    },
    keywords: ['右冠状动脉', '下壁心肌梗死'],
    keywordsEn: ['right coronary artery', 'inferior infarction'],
  },
]
