import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const blood: ChapterSeed = {
  subject: 'histology',
  catalog: 'blood',
  questions: [
    {
      key: 'blood-increase-suggests',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'blood-smear', term: 'eosinophil' },
      stem: {
        zh: '外周血中箭头所指的细胞明显增多，最常提示',
        en: 'A marked rise of the cell at the arrow in peripheral blood most often suggests',
      },
      options: [
        no('急性化脓性细菌感染或外伤', 'acute purulent bacterial infection or injury'),
        no('病毒感染', 'viral infection'),
        no('急性失血', 'acute blood loss'),
        yes('过敏性疾病或寄生虫感染', 'allergy or parasitic infection'),
      ],
      analysis: {
        zh: '箭头指嗜酸性粒细胞，颗粒粗大均匀、橘红色，过敏和寄生虫感染时增多。化脓性感染以中性粒细胞增多为主，病毒感染多见淋巴细胞增多，失血后网织红细胞增多。',
        en: 'This is an eosinophil with coarse even orange granules, raised in allergy and parasitic disease. Pus-forming infection raises neutrophils, viral infection often lymphocytes, and blood loss reticulocytes.',
      },
      keywords: ['嗜酸性粒细胞', '过敏性疾病', '寄生虫感染'],
      keywordsEn: ['eosinophil', 'allergy', 'parasitic infection'],
    },
    {
      key: 'blood-becomes-in-tissue',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'blood-smear', term: 'monocyte' },
      stem: {
        zh: '箭头所指细胞穿出血管进入结缔组织后',
        en: 'After leaving the vessels for connective tissue, the cell at the arrow',
      },
      options: [
        {
          text: { zh: '可转变为浆细胞，分泌抗体', en: 'may turn into a plasma cell that secretes antibody' },
        },
        {
          text: { zh: '分化为巨噬细胞，存活较久', en: 'becomes a macrophage that lives for long' },
          right: true,
        },
        {
          text: {
            zh: '吞噬细菌，两三天后死亡成为脓细胞',
            en: 'engulfs bacteria and dies within days as a pus cell',
          },
        },
        {
          text: {
            zh: '吞噬抗原抗体复合物，并能杀伤寄生虫',
            en: 'engulfs antigen-antibody complexes and can kill parasites',
          },
        },
      ],
      analysis: {
        zh: '箭头指单核细胞，核肾形、染色质疏松，胞质灰蓝，进入组织后分化为巨噬细胞。转变为浆细胞的是 B 淋巴细胞，死后成为脓细胞的是中性粒细胞，杀伤寄生虫的是嗜酸性粒细胞。',
        en: 'The arrow is at a monocyte (kidney-shaped loose nucleus, grey-blue cytoplasm), which becomes a macrophage. Plasma cells come from B lymphocytes, pus cells are dead neutrophils, and eosinophils attack parasites.',
      },
      keywords: ['单核细胞', '巨噬细胞'],
      keywordsEn: ['monocyte', 'macrophage'],
    },
    {
      key: 'blood-granule-contents',
      kind: 'DUOXUAN',
      difficulty: 3,
      specimen: { key: 'blood-smear', term: 'basophil' },
      stem: {
        zh: '箭头所指细胞的特殊颗粒内含有',
        en: 'The specific granules of the cell at the arrow contain',
      },
      options: [
        yes('组胺', 'histamine'),
        no('吞噬素', 'phagocytin'),
        no('组胺酶', 'histaminase'),
        yes('肝素', 'heparin'),
        yes('嗜酸性粒细胞趋化因子', 'eosinophil chemotactic factor'),
      ],
      analysis: {
        zh: '箭头指嗜碱性粒细胞，颗粒大小不等、紫蓝色，常掩盖核；含组胺、肝素和嗜酸性粒细胞趋化因子。吞噬素见于中性粒细胞的特殊颗粒，组胺酶见于嗜酸性粒细胞。',
        en: 'A basophil: unequal violet granules often hiding the nucleus, with histamine, heparin and eosinophil chemotactic factor. Phagocytin belongs to neutrophils, histaminase to eosinophils.',
      },
      keywords: ['嗜碱性粒细胞', '组胺', '肝素'],
      keywordsEn: ['basophil', 'histamine', 'heparin'],
    },
    {
      key: 'blood-name-by-nucleus',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'blood-smear', term: 'lymphocyte' },
      stem: {
        zh: '根据核的形状、染色质的疏密和胞质的多少判断，箭头所指的血细胞是____。',
        en: 'Judging by the shape of the nucleus, its chromatin and the amount of cytoplasm, the blood cell at the arrow is a ____.',
      },
      blanks: [{ terms: ['lymphocyte'] }],
      analysis: {
        zh: '核圆、染色质致密成块，胞质仅为一窄圈，为淋巴细胞。单核细胞体积更大，核呈肾形或马蹄形、染色质疏松，胞质丰富呈灰蓝色。',
        en: 'A round dense nucleus with a thin rim of cytoplasm is a lymphocyte. A monocyte is larger, with a loose kidney- or horseshoe-shaped nucleus in abundant grey-blue cytoplasm.',
      },
      keywords: ['淋巴细胞', '异染色质'],
      keywordsEn: ['lymphocyte', 'heterochromatin'],
    },
    {
      key: 'blood-can-divide',
      kind: 'PANDUAN',
      difficulty: 2,
      specimen: { key: 'blood-smear', term: 'platelet' },
      stem: {
        zh: '箭头所指的有形成分有完整的细胞核，受刺激后能够分裂增殖。',
        en: 'The formed element at the arrow has a complete nucleus and can divide when stimulated.',
      },
      right: false,
      analysis: {
        zh: '箭头指血小板，是骨髓巨核细胞脱落的胞质小块，无核，不能分裂。受抗原刺激后能增殖的是淋巴细胞。',
        en: 'These are platelets, fragments of megakaryocyte cytoplasm without a nucleus. It is the lymphocyte that divides when stimulated by antigen.',
      },
      keywords: ['血小板', '巨核细胞'],
      keywordsEn: ['platelet', 'megakaryocyte'],
    },
    {
      key: 'blood-matching',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '下列各项与哪种血液有形成分关系最密切？',
        en: 'Which formed element of blood does each item concern most?',
      },
      options: [
        { zh: '中性粒细胞', en: 'Neutrophil' },
        { zh: '嗜碱性粒细胞', en: 'Basophil' },
        { zh: '淋巴细胞', en: 'Lymphocyte' },
        { zh: '血小板', en: 'Platelet' },
        { zh: '红细胞', en: 'Erythrocyte' },
      ],
      stems: [
        {
          text: { zh: '吞噬细菌后成为脓细胞', en: 'Becomes a pus cell after engulfing bacteria' },
          option: 0,
        },
        {
          text: {
            zh: '细胞膜上带有 ABO 血型抗原，胞质内无细胞器',
            en: 'Carries ABO antigens and has no organelles',
          },
          option: 4,
        },
        {
          text: { zh: '在受损血管壁黏附、聚集形成血栓', en: 'Sticks and gathers at a damaged vessel wall' },
          option: 3,
        },
        {
          text: { zh: '核分叶越多，细胞越衰老', en: 'More lobes of the nucleus mean an older cell' },
          option: 0,
        },
        { text: { zh: '分为 T、B、NK 三类', en: 'Comes as T, B and NK types' }, option: 2 },
      ],
      analysis: {
        zh: '中性粒细胞吞噬细菌后死亡成脓细胞，核分叶数随衰老增多，故用了两次；红细胞膜有血型抗原；血小板参与止血；淋巴细胞分 T、B、NK。嗜碱性粒细胞参与过敏反应，本题未用到。',
        en: 'Neutrophils die as pus cells and gain lobes with age, so they serve twice; red cells carry blood group antigens; platelets stop bleeding; lymphocytes are T, B and NK. The basophil, a cell of allergy, is not used.',
      },
      keywords: ['白细胞', '红细胞', '血小板'],
      keywordsEn: ['white cells', 'red cells', 'platelets'],
    },
    {
      key: 'blood-after-haemorrhage',
      kind: 'BINGLI',
      difficulty: 3,
      stem: {
        zh: '患者，男，22 岁，外伤致急性大出血，手术止血。一周后复查：血红蛋白 92 g/L，网织红细胞 5%。',
        en: 'A man of 22 had an acute haemorrhage after an injury and was operated on. A week later his haemoglobin is 92 g/L and his reticulocytes are 5 %.',
      },
      children: [
        {
          key: 'blood-after-haemorrhage-stain',
          kind: 'DANXUAN',
          difficulty: 3,
          stem: {
            zh: '计数网织红细胞应选用的方法是',
            en: 'Reticulocytes are counted after',
          },
          options: [
            no('瑞特染色', 'Wright stain'),
            no('苏木精-伊红染色', 'haematoxylin and eosin'),
            yes('煌焦油蓝活体染色', 'supravital staining with brilliant cresyl blue'),
            no('镀银染色', 'silver impregnation'),
          ],
          analysis: {
            zh: '活体染色使残留的核糖体显示为蓝色细网或颗粒。瑞特染色下网织红细胞与成熟红细胞难以区分；其余两法不用于血细胞计数。',
            en: 'Supravital dye shows the remaining ribosomes as a blue net. With Wright stain reticulocytes are hardly told from mature cells; the other two are not used for counting blood cells.',
          },
        },
        {
          key: 'blood-after-haemorrhage-meaning',
          kind: 'PANDUAN',
          difficulty: 2,
          stem: {
            zh: '该患者网织红细胞的比例低于正常成人，说明骨髓造血受抑制。',
            en: "The patient's reticulocytes are below the adult norm, so his marrow is suppressed.",
          },
          right: false,
          analysis: {
            zh: '正常成人网织红细胞占红细胞的 0.5%～1.5%，5% 为增高，说明失血后骨髓造血活跃。',
            en: 'The norm is 0.5 to 1.5 % of red cells; 5 % is raised and shows a marrow busy after blood loss.',
          },
        },
      ],
      analysis: {
        zh: '急性失血后红细胞生成加速，未完全成熟的网织红细胞提前入血，约 1 天后成熟。它是评价骨髓造红细胞功能的指标。',
        en: 'After blood loss red cells are made faster and reticulocytes enter the blood early, ripening in about a day. They measure the erythropoietic work of the marrow.',
      },
      keywords: ['网织红细胞', '急性失血'],
      keywordsEn: ['reticulocyte', 'acute blood loss'],
    },
    {
      key: 'blood-plasma-cell',
      kind: 'DUOXUAN',
      difficulty: 2,
      stem: {
        zh: '疏松结缔组织中浆细胞的特征包括',
        en: 'Features of plasma cells in loose connective tissue include',
      },
      options: [
        yes('核圆偏位，异染色质呈车轮状分布', 'a round eccentric nucleus with cartwheel chromatin'),
        no('胞质内充满异染性颗粒', 'cytoplasm full of metachromatic granules'),
        yes('胞质嗜碱性，核旁有浅染区', 'basophilic cytoplasm with a pale area beside the nucleus'),
        no('有活跃的变形运动和吞噬能力', 'brisk amoeboid movement and phagocytosis'),
      ],
      analysis: {
        zh: '浆细胞来自 B 细胞，粗面内质网发达故胞质嗜碱，核旁浅染区为高尔基复合体。异染性颗粒属肥大细胞，变形运动和吞噬属巨噬细胞。',
        en: 'Plasma cells come from B cells; rough endoplasmic reticulum makes them basophilic and the pale area is the Golgi complex. Metachromatic granules mark mast cells, movement and phagocytosis macrophages.',
      },
      keywords: ['浆细胞', '抗体'],
      keywordsEn: ['plasma cell', 'antibody'],
    },
    {
      key: 'blood-left-shift',
      kind: 'WENDA',
      difficulty: 3,
      stem: {
        zh: '中性粒细胞为什么会出现“核左移”？它在血涂片上怎样识别，有何意义？',
        en: 'Why does a “left shift” of neutrophils come about, how is it recognised in a smear, and what does it mean?',
      },
      model: {
        zh: '中性粒细胞的核随成熟由杆状变为 2～5 叶，正常以 3 叶核居多。感染严重时消耗增多，骨髓提前释放幼稚细胞，使杆状核和 2 叶核的比例增高，称核左移，常见于急性细菌感染；血涂片上见弯曲杆状核或仅 2 叶核的细胞增多。',
        en: 'The nucleus changes from a rod to two to five lobes as the cell ages, three being most common. In severe infection neutrophils are used up faster and the marrow releases young cells early, so band forms and two-lobed nuclei increase: the left shift, typical of acute bacterial infection, seen as more bent rods and two-lobed nuclei.',
      },
      analysis: {
        zh: '得分要点：核分叶与细胞年龄的关系、骨髓提前释放、杆状核和 2 叶核增多、急性细菌感染。4、5 叶核增多称核右移，见于造血功能减退。',
        en: 'Points: lobes and age, early release from the marrow, more band and two-lobed forms, acute bacterial infection. More four- and five-lobed nuclei are a right shift, seen when blood formation declines.',
      },
      keywords: ['幼稚细胞', '杆状核', '急性细菌感染'],
      keywordsEn: ['young cells', 'band forms', 'acute bacterial infection'],
    },
    {
      key: 'blood-draw-granulocytes',
      kind: 'OTHER',
      name: { zh: '绘图题', en: 'Drawing' },
      difficulty: 3,
      stem: {
        zh: '绘出血涂片油镜下的三种有粒白细胞，标注细胞核与特殊颗粒，并按相对大小画出一个红细胞作参照。',
        en: 'Draw the three granulocytes as seen in a smear under oil immersion, label nucleus and specific granules, and add an erythrocyte for scale.',
      },
      model: {
        zh: '中性粒细胞：核 2～5 叶，颗粒细小、淡粉色；嗜酸性粒细胞：核多为 2 叶，颗粒粗大均匀、橘红色；嗜碱性粒细胞：核“S”形或不规则，颗粒大小不等、分布不均、紫蓝色并盖在核上。红细胞直径约为三者的 2/3。',
        en: 'Neutrophil: two to five lobes, fine pale granules. Eosinophil: usually two lobes, coarse even orange granules. Basophil: S-shaped or irregular nucleus under unequal, unevenly spread violet granules. The red cell is about two thirds as wide.',
      },
      analysis: {
        zh: '常见扣分：把三种颗粒画成同样大小、嗜酸性粒细胞画成多叶核、没有按比例画红细胞。',
        en: 'Marks are often lost for granules all of one size, a many-lobed eosinophil, or a red cell out of scale.',
      },
      keywords: ['中性粒细胞', '嗜酸性粒细胞', '嗜碱性粒细胞', '红细胞'],
      keywordsEn: ['neutrophil', 'eosinophil', 'basophil', 'red cell'],
    },
  ],
}
