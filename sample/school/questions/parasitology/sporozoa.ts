import type { QuestionSeed } from '../../types.ts'

export const sporozoaQuestions: QuestionSeed[] = [
  {
    key: 'sporozoa-cell-with-dots',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'plasmodium-vivax', term: 'schuffner-dots' },
    stem: {
      zh: '出现箭头所指结构的红细胞，通常还有的改变是',
      en: 'How else are red cells that show the structure at the arrow usually changed?',
    },
    options: [
      { text: { zh: '大小正常，颜色不变', en: 'Normal size and colour' } },
      { text: { zh: '略缩小，颜色正常', en: 'Slightly smaller, normal colour' } },
      { text: { zh: '缩成球形，染色加深', en: 'Shrunken to dark spheres' } },
      { text: { zh: '中央淡染区扩大呈靶形', en: 'Target-like with a larger pale centre' } },
      { text: { zh: '胀大，颜色变浅', en: 'Enlarged and paler' }, right: true },
    ],
    analysis: {
      zh: '箭头指薛氏小点，见于间日疟原虫寄生的红细胞，自滋养体发育后红细胞胀大、褪色。恶性疟的红细胞大小正常，可见粗大的茂氏点；三日疟的正常或略小；球形和靶形红细胞分别见于球形红细胞症和地中海贫血，与疟原虫种类无关。',
      en: "The arrow is at Schüffner's dots of Plasmodium vivax, whose red cell is enlarged and pale. In P. falciparum it is of normal size, perhaps with coarse Maurer's clefts, in P. malariae normal or smaller; spherocytes and target cells are not made by plasmodia.",
    },
    keywords: ['薛氏小点', '受染红细胞'],
    keywordsEn: ["Schüffner's dots", 'infected red cell'],
  },
  {
    key: 'sporozoa-name-stage',
    kind: 'TIANKONG',
    difficulty: 3,
    specimen: { key: 'plasmodium-vivax', term: 'vivax-trophozoite' },
    stem: {
      zh: '写出箭头所指疟原虫的发育期（该期如分早晚、未成熟与成熟或雌雄，须写明）：____；其胞质内棕黄色颗粒的名称：____。',
      en: 'Name the stage of the plasmodium at the arrow (where a stage may be early or late, immature or mature, male or female, say which): ____; and the yellow-brown grains in its cytoplasm: ____.',
    },
    blanks: [{ terms: ['vivax-trophozoite'] }, { terms: ['malarial-pigment'] }],
    analysis: {
      zh: '核一个，胞质形状不规则、有伪足和空泡并出现疟色素，为大滋养体（晚期滋养体）。环状体胞质呈环、无疟色素；裂殖体核在两个以上；配子体近圆形、胞质致密无空泡。只写“滋养体”未分早晚期，不得分；红色的薛氏点在红细胞质内，不是疟色素。',
      en: 'One nucleus, irregular cytoplasm with pseudopodia, vacuole and pigment: the late (growing) trophozoite. A ring has no pigment, a schizont two or more nuclei, a gametocyte is round and compact. "Trophozoite" alone does not tell early from late. The red Schüffner dots lie in the red cell and are not pigment.',
    },
    keywords: ['间日疟原虫大滋养体', '疟色素'],
    keywordsEn: ['Plasmodium vivax late trophozoite', 'malarial pigment'],
  },
  {
    key: 'sporozoa-fate-of-stage',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'plasmodium-vivax', term: 'vivax-gametocyte' },
    stem: {
      zh: '箭头所指发育期的去向是',
      en: 'What becomes of the stage at the arrow?',
    },
    options: [
      {
        text: {
          zh: '被雌性按蚊吸入后才能继续发育',
          en: 'It develops further only after being taken up by a female Anopheles',
        },
        right: true,
      },
      {
        text: {
          zh: '数小时内胀破红细胞，释放裂殖子',
          en: 'It bursts the red cell within hours and frees merozoites',
        },
      },
      { text: { zh: '长出伪足，发育为大滋养体', en: 'It grows pseudopodia and becomes a late trophozoite' } },
      { text: { zh: '侵入肝细胞，成为休眠子', en: 'It enters liver cells as a hypnozoite' } },
    ],
    analysis: {
      zh: '箭头指配子体：近圆形、几乎充满胀大的红细胞，核一个，疟色素散在。它须在雌性按蚊胃内成为配子并受精，未被吸入则在人体内衰亡。释放裂殖子的是成熟裂殖体；发育为大滋养体的是环状体；侵入肝细胞成为休眠子的是子孢子。',
      en: 'The arrow is at a gametocyte: round, nearly filling the enlarged cell, one nucleus, scattered pigment. It becomes a gamete in the stomach of a female Anopheles or dies. Merozoites come from the ripe schizont, late trophozoites from rings, hypnozoites from sporozoites.',
    },
    keywords: ['间日疟原虫配子体', '按蚊'],
    keywordsEn: ['Plasmodium vivax gametocyte', 'Anopheles'],
  },
  {
    key: 'sporozoa-fever-follows',
    kind: 'PANDUAN',
    difficulty: 3,
    specimen: { key: 'plasmodium-vivax', term: 'vivax-schizont' },
    stem: {
      zh: '箭头所指发育期成熟后胀破红细胞，随后患者出现寒战、高热。',
      en: 'When the stage at the arrow is ripe it bursts the red cell, and chills and high fever follow.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指裂殖体（核已分裂为多个），成熟后红细胞破裂，裂殖子、疟色素和代谢产物入血，刺激巨噬细胞释放致热的细胞因子。环状体、大滋养体和配子体核均为一个，本身不引起红细胞破裂发作。',
      en: 'True. The arrow is at a schizont with several nuclei; its rupture frees merozoites, pigment and metabolites, and macrophages release pyrogenic cytokines. Rings, late trophozoites and gametocytes have one nucleus and do not themselves cause the paroxysm.',
    },
    keywords: ['间日疟原虫裂殖体', '裂殖子'],
    keywordsEn: ['Plasmodium vivax schizont', 'merozoite'],
  },
  {
    key: 'sporozoa-species-match',
    kind: 'PEIWU',
    difficulty: 3,
    stem: {
      zh: '为下列薄血膜所见选择疟原虫的种。',
      en: 'Choose the species for each finding in thin blood films.',
    },
    options: [
      { zh: '间日疟原虫', en: 'Plasmodium vivax' },
      { zh: '恶性疟原虫', en: 'Plasmodium falciparum' },
      { zh: '三日疟原虫', en: 'Plasmodium malariae' },
      { zh: '卵形疟原虫', en: 'Plasmodium ovale' },
    ],
    stems: [
      {
        text: { zh: '大滋养体呈带状横跨红细胞', en: 'Late trophozoite as a band across the red cell' },
        option: 2,
      },
      { text: { zh: '配子体呈新月形或腊肠形', en: 'Crescent- or sausage-shaped gametocytes' }, option: 1 },
      {
        text: { zh: '被寄生红细胞呈卵圆形，边缘呈伞矢状', en: 'Infected cells oval with a fringed edge' },
        option: 3,
      },
      {
        text: {
          zh: '外周血一般只见环状体和配子体',
          en: 'Usually only rings and gametocytes in peripheral blood',
        },
        option: 1,
      },
      {
        text: {
          zh: '成熟裂殖体含12～24个裂殖子，红细胞胀大有薛氏点',
          en: "Ripe schizont with 12 to 24 merozoites in an enlarged cell with Schüffner's dots",
        },
        option: 0,
      },
    ],
    analysis: {
      zh: '带状滋养体为三日疟原虫；新月形配子体和外周血少见大滋养体、裂殖体（后者黏附于内脏毛细血管）均为恶性疟原虫，故用两次；卵圆、伞矢状边缘为卵形疟原虫；裂殖子12～24个、红细胞胀大为间日疟原虫（三日疟和卵形疟仅6～12个）。',
      en: 'Band: P. malariae; crescents, and films without late trophozoites and schizonts because they stick in visceral capillaries: P. falciparum, hence twice; oval fringed cells: P. ovale; 12 to 24 merozoites in an enlarged cell: P. vivax (6 to 12 in P. malariae and P. ovale).',
    },
    keywords: ['疟原虫鉴别'],
    keywordsEn: ['telling plasmodia apart'],
  },
  {
    key: 'sporozoa-relapse-species',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '经典认为肝内有休眠子、因而可出现复发的疟原虫有',
      en: 'Which plasmodia are held to have hypnozoites in the liver and so to relapse?',
    },
    options: [
      { text: { zh: '恶性疟原虫', en: 'Plasmodium falciparum' } },
      { text: { zh: '间日疟原虫', en: 'Plasmodium vivax' }, right: true },
      { text: { zh: '三日疟原虫', en: 'Plasmodium malariae' } },
      { text: { zh: '卵形疟原虫', en: 'Plasmodium ovale' }, right: true },
      { text: { zh: '诺氏疟原虫', en: 'Plasmodium knowlesi' } },
    ],
    analysis: {
      zh: '间日疟原虫和卵形疟原虫有迟发型子孢子，在肝细胞内成为休眠子，可复发。恶性疟、三日疟和诺氏疟原虫无休眠子，红内期残存者再增殖只引起再燃。',
      en: 'P. vivax and P. ovale have bradysporozoites that rest in liver cells. P. falciparum, P. malariae and P. knowlesi have none; what survives in the blood causes recrudescence only.',
    },
    keywords: ['休眠子', '复发'],
    keywordsEn: ['hypnozoite', 'relapse'],
  },
  {
    key: 'sporozoa-cat-as-host',
    kind: 'DANXUAN',
    difficulty: 3,
    stem: {
      zh: '猫科动物既是刚地弓形虫的中间宿主，又是终宿主，依据是',
      en: 'Why are cats both intermediate and definitive hosts of Toxoplasma gondii?',
    },
    options: [
      {
        text: {
          zh: '肠外组织内有速殖子和包囊，肠上皮内只有裂体增殖',
          en: 'Tachyzoites and cysts outside the gut, only schizogony in its epithelium',
        },
      },
      {
        text: {
          zh: '肠上皮内可同时有包囊和孢子囊',
          en: 'Cysts together with sporocysts in the intestinal epithelium',
        },
      },
      {
        text: {
          zh: '肠外组织行无性增殖，肠上皮内有配子生殖',
          en: 'Asexual multiplication in tissues, gametogony in the intestinal epithelium',
        },
        right: true,
      },
      {
        text: {
          zh: '其唾液可传播子孢子，粪便可传播卵囊',
          en: 'Saliva passes on sporozoites, faeces oocysts',
        },
      },
      {
        text: {
          zh: '红细胞内有裂殖体，肠腔内有配子体',
          en: 'Schizonts in red cells, gametocytes in the gut lumen',
        },
      },
    ],
    analysis: {
      zh: '有性生殖（配子生殖）所在宿主为终宿主，无性增殖所在宿主为中间宿主，猫两者兼有。仅有裂体增殖不足以称终宿主；包囊在组织内，孢子囊在外界成熟的卵囊内；唾液不传播子孢子；弓形虫不在红细胞内裂体增殖。',
      en: 'The definitive host is where sexual reproduction takes place, the intermediate where asexual; cats have both. Schizogony alone would not make a definitive host; cysts lie in tissues, sporocysts in oocysts that ripen outside; saliva carries no sporozoites; Toxoplasma has no schizogony in red cells.',
    },
    keywords: ['刚地弓形虫', '终宿主'],
    keywordsEn: ['Toxoplasma gondii', 'definitive host'],
  },
  {
    key: 'sporozoa-periodic-paroxysm',
    kind: 'WENDA',
    difficulty: 4,
    stem: {
      zh: '疟疾的典型发作为什么有周期性？为什么患者感染初期的发热常不规则？',
      en: 'Why are typical paroxysms of malaria periodic, and why is the fever of the first days often irregular?',
    },
    model: {
      zh: '发作与红内期裂体增殖周期一致：成熟裂殖体胀破红细胞，裂殖子、疟原虫代谢产物、疟色素和红细胞碎片入血，被巨噬细胞和中性粒细胞吞噬，产生内源性热原（IL-1、TNF-α等），与代谢产物共同作用于体温调节中枢，出现寒战、高热、出汗。间日疟和卵形疟周期约48小时，三日疟72小时，恶性疟36～48小时。初期原虫来自不同批次，发育不同步，发热不规则，且须血中原虫密度达到发热阈值才发作；以后经若干周期趋于同步，形成典型周期。恶性疟、混合感染、不同批次感染或服药后可一直不规则。',
      en: 'Paroxysms follow schizogony in red cells: ripe schizonts burst the cells; merozoites, metabolites, pigment and debris are taken up by macrophages and neutrophils, which release endogenous pyrogens (IL-1, TNF-α) acting on the thermoregulatory centre: chill, fever, sweat. The cycle takes about 48 hours in P. vivax and P. ovale, 72 in P. malariae, 36 to 48 in P. falciparum. At first broods differ in age and fever is irregular, and the parasites must reach the fever threshold; after some cycles they synchronise. P. falciparum, mixed or repeated infection and drugs may keep it irregular.',
    },
    analysis: {
      zh: '得分要点：与红内期裂体增殖一致、内源性热原、各种的周期、初期不同步与阈值。把发作归因于肝内期（红外期）是错误的，红外期不引起临床症状。',
      en: 'Points: schizogony in red cells, endogenous pyrogen, lengths of the cycle, lack of synchrony and threshold at first. The liver stage causes no symptoms and is the wrong answer.',
    },
    keywords: ['裂体增殖', '裂殖子', '内源性热原', '48小时', '趋于同步'],
    keywordsEn: ['schizogony', 'merozoites', 'endogenous pyrogens', '48 hours', 'synchronise'],
  },
  {
    key: 'sporozoa-returned-worker',
    kind: 'BINGLI',
    difficulty: 4,
    stem: {
      zh: '男，33岁，从境外疟疾流行区务工归来2个月，近1周反复寒战、高热、大汗。薄血膜吉姆萨染色如图。',
      en: 'A man of 33 came back two months ago from work in a country with malaria and has had repeated chills, high fever and sweats for a week. His Giemsa-stained thin film is shown.',
    },
    specimen: { key: 'plasmodium-vivax', term: 'infected-erythrocyte', field: true },
    children: [
      {
        key: 'sporozoa-returned-worker-cure',
        kind: 'DANXUAN',
        difficulty: 4,
        specimen: { key: 'plasmodium-vivax', term: 'schuffner-dots-2', field: true },
        stem: { zh: '依据血膜所见，抗疟方案应选', en: 'By the film, which treatment should he have?' },
        options: [
          {
            text: {
              zh: '仅用青蒿素类复方，不需抗肝内期药',
              en: 'Artemisinin combination only, nothing against liver stages',
            },
          },
          { text: { zh: '仅用伯氨喹', en: 'Primaquine only' } },
          { text: { zh: '氯喹加伯氨喹', en: 'Chloroquine with primaquine' }, right: true },
          { text: { zh: '仅用乙胺嘧啶', en: 'Pyrimethamine only' } },
          { text: { zh: '甲硝唑', en: 'Metronidazole' } },
        ],
        analysis: {
          zh: '血膜中被寄生红细胞胀大、褪色，有薛氏小点，内有形状不规则的大滋养体，为间日疟；须以氯喹（或青蒿素类复方）杀灭红内期，并加伯氨喹清除休眠子。不加抗肝内期药的方案适用于恶性疟而不能根治间日疟；单用伯氨喹对红内期作用弱；乙胺嘧啶作用慢，用于预防；甲硝唑对疟原虫无效。',
          en: "Enlarged pale cells with Schüffner's dots and irregular late trophozoites: vivax malaria, which needs chloroquine (or an artemisinin combination) for the blood and primaquine for hypnozoites. Without a liver drug P. falciparum may be cured but not P. vivax; primaquine alone is weak on blood stages; pyrimethamine is slow; metronidazole does nothing.",
        },
      },
      {
        key: 'sporozoa-returned-worker-enzyme',
        kind: 'TIANKONG',
        difficulty: 3,
        stem: {
          zh: '使用8-氨基喹啉类抗疟药前，应检测红细胞的____活性，以防溶血。',
          en: 'Before an 8-aminoquinoline is given, test the red cells for ____ activity, to avoid haemolysis.',
        },
        blanks: [
          {
            accept: [
              '葡糖-6-磷酸脱氢酶',
              '葡萄糖-6-磷酸脱氢酶',
              '6-磷酸葡萄糖脱氢酶',
              'G6PD',
              'G-6-PD',
              'glucose-6-phosphate dehydrogenase',
            ],
          },
        ],
        analysis: {
          zh: '8-氨基喹啉类（如伯氨喹）使G6PD缺乏者发生急性溶血，用前应检测。丙酮酸激酶缺乏也致溶血，但不是伯氨喹用药前的筛查项目；转氨酶反映肝细胞损伤，与此无关。',
          en: '8-Aminoquinolines such as primaquine cause acute haemolysis in G6PD deficiency. Pyruvate kinase deficiency haemolyses too but is not screened for here; transaminases concern the liver.',
        },
      },
      {
        key: 'sporozoa-returned-worker-relapse',
        kind: 'PANDUAN',
        difficulty: 3,
        stem: {
          zh: '若只杀灭红内期而半年后再次发作，且期间未再被蚊叮咬，应称为再燃。',
          en: 'If only blood stages were killed and he falls ill again after half a year without new bites, that is recrudescence.',
        },
        right: false,
        analysis: {
          zh: '错。红内期已被清除，半年后由肝内休眠子复苏引起的发作称复发。再燃是红内期残存原虫重新增殖，多在初发停止后短期内（约1～2个月）出现。',
          en: 'False. Blood stages were cleared and hypnozoites woke up: relapse. Recrudescence is renewed growth of surviving blood stages, mostly within one or two months.',
        },
      },
    ],
    analysis: {
      zh: '血膜所见确定间日疟，根治须兼顾红内期和休眠子；用伯氨喹前查G6PD；再次发作须分清复发与再燃。恶性疟红细胞不胀大，一般只见环状体和新月形配子体，治疗不同。',
      en: 'The film makes it vivax malaria; radical cure covers blood stages and hypnozoites, G6PD comes before primaquine, and relapse differs from recrudescence. In P. falciparum cells are not enlarged and only rings and crescents are seen.',
    },
    keywords: ['间日疟', '伯氨喹'],
    keywordsEn: ['vivax malaria', 'primaquine'],
  },
]
