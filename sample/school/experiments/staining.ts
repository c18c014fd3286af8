import type { ExperimentSeed } from '../types.ts'

/** Stains that divide bacteria into groups. */
export const staining: ExperimentSeed[] = [
  {
    key: 'gram-stain',
    subject: 'microbiology',
    name: { zh: '革兰染色', en: 'Gram stain' },
    aim: {
      zh: '把细菌分为革兰阳性（紫色）和革兰阴性（红色）两大类，同时观察其形态和排列。',
      en: 'Divides bacteria into Gram-positive (violet) and Gram-negative (red), and shows their shape and arrangement.',
    },
    materials: [
      {
        zh: '18～24 h 培养物：金黄色葡萄球菌、大肠埃希菌',
        en: 'Cultures of 18 to 24 h: Staphylococcus aureus, Escherichia coli',
      },
      {
        zh: '结晶紫染液、卢戈碘液、95% 乙醇、沙黄（或稀释复红）染液',
        en: 'Crystal violet, Lugol’s iodine, 95% ethanol, safranin (or dilute carbol fuchsin)',
      },
      {
        zh: '生理盐水、载玻片、接种环、酒精灯、吸水纸、香柏油、显微镜',
        en: 'Saline, slides, inoculating loop, spirit lamp, blotting paper, immersion oil, microscope',
      },
    ],
    steps: [
      {
        title: { zh: '涂片', en: 'Smear' },
        text: {
          zh: '在玻片上滴一小滴生理盐水，用灭菌接种环取少许菌苔研匀，涂成约 1 cm² 的薄膜。菌膜过厚会脱色不匀。',
          en: 'Put a small drop of saline on a slide, rub in a little growth with a sterile loop and spread a thin film of about 1 cm². A thick film decolourises unevenly.',
        },
        picture: 'smear',
      },
      {
        title: { zh: '干燥与固定', en: 'Dry and fix' },
        text: {
          zh: '室温自然干燥后，菌膜面向上，在火焰上方快速通过 3 次，以手背触玻片感到热而不烫为度。',
          en: 'Let it dry in air, then pass the slide, film upwards, quickly through the flame three times; it should feel warm to the back of the hand, not hot.',
        },
        picture: 'heat-fix',
      },
      {
        title: { zh: '初染：结晶紫 1 min', en: 'Primary stain: crystal violet, 1 min' },
        text: {
          zh: '滴加结晶紫染液覆盖菌膜，染 1 min，细流水冲洗。此时两类细菌都呈紫色。',
          en: 'Cover the film with crystal violet for 1 min and rinse gently. Both kinds of bacteria are violet now.',
        },
        picture: 'crystal-violet',
      },
      {
        title: { zh: '媒染：碘液 1 min', en: 'Mordant: iodine, 1 min' },
        text: {
          zh: '滴加碘液作用 1 min，水洗。碘与结晶紫在菌体内结合成大分子复合物。',
          en: 'Cover with iodine for 1 min and rinse. Iodine and crystal violet form large complexes inside the cells.',
        },
        picture: 'iodine',
      },
      {
        title: { zh: '脱色：95% 乙醇 20～30 s', en: 'Decolourise: 95% ethanol, 20 to 30 s' },
        text: {
          zh: '倾斜玻片，滴加乙醇至流下的液体刚刚无色，立即水洗。这是成败的关键：过久阳性菌也会脱色，不足则阴性菌仍为紫色。',
          en: 'Tilt the slide and drip ethanol until what runs off is just colourless, then rinse at once. All depends on it: too long and positive cells lose the dye, too short and negative ones stay violet.',
        },
        picture: 'decolourise',
      },
      {
        title: { zh: '复染：沙黄 30 s～1 min', en: 'Counterstain: safranin, 30 s to 1 min' },
        text: {
          zh: '滴加沙黄（或稀释复红 30 s），使已脱色的细菌着红色，水洗。',
          en: 'Cover with safranin (or dilute carbol fuchsin for 30 s), which colours the decolourised cells red, and rinse.',
        },
        picture: 'safranin',
      },
      {
        title: { zh: '干燥、油镜观察', en: 'Dry and look under oil' },
        text: {
          zh: '吸水纸吸干，先用低倍镜找到菌膜，再用 100× 油镜观察颜色、形态和排列。选菌体分散的薄处判断结果。',
          en: 'Blot dry, find the film at low power, then look at colour, shape and arrangement with the 100× oil immersion objective. Judge where the film is thin.',
        },
        picture: 'gram-field',
      },
    ],
    result: {
      zh: '金黄色葡萄球菌呈紫色，球形，葡萄串状排列，为革兰阳性；大肠埃希菌呈红色，杆状，散在排列，为革兰阴性。每次应同时染已知的阳性菌和阴性菌作对照。',
      en: 'Staphylococcus aureus: violet cocci in clusters, Gram-positive. Escherichia coli: red rods lying singly, Gram-negative. Stain a known positive and a known negative each time as controls.',
    },
    safety: {
      zh: '乙醇易燃，脱色时远离火焰；接种环用前用后均须烧灼灭菌；染色后的玻片放入消毒缸。',
      en: 'Ethanol is flammable; decolourise away from the flame. Flame the loop before and after use; put used slides into disinfectant.',
    },
    specimens: ['staphylococcus-aureus', 'escherichia-coli', 'clostridium-tetani'],
    minutes: 30,
  },
  {
    key: 'acid-fast-stain',
    subject: 'microbiology',
    name: { zh: '抗酸染色（齐-尼法）', en: 'Acid-fast stain (Ziehl-Neelsen)' },
    aim: {
      zh: '检出结核分枝杆菌等细胞壁富含分枝菌酸、着色后不易被酸性乙醇脱色的细菌。',
      en: 'Finds Mycobacterium tuberculosis and other bacteria whose walls, rich in mycolic acids, keep the dye against acid alcohol.',
    },
    materials: [
      {
        zh: '痰标本（教学用已灭活）或卡介苗培养物',
        en: 'Sputum (inactivated for teaching) or a culture of BCG',
      },
      {
        zh: '石炭酸复红、3% 盐酸乙醇、亚甲蓝染液',
        en: 'Carbol fuchsin, 3 % hydrochloric acid in ethanol, methylene blue',
      },
      {
        zh: '新载玻片、竹签、酒精灯、染色架、香柏油、显微镜',
        en: 'New slides, wooden sticks, spirit lamp, staining rack, immersion oil, microscope',
      },
    ],
    steps: [
      {
        title: { zh: '制备厚膜涂片', en: 'Make the smear' },
        text: {
          zh: '用竹签挑取痰中干酪样或脓性部分，涂成约 1 cm × 2 cm 的均匀卵圆形涂膜，自然干燥。每份标本用一张新玻片。',
          en: 'Take the cheesy or purulent part of the sputum with a stick, spread an even oval film of about 1 by 2 cm and let it dry in air. A new slide for each specimen.',
        },
        picture: 'smear-thick',
      },
      {
        title: { zh: '火焰固定', en: 'Fix by heat' },
        text: {
          zh: '涂膜完全干燥后，膜面向上通过火焰固定。',
          en: 'Once the film is quite dry, pass the slide through the flame, film upwards.',
        },
        picture: 'heat-fix',
      },
      {
        title: { zh: '初染：石炭酸复红加热 5 min', en: 'Primary stain: carbol fuchsin, heated, 5 min' },
        text: {
          zh: '滴加石炭酸复红盖满涂膜，在玻片下方加热至冒蒸汽，不可煮沸，也不可干涸，随时补加染液，保持 5 min。',
          en: 'Cover the film with carbol fuchsin and heat from below until it steams; never boil it nor let it dry, add dye as needed, for 5 min.',
        },
        picture: 'fuchsin-steam',
      },
      {
        title: { zh: '冷却、水洗', en: 'Cool and rinse' },
        text: {
          zh: '玻片冷却后用细流水洗去染液；热玻片骤遇冷水会破裂。',
          en: 'Let the slide cool, then rinse gently; a hot slide cracks in cold water.',
        },
        picture: 'rinse',
      },
      {
        title: { zh: '脱色：3% 盐酸乙醇', en: 'Decolourise: acid alcohol' },
        text: {
          zh: '滴加 3% 盐酸乙醇，至涂膜无红色脱出为止，一般约 1～2 min，水洗。',
          en: 'Drip 3 % acid alcohol until no more red comes off the film, usually 1 to 2 min, and rinse.',
        },
        picture: 'acid-alcohol',
      },
      {
        title: { zh: '复染：亚甲蓝 30 s～1 min', en: 'Counterstain: methylene blue, 30 s to 1 min' },
        text: {
          zh: '滴加亚甲蓝复染，水洗，自然干燥。',
          en: 'Cover with methylene blue, rinse and let it dry in air.',
        },
        picture: 'methylene-blue',
      },
      {
        title: { zh: '油镜观察', en: 'Look under oil' },
        text: {
          zh: '用油镜按顺序检查至少 300 个视野，才能报告阴性；发现红色杆菌时计数并按规定分级。',
          en: 'Go through at least 300 fields in order before you report a negative; where there are red rods, count them and report the grade.',
        },
        picture: 'acid-fast-field',
      },
    ],
    result: {
      zh: '抗酸杆菌呈红色，细长略弯，有时分枝或聚集；其他细菌、细胞和背景呈蓝色。阳性只说明有抗酸杆菌，是否为结核分枝杆菌还须培养或核酸检测。',
      en: 'Acid-fast rods are red, slender, slightly curved, sometimes branched or in groups; other bacteria, cells and ground are blue. A positive only says acid-fast rods: whether they are M. tuberculosis needs culture or a nucleic acid test.',
    },
    safety: {
      zh: '活的结核标本应在生物安全柜内操作并戴医用防护口罩；石炭酸有腐蚀性，加热时注意通风；乙醇远离火焰。',
      en: 'Handle live specimens in a biosafety cabinet with a respirator. Phenol is corrosive: heat it under ventilation. Keep alcohol away from the flame.',
    },
    specimens: [],
    minutes: 45,
  },
]
