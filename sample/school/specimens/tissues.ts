import type { SpecimenSeed } from '../types.ts'

/** Histology slides of skin, heart muscle, cerebellum and blood. */
export const tissues: SpecimenSeed[] = [
  {
    key: 'thick-skin',
    subject: 'histology',
    catalog: 'skin',
    name: { zh: '厚皮（手指掌侧皮肤）', en: 'Thick skin (palmar side of a finger)', la: 'Cutis' },
    desc: {
      zh: '手指掌侧为厚皮，无毛、无皮脂腺，角质层很厚，透明层可见。由基底面向表面依次辨认基底层、棘层、颗粒层、透明层和角质层。真皮乳头内找触觉小体，真皮深层找外泌汗腺的分泌部和导管。',
      en: 'Palmar finger skin is thick skin: no hairs or sebaceous glands, a very thick stratum corneum and a visible stratum lucidum. Name the five layers from the base to the surface. Look for Meissner corpuscles in the dermal papillae, and for the coils and ducts of sweat glands deep in the dermis.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人手指掌侧皮肤', en: 'Human finger, palmar skin' },
    fileType: 1,
    kind: 'slide',
    drawing: 'thick-skin',
    marks: {
      'stratum-corneum': {
        zh: '表皮最浅层，多层扁平角质细胞，无核，胞质充满角蛋白，呈均质嗜酸性。',
        en: 'The outermost layer: many sheets of flat cells without nuclei, filled with keratin and evenly eosinophilic.',
      },
      'stratum-lucidum': {
        zh: '颗粒层与角质层之间的薄层均质透亮带，嗜酸性，细胞界限不清，仅见于厚皮。',
        en: 'A thin, clear, homogeneous eosinophilic band between granular and horny layers; only in thick skin.',
      },
      'stratum-granulosum': {
        zh: '3～5 层梭形细胞，胞质内含许多强嗜碱性的透明角质颗粒。',
        en: 'Three to five layers of spindle-shaped cells with many strongly basophilic keratohyalin granules.',
      },
      'stratum-spinosum': {
        zh: '4～10 层多边形大细胞，胞体表面有短小棘状突起，相邻细胞以桥粒相连。',
        en: 'Four to ten layers of large polygonal cells with short spines, joined to one another by desmosomes.',
      },
      'stratum-basale': {
        zh: '附着于基膜的一层矮柱状细胞，胞质嗜碱性较强，可分裂增生补充表层细胞。',
        en: 'A single layer of low columnar, rather basophilic cells on the basement membrane; they divide and replace those above.',
      },
      'dermal-papilla': {
        zh: '真皮乳头层突向表皮的乳头状结构，内含毛细血管袢或触觉小体。',
        en: 'A peg of the papillary dermis projecting into the epidermis, with a capillary loop or a Meissner corpuscle.',
      },
      'meissner-corpuscle': {
        zh: '位于真皮乳头内的椭圆形小体，内有许多横列的扁平细胞，感受触觉。',
        en: 'An oval body in a dermal papilla, built of flat cells stacked crosswise; it senses light touch.',
      },
      'eccrine-sweat-gland': {
        zh: '盘曲成团的单管状腺分泌部，上皮单层、染色较浅，外有肌上皮细胞。',
        en: 'The coiled secretory part of a simple tubular gland: one layer of paler cells with myoepithelial cells outside.',
      },
      'sweat-duct': {
        zh: '由两层较小的立方形细胞围成，染色深于分泌部，在表皮内呈螺旋形上行。',
        en: 'Two layers of small cuboidal cells, darker than the secretory part; it winds through the epidermis like a corkscrew.',
      },
    },
  },
  {
    key: 'cardiac-muscle',
    subject: 'histology',
    catalog: 'muscle',
    name: {
      zh: '心肌（左心室壁纵切）',
      en: 'Cardiac muscle (left ventricle, longitudinal)',
      la: 'Myocardium',
    },
    desc: {
      zh: '纵切的心肌纤维呈短柱状，有分支并互相连接成网。核卵圆形，一个或两个，位于纤维中央；横纹不如骨骼肌明显。闰盘为横贯纤维、染色较深的线或阶梯，需高倍镜观察。',
      en: 'Cut lengthwise, cardiac muscle fibres are short columns that branch and join into a net. One or two oval nuclei lie in the centre; striations are fainter than in skeletal muscle. Intercalated discs are darker lines or steps across the fibre, to be sought at high power.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人左心室壁', en: 'Human heart, wall of the left ventricle' },
    fileType: 1,
    kind: 'slide',
    drawing: 'cardiac-muscle',
    marks: {
      'cardiac-muscle-fibre': {
        zh: '短柱状、有横纹的肌纤维，核居中央，核两端肌质丰富而染色浅。',
        en: 'A short striated column with a central nucleus and paler sarcoplasm at either end of it.',
      },
      'intercalated-disc': {
        zh: '相邻心肌纤维的连接处，横位有黏着小带和桥粒，纵位有缝隙连接。',
        en: 'The junction between neighbouring fibres: adhering junctions and desmosomes crosswise, gap junctions lengthwise.',
      },
      'cardiomyocyte-nucleus': {
        zh: '卵圆形，居纤维中央，长轴与纤维平行；骨骼肌的核则位于肌膜下。',
        en: 'Oval, central and parallel to the fibre; in skeletal muscle nuclei lie beneath the sarcolemma.',
      },
      capillary: {
        zh: '走行于肌纤维之间的结缔组织内，腔仅容一个红细胞，心肌内极为丰富。',
        en: 'Runs in the connective tissue between fibres, just wide enough for one red cell; very numerous in the heart.',
      },
      endomysium: {
        zh: '肌纤维之间的薄层疏松结缔组织，含丰富的毛细血管。',
        en: 'A thin loose connective tissue between the fibres, rich in capillaries.',
      },
      'fibre-branching': {
        zh: '肌纤维在此分支并与邻近纤维相连，是与骨骼肌鉴别的要点。',
        en: 'Here a fibre branches and joins its neighbour, which skeletal muscle fibres do not do.',
      },
    },
  },
  {
    key: 'cerebellum',
    subject: 'histology',
    catalog: 'nervous-system',
    name: { zh: '小脑皮质', en: 'Cerebellar cortex', la: 'Cortex cerebelli' },
    desc: {
      zh: '小脑叶片表面为皮质，深部为髓质。皮质由外向内分三层：染色浅而细胞少的分子层、单行大细胞构成的浦肯野细胞层、细胞密集的颗粒层。H&E 染色只能看到浦肯野细胞树突的根部。',
      en: 'Each folium has cortex outside and white matter within. From the outside: the pale molecular layer with few cells, a single row of large Purkinje cells, and the crowded granular layer. In H&E only the root of the Purkinje dendritic tree is visible.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人小脑', en: 'Human cerebellum' },
    fileType: 1,
    kind: 'slide',
    drawing: 'cerebellum',
    marks: {
      'molecular-layer': {
        zh: '皮质最外层，染色浅，主要为神经纤维，散在星形细胞和篮状细胞。',
        en: 'The outermost layer, pale: mostly fibres with scattered stellate and basket cells.',
      },
      'purkinje-cell': {
        zh: '小脑皮质最大的神经元，胞体梨形，主树突伸向分子层，轴突是小脑皮质唯一的传出纤维。',
        en: 'The largest neuron of the cerebellar cortex: a pear-shaped body, dendrites towards the molecular layer, and an axon that is the only output of this cortex.',
      },
      'purkinje-cell-layer': {
        zh: '皮质中间层，由一行浦肯野细胞胞体构成。',
        en: 'The middle layer, a single row of Purkinje cell bodies.',
      },
      'granular-layer': {
        zh: '皮质最内层，颗粒细胞密集，核小而深染，其间有嗜酸性的小脑小球。',
        en: 'The innermost layer: densely packed granule cells with small dark nuclei and eosinophilic glomeruli between them.',
      },
      'cerebellar-white-matter': {
        zh: '又称髓质，由有髓神经纤维和神经胶质细胞构成，无神经元胞体成层排列。',
        en: 'Also called the medulla of the cerebellum: myelinated fibres and glial cells, no layers of neurons.',
      },
      'pia-mater': {
        zh: '紧贴皮质表面并深入沟内的薄层结缔组织，含小血管。',
        en: 'A thin connective tissue that clings to the cerebellar cortex and dips into every fissure with small vessels.',
      },
    },
  },
  {
    key: 'blood-smear',
    subject: 'histology',
    catalog: 'blood',
    name: { zh: '血涂片', en: 'Blood smear', la: 'Sanguis' },
    desc: {
      zh: '用油镜在细胞分布均匀处观察。先看红细胞，再根据核的形状和特殊颗粒的颜色、大小区分五种白细胞，血小板常成群分布于细胞之间。嗜碱性粒细胞不足 1%，需要耐心寻找。',
      en: 'Use oil immersion where the cells lie evenly in one layer. Start with red cells, then tell the five white cells by the shape of the nucleus and the colour and size of their granules; platelets lie between cells, often in groups. Basophils are fewer than 1 % of white cells: be patient.',
    },
    dye: { zh: '瑞特-吉姆萨（Wright-Giemsa）染色', en: 'Wright–Giemsa' },
    source: { zh: '健康成人外周血', en: 'Peripheral blood of a healthy adult' },
    fileType: 1,
    kind: 'slide',
    drawing: 'blood-smear',
    marks: {
      erythrocyte: {
        zh: '双凹圆盘状，直径 7～8 μm，无核，周边染色深、中央浅。',
        en: 'A biconcave disc 7 to 8 μm across without a nucleus, darker at the rim than in the centre.',
      },
      neutrophil: {
        zh: '占白细胞 50%～70%，核分 2～5 叶，胞质内颗粒细小、淡粉色。',
        en: 'Makes up 50 to 70 % of white cells; nucleus of two to five lobes, fine pale pink granules.',
      },
      eosinophil: {
        zh: '占白细胞 0.5%～3%，核多为两叶，胞质充满粗大均匀的橘红色颗粒。',
        en: 'Makes up 0.5 to 3 % of white cells; usually two lobes and coarse, even, orange-red granules.',
      },
      basophil: {
        zh: '占白细胞 0～1%，颗粒大小不等、分布不均、紫蓝色，常掩盖不规则的核。',
        en: 'Makes up 0 to 1 % of white cells; unequal blue-violet granules that often hide the irregular nucleus.',
      },
      lymphocyte: {
        zh: '小淋巴细胞多见，核圆、一侧常有小凹，染色质致密，胞质仅一窄圈蔚蓝色。',
        en: 'Mostly small: a round, often slightly notched nucleus of dense chromatin with a thin rim of sky-blue cytoplasm.',
      },
      monocyte: {
        zh: '白细胞中体积最大，核肾形或马蹄形，染色质疏松，胞质丰富，灰蓝色。',
        en: 'The largest white cell: a kidney- or horseshoe-shaped nucleus of loose chromatin in abundant grey-blue cytoplasm.',
      },
      platelet: {
        zh: '巨核细胞脱落的胞质小块，直径 2～4 μm，无核，中央有紫红色颗粒。',
        en: 'A fragment of megakaryocyte cytoplasm, 2 to 4 μm, without a nucleus, with purple granules in the centre.',
      },
    },
  },
]
