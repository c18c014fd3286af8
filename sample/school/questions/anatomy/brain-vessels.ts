import type { QuestionSeed } from '../../types.ts'

export const brainVesselQuestions: QuestionSeed[] = [
  {
    key: 'brain-vessels-occlusion-at-arrow',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'circle-of-willis', term: 'middle-cerebral-artery' },
    stem: {
      zh: '箭头所指血管的皮质支全部闭塞时，最典型的表现是',
      en: 'What is most typical when all cortical branches of the vessel at the arrow are occluded?',
    },
    options: [
      { text: { zh: '对侧下肢重于上肢的瘫痪', en: 'Contralateral paralysis, leg worse than arm' } },
      {
        text: {
          zh: '对侧同向性偏盲，黄斑视力保留',
          en: 'Contralateral homonymous hemianopia with macular sparing',
        },
      },
      {
        text: {
          zh: '对侧面部和上肢重于下肢的瘫痪',
          en: 'Contralateral paralysis, face and arm worse than leg',
        },
        right: true,
      },
      {
        text: {
          zh: '四肢瘫痪，仅能以眼球上下运动示意',
          en: 'Paralysis of all limbs, only vertical eye movements left',
        },
      },
      {
        text: {
          zh: '同侧面部与对侧躯体痛温觉障碍',
          en: 'Loss of pain and temperature in the same side of the face and the opposite side of the body',
        },
      },
    ],
    analysis: {
      zh: '箭头指大脑中动脉，分布于半球上外侧面大部，包括面、上肢的运动和感觉区，故对侧面部和上肢重。下肢重为大脑前动脉（中央旁小叶）；偏盲伴黄斑回避为大脑后动脉；闭锁综合征为基底动脉；交叉性痛温觉障碍为小脑下后动脉或椎动脉。',
      en: 'The arrow is at the middle cerebral artery, which supplies most of the superolateral surface with the motor and sensory areas of face and arm. Leg worse: anterior cerebral (paracentral lobule); hemianopia with macular sparing: posterior cerebral; locked-in state: basilar; crossed loss of pain and temperature: posterior inferior cerebellar or vertebral artery.',
    },
    keywords: ['大脑中动脉', '面部和上肢瘫痪'],
    keywordsEn: ['middle cerebral artery', 'palsy of face and arm'],
  },
  {
    key: 'brain-vessels-aneurysm-nerve',
    kind: 'DANXUAN',
    difficulty: 4,
    specimen: { key: 'circle-of-willis', term: 'posterior-communicating-artery' },
    stem: {
      zh: '箭头所指血管的动脉瘤增大时，最易压迫的结构是',
      en: 'Which structure is most easily compressed by a growing aneurysm of the vessel at the arrow?',
    },
    options: [
      { text: { zh: '动眼神经', en: 'Oculomotor nerve' }, right: true },
      { text: { zh: '视交叉', en: 'Optic chiasm' } },
      { text: { zh: '面神经和前庭蜗神经', en: 'Facial and vestibulocochlear nerves' } },
      { text: { zh: '舌下神经', en: 'Hypoglossal nerve' } },
      { text: { zh: '展神经', en: 'Abducent nerve' } },
    ],
    analysis: {
      zh: '箭头指后交通动脉，动眼神经紧贴其外下方前行，动脉瘤可致同侧瞳孔散大、上睑下垂。视交叉邻近前交通动脉；面神经和前庭蜗神经邻近小脑下前动脉和迷路动脉；舌下神经根邻近椎动脉和小脑下后动脉；展神经出延髓脑桥沟，邻近基底动脉下段。',
      en: 'The arrow is at the posterior communicating artery; the oculomotor nerve runs just below and lateral to it, so that an aneurysm dilates the pupil and drops the lid on that side. The chiasm lies by the anterior communicating artery, the facial and vestibulocochlear nerves by the anterior inferior cerebellar and labyrinthine arteries, the hypoglossal rootlets by the vertebral and posterior inferior cerebellar, the abducent nerve by the lower basilar artery.',
    },
    keywords: ['后交通动脉', '动眼神经'],
    keywordsEn: ['posterior communicating artery', 'oculomotor nerve'],
  },
  {
    key: 'brain-vessels-name-with-side',
    kind: 'TIANKONG',
    difficulty: 3,
    specimen: { key: 'circle-of-willis', term: 'posterior-cerebral-artery' },
    stem: {
      zh: '本图为脑底面观。写出箭头所指血管的侧别和名称：____。',
      en: 'This is an inferior view of the brain. Give the side and the name of the vessel at the arrow: ____.',
    },
    blanks: [
      {
        accept: [
          '左大脑后动脉',
          '左侧大脑后动脉',
          '大脑后动脉（左）',
          'left posterior cerebral artery',
          'left PCA',
        ],
      },
    ],
    analysis: {
      zh: '脑底面观时图的右侧为脑的左侧；箭头所指是基底动脉终末分出、在动眼神经上方绕大脑脚向后的左大脑后动脉。未写“左”不得分；写“右”是忘记了底面观左右相反；动眼神经下方的是小脑上动脉，连于颈内动脉的是后交通动脉。',
      en: 'In an inferior view the right of the picture is the left side of the brain. The arrow is at the terminal branch of the basilar artery that winds above the oculomotor nerve round the cerebral peduncle: left posterior cerebral artery. Without "left" it is wrong; "right" forgets that the view is from below; below the nerve runs the superior cerebellar, and the posterior communicating artery joins the internal carotid.',
    },
    keywords: ['大脑后动脉', '脑底面观'],
    keywordsEn: ['posterior cerebral artery', 'inferior view of the brain'],
  },
  {
    key: 'brain-vessels-through-meatus',
    kind: 'PANDUAN',
    difficulty: 3,
    specimen: { key: 'circle-of-willis', term: 'labyrinthine-artery' },
    stem: {
      zh: '箭头所指血管与面神经、前庭蜗神经一同进入内耳道，闭塞时可突发眩晕和听力丧失。',
      en: 'The vessel at the arrow enters the internal acoustic meatus with the facial and vestibulocochlear nerves; its occlusion may cause sudden vertigo and deafness.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指细长的迷路动脉，发自小脑下前动脉或基底动脉，经内耳道分布于内耳，为终动脉。附近的小脑上动脉、小脑下前动脉和脑桥动脉的主要分布区分别是小脑上面、小脑下面前部和脑桥。',
      en: 'True. The arrow is at the thin labyrinthine artery, from the anterior inferior cerebellar or the basilar artery, an end artery of the inner ear. Its neighbours mainly supply the upper cerebellum (superior cerebellar), its lower anterior part (anterior inferior cerebellar) and the pons (pontine arteries).',
    },
    keywords: ['迷路动脉', '内耳道'],
    keywordsEn: ['labyrinthine artery', 'internal acoustic meatus'],
  },
  {
    key: 'brain-vessels-entry-into-skull',
    kind: 'DANXUAN',
    difficulty: 2,
    specimen: { key: 'circle-of-willis', term: 'vertebral-artery' },
    stem: {
      zh: '箭头所指血管进入颅腔时经过',
      en: 'Through which opening does the vessel at the arrow enter the cranial cavity?',
    },
    options: [
      { text: { zh: '颈动脉管', en: 'Carotid canal' } },
      { text: { zh: '棘孔', en: 'Foramen spinosum' } },
      { text: { zh: '颈静脉孔', en: 'Jugular foramen' } },
      { text: { zh: '枕骨大孔', en: 'Foramen magnum' }, right: true },
      { text: { zh: '卵圆孔', en: 'Foramen ovale' } },
    ],
    analysis: {
      zh: '箭头指椎动脉，穿第6至第1颈椎横突孔后经枕骨大孔入颅。颈动脉管通过颈内动脉；棘孔通过脑膜中动脉；颈静脉孔通过颈内静脉和第Ⅸ、Ⅹ、Ⅺ对脑神经；卵圆孔通过下颌神经。',
      en: 'The arrow is at the vertebral artery, which passes the transverse foramina of C6 to C1 and then the foramen magnum. The carotid canal carries the internal carotid, the foramen spinosum the middle meningeal artery, the jugular foramen the internal jugular vein with nerves IX to XI, the foramen ovale the mandibular nerve.',
    },
    keywords: ['椎动脉', '枕骨大孔'],
    keywordsEn: ['vertebral artery', 'foramen magnum'],
  },
  {
    key: 'brain-vessels-members-of-circle',
    kind: 'DUOXUAN',
    difficulty: 2,
    stem: {
      zh: '参与组成大脑动脉环的血管有',
      en: 'Which vessels take part in the cerebral arterial circle?',
    },
    options: [
      { text: { zh: '大脑中动脉', en: 'Middle cerebral artery' } },
      { text: { zh: '后交通动脉', en: 'Posterior communicating artery' }, right: true },
      { text: { zh: '小脑上动脉', en: 'Superior cerebellar artery' } },
      { text: { zh: '大脑前动脉起始段', en: 'First part of the anterior cerebral artery' }, right: true },
      { text: { zh: '前交通动脉', en: 'Anterior communicating artery' }, right: true },
    ],
    analysis: {
      zh: '动脉环由前交通动脉和两侧大脑前动脉起始段、颈内动脉末端、后交通动脉、大脑后动脉起始段组成。大脑中动脉由颈内动脉直接延续，不在环内；小脑上动脉发自基底动脉，在环的下方。',
      en: 'The circle is made of the anterior communicating artery and, on both sides, the first part of the anterior cerebral, the end of the internal carotid, the posterior communicating and the first part of the posterior cerebral artery. The middle cerebral continues the internal carotid outside the circle; the superior cerebellar arises from the basilar artery below it.',
    },
    keywords: ['大脑动脉环', '前交通动脉'],
    keywordsEn: ['cerebral arterial circle', 'anterior communicating artery'],
  },
  {
    key: 'brain-vessels-territory-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列每个区域选择其主要供血动脉。',
      en: 'Choose the main artery of each region.',
    },
    options: [
      { zh: '大脑前动脉', en: 'Anterior cerebral artery' },
      { zh: '大脑中动脉', en: 'Middle cerebral artery' },
      { zh: '大脑后动脉', en: 'Posterior cerebral artery' },
      { zh: '小脑下后动脉', en: 'Posterior inferior cerebellar artery' },
      { zh: '脊髓前动脉', en: 'Anterior spinal artery' },
    ],
    stems: [
      { text: { zh: '距状沟两侧的皮质', en: 'Cortex on both sides of the calcarine sulcus' }, option: 2 },
      {
        text: {
          zh: '额下回后部的运动性语言中枢',
          en: 'Motor speech area in the posterior part of the inferior frontal gyrus',
        },
        option: 1,
      },
      { text: { zh: '中央旁小叶', en: 'Paracentral lobule' }, option: 0 },
      { text: { zh: '延髓背外侧部', en: 'Dorsolateral medulla' }, option: 3 },
      {
        text: {
          zh: '豆状核和内囊的大部',
          en: 'Most of the lentiform nucleus and internal capsule',
        },
        option: 1,
      },
    ],
    analysis: {
      zh: '视皮质在距状沟两侧，由大脑后动脉供血；运动性语言中枢在上外侧面，由大脑中动脉皮质支供血；豆状核和内囊的大部由豆纹动脉供血，后者是大脑中动脉的中央支，故大脑中动脉用两次；中央旁小叶在内侧面，由大脑前动脉供血；延髓背外侧部由小脑下后动脉供血。脊髓前动脉供应延髓旁正中部和脊髓前部，本题不选。',
      en: 'The visual cortex is supplied by the posterior cerebral artery; the motor speech area lies on the superolateral surface of the middle cerebral, whose central branches, the lenticulostriate arteries, supply most of the lentiform nucleus and internal capsule, so it serves twice; the paracentral lobule is medial, anterior cerebral; the dorsolateral medulla belongs to the posterior inferior cerebellar artery. The anterior spinal artery supplies the paramedian medulla and anterior cord and is not used.',
    },
    keywords: ['脑动脉供血区'],
    keywordsEn: ['territories of cerebral arteries'],
  },
  {
    key: 'brain-vessels-aphasia',
    kind: 'BINGLI',
    difficulty: 4,
    stem: {
      zh: '女，70岁，右利手，心房颤动病史。突发言语困难伴肢体无力2小时：能听懂但说不出，右侧鼻唇沟浅，右上肢肌力1级，右下肢肌力4级。',
      en: 'A right-handed woman of 70 with atrial fibrillation suddenly has trouble speaking and weak limbs for two hours: she understands but cannot speak; flat right nasolabial fold; power of the right arm 1/5, of the right leg 4/5.',
    },
    children: [
      {
        key: 'brain-vessels-aphasia-artery',
        kind: 'TIANKONG',
        difficulty: 3,
        stem: {
          zh: '责任血管（写明侧别和名称）：____。',
          en: 'The vessel responsible (side and name): ____.',
        },
        blanks: [
          {
            accept: [
              '左大脑中动脉',
              '左侧大脑中动脉',
              '大脑中动脉（左）',
              'left middle cerebral artery',
              'left MCA',
              '左MCA',
              '左侧MCA',
            ],
          },
        ],
        analysis: {
          zh: '运动性失语和右侧面、上肢为重的瘫痪，病变在左半球上外侧面，即左大脑中动脉。未写“左”不得分；右大脑中动脉引起左侧瘫痪；左大脑前动脉以右下肢为重；左大脑后动脉以视野缺损为主。',
          en: 'Motor aphasia with right palsy worst in face and arm puts the lesion on the left superolateral surface: left middle cerebral artery. Without "left" it is wrong; the right one paralyses the left side, the left anterior cerebral mainly the right leg, the left posterior cerebral mainly the visual field.',
        },
      },
      {
        key: 'brain-vessels-aphasia-leg',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '右下肢肌力相对保留，原因是', en: 'Why is the right leg relatively spared?' },
        options: [
          { text: { zh: '下肢的锥体束不交叉', en: 'The pyramidal fibres for the leg do not cross' } },
          {
            text: {
              zh: '支配下肢的皮质主要在半球内侧面，由大脑前动脉供血',
              en: 'Its cortex is mainly on the medial surface, supplied by the anterior cerebral artery',
            },
            right: true,
          },
          {
            text: {
              zh: '支配下肢的皮质主要在枕叶内侧面，由大脑后动脉供血',
              en: 'Its cortex is mainly in the medial occipital lobe, supplied by the posterior cerebral artery',
            },
          },
          { text: { zh: '下肢运动由小脑直接支配', en: 'The leg is moved directly by the cerebellum' } },
        ],
        analysis: {
          zh: '下肢运动区在中央前回上端和中央旁小叶前部，由大脑前动脉供血，故大脑中动脉皮质支闭塞时下肢较轻。锥体束对下肢同样大部分交叉；大脑后动脉供应枕叶和颞叶底面；小脑只调节运动，不直接支配肌。',
          en: 'The leg area lies at the upper end of the precentral gyrus and in the anterior paracentral lobule, anterior cerebral territory. Pyramidal fibres for the leg cross like the others; the posterior cerebral supplies the occipital lobe and lower temporal surface; the cerebellum only modulates movement.',
        },
      },
      {
        key: 'brain-vessels-aphasia-collateral',
        kind: 'PANDUAN',
        difficulty: 4,
        stem: {
          zh: '此时前、后交通动脉可把血液直接送入闭塞点以远的大脑中动脉，因此一般不会梗死。',
          en: 'The communicating arteries can now lead blood directly into the middle cerebral artery beyond the occlusion, so that infarction is unusual.',
        },
        right: false,
        analysis: {
          zh: '错。大脑中动脉在动脉环之外，环只能代偿环以近（如颈内动脉）的闭塞；中动脉闭塞后只能靠软脑膜表面的皮质支吻合得到有限代偿，中央支近于终动脉。',
          en: 'False. The middle cerebral artery lies outside the circle, which compensates only for occlusions before it, such as of the internal carotid. Beyond an occluded middle cerebral only the pial anastomoses of cortical branches help a little; central branches are practically end arteries.',
        },
      },
    ],
    analysis: {
      zh: '心源性栓子多入左大脑中动脉：运动性失语定左侧，面和上肢重于下肢定大脑中动脉皮质支；动脉环对其以远的闭塞无直接代偿。大脑前、后动脉均不能同时解释失语和面、上肢瘫。',
      en: 'Emboli from the heart mostly enter the middle cerebral artery: motor aphasia gives the left side, face and arm worse than leg the cortical branches, and the circle cannot help beyond itself. Neither anterior nor posterior cerebral artery explains aphasia together with palsy of face and arm.',
    },
    keywords: ['运动性失语', '大脑中动脉'],
    keywordsEn: ['motor aphasia', 'middle cerebral artery'],
  },
  {
    key: 'brain-vessels-circle-explained',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '简述大脑动脉环的位置、所沟通的血管系统及其临床意义。',
      en: 'Describe the position of the cerebral arterial circle, the systems it joins and its clinical importance.',
    },
    model: {
      zh: '位于脑底下方、蝶鞍上方，环绕视交叉、灰结节和乳头体。前交通动脉沟通左、右颈内动脉系，后交通动脉沟通同侧颈内动脉系和椎-基底动脉系。正常时两侧血液很少混合；环内某一动脉缓慢狭窄或在环以近闭塞时，血液可经环重新分配以代偿。环常有变异，代偿能力因人而异；分叉处是颅内动脉瘤的好发部位，破裂引起蛛网膜下隙出血。',
      en: 'It lies below the brain above the sella, around the optic chiasm, tuber cinereum and mamillary bodies. The anterior communicating artery joins both internal carotid systems, each posterior communicating artery the internal carotid with the vertebrobasilar system. Normally little blood mixes; when a member narrows slowly or a vessel before the circle is occluded, blood is redistributed through it. Variation is common, so compensation differs; the branching points are favourite sites of aneurysms, whose rupture causes subarachnoid haemorrhage.',
    },
    analysis: {
      zh: '得分要点：位置；前、后交通动脉各沟通什么；环以近闭塞可代偿、环以远不能；变异与动脉瘤。把大脑中动脉写成环的组成，或写“环可代偿任何脑动脉闭塞”均扣分。',
      en: 'Points: position; what each communicating artery joins; compensation before but not beyond the circle; variation and aneurysms. Counting the middle cerebral artery in, or letting the circle compensate for any cerebral artery, loses marks.',
    },
    keywords: ['视交叉', '前交通动脉', '后交通动脉', '代偿', '动脉瘤'],
    keywordsEn: [
      'optic chiasm',
      'anterior communicating artery',
      'posterior communicating artery',
      'compensation',
      'aneurysms',
    ],
  },
  {
    key: 'brain-vessels-two-sources',
    kind: 'TIANKONG',
    difficulty: 1,
    anyOrder: true,
    stem: {
      zh: '营养脑的动脉来自两对主干：____和____。',
      en: 'The brain is supplied by two pairs of main arteries: the ____ and the ____.',
    },
    blanks: [{ terms: ['internal-carotid-artery'] }, { terms: ['vertebral-artery'] }],
    analysis: {
      zh: '颈内动脉供应大脑半球前2/3和部分间脑，椎动脉（合成基底动脉）供应大脑半球后1/3、部分间脑、脑干和小脑，两空次序不限。颈外动脉分布于颅外和硬脑膜；写“颈内静脉”把动、静脉混淆，不得分。',
      en: 'The internal carotids supply the anterior two thirds of the hemispheres and part of the diencephalon; the vertebral arteries (forming the basilar) the posterior third, the rest of the diencephalon, brain stem and cerebellum. Either order. The external carotid supplies the outside of the skull and the dura; "internal jugular vein" confuses artery and vein.',
    },
    keywords: ['颈内动脉', '椎动脉'],
    keywordsEn: ['internal carotid artery', 'vertebral artery'],
  },
]
