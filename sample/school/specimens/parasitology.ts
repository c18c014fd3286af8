import type { SpecimenSeed } from '../types.ts'

/** Eggs in unstained preparations, and a thin blood film. */
export const parasitology: SpecimenSeed[] = [
  {
    key: 'ascaris-eggs',
    subject: 'parasitology',
    catalog: 'nematodes',
    name: { zh: '似蚓蛔线虫卵', en: 'Eggs of Ascaris lumbricoides', la: 'Ascaris lumbricoides' },
    desc: {
      zh: '受精卵宽椭圆形，（45～75）μm ×（35～50）μm，卵壳厚，内含一个大而圆的卵细胞，两端与卵壳间有新月形空隙。未受精卵长椭圆形，（88～94）μm ×（39～44）μm，壳与蛋白质膜均较薄，内含大小不等的折光颗粒。',
      en: 'Fertilised eggs are broadly oval, 45 to 75 by 35 to 50 μm, with a thick shell and one large round ovum that leaves a crescent at either end. Unfertilised eggs are longer, 88 to 94 by 39 to 44 μm, with a thinner shell and coat and refractile granules of many sizes.',
    },
    dye: { zh: '未染色（生理盐水直接涂片）', en: 'Unstained (saline mount)' },
    source: { zh: '感染者粪便', en: 'Faeces of an infected person' },
    fileType: 1,
    kind: 'slide',
    drawing: 'ascaris-eggs',
    marks: {
      'fertilised-ascaris-egg': {
        zh: '宽椭圆形，棕黄色，壳厚，内有一个卵细胞。',
        en: 'Broadly oval and yellow-brown, with a thick shell around a single ovum.',
      },
      'unfertilised-ascaris-egg': {
        zh: '长椭圆形，壳薄，内充满折光性颗粒，无卵细胞与新月形空隙。',
        en: 'Long oval with a thin shell, full of refractile granules; neither a rounded ovum nor crescents.',
      },
      'albuminous-coat': {
        zh: '卵壳外凹凸不平的一层，由子宫分泌，被胆汁染成棕黄色，脱落后须与钩虫卵鉴别。',
        en: 'The bumpy outer layer from the uterus, stained brown by bile; an egg that has lost it must be told from a hookworm egg.',
      },
      'egg-shell': {
        zh: '无色透明，受精卵的卵壳厚，是脱蛋白质膜卵与钩虫卵鉴别的要点。',
        en: 'Colourless and clear; its thickness tells a decorticated fertilised egg from a hookworm egg.',
      },
      'ascaris-ovum-cell': {
        zh: '受精卵内大而圆的单个卵细胞，随粪便排出时尚未分裂。',
        en: 'The single large round cell of a fertilised egg, not yet divided when passed.',
      },
      'crescent-space': {
        zh: '卵细胞与卵壳之间位于两端的空隙，呈新月形。',
        en: 'The crescent-shaped gap between ovum and shell at either end.',
      },
    },
  },
  {
    key: 'schistosoma-egg',
    subject: 'parasitology',
    catalog: 'trematodes',
    name: { zh: '日本血吸虫卵', en: 'Eggs of Schistosoma japonicum', la: 'Schistosoma japonicum' },
    desc: {
      zh: '成熟卵椭圆形，淡黄色，（70～105）μm ×（50～80）μm，卵壳薄而均匀，无卵盖。卵壳一侧有一短小的侧棘，常被附着物遮盖。卵内含一个毛蚴。',
      en: 'Ripe eggs are oval and pale yellow, 70 to 105 by 50 to 80 μm, with a thin even shell and no operculum. A short lateral spine, often hidden by debris, sits on one side. Each contains a miracidium.',
    },
    dye: { zh: '未染色', en: 'Unstained' },
    source: { zh: '感染者粪便沉淀物', en: 'Sediment from the faeces of an infected person' },
    fileType: 1,
    kind: 'slide',
    drawing: 'schistosoma-egg',
    marks: {
      'schistosoma-japonicum-egg': {
        zh: '椭圆形，淡黄色，无卵盖，内含毛蚴。',
        en: 'Oval and pale yellow, without an operculum, with a miracidium inside.',
      },
      'lateral-spine': {
        zh: '卵壳一侧的短小突起；曼氏血吸虫卵的侧棘则长而大。',
        en: 'A short knob on one side of the shell; in Schistosoma mansoni it is long and large.',
      },
      miracidium: {
        zh: '成熟卵内的幼虫，呈梨形，与卵壳间常有大小不等的油滴状分泌物。',
        en: 'The pear-shaped larva of a ripe egg; oily droplets of its secretion often lie between it and the shell.',
      },
      'egg-shell': {
        zh: '薄而均匀，无卵盖；表面常黏附宿主组织残留物。',
        en: 'Thin and even, without an operculum; remnants of host tissue often stick to it.',
      },
    },
  },
  {
    key: 'plasmodium-vivax',
    subject: 'parasitology',
    catalog: 'sporozoa',
    name: { zh: '间日疟原虫（薄血膜）', en: 'Plasmodium vivax (thin blood film)', la: 'Plasmodium vivax' },
    desc: {
      zh: '吉姆萨染色后疟原虫核呈红色，胞质呈蓝色，疟色素呈棕黄色。自大滋养体期起，被寄生的红细胞胀大、褪色，出现红色的薛氏点。各期可在同一张血膜上见到，按核的数目、胞质形状和疟色素分布区分。',
      en: 'With Giemsa the parasite has a red nucleus, blue cytoplasm and yellow-brown pigment. From the growing trophozoite on, its red cell is enlarged and pale and shows red Schüffner dots. All stages occur in one film: go by number of nuclei, shape of cytoplasm and pigment.',
    },
    dye: { zh: '吉姆萨（Giemsa）染色', en: 'Giemsa' },
    source: { zh: '间日疟患者外周血', en: 'Peripheral blood of a patient with vivax malaria' },
    fileType: 1,
    kind: 'slide',
    drawing: 'plasmodium-vivax',
    marks: {
      'ring-form': {
        zh: '又称早期滋养体，胞质呈环状，约占红细胞直径的 1/3，核一个，位于环上。',
        en: 'The early trophozoite: a ring about a third of the red cell across with one nucleus on it.',
      },
      'vivax-trophozoite': {
        zh: '又称大滋养体，形状不规则，有伪足和空泡，核一个，出现疟色素。',
        en: 'The growing trophozoite: irregular, with pseudopodia, vacuoles, one nucleus and the first pigment.',
      },
      'vivax-schizont': {
        zh: '核已分裂为多个；成熟者含 12～24 个裂殖子，疟色素集中成团。',
        en: 'With several nuclei; when ripe, 12 to 24 merozoites around clumped pigment.',
      },
      'vivax-gametocyte': {
        zh: '圆形，几乎充满胀大的红细胞，核一个，疟色素均匀散布。',
        en: 'Round, all but filling the enlarged red cell, with one nucleus and evenly scattered pigment.',
      },
      'infected-erythrocyte': {
        zh: '被间日疟原虫寄生的红细胞，胀大、颜色变浅；环状体期变化尚不明显。',
        en: 'A red cell with the parasite in it, enlarged and pale; with a young ring the change is still slight.',
      },
      'schuffner-dots': {
        zh: '被寄生红细胞内细小的红色点彩，自滋养体发育后出现。',
        en: 'Fine red stippling of the infected red cell, seen once the trophozoite has grown.',
      },
      erythrocyte: {
        zh: '未被寄生的正常红细胞，用作比较大小和颜色的标尺。',
        en: 'A red cell without a parasite: the measure for size and colour.',
      },
    },
  },
]
