import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const skin: ChapterSeed = {
  subject: 'histology',
  catalog: 'skin',
  questions: [
    {
      key: 'skin-next-layer',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'thick-skin', term: 'stratum-granulosum' },
      stem: {
        zh: '箭头指表皮的一层。紧贴在它浅面（靠体表一侧）的是哪一层？',
        en: 'The arrow is at a layer of the epidermis. Which layer lies directly on its superficial side, towards the surface of the body?',
      },
      options: [
        no('角质层', 'Stratum corneum'),
        yes('透明层', 'Stratum lucidum'),
        no('棘层', 'Stratum spinosum'),
        no('颗粒层', 'Stratum granulosum'),
      ],
      analysis: {
        zh: '箭头指颗粒层（胞质内有嗜碱性颗粒）。厚皮中由深至浅依次为基底层、棘层、颗粒层、透明层、角质层，故其浅面为透明层；薄皮无透明层，才直接与角质层相邻。',
        en: 'The arrow is at the stratum granulosum with its basophilic granules. In thick skin the order is basale, spinosum, granulosum, lucidum, corneum; only in thin skin would the stratum corneum follow directly.',
      },
      keywords: ['颗粒层', '透明层'],
      keywordsEn: ['stratum granulosum', 'stratum lucidum'],
    },
    {
      key: 'skin-other-cell-in-layer',
      kind: 'DANXUAN',
      difficulty: 3,
      specimen: { key: 'thick-skin', term: 'stratum-basale' },
      stem: {
        zh: '散在于箭头所指一层内、H&E 染色胞质透亮的有突起细胞，多为',
        en: 'Scattered clear cells with processes in the layer at the arrow are mostly',
      },
      options: [
        no('朗格汉斯细胞', 'Langerhans cells'),
        no('成纤维细胞', 'fibroblasts'),
        no('肥大细胞', 'mast cells'),
        yes('黑素细胞', 'melanocytes'),
      ],
      analysis: {
        zh: '箭头指基底层，其中胞质透亮、突起伸向周围角质形成细胞的是黑素细胞。朗格汉斯细胞主要散在于棘层；成纤维细胞和肥大细胞位于真皮。',
        en: 'In the stratum basale the clear cells with processes are melanocytes. Langerhans cells lie mainly in the stratum spinosum; fibroblasts and mast cells belong to the dermis.',
      },
      keywords: ['基底层', '黑素细胞'],
      keywordsEn: ['stratum basale', 'melanocyte'],
    },
    {
      key: 'skin-sensation',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'thick-skin', term: 'meissner-corpuscle' },
      stem: {
        zh: '箭头所指结构受损时，该处皮肤最先减退的感觉是',
        en: 'If the structure at the arrow is damaged, which sensation of this skin suffers first?',
      },
      options: [
        yes('轻触觉', 'Light touch'),
        no('深部压觉和振动觉', 'Deep pressure and vibration'),
        no('痛觉', 'Pain'),
        no('冷热觉', 'Cold and warmth'),
      ],
      analysis: {
        zh: '箭头指真皮乳头内的触觉小体，感受轻触觉。深压觉和振动觉由真皮深部与皮下组织的环层小体感受，痛觉和温度觉由游离神经末梢感受。',
        en: 'A Meissner corpuscle in a dermal papilla senses light touch. Pressure and vibration are sensed by Pacinian corpuscles deeper down, pain and temperature by free nerve endings.',
      },
      keywords: ['触觉小体', '轻触觉'],
      keywordsEn: ['Meissner corpuscle', 'light touch'],
    },
    {
      key: 'skin-duct',
      kind: 'DUOXUAN',
      difficulty: 3,
      specimen: { key: 'thick-skin', term: 'sweat-duct' },
      stem: {
        zh: '就箭头所指管道的全程而言，正确的说法有',
        en: 'Which statements about the whole course of the channel at the arrow are correct?',
      },
      options: [
        no('基底面有肌上皮细胞', 'Myoepithelial cells lie at its base'),
        yes('在真皮内由两层立方形细胞围成', 'In the dermis its wall is two layers of cuboidal cells'),
        no('开口于毛囊上段', 'It opens into the upper part of a hair follicle'),
        yes('可重吸收部分钠离子', 'It reabsorbs some sodium'),
        yes('穿过表皮开口于皮肤表面', 'It passes through the epidermis to open on the surface'),
      ],
      analysis: {
        zh: '箭头指外泌汗腺导管：两层立方细胞，着色较深，重吸收钠，经表皮开口于汗孔。肌上皮细胞只在分泌部；开口于毛囊的是顶泌汗腺和皮脂腺。',
        en: 'The duct of an eccrine sweat gland: two darker layers of cuboidal cells that reabsorb sodium and open on the surface. Myoepithelial cells belong to the secretory part; apocrine and sebaceous glands open into hair follicles.',
      },
      keywords: ['汗腺导管', '钠离子重吸收'],
      keywordsEn: ['sweat duct', 'sodium reabsorption'],
    },
    {
      key: 'skin-count-layers',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'thick-skin', term: 'stratum-lucidum' },
      stem: {
        zh: '由深至浅数清表皮各层后，写出箭头所指一层的标准名称：____。',
        en: 'Count the layers of the epidermis from the deepest outwards, then give the proper name of the layer at the arrow: ____.',
      },
      blanks: [{ terms: ['stratum-lucidum'] }],
      analysis: {
        zh: '该层位于颗粒层与角质层之间，均质透亮、嗜酸性，细胞界限不清，是透明层。角质层更厚，可见层状结构和汗腺导管穿行。',
        en: 'Between granulosum and corneum, homogeneous, clear and eosinophilic: the stratum lucidum. The stratum corneum is far thicker, lamellated and pierced by sweat ducts.',
      },
      keywords: ['透明层', '厚表皮'],
      keywordsEn: ['stratum lucidum', 'thick epidermis'],
    },
    {
      key: 'skin-where-from',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'thick-skin' },
      stem: {
        zh: '仅凭整张切片的特征判断，取材部位最可能是',
        en: 'Going by the features of the whole section, where was it most likely taken?',
      },
      options: [
        no('头皮', 'Scalp'),
        no('腋窝', 'Armpit'),
        yes('手指掌侧', 'Palmar side of a finger'),
        no('前臂内侧', 'Inner side of the forearm'),
      ],
      analysis: {
        zh: '角质层很厚、有透明层、触觉小体多，而无毛囊和皮脂腺，为厚皮，见于手掌和足底侧。头皮毛囊密集；腋窝有顶泌汗腺和毛；前臂为薄皮。',
        en: 'A very thick stratum corneum, a stratum lucidum and Meissner corpuscles without hairs or sebaceous glands mean palm or sole. Scalp is full of follicles, the armpit has hairs and apocrine glands, the forearm thin skin.',
      },
      keywords: ['厚皮', '手指掌侧'],
      keywordsEn: ['thick skin', 'palmar skin of the finger'],
    },
    {
      key: 'skin-cells',
      kind: 'TIANKONG',
      difficulty: 2,
      stem: {
        zh: '表皮的主要细胞是____；其余细胞中，合成黑素的是____，具有抗原呈递功能的是____。',
        en: 'The main cell of the epidermis is the ____; of the others, the ____ makes melanin and the ____ presents antigen.',
      },
      blanks: [{ terms: ['keratinocyte'] }, { terms: ['melanocyte'] }, { terms: ['langerhans-cell'] }],
      analysis: {
        zh: '角质形成细胞占绝大多数；黑素细胞把黑素颗粒输送给周围的角质形成细胞；朗格汉斯细胞捕获并呈递抗原。梅克尔细胞与触觉有关，不在此列。',
        en: 'Keratinocytes are by far the most; melanocytes hand melanin granules to them; Langerhans cells take up and present antigen. Merkel cells serve touch.',
      },
      keywords: ['角质形成细胞', '黑素细胞', '朗格汉斯细胞'],
      keywordsEn: ['keratinocyte', 'melanocyte', 'Langerhans cell'],
    },
    {
      key: 'skin-two-sweat-glands',
      kind: 'PANDUAN',
      difficulty: 3,
      stem: {
        zh: '顶泌汗腺的导管一般开口于毛囊，外泌汗腺的导管则直接开口于皮肤表面。',
        en: 'The duct of an apocrine sweat gland usually opens into a hair follicle, that of an eccrine gland directly on the surface.',
      },
      right: true,
      analysis: {
        zh: '顶泌汗腺分布于腋窝、乳晕、会阴等处，导管开口于毛囊上段；外泌汗腺遍布全身，导管穿过表皮开口于汗孔。',
        en: 'Apocrine glands of armpit, areola and perineum open into the upper hair follicle; eccrine glands are everywhere and open at sweat pores.',
      },
      keywords: ['顶泌汗腺', '外泌汗腺'],
      keywordsEn: ['apocrine sweat gland', 'eccrine sweat gland'],
    },
    {
      key: 'skin-layer-events',
      kind: 'PEIWU',
      difficulty: 3,
      stem: {
        zh: '下列现象主要发生在表皮的哪一层？',
        en: 'In which layer of the epidermis does each mainly occur?',
      },
      options: [
        { zh: '基底层', en: 'Stratum basale' },
        { zh: '棘层', en: 'Stratum spinosum' },
        { zh: '颗粒层', en: 'Stratum granulosum' },
        { zh: '角质层', en: 'Stratum corneum' },
      ],
      stems: [
        { text: { zh: '桥粒解体，细胞成片脱落', en: 'Desmosomes break up and cells are shed' }, option: 3 },
        {
          text: { zh: '干细胞分裂，产生新的角质形成细胞', en: 'Stem cells divide into new keratinocytes' },
          option: 0,
        },
        {
          text: {
            zh: '板层颗粒内容物排入细胞间隙，形成渗透屏障',
            en: 'Lamellar granules release their contents between cells, forming the permeability barrier',
          },
          option: 2,
        },
        {
          text: {
            zh: '以半桥粒固定于基膜',
            en: 'Cells are anchored to the basement membrane by hemidesmosomes',
          },
          option: 0,
        },
      ],
      analysis: {
        zh: '基底层含干细胞并以半桥粒附着于基膜，故用了两次；颗粒层释放板层颗粒形成屏障；角质层浅部桥粒解体而脱屑。棘层以发达的桥粒相连，本题未用到。',
        en: 'The stratum basale has stem cells and hemidesmosomes, so it serves twice; the granular layer releases lamellar granules; the horny layer sheds. The spinous layer, rich in desmosomes, is not used.',
      },
      keywords: ['角化', '表皮分层'],
      keywordsEn: ['keratinisation', 'layers of the epidermis'],
    },
    {
      key: 'skin-keratinisation',
      kind: 'WENDA',
      difficulty: 3,
      stem: {
        zh: '以角质形成细胞由深至浅的变化，说明表皮的角化过程。',
        en: 'Describe keratinisation by the changes in the keratinocyte from the basal layer to the surface.',
      },
      model: {
        zh: '基底层细胞矮柱状，含角蛋白丝，分裂增殖；棘层细胞多边形，角蛋白丝成束，桥粒发达，出现板层颗粒；颗粒层细胞变扁，出现透明角质颗粒，板层颗粒内容物排到细胞间；透明层细胞的核和细胞器消失；角质层细胞干硬，充满角蛋白，细胞膜内面增厚，最后脱落。',
        en: 'Basal cells are low columnar with keratin filaments and divide; spinous cells are polygonal with bundled filaments, many desmosomes and lamellar granules; granular cells flatten, gain keratohyalin granules and release the lamellar ones; cells of the stratum lucidum lose nucleus and organelles; those of the stratum corneum are hard, full of keratin with thickened membranes, and are shed.',
      },
      analysis: {
        zh: '得分要点：各层细胞形状、角蛋白丝、板层颗粒与透明角质颗粒出现的层次、核的消失、脱屑。',
        en: 'Points: shape in each layer, keratin filaments, where lamellar and keratohyalin granules appear, loss of the nucleus, shedding.',
      },
      keywords: ['角蛋白丝', '桥粒', '板层颗粒', '透明角质颗粒', '细胞器消失', '脱落'],
      keywordsEn: [
        'keratin filaments',
        'desmosomes',
        'lamellar granules',
        'keratohyalin granules',
        'lose nucleus and organelles',
        'shed',
      ],
    },
    {
      key: 'skin-blisters',
      kind: 'BINGLI',
      difficulty: 4,
      stem: {
        zh: '患者，女，56 岁，口腔糜烂 2 个月，躯干出现松弛性水疱，轻推疱顶水疱扩大。血清中查到抗桥粒芯糖蛋白抗体。',
        en: 'A woman of 56 has had oral erosions for two months and now flaccid blisters of the trunk that spread when pushed. Her serum holds antibodies against desmoglein.',
      },
      children: [
        {
          key: 'skin-blisters-level',
          kind: 'DANXUAN',
          difficulty: 3,
          stem: {
            zh: '皮肤活检中，水疱最可能位于',
            en: 'In a biopsy the blister most likely lies',
          },
          options: [
            no('真皮乳头层与网织层之间', 'between papillary and reticular dermis'),
            no('基底细胞与基膜之间', 'between basal cells and basement membrane'),
            yes('基底细胞与其上方的棘细胞之间', 'between basal cells and the spinous cells above'),
            no('角质层内', 'within the stratum corneum'),
          ],
          analysis: {
            zh: '桥粒芯糖蛋白是桥粒的成分，受损后细胞彼此松解，裂隙紧靠基底层上方，形成表皮内水疱；基底细胞仍以半桥粒附着于基膜。真皮内没有桥粒，不会因此分离；角质层内或其下的浅表水疱见于落叶型天疱疮等。',
            en: 'Desmoglein is part of the desmosome; without it cells come apart just above the basal layer, a blister within the epidermis; the basal layer stays fixed to the basement membrane by hemidesmosomes. The dermis has no desmosomes to lose; blisters in or just beneath the stratum corneum are those of pemphigus foliaceus and the like.',
          },
        },
        {
          key: 'skin-blisters-other-junction',
          kind: 'PANDUAN',
          difficulty: 3,
          stem: {
            zh: '若抗体针对的是半桥粒的蛋白，水疱将形成于表皮与真皮之间。',
            en: 'If the antibodies were against hemidesmosome proteins, blisters would form between epidermis and dermis.',
          },
          right: true,
          analysis: {
            zh: '半桥粒把基底细胞固定于基膜，受损时表皮整层与真皮分离，形成张力性的表皮下水疱（如类天疱疮）。',
            en: 'Hemidesmosomes fix basal cells to the membrane; without them the whole epidermis lifts off in tense subepidermal blisters, as in pemphigoid.',
          },
        },
      ],
      analysis: {
        zh: '寻常型天疱疮：自身抗体破坏桥粒，棘层松解，水疱壁薄而松弛。水疱的层次取决于受损的是桥粒还是半桥粒。',
        en: 'Pemphigus vulgaris: autoantibodies destroy desmosomes and thin flaccid blisters follow. The level of a blister tells which junction has failed.',
      },
      keywords: ['天疱疮', '桥粒'],
      keywordsEn: ['pemphigus', 'desmosome'],
    },
  ],
}
