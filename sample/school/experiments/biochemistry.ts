import type { ExperimentSeed } from '../types.ts'

/** Tests of what bacteria make or use. */
export const biochemistry: ExperimentSeed[] = [
  {
    key: 'coagulase-test',
    subject: 'microbiology',
    name: { zh: '血浆凝固酶试验', en: 'Coagulase test' },
    aim: {
      zh: '鉴别金黄色葡萄球菌（凝固酶阳性）与大多数其他葡萄球菌（阴性）。',
      en: 'Tells Staphylococcus aureus (positive) from most other staphylococci (negative).',
    },
    materials: [
      {
        zh: '葡萄球菌 18～24 h 培养物、阳性与阴性对照菌株',
        en: 'Staphylococci, cultures of 18 to 24 h; positive and negative control strains',
      },
      { zh: 'EDTA 抗凝兔血浆、生理盐水', en: 'Rabbit plasma with EDTA, saline' },
      {
        zh: '载玻片、接种环、小试管、吸管、37 ℃ 水浴箱',
        en: 'Slides, loop, small tubes, pipettes, water bath at 37 °C',
      },
    ],
    steps: [
      {
        title: { zh: '玻片法：滴盐水', en: 'Slide test: saline' },
        text: { zh: '在玻片两处各滴一滴生理盐水。', en: 'Put a drop of saline on two places of a slide.' },
        picture: 'two-drops',
      },
      {
        title: { zh: '制浓菌液', en: 'Make a thick suspension' },
        text: {
          zh: '取菌落分别研磨成均匀的浓菌液。若盐水中已自行凝集，玻片法无效，改做试管法。',
          en: 'Rub colonies into both to a smooth thick suspension. If it clumps in saline by itself, the slide test cannot be read: do the tube test.',
        },
        picture: 'emulsify',
      },
      {
        title: { zh: '加血浆，10 s 内观察', en: 'Add plasma, look within 10 s' },
        text: {
          zh: '一侧加一滴血浆混匀，10 s 内出现颗粒状凝集为阳性，另一侧盐水对照应均匀。此法测的是结合凝固酶（凝聚因子）。',
          en: 'Add a drop of plasma to one: clumps within 10 s are positive; the saline control must stay smooth. This finds bound coagulase (clumping factor).',
        },
        picture: 'clumping',
      },
      {
        title: { zh: '试管法：加样', en: 'Tube test: set up' },
        text: {
          zh: '试管中加 1∶4 稀释血浆 0.5 mL，再加待测菌肉汤培养物 0.5 mL；同时做阳性、阴性对照。此法测游离凝固酶。',
          en: 'Mix 0.5 mL of plasma diluted 1:4 with 0.5 mL of broth culture; set up both controls. This finds free coagulase.',
        },
        picture: 'plasma-tubes',
      },
      {
        title: { zh: '37 ℃ 水浴', en: 'Water bath, 37 °C' },
        text: {
          zh: '37 ℃ 孵育，于 1、2、4 h 各观察一次；4 h 仍阴性者室温过夜再看。有的菌株产生纤溶酶，凝块会再溶解，不可只在次日看一次。',
          en: 'Incubate at 37 °C and look after 1, 2 and 4 h; leave negatives overnight at room temperature. Some strains dissolve the clot again, so one look the next day is not enough.',
        },
        picture: 'water-bath',
      },
      {
        title: { zh: '轻轻倾斜观察', en: 'Tilt gently' },
        text: {
          zh: '缓慢倾斜试管：有凝块或呈胶冻状为阳性，仍呈流动液体为阴性。不可摇动。',
          en: 'Tilt the tube slowly: a clot or jelly is positive, a liquid that flows is negative. Do not shake.',
        },
        picture: 'clot',
      },
    ],
    result: {
      zh: '金黄色葡萄球菌阳性（试管法须孵育 1～4 h，阴性者过夜再看）。玻片法阴性须用试管法证实；中间葡萄球菌等少数菌种也可为阳性。',
      en: 'Staphylococcus aureus is positive (in the tube after 1 to 4 h; negatives are left overnight). A negative slide test must be confirmed in a tube; a few others, such as S. intermedius, may be positive too.',
    },
    safety: {
      zh: '玻片上为活菌，研磨时勿溅出；兔血浆按生物材料处理。',
      en: 'The cells on the slide are alive: do not splash. Treat plasma as biological material.',
    },
    specimens: ['staphylococcus-aureus'],
    minutes: 30,
  },
  {
    key: 'catalase-test',
    subject: 'microbiology',
    name: { zh: '触酶（过氧化氢酶）试验', en: 'Catalase test' },
    aim: {
      zh: '检测细菌能否分解过氧化氢放出氧气，常用于区分葡萄球菌与链球菌。',
      en: 'Shows whether bacteria split hydrogen peroxide and set oxygen free; tells staphylococci from streptococci.',
    },
    materials: [
      {
        zh: '普通琼脂上的 18～24 h 菌落；葡萄球菌（阳性）与链球菌（阴性）对照',
        en: 'Colonies of 18 to 24 h on plain agar; a staphylococcus (positive) and a streptococcus (negative) as controls',
      },
      { zh: '新鲜配制的 3% 过氧化氢', en: 'Fresh 3 % hydrogen peroxide' },
      { zh: '载玻片、木质或塑料接种棒', en: 'Slides, wooden or plastic sticks' },
    ],
    steps: [
      {
        title: { zh: '挑取菌落', en: 'Pick a colony' },
        text: {
          zh: '用木棒或塑料环挑取菌落中央。不用镍铬等含铁金属环，也不要带入血琼脂：二者都能使过氧化氢冒泡，造成假阳性。',
          en: 'Take the middle of a colony with a wooden or plastic stick. A loop of nichrome and bits of blood agar both make peroxide bubble: a false positive.',
        },
        picture: 'pick-with-stick',
      },
      {
        title: { zh: '涂于玻片', en: 'Onto the slide' },
        text: { zh: '把菌体涂在洁净干燥的玻片上。', en: 'Smear the cells on a clean dry slide.' },
        picture: 'mix-stick',
      },
      {
        title: { zh: '滴加过氧化氢', en: 'Add peroxide' },
        text: {
          zh: '滴一滴 3% 过氧化氢，不要搅动，立即从侧面观察。先加试剂后放菌易溅出气溶胶，应避免。',
          en: 'Add a drop of 3 % peroxide without stirring and look from the side at once. Putting cells into the reagent instead throws more aerosol.',
        },
        picture: 'peroxide-drop',
      },
      {
        title: { zh: '观察气泡', en: 'Look for bubbles' },
        text: {
          zh: '数秒内大量气泡为阳性；20～30 s 后才出现零星小泡不算阳性。',
          en: 'Many bubbles within seconds are positive; a few small ones after 20 to 30 s are not.',
        },
        picture: 'bubbles',
      },
      {
        title: { zh: '与对照比较', en: 'Compare the controls' },
        text: {
          zh: '阳性、阴性对照结果正确，试剂才可信；过氧化氢易失效，应每日核对。',
          en: 'The reagent is to be trusted only when both controls are right; peroxide decays, so check it daily.',
        },
        picture: 'no-bubbles',
      },
    ],
    result: {
      zh: '葡萄球菌属、微球菌属阳性；链球菌属、肠球菌属阴性。',
      en: 'Staphylococci and micrococci are positive; streptococci and enterococci are negative.',
    },
    safety: {
      zh: '气泡破裂会产生气溶胶：加盖或在安全柜内操作，勿俯视玻片；过氧化氢勿溅入眼内。',
      en: 'Bursting bubbles throw an aerosol: cover the slide or work in a cabinet, and do not bend over it. Keep peroxide out of the eyes.',
    },
    specimens: ['staphylococcus-aureus'],
    minutes: 10,
  },
  {
    key: 'imvic-tests',
    subject: 'microbiology',
    name: { zh: 'IMViC 试验', en: 'IMViC tests' },
    aim: {
      zh: '用吲哚（I）、甲基红（M）、V-P（Vi）和枸橼酸盐利用（C）四项试验鉴别大肠埃希菌与产气克雷伯菌等肠杆菌。',
      en: 'Four tests, indole (I), methyl red (M), Voges-Proskauer (Vi) and citrate (C), tell Escherichia coli from Klebsiella aerogenes and other enterobacteria.',
    },
    materials: [
      {
        zh: '大肠埃希菌、产气克雷伯菌（原称产气肠杆菌）纯培养物',
        en: 'Pure cultures of Escherichia coli and Klebsiella aerogenes (formerly Enterobacter aerogenes)',
      },
      {
        zh: '蛋白胨水、葡萄糖磷酸盐胨水两管、西蒙枸橼酸盐斜面',
        en: 'Peptone water, two tubes of glucose phosphate peptone water, Simmons citrate slant',
      },
      {
        zh: '柯氏试剂、甲基红指示剂、5% α-萘酚乙醇液、40% 氢氧化钾',
        en: 'Kovacs’ reagent, methyl red, 5 % α-naphthol in ethanol, 40 % potassium hydroxide',
      },
    ],
    steps: [
      {
        title: { zh: '接种四管培养基', en: 'Inoculate four tubes' },
        text: {
          zh: '每株菌接种蛋白胨水、葡萄糖磷酸盐胨水（两管）和枸橼酸盐斜面。接种枸橼酸盐宜少，以免带入其他碳源。',
          en: 'Inoculate each strain into peptone water, two tubes of glucose phosphate water and a citrate slant, the last sparingly, so that no other carbon goes with it.',
        },
        picture: 'four-media',
      },
      {
        title: { zh: '培养', en: 'Incubate' },
        text: {
          zh: '37 ℃ 培养：蛋白胨水 24～48 h，葡萄糖磷酸盐胨水 48 h，枸橼酸盐斜面 1～4 天。',
          en: 'At 37 °C: peptone water for 24 to 48 h, glucose phosphate water for 48 h, the citrate slant for 1 to 4 days.',
        },
        picture: 'incubate-tubes',
      },
      {
        title: { zh: '吲哚试验', en: 'Indole' },
        text: {
          zh: '沿管壁加柯氏试剂数滴，液面出现红色环为阳性：细菌有色氨酸酶，分解色氨酸产生吲哚。',
          en: 'Run some drops of Kovacs’ reagent down the wall: a red ring on top is positive. Tryptophanase has made indole from tryptophan.',
        },
        picture: 'indole',
      },
      {
        title: { zh: '甲基红试验', en: 'Methyl red' },
        text: {
          zh: '一管葡萄糖磷酸盐胨水滴加甲基红：红色（pH ≤ 4.4）为阳性，黄色（pH ≥ 6.2）为阴性。',
          en: 'Methyl red in one tube of glucose phosphate water: red (pH 4.4 or below) is positive, yellow (6.2 or above) negative.',
        },
        picture: 'methyl-red',
      },
      {
        title: { zh: 'V-P 试验', en: 'Voges-Proskauer' },
        text: {
          zh: '另一管先加 α-萘酚，再加氢氧化钾，充分振摇通气，静置 15～30 min：红色为阳性，说明产生乙酰甲基甲醇。',
          en: 'To the other add α-naphthol, then potassium hydroxide, shake well with air and wait 15 to 30 min: red is positive, for acetoin.',
        },
        picture: 'voges-proskauer',
      },
      {
        title: { zh: '枸橼酸盐利用试验', en: 'Citrate' },
        text: {
          zh: '斜面有菌生长并由绿变蓝为阳性：以枸橼酸盐为唯一碳源，分解后使培养基变碱。',
          en: 'Growth that turns the slant from green to blue is positive: citrate as the only carbon, and the medium turns alkaline.',
        },
        picture: 'citrate',
      },
      {
        title: { zh: '综合判断', en: 'Read them together' },
        text: {
          zh: '图上排为大肠埃希菌“＋＋－－”，下排为产气克雷伯菌“－－＋＋”。',
          en: 'In the picture above: Escherichia coli, + + − −; below: Klebsiella aerogenes, − − + +.',
        },
        picture: 'pattern',
      },
    ],
    result: {
      zh: '培养 1～4 天（各管时间不同）后判读：大肠埃希菌 IMViC 为“＋＋－－”，产气克雷伯菌为“－－＋＋”。单项不能定种，须结合其他生化反应。',
      en: 'Read after 1 to 4 days, each test in its time: Escherichia coli is + + − −, Klebsiella aerogenes − − + +. No single test names a species: take them with other reactions.',
    },
    safety: {
      zh: '氢氧化钾有强腐蚀性，α-萘酚有毒，戴手套和护目镜；柯氏试剂含盐酸和戊醇，远离火焰。',
      en: 'Potassium hydroxide is corrosive and α-naphthol toxic: wear gloves and goggles. Kovacs’ reagent contains hydrochloric acid and flammable amyl alcohol: keep it away from the flame.',
    },
    specimens: ['escherichia-coli'],
    minutes: 60,
  },
]
