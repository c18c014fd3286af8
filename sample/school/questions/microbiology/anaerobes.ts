import type { QuestionSeed } from '../../types.ts'

export const anaerobeQuestions: QuestionSeed[] = [
  {
    key: 'anaerobes-what-arrow-does',
    kind: 'DANXUAN',
    difficulty: 2,
    specimen: { key: 'clostridium-tetani', term: 'terminal-spore' },
    stem: {
      zh: '箭头所指结构对细菌的意义是',
      en: 'What does the structure at the arrow do for the bacterium?',
    },
    options: [
      { text: { zh: '使细菌向营养物质方向运动', en: 'It moves the cell towards nutrients' } },
      { text: { zh: '抵抗吞噬细胞的吞噬', en: 'It protects from phagocytosis' } },
      {
        text: {
          zh: '是休眠形式，使细菌耐受不良环境',
          en: 'It is a resting form that withstands adverse conditions',
        },
        right: true,
      },
      {
        text: {
          zh: '是主要的繁殖方式，一个可长成多个菌体',
          en: 'It is the main way of multiplication: one gives many cells',
        },
      },
      { text: { zh: '储存多余的磷酸盐', en: 'It stores surplus phosphate' } },
    ],
    analysis: {
      zh: '箭头指菌体顶端不着色的圆形芽胞，是细菌的休眠形式，抵抗力强。一个繁殖体只形成一个芽胞，一个芽胞只发芽为一个繁殖体，故不是繁殖方式。运动靠鞭毛，抗吞噬靠荚膜，储存磷酸盐的是异染颗粒。',
      en: 'The arrow is at the clear round spore at the end of the rod, a highly resistant resting form. One cell makes one spore and one spore gives one cell, so it does not multiply. Flagella move, capsules resist phagocytes, metachromatic granules store phosphate.',
    },
    keywords: ['顶端芽胞', '休眠'],
    keywordsEn: ['terminal spore', 'dormancy'],
  },
  {
    key: 'anaerobes-toxin-of-pictured',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'clostridium-tetani', term: 'drumstick-form' },
    stem: {
      zh: '箭头所指细菌引起特征性症状的主要外毒素，其作用是',
      en: 'How does the main exotoxin of the bacterium at the arrow cause the typical signs?',
    },
    options: [
      {
        text: {
          zh: '阻止运动神经末梢释放乙酰胆碱',
          en: 'It stops acetylcholine release from motor nerve endings',
        },
      },
      { text: { zh: '分解细胞膜上的卵磷脂', en: 'It splits the lecithin of cell membranes' } },
      {
        text: {
          zh: '灭活延伸因子2，抑制蛋白质合成',
          en: 'It inactivates elongation factor 2 and protein synthesis',
        },
      },
      {
        text: {
          zh: '激活肠上皮细胞腺苷酸环化酶',
          en: 'It activates adenylate cyclase of the intestinal epithelium',
        },
      },
      {
        text: {
          zh: '阻止抑制性中间神经元释放甘氨酸和γ-氨基丁酸',
          en: 'It stops inhibitory interneurons releasing glycine and GABA',
        },
        right: true,
      },
    ],
    analysis: {
      zh: '鼓槌状革兰阳性杆菌为破伤风梭菌，痉挛毒素阻断抑制性神经递质释放，致骨骼肌强直痉挛。阻止乙酰胆碱释放为肉毒毒素；分解卵磷脂为产气荚膜梭菌α毒素；灭活延伸因子2为白喉毒素；激活腺苷酸环化酶为霍乱肠毒素。',
      en: 'The drumstick is Clostridium tetani; tetanospasmin blocks inhibitory transmitters, so muscles go into spasm. Acetylcholine: botulinum toxin; lecithin: alpha toxin of C. perfringens; elongation factor 2: diphtheria toxin; adenylate cyclase: cholera toxin.',
    },
    keywords: ['鼓槌状菌体', '破伤风痉挛毒素'],
    keywordsEn: ['drumstick form', 'tetanospasmin'],
  },
  {
    key: 'anaerobes-free-body-stain',
    kind: 'PANDUAN',
    difficulty: 3,
    specimen: { key: 'clostridium-tetani', term: 'free-spore' },
    stem: {
      zh: '箭头所指者处于生长繁殖期，整体被革兰染液染成深紫色。',
      en: 'What the arrow shows is growing and dividing, and the Gram stain makes all of it deep violet.',
    },
    right: false,
    analysis: {
      zh: '错。箭头指从菌体脱落的游离芽胞，处于休眠状态，壁厚、通透性低，革兰染色不着色或仅边缘着色，呈透亮小体；要使其着色须用加热的芽胞染色法。生长繁殖、均匀染成紫色的是无芽胞的繁殖体。',
      en: 'False. The arrow is at a free spore, dormant, whose thick impermeable wall leaves it clear with at most a coloured rim; it needs a heated spore stain. Growing, dividing and evenly violet are the vegetative cells.',
    },
    keywords: ['游离芽胞', '芽胞染色'],
    keywordsEn: ['free spore', 'spore stain'],
  },
  {
    key: 'anaerobes-name-and-wound',
    kind: 'TIANKONG',
    difficulty: 2,
    specimen: { key: 'clostridium-tetani', term: 'drumstick-form-2', field: true },
    stem: {
      zh: '图示细菌的菌种是____；按对氧的需求，它属于____菌。',
      en: 'The species in the picture is ____; by its need of oxygen it is an ____ bacterium.',
    },
    blanks: [
      { terms: ['clostridium-tetani'] },
      {
        accept: [
          '厌氧',
          '专性厌氧',
          '厌氧菌',
          '专性厌氧菌',
          'anaerobic',
          'obligate anaerobic',
          'obligately anaerobic',
          'strictly anaerobic',
        ],
      },
    ],
    analysis: {
      zh: '细长革兰阳性杆菌，顶端正圆、宽于菌体的芽胞使菌体呈鼓槌状，为破伤风梭菌；它是专性厌氧菌。产气荚膜梭菌粗大、芽胞次极端且不宽于菌体；肉毒梭菌芽胞椭圆、位于次极端，呈网球拍状。',
      en: 'Slender Gram-positive rods with a round terminal spore wider than the cell, like drumsticks: Clostridium tetani, a strict anaerobe. C. perfringens is stout with a subterminal spore no wider than the cell; C. botulinum has an oval subterminal spore, like a tennis racket.',
    },
    keywords: ['破伤风梭菌', '厌氧菌'],
    keywordsEn: ['Clostridium tetani', 'anaerobe'],
  },
  {
    key: 'anaerobes-disease-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列特点选择相应的细菌。',
      en: 'Choose the bacterium for each feature.',
    },
    options: [
      { zh: '破伤风梭菌', en: 'Clostridium tetani' },
      { zh: '产气荚膜梭菌', en: 'Clostridium perfringens' },
      { zh: '肉毒梭菌', en: 'Clostridium botulinum' },
      { zh: '艰难拟梭菌', en: 'Clostridioides difficile' },
      { zh: '脆弱拟杆菌', en: 'Bacteroides fragilis' },
    ],
    stems: [
      { text: { zh: '气性坏疽最常见的病原菌', en: 'The commonest cause of gas gangrene' }, option: 1 },
      {
        text: {
          zh: '革兰阴性无芽胞，常见于腹腔脓肿',
          en: 'Gram-negative without spores, common in abdominal abscesses',
        },
        option: 4,
      },
      {
        text: {
          zh: '长期用广谱抗菌药后的假膜性结肠炎',
          en: 'Pseudomembranous colitis after long broad-spectrum treatment',
        },
        option: 3,
      },
      { text: { zh: '血平板上可见双层溶血环', en: 'Double zone of haemolysis on blood agar' }, option: 1 },
      {
        text: {
          zh: '食入毒素后眼肌、咽肌弛缓性麻痹',
          en: 'Flaccid palsy of eye and pharyngeal muscles after eating the toxin',
        },
        option: 2,
      },
    ],
    analysis: {
      zh: '产气荚膜梭菌在坏死肌肉中分解糖类产生大量气体，致气性坏疽；其θ毒素造成内环完全溶血、α毒素造成外环不完全溶血，故用两次。脆弱拟杆菌为无芽胞革兰阴性厌氧菌；艰难拟梭菌致假膜性结肠炎；肉毒毒素致弛缓性麻痹。破伤风梭菌致强直性痉挛，本题不选。',
      en: 'C. perfringens ferments the sugars of dying muscle with much gas and so causes gas gangrene; its theta toxin makes the inner complete and its alpha toxin the outer partial zone of haemolysis, so it serves twice. B. fragilis is a Gram-negative anaerobe without spores; C. difficile causes pseudomembranous colitis; botulinum toxin a flaccid palsy. C. tetani causes spasm and is not used.',
    },
    keywords: ['厌氧菌感染'],
    keywordsEn: ['anaerobic infections'],
  },
  {
    key: 'anaerobes-risky-wound',
    kind: 'DUOXUAN',
    difficulty: 2,
    stem: {
      zh: '使伤口易于发生破伤风的因素有',
      en: 'What makes tetanus likely in a wound?',
    },
    options: [
      {
        text: { zh: '窄而深，有泥土或异物', en: 'Narrow and deep, with soil or foreign bodies' },
        right: true,
      },
      { text: { zh: '坏死组织多，局部缺血', en: 'Much dead tissue and ischaemia' }, right: true },
      { text: { zh: '表浅擦伤，渗血活跃', en: 'A shallow graze that bleeds freely' } },
      { text: { zh: '同时有需氧菌感染', en: 'Aerobic bacteria in the same wound' }, right: true },
      { text: { zh: '伤前1年完成类毒素全程免疫', en: 'A full course of toxoid a year before' } },
    ],
    analysis: {
      zh: '深窄伤口、异物、坏死缺血造成局部厌氧；需氧菌消耗氧气也降低氧化还原电势，有利于芽胞发芽。表浅且血供良好的伤口氧含量高，芽胞不易发芽；1年前全程免疫者有足够抗毒素，起保护作用。',
      en: 'Depth, foreign bodies and dead ischaemic tissue make the wound anaerobic; aerobes use up oxygen and lower the redox potential, so that spores germinate. A shallow well-perfused graze has too much oxygen; recent full immunisation gives enough antitoxin.',
    },
    keywords: ['破伤风', '厌氧环境'],
    keywordsEn: ['tetanus', 'anaerobic conditions'],
  },
  {
    key: 'anaerobes-sampling',
    kind: 'WENDA',
    difficulty: 4,
    stem: {
      zh: '疑为腹腔脓肿的无芽胞厌氧菌感染，应如何采集和运送标本？哪些标本不宜作厌氧培养？',
      en: 'An abdominal abscess may hold non-spore-forming anaerobes. How should samples be taken and sent, and which are unsuitable for anaerobic culture?',
    },
    model: {
      zh: '从正常无菌部位、避开正常菌群采集：以无菌注射器深部穿刺抽取脓液，或切取、活检深部组织；排尽注射器内空气，立即注入厌氧运送瓶或以厌氧装置运送，不冷藏，尽快（一般2小时内）接种；同时涂片革兰染色。不宜作厌氧培养的有咽拭子、痰、粪便、阴道拭子、自然排出的尿等必然混有正常菌群的标本，以及暴露空气的表面拭子。',
      en: 'Sample where there is no normal flora: aspirate deep pus with a sterile syringe or take deep tissue; expel the air, put it at once into an anaerobic transport vial, do not chill, plate soon (within about two hours), and make a Gram smear too. Unsuitable: throat swabs, sputum, stool, vaginal swabs, voided urine, always mixed with normal flora, and surface swabs exposed to air.',
    },
    analysis: {
      zh: '得分要点：避开正常菌群、避免接触空气、立即送检、不宜的标本。无芽胞厌氧菌多是正常菌群成员，若用拭子或痰，培养出来也无法判断意义；冷藏会增加溶解氧并杀死部分菌。',
      en: 'Points: no normal flora, no air, no delay, unsuitable samples. These anaerobes are themselves normal flora, so growth from swabs or sputum means nothing; chilling dissolves oxygen and kills some of them.',
    },
    keywords: ['穿刺', '深部组织', '厌氧运送', '正常菌群', '咽拭子'],
    keywordsEn: ['aspirate', 'deep tissue', 'anaerobic transport', 'normal flora', 'throat swabs'],
  },
  {
    key: 'anaerobes-nail-wound',
    kind: 'BINGLI',
    difficulty: 3,
    stem: {
      zh: '男，46岁，农民，9天前足底被锈钉刺伤，自行包扎，未接种过破伤风疫苗。今晨张口困难、苦笑面容，轻触即角弓反张，神志清楚。',
      en: 'A farmer of 46, never immunised, trod on a rusty nail nine days ago and bandaged it himself. This morning he cannot open his mouth, has a fixed grin, and any touch throws him into opisthotonus; he is fully conscious.',
    },
    children: [
      {
        key: 'anaerobes-nail-wound-route',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: { zh: '病原体致病的方式是', en: 'How does the organism cause this illness?' },
        options: [
          {
            text: {
              zh: '细菌入血大量繁殖，随血流侵入脑组织引起脑炎',
              en: 'It multiplies in the blood, is carried to the brain and causes encephalitis',
            },
          },
          {
            text: {
              zh: '细菌留在伤口局部，毒素沿神经逆行至中枢',
              en: 'It stays in the wound; the toxin travels up the nerves to the CNS',
            },
            right: true,
          },
          {
            text: {
              zh: '细菌沿神经鞘上行，在脊髓前角繁殖',
              en: 'It ascends along nerve sheaths and grows in the anterior horn',
            },
          },
          { text: { zh: '内毒素入血引起脑膜炎', en: 'Endotoxin in the blood causes meningitis' } },
        ],
        analysis: {
          zh: '破伤风梭菌侵袭力弱，仅在局部繁殖；痉挛毒素被运动神经末梢摄取，沿轴突逆行至脊髓和脑干，也可经血、淋巴散布到其他神经末梢。细菌本身不入血、不沿神经上行；它是革兰阳性菌，没有内毒素。',
          en: 'C. tetani hardly invades; tetanospasmin is taken up by motor endings and carried up the axons to cord and brain stem (blood and lymph spread it to other endings). The bacteria neither enter the blood nor climb nerves; being Gram-positive they have no endotoxin.',
        },
      },
      {
        key: 'anaerobes-nail-wound-treatment',
        kind: 'DUOXUAN',
        difficulty: 3,
        stem: { zh: '目前应采取的措施有', en: 'What should be done now?' },
        options: [
          {
            text: {
              zh: '只注射类毒素，待其中和体内毒素',
              en: 'Toxoid only, to neutralise the toxin present',
            },
          },
          {
            text: {
              zh: '注射人破伤风免疫球蛋白（或抗毒素）',
              en: 'Human tetanus immunoglobulin (or antitoxin)',
            },
            right: true,
          },
          { text: { zh: '彻底清创，去除坏死组织', en: 'Thorough debridement of dead tissue' }, right: true },
          { text: { zh: '甲硝唑或青霉素抗菌', en: 'Metronidazole or penicillin' }, right: true },
        ],
        analysis: {
          zh: '免疫球蛋白中和尚未与神经结合的毒素，清创和抗菌药清除毒素来源，另需镇静解痉、保护气道。类毒素是主动免疫，产生抗体需数周，不能中和现有毒素，不能单独使用。',
          en: 'Immunoglobulin neutralises toxin not yet bound to nerves; debridement and antibacterials end its supply; sedation and airway care are needed too. Toxoid immunises actively over weeks and cannot neutralise what is there, so never alone.',
        },
      },
      {
        key: 'anaerobes-nail-wound-immunity',
        kind: 'PANDUAN',
        difficulty: 3,
        stem: {
          zh: '患者痊愈后仍应全程接种破伤风类毒素。',
          en: 'After recovery he should still have a full course of toxoid.',
        },
        right: true,
        analysis: {
          zh: '对。致病所需毒素量极微，不足以刺激机体产生足够的抗毒素，病后无牢固免疫；认为患过病就不必接种是错误的。',
          en: 'True. So little toxin causes the disease that it does not immunise; to count on the illness itself for protection is wrong.',
        },
      },
    ],
    analysis: {
      zh: '深刺伤后约1周牙关紧闭、苦笑面容、角弓反张而神志清楚，为破伤风。狂犬病有动物咬伤史和恐水；肉毒中毒为弛缓性麻痹；化脓性脑膜炎有发热和意识障碍。',
      en: 'Trismus, risus sardonicus and opisthotonus with a clear mind a week after a deep puncture: tetanus. Rabies has a bite and hydrophobia, botulism a flaccid palsy, purulent meningitis fever and clouded consciousness.',
    },
    keywords: ['破伤风', '抗毒素'],
    keywordsEn: ['tetanus', 'antitoxin'],
  },
]
