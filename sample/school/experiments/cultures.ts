import type { ExperimentSeed } from '../types.ts'

/** What is done with plates. */
export const cultures: ExperimentSeed[] = [
  {
    key: 'streak-plate',
    subject: 'microbiology',
    name: { zh: '平板四区划线分离', en: 'Streak plate for isolation' },
    aim: {
      zh: '把混杂的细菌在平板表面逐步稀释，得到单个菌落，以便纯培养和鉴定。',
      en: 'Thins a mixture of bacteria out over a plate until single colonies grow, for pure culture and identification.',
    },
    materials: [
      {
        zh: '混合菌液或临床标本、普通琼脂（或血琼脂）平板',
        en: 'Mixed culture or clinical specimen; nutrient or blood agar plates',
      },
      { zh: '接种环、酒精灯、记号笔、37 ℃ 培养箱', en: 'Loop, spirit lamp, marker, incubator at 37 °C' },
    ],
    steps: [
      {
        title: { zh: '标记皿底', en: 'Label the base' },
        text: {
          zh: '在皿底边缘注明标本、日期和姓名。平板表面应干燥，无凝结水。',
          en: 'Write specimen, date and name at the edge of the base. The surface must be dry, without condensed water.',
        },
        picture: 'label-plate',
      },
      {
        title: { zh: '烧灼接种环', en: 'Flame the loop' },
        text: {
          zh: '接种环在火焰中烧红，冷却后再取菌；过热会烫死细菌。',
          en: 'Heat the loop to red and let it cool before you take up bacteria; a hot loop kills them.',
        },
        picture: 'flame-loop',
      },
      {
        title: { zh: '第一区', en: 'First area' },
        text: {
          zh: '取标本，在平板一侧约 1/5～1/4 面积内密集划线，环与琼脂面成 30°～45°，勿划破琼脂。',
          en: 'Streak closely over a fifth to a quarter of the plate, the loop at 30 to 45° to the agar, without cutting it.',
        },
        picture: 'streak-one',
      },
      {
        title: { zh: '第二区', en: 'Second area' },
        text: {
          zh: '烧灼接种环并冷却，转动平板，从第一区末端划过 2～3 次引入少量细菌，再划第二区，此后不再与第一区相连。',
          en: 'Flame and cool the loop, turn the plate, drag two or three streaks out of the first area and fill the second without touching the first again.',
        },
        picture: 'streak-two',
      },
      {
        title: { zh: '第三、四区', en: 'Third and fourth area' },
        text: {
          zh: '同法划第三区、第四区，线条渐疏。第四区不得与第一区相接。',
          en: 'Go on in the same way, with wider streaks each time. The fourth area must not meet the first.',
        },
        picture: 'streak-four',
      },
      {
        title: { zh: '倒置培养', en: 'Incubate upside down' },
        text: {
          zh: '加盖，平板倒置（皿底向上），37 ℃ 培养 18～24 h，避免凝结水滴落冲散菌落。',
          en: 'Close the plate and incubate it bottom up at 37 °C for 18 to 24 h, so that no water drops on the colonies.',
        },
        picture: 'incubate',
      },
      {
        title: { zh: '观察与挑取', en: 'Look and pick' },
        text: {
          zh: '描述单个菌落的大小、形状、边缘、隆起、颜色、透明度和溶血，挑取孤立菌落作纯培养。',
          en: 'Describe size, shape, edge, elevation, colour, transparency and haemolysis of single colonies, and pick one for a pure culture.',
        },
        picture: 'single-colonies',
      },
    ],
    result: {
      zh: '培养 18～24 h 后，第三、四区出现彼此分开的单个菌落为成功；若仍连成一片，多因接种量过大或换区时未烧灼接种环。',
      en: 'Separate colonies in the third and fourth area after 18 to 24 h mean success; where growth is confluent, too much was taken or the loop was not flamed between areas.',
    },
    safety: {
      zh: '全程无菌操作；皿盖开口朝向火焰且尽量小；培养后的平板高压灭菌后方可丢弃。',
      en: 'Work aseptically near the flame and open the lid as little as possible; autoclave plates before they are thrown away.',
    },
    specimens: ['staphylococcus-aureus', 'escherichia-coli'],
    minutes: 25,
  },
  {
    key: 'pour-plate-count',
    subject: 'microbiology',
    name: { zh: '倾注平板法菌落计数', en: 'Pour plate count' },
    aim: {
      zh: '测定每克（毫升）样品中能生长的需氧及兼性厌氧菌的菌落总数。',
      en: 'Counts the aerobic and facultative bacteria that form colonies, for each gram or millilitre of a sample.',
    },
    materials: [
      {
        zh: '样品 25 g（mL）、无菌生理盐水 225 mL、9 mL 无菌稀释液数管',
        en: 'Sample, 25 g or mL; 225 mL sterile saline; tubes of 9 mL sterile diluent',
      },
      { zh: '平板计数琼脂（PCA），融化后保温 46 ℃ ± 1 ℃', en: 'Plate count agar, molten, kept at 46 ± 1 °C' },
      {
        zh: '无菌培养皿、无菌吸管、36 ℃ ± 1 ℃ 培养箱',
        en: 'Sterile dishes and pipettes, incubator at 36 ± 1 °C',
      },
    ],
    steps: [
      {
        title: { zh: '均质，制成 1∶10', en: 'Homogenise to 1:10' },
        text: {
          zh: '无菌称取 25 g 样品放入 225 mL 生理盐水，均质 1～2 min，即 1∶10 样品匀液。',
          en: 'Weigh 25 g aseptically into 225 mL saline and homogenise for 1 to 2 min: the 1:10 dilution.',
        },
        picture: 'homogenise',
      },
      {
        title: { zh: '10 倍系列稀释', en: 'Tenfold dilutions' },
        text: {
          zh: '取 1 mL 加入 9 mL 稀释液混匀，依次递增稀释。每稀释一次换一支吸管。',
          en: 'Add 1 mL to 9 mL of diluent, mix, and go on. A new pipette for each step.',
        },
        picture: 'dilutions',
      },
      {
        title: { zh: '加样', en: 'Into the dishes' },
        text: {
          zh: '选 2～3 个适宜稀释度，各取 1 mL 加入两个平皿；另取 1 mL 稀释液加入两个平皿作空白对照。',
          en: 'Of two or three suitable dilutions put 1 mL into two dishes each; 1 mL of diluent into two more is the blank.',
        },
        picture: 'pipette-plate',
      },
      {
        title: { zh: '倾注与混匀', en: 'Pour and mix' },
        text: {
          zh: '及时倾注 15～20 mL 46 ℃ 的琼脂，立即转动平皿混匀，水平放置待凝。琼脂过热会杀死细菌，过凉则凝块。',
          en: 'Pour 15 to 20 mL of agar at 46 °C at once, turn the dish to mix and let it set level. Too hot it kills, too cool it lumps.',
        },
        picture: 'pour-agar',
      },
      {
        title: { zh: '培养', en: 'Incubate' },
        text: {
          zh: '翻转平板，36 ℃ ± 1 ℃ 培养 48 h ± 2 h。',
          en: 'Turn the plates over and incubate at 36 ± 1 °C for 48 ± 2 h.',
        },
        picture: 'incubate',
      },
      {
        title: { zh: '计数与计算', en: 'Count and reckon' },
        text: {
          zh: '选菌落数 30～300 CFU、无蔓延生长的平板计数。只有一个稀释度适宜时，取两板平均数乘以稀释倍数。',
          en: 'Count plates with 30 to 300 colonies and no spreading growth. Where one dilution alone is suitable, the mean of its two plates times the dilution is the result.',
        },
        picture: 'count',
      },
    ],
    result: {
      zh: '培养 48 h 后计数，以 CFU/g（mL）报告。例：1∶100 两板为 232 和 244，平均 238，结果为 238 × 100 = 23 800，报告 2.4 × 10⁴ CFU/g。空白对照有菌落时结果无效。',
      en: 'Counted after 48 h and reported as CFU per g or mL. Example: 232 and 244 colonies at 1:100, mean 238, times 100 is 23,800, reported as 2.4 × 10⁴ CFU/g. Colonies on the blank make the result void.',
    },
    safety: {
      zh: '融化的琼脂会烫伤；未知样品按可能含致病菌处理，平板灭菌后丢弃。',
      en: 'Molten agar can scald the skin. Treat unknown samples as if they held pathogens, and sterilise plates before discarding them.',
    },
    specimens: [],
    minutes: 60,
  },
  {
    key: 'disc-diffusion',
    subject: 'microbiology',
    name: { zh: '纸片扩散法药敏试验（K-B 法）', en: 'Disc diffusion test (Kirby-Bauer)' },
    aim: {
      zh: '测定细菌对抗菌药物的敏感性，为选药提供依据。',
      en: 'Finds out to which antibiotics a bacterium is susceptible, as a guide to treatment.',
    },
    materials: [
      {
        zh: '待测菌纯培养物；质控菌株（大肠埃希菌 ATCC 25922、金黄色葡萄球菌 ATCC 25923）',
        en: 'Pure culture; control strains (Escherichia coli ATCC 25922, Staphylococcus aureus ATCC 25923)',
      },
      {
        zh: 'M-H 琼脂平板（厚 4 mm）、药敏纸片、0.5 麦氏比浊管',
        en: 'Mueller-Hinton plates 4 mm deep, antibiotic discs, 0.5 McFarland standard',
      },
      {
        zh: '无菌棉拭子、镊子、游标卡尺或直尺、35 ℃ 培养箱',
        en: 'Sterile swabs, forceps, calliper or ruler, incubator at 35 °C',
      },
    ],
    steps: [
      {
        title: { zh: '配制菌液', en: 'Prepare the suspension' },
        text: {
          zh: '挑取数个同形菌落，用生理盐水校正到 0.5 麦氏浊度（约 1.5 × 10⁸ CFU/mL），15 min 内用完。',
          en: 'Suspend several like colonies in saline to 0.5 McFarland (about 1.5 × 10⁸ CFU/mL) and use it within 15 min.',
        },
        picture: 'turbidity',
      },
      {
        title: { zh: '蘸取并挤干拭子', en: 'Wet and press the swab' },
        text: {
          zh: '拭子蘸取菌液，在管壁液面上方旋转挤去多余菌液。',
          en: 'Dip the swab and turn it against the wall above the liquid to press out the surplus.',
        },
        picture: 'swab-tube',
      },
      {
        title: { zh: '涂布平板', en: 'Swab the plate' },
        text: {
          zh: '在 M-H 平板表面均匀涂布 3 次，每次转 60°，最后沿边缘绕一周。室温放置 3～5 min，不超过 15 min。',
          en: 'Swab the whole surface three times, turning the plate by 60° each time, then once around the rim. Leave it for 3 to 5 min, no more than 15.',
        },
        picture: 'swab-plate',
      },
      {
        title: { zh: '贴纸片', en: 'Place the discs' },
        text: {
          zh: '用无菌镊子贴放纸片并轻压，各纸片中心相距不少于 24 mm，距平板边缘不少于 15 mm；贴下后不可移动。',
          en: 'Place and press the discs with sterile forceps, centres at least 24 mm apart and 15 mm from the edge; once down, they must not be moved.',
        },
        picture: 'place-discs',
      },
      {
        title: { zh: '培养', en: 'Incubate' },
        text: {
          zh: '15 min 内放入 35 ℃ ± 2 ℃ 培养箱，倒置培养 16～18 h，平板叠放不超过两块。',
          en: 'Within 15 min put the plates, upside down and no more than two high, at 35 ± 2 °C for 16 to 18 h.',
        },
        picture: 'incubate',
      },
      {
        title: { zh: '测量抑菌圈', en: 'Measure the zones' },
        text: {
          zh: '从平板背面用卡尺量取抑菌圈直径（含纸片），以毫米记录，先核对质控菌株是否在允许范围。',
          en: 'Measure each zone’s diameter, disc included, from the back of the plate in mm. First see that the control strains are within their limits.',
        },
        picture: 'measure-zone',
      },
    ],
    result: {
      zh: '培养 16～18 h 后，按当年 CLSI 或 EUCAST 折点判为敏感（S）、中介（I）或耐药（R）。各药折点不同，不能直接比较两种药的抑菌圈大小。',
      en: 'Judged after 16 to 18 h: susceptible (S), intermediate (I) or resistant (R) by the current CLSI or EUCAST breakpoints. Each drug has its own: zone sizes of two drugs cannot be compared with each other.',
    },
    safety: {
      zh: '待测菌多为临床致病菌，按二级生物安全要求操作；拭子、平板须高压灭菌。',
      en: 'The strains are mostly clinical pathogens: work at biosafety level 2, and autoclave swabs and plates.',
    },
    specimens: ['staphylococcus-aureus', 'escherichia-coli'],
    minutes: 40,
  },
]
