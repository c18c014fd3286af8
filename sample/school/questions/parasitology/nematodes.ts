import type { QuestionSeed } from '../../types.ts'

export const nematodeQuestions: QuestionSeed[] = [
  {
    key: 'nematodes-only-this-egg',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'ascaris-eggs', term: 'unfertilised-ascaris-egg' },
    stem: {
      zh: '图为示教片。由箭头所指的虫卵可知',
      en: 'The picture is of a teaching slide. What can be told from the egg at the arrow?',
    },
    options: [
      {
        text: {
          zh: '它没有受精，不能发育',
          en: 'it was not fertilised, and cannot develop',
        },
        right: true,
      },
      {
        text: {
          zh: '它已受精，在土壤中可以发育',
          en: 'it was fertilised, and can develop in soil',
        },
      },
      {
        text: {
          zh: '它已在土壤中发育，食入即可感染',
          en: 'it has developed in soil and infects when swallowed',
        },
      },
      {
        text: {
          zh: '它在土壤中孵出的幼虫可经皮肤感染',
          en: 'the larva that hatches from it in soil infects through the skin',
        },
      },
      {
        text: {
          zh: '产出它的虫以前端钻入盲肠黏膜',
          en: 'its worm has bored its front end into the mucosa of the caecum',
        },
      },
    ],
    analysis: {
      zh: '箭头指未受精蛔虫卵：长椭圆形，壳薄，内充满屈光颗粒，没有受精，不能发育。受精卵宽椭圆形，内有一个卵细胞，在土壤中发育；感染期卵内应有卷曲幼虫；幼虫经皮肤感染的是钩虫，卵壳薄而透明；钻入盲肠黏膜的是鞭虫，卵呈纺锤形，两端有透明塞。',
      en: 'The arrow is at an unfertilised Ascaris egg: long, thin-shelled, full of refractile granules, and unable to develop. A fertilised egg is broad, holds one ovum and develops in soil; an infective egg holds a coiled larva; hookworm, which enters by the skin, has thin clear shells; whipworm, of the caecum, lays spindles with clear plugs.',
    },
    keywords: ['未受精蛔虫卵', '受精'],
    keywordsEn: ['unfertilised Ascaris egg', 'fertilisation'],
  },
  {
    key: 'nematodes-layer-and-origin',
    kind: 'TIANKONG',
    difficulty: 3,
    specimen: { key: 'ascaris-eggs', term: 'albuminous-coat' },
    stem: {
      zh: '箭头所指结构的名称：____；形成它的是____。',
      en: 'Name of the structure at the arrow: ____. It is formed by the ____.',
    },
    blanks: [
      { terms: ['albuminous-coat'] },
      {
        accept: [
          '子宫',
          '子宫壁',
          '雌虫子宫',
          '雌虫的子宫',
          '雌虫子宫壁',
          '子宫分泌物',
          'uterus',
          'uterine wall',
          'wall of the uterus',
          'uterus of the female',
        ],
      },
    ],
    analysis: {
      zh: '箭头指卵最外面凹凸不平的蛋白质膜，由子宫壁分泌，被胆汁染成棕黄色。内侧无色透明、由卵细胞自身形成的是卵壳，填“卵壳”“卵细胞”不得分；蛋白质膜可脱落，脱落后仍靠厚卵壳与钩虫卵区别。',
      en: 'The arrow is at the outermost bumpy albuminous coat, secreted by the uterus and stained brown by bile. The clear layer inside it, made by the ovum itself, is the shell: "egg shell" and "ovum" are wrong. The coat may be lost; the thick shell then still tells the egg from a hookworm egg.',
    },
    keywords: ['蛋白质膜', '子宫'],
    keywordsEn: ['albuminous coat', 'uterus'],
  },
  {
    key: 'nematodes-can-it-develop',
    kind: 'PANDUAN',
    difficulty: 2,
    specimen: { key: 'ascaris-eggs', term: 'fertilised-ascaris-egg' },
    stem: {
      zh: '箭头所指虫卵在温暖、潮湿、荫蔽、氧气充足的土壤中约经3周可发育为感染期卵。',
      en: 'In warm, moist, shaded and airy soil the egg at the arrow can become infective within about three weeks.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指受精蛔虫卵（宽椭圆形，内有一个卵细胞），在21～30℃土壤中约2周发育出幼虫，再经1周蜕皮成为感染期卵。旁边的未受精卵无论条件如何都不能发育；两者刚排出时均无感染性。',
      en: 'True. The arrow is at a fertilised egg, broad with a single ovum: in soil at 21 to 30 °C a larva forms in two weeks and moults in a further week. The unfertilised egg beside it never develops; neither is infective when passed.',
    },
    keywords: ['受精蛔虫卵', '感染期卵'],
    keywordsEn: ['fertilised Ascaris egg', 'infective egg'],
  },
  {
    key: 'nematodes-why-this-gap',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'ascaris-eggs', term: 'crescent-space' },
    stem: {
      zh: '箭头所指之处是怎样形成的？',
      en: 'How does the place at the arrow come about?',
    },
    options: [
      { text: { zh: '蛋白质膜在排出途中脱落', en: 'The albuminous coat came off on the way out' } },
      { text: { zh: '卵黄形成折光性颗粒', en: 'Yolk formed refractile granules' } },
      {
        text: {
          zh: '卵盖脱落后，部分内容物由一端流出所留下的空腔',
          en: 'The operculum was lost and contents leaking at one end left a gap',
        },
      },
      { text: { zh: '涂片干燥使卵壳破裂', en: 'Drying cracked the shell' } },
      {
        text: {
          zh: '球形的卵细胞没有充满椭圆形卵壳的两端',
          en: 'The round ovum does not fill the ends of the oval shell',
        },
        right: true,
      },
    ],
    analysis: {
      zh: '箭头指受精卵两端的新月形空隙，因卵细胞近球形而卵壳为宽椭圆形，两端留有间隙，是识别新鲜受精蛔虫卵的依据。蛋白质膜脱落只改变外表；折光颗粒见于未受精卵；蛔虫卵无卵盖；干燥变形会使全卵皱缩，不形成对称的新月形。',
      en: 'The arrow is at the crescent at the end of a fertilised egg: a nearly round ovum in an oval shell. Loss of the coat changes only the outside; refractile granules belong to unfertilised eggs; Ascaris eggs have no operculum; drying wrinkles the whole egg.',
    },
    keywords: ['新月形空隙', '受精蛔虫卵'],
    keywordsEn: ['crescent-shaped space', 'fertilised Ascaris egg'],
  },
  {
    key: 'nematodes-diagnosis-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列诊断或形态要点选择相应的线虫。',
      en: 'Choose the nematode for each diagnostic or morphological point.',
    },
    options: [
      { zh: '似蚓蛔线虫', en: 'Ascaris lumbricoides' },
      { zh: '毛首鞭形线虫', en: 'Trichuris trichiura' },
      { zh: '钩虫', en: 'Hookworm' },
      { zh: '蠕形住肠线虫', en: 'Enterobius vermicularis' },
      { zh: '旋毛形线虫', en: 'Trichinella spiralis' },
    ],
    stems: [
      {
        text: {
          zh: '卵似柿核，一侧扁平一侧稍凸，多在肛周查到',
          en: 'Eggs flat on one side, mostly found around the anus',
        },
        option: 3,
      },
      {
        text: { zh: '卵纺锤形，两端各有一透明塞', en: 'Spindle-shaped eggs with a clear plug at either end' },
        option: 1,
      },
      {
        text: { zh: '肌肉活检压片见卷曲幼虫的囊包', en: 'Capsules with coiled larvae in a muscle biopsy' },
        option: 4,
      },
      {
        text: {
          zh: '卵壳极薄，新鲜粪便中卵内多为2～4个细胞，周围有透明空隙',
          en: 'Very thin shell, in fresh stool usually two to four cells with a clear space around',
        },
        option: 2,
      },
      {
        text: {
          zh: '饱和盐水浮聚法是首选的粪检方法',
          en: 'Flotation in saturated salt is the stool test of choice',
        },
        option: 2,
      },
    ],
    analysis: {
      zh: '蛲虫夜间在肛周产卵，卵似柿核；鞭虫卵两端有塞；旋毛虫靠肌肉活检；钩虫卵壳薄、比重小，饱和盐水浮聚法检出率最高，故钩虫用两次。蛔虫产卵量大，直接涂片即可检出，本题不选。',
      en: 'Pinworms lay at night around the anus; whipworm eggs have plugs; Trichinella needs muscle; hookworm eggs have thin shells and float best in saturated salt, so hookworm serves twice. Ascaris lays so many eggs that a direct smear suffices; it is not used.',
    },
    keywords: ['蠕虫卵鉴别'],
    keywordsEn: ['telling eggs apart'],
  },
  {
    key: 'nematodes-hookworm-anaemia',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '钩虫引起慢性失血的途径有',
      en: 'How do hookworms cause chronic loss of blood?',
    },
    options: [
      {
        text: { zh: '成虫吸血后血液迅即由消化道排出', en: 'Adults suck blood that soon passes through them' },
        right: true,
      },
      { text: { zh: '幼虫寄生红细胞内使其破坏', en: 'Larvae live in red cells and destroy them' } },
      {
        text: {
          zh: '夺取维生素B₁₂致巨幼细胞贫血',
          en: 'They take up vitamin B₁₂, with megaloblastic anaemia',
        },
      },
      {
        text: { zh: '吸血时咬附部位伤口渗血', en: 'The place of the bite oozes while they feed' },
        right: true,
      },
      {
        text: { zh: '更换咬附部位后原伤口继续渗血', en: 'The old wound goes on oozing after they move' },
        right: true,
      },
    ],
    analysis: {
      zh: '钩虫以口囊咬附肠黏膜，吸血、咬附处渗血、移位后原伤口因抗凝素作用继续渗血，均致缺铁性（小细胞低色素）贫血。寄生红细胞的是疟原虫等；夺取维生素B₁₂致巨幼细胞贫血的是阔节裂头绦虫。',
      en: 'Hookworms bite the mucosa: blood sucked, oozing at the bite, and further oozing of old wounds kept open by anticoagulant lead to iron deficiency. Parasites of red cells are plasmodia; vitamin B₁₂ is taken by the fish tapeworm.',
    },
    keywords: ['钩虫', '缺铁性贫血'],
    keywordsEn: ['hookworm', 'iron deficiency anaemia'],
  },
  {
    key: 'nematodes-ascaris-migration',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '写出似蚓蛔线虫从感染到产卵在人体内的移行途径，并指出幼虫期和成虫期的主要危害。',
      en: 'Describe the way of Ascaris lumbricoides in man from infection to egg laying, and the main harm done by larvae and adults.',
    },
    model: {
      zh: '感染期卵经口→小肠内孵出幼虫→侵入肠黏膜，入静脉或淋巴管→肝、右心→肺毛细血管→穿入肺泡，蜕皮发育→支气管、气管→咽，被吞下→胃→小肠发育为成虫；感染到产卵约60～75天。幼虫期：肺内移行引起蛔蚴性肺炎、哮喘和嗜酸性粒细胞增多。成虫期：夺取营养、损伤黏膜；毒素和变态反应；因钻孔习性引起胆道蛔虫症、肠梗阻、肠穿孔等并发症。',
      en: 'Infective eggs are swallowed, larvae hatch in the small intestine, enter the mucosa and veins or lymphatics, pass liver and right heart to the lung capillaries, break into alveoli and moult, climb bronchi and trachea to the pharynx, are swallowed and mature in the small intestine; eggs appear 60 to 75 days after infection. Larvae: pneumonitis, asthma, eosinophilia. Adults: loss of nutrients and mucosal damage, allergy, and through their wandering biliary ascariasis, intestinal obstruction and perforation.',
    },
    analysis: {
      zh: '得分要点：经口感染、肝-心-肺移行、经咽再吞入、小肠定居，幼虫与成虫危害分述。常见错误是写成经皮感染（钩虫）或肠内孵出后直接长成成虫（蛲虫、鞭虫）。',
      en: 'Points: by mouth, liver-heart-lung, swallowed again, small intestine; harm of larvae and adults apart. Common mistakes: infection through the skin (hookworm), or growth in the gut without migration (pinworm, whipworm).',
    },
    keywords: ['肝', '肺', '咽', '小肠', '胆道蛔虫', '肠梗阻'],
    keywordsEn: [
      'liver',
      'lung',
      'pharynx',
      'small intestine',
      'biliary ascariasis',
      'intestinal obstruction',
    ],
  },
  {
    key: 'nematodes-itching-child',
    kind: 'BINGLI',
    difficulty: 2,
    stem: {
      zh: '男，4岁，幼儿园日托，近1个月夜间肛周瘙痒、睡眠不安。家长夜里在其肛门周围见到白色线头样小虫。',
      en: 'A boy of four in day care has itched around the anus at night and slept badly for a month. His parents saw small white thread-like worms there at night.',
    },
    children: [
      {
        key: 'nematodes-itching-child-test',
        kind: 'DANXUAN',
        difficulty: 2,
        stem: { zh: '查虫卵的最佳方法是', en: 'What is the best way to find the eggs?' },
        options: [
          { text: { zh: '便后生理盐水直接涂片', en: 'Direct saline smear of stool' } },
          { text: { zh: '饱和盐水浮聚法查粪便', en: 'Flotation of stool in saturated salt' } },
          { text: { zh: '夜间采末梢血厚涂片', en: 'Thick blood film taken at night' } },
          {
            text: {
              zh: '清晨便前透明胶纸肛周粘拭',
              en: 'Adhesive tape on the perianal skin early in the morning before stool',
            },
            right: true,
          },
        ],
        analysis: {
          zh: '蛲虫雌虫夜间爬到肛周产卵，清晨便前用透明胶纸粘拭检出率最高。粪便涂片和浮聚法因卵不产在肠腔而检出率低；夜间采血用于丝虫微丝蚴。',
          en: 'Females crawl out at night to lay around the anus, so tape before the morning stool is best. Stool smears and flotation find few because eggs are not laid in the gut; night blood is for microfilariae.',
        },
      },
      {
        key: 'nematodes-itching-child-family',
        kind: 'PANDUAN',
        difficulty: 2,
        stem: {
          zh: '治疗时，同住家人即使无症状也宜同时服药，并清洗消毒内衣被褥。',
          en: 'The family should be treated at the same time even without symptoms, and underwear and bedding washed.',
        },
        right: true,
        analysis: {
          zh: '对。蛲虫卵约6小时即具感染性，污染手指、衣被和尘埃，家庭和集体机构中极易互相感染和自体重复感染；只治患儿常很快复发。',
          en: 'True. The eggs are infective after about six hours and spread by fingers, bedding and dust within families and institutions; treating the child alone soon fails.',
        },
      },
      {
        key: 'nematodes-itching-child-again',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: {
          zh: '该虫容易形成自体重复感染，关键在于',
          en: 'Why does this worm so easily reinfect the same person?',
        },
        options: [
          { text: { zh: '成虫可在肺内长期存活', en: 'Adults survive for years in the lungs' } },
          {
            text: {
              zh: '患儿挠肛门后吮手，将卵带入口',
              en: 'The child scratches and carries eggs from anus to mouth',
            },
            right: true,
          },
          { text: { zh: '幼虫可随血液经胎盘传播', en: 'Larvae cross the placenta with the blood' } },
          { text: { zh: '丝状蚴反复钻入皮肤', en: 'Filariform larvae keep entering the skin' } },
        ],
        analysis: {
          zh: '虫卵在肛周很快发育成感染期，肛门-手-口是自体重复感染的主要途径。蛲虫不经肺、不入血、不经胎盘；丝状蚴经皮感染的是钩虫和粪类圆线虫。',
          en: 'Eggs soon become infective around the anus, and anus to hand to mouth is the main route. Pinworms do not pass lungs, blood or placenta; filariform larvae are those of hookworm and Strongyloides.',
        },
      },
    ],
    analysis: {
      zh: '幼儿夜间肛周瘙痒、白色线头样小虫，为蛲虫病；与钩虫（皮炎、贫血）、蛔虫（腹痛、排出大虫）、鞭虫（黏液血便）不同。诊断靠肛周查卵，防治须全家和幼儿园同时进行。',
      en: 'Perianal itching at night with small white worms in a child: enterobiasis, unlike hookworm (dermatitis, anaemia), Ascaris (large worms) and whipworm (bloody mucus). Look for eggs around the anus and treat family and nursery together.',
    },
    keywords: ['蛲虫', '透明胶纸法'],
    keywordsEn: ['pinworm', 'adhesive tape test'],
  },
]
