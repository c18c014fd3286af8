import type { SpecimenSeed } from '../types.ts'

/** Cartilage and bone. */
export const skeleton: SpecimenSeed[] = [
  {
    key: 'compact-bone',
    subject: 'histology',
    catalog: 'cartilage-bone',
    name: {
      zh: '密质骨（长骨骨干横断磨片）',
      en: 'Compact bone (ground transverse section)',
      la: 'Substantia compacta',
    },
    desc: {
      zh: '长骨骨干横断磨成的薄片，不染色；骨细胞和血管已不存在，骨陷窝、骨小管内充满空气而呈黑色。低倍镜下先找骨表面的外环骨板和近骨髓腔一侧的内环骨板，再找圆形的骨单位和其间不规则的间骨板。高倍镜下辨认中央管周围的同心圆骨板、骨陷窝与骨小管，以及骨单位边缘的黏合线。',
      en: 'A slice of the shaft of a long bone, ground thin and not stained. Cells and vessels are gone; lacunae and canaliculi hold air and look black. At low power find the outer circumferential lamellae above and the inner ones towards the marrow below, the round osteons and the irregular interstitial lamellae between them; at high power the lamellae, lacunae, canaliculi and cement lines.',
    },
    dye: { zh: '未染色（磨片）', en: 'Unstained (ground section)' },
    source: { zh: '人长骨骨干', en: 'Human long bone, shaft' },
    fileType: 1,
    kind: 'slide',
    drawing: 'compact-bone',
    marks: {
      osteon: {
        zh: '密质骨的基本结构单位，圆筒形，由中央管和周围 4～20 层同心圆排列的骨板构成，横断面呈圆形或椭圆形。',
        en: 'The unit of compact bone: a cylinder of 4 to 20 concentric lamellae round a central canal, round or oval when cut across.',
      },
      'haversian-canal': {
        zh: '骨单位中央的纵行管道，活体内含血管、神经和少量结缔组织，磨片中空虚或残留磨屑。',
        en: 'The lengthwise channel in the middle of an osteon. In life it holds vessels, nerves and a little connective tissue; here it is empty or keeps dust of the grinding.',
      },
      'haversian-lamella': {
        zh: '围绕中央管呈同心圆排列的骨板，厚 3～7 μm，相邻骨板的胶原纤维走向不同，故明暗相间。',
        en: 'Lamellae 3 to 7 µm thick in rings round the canal; their collagen runs differently from one to the next, so they look lighter and darker in turn.',
      },
      'bone-lacuna': {
        zh: '骨板内或骨板间的扁椭圆形小腔，活体内容纳骨细胞胞体，磨片中因充满空气而呈黑色。',
        en: 'A flat oval space in or between lamellae that housed the body of an osteocyte; filled with air it looks black.',
      },
      'bone-canaliculus': {
        zh: '自骨陷窝放射状伸出的细小管道，容纳骨细胞突起，与相邻骨陷窝的骨小管相通，一般不越过黏合线。',
        en: 'Fine channels radiating from the lacunae for the processes of osteocytes; they join those of neighbours and as a rule do not cross the cement line.',
      },
      'interstitial-lamella': {
        zh: '骨单位之间形状不规则的骨板，是原有骨单位或环骨板被吸收后的残余，其中没有中央管。',
        en: 'Irregular pieces of lamellae between osteons, left over from older osteons or circumferential lamellae; they have no canal.',
      },
      'cement-line': {
        zh: '骨单位表面一层折光较强的轮廓线，含骨盐多而胶原纤维少，分隔骨单位与周围骨板。',
        en: 'The sharp outline of an osteon, rich in mineral and poor in collagen, which parts it from the lamellae around it.',
      },
      'outer-circumferential-lamella': {
        zh: '位于骨干表面，约 10 层或更多，与骨表面平行排列。',
        en: 'Ten or more layers at the surface of the shaft, parallel to it.',
      },
      'inner-circumferential-lamella': {
        zh: '位于骨髓腔面，仅数层，排列不如外环骨板规则，内面衬骨内膜。',
        en: 'A few layers at the face of the marrow cavity, less regular than the outer ones; the endosteum lines them.',
      },
      'volkmann-canal': {
        zh: '与骨干长轴近于垂直走行的管道，连通骨外膜与各中央管，周围无同心圆骨板。',
        en: 'A channel that runs across the long axis and links the periosteum and the Haversian canals; no concentric lamellae surround it.',
      },
    },
  },
  {
    key: 'elastic-cartilage',
    subject: 'histology',
    catalog: 'cartilage-bone',
    name: { zh: '弹性软骨（耳郭）', en: 'Elastic cartilage (auricle)', la: 'Cartilago elastica' },
    desc: {
      zh: '耳郭软骨板的横断面，弹性纤维染成紫黑色。软骨板两面被覆软骨膜；近软骨膜的软骨细胞小而扁平，越向中央越大、越圆。基质中弹性纤维交织成网，中央最密，周边变细并移行至软骨膜。',
      en: 'The cartilage plate of the auricle cut across, elastic fibres violet-black. Perichondrium covers both faces; chondrocytes are small and flat beneath it and larger and rounder towards the middle. The net of elastic fibres is densest in the middle and runs out thinly into the perichondrium.',
    },
    dye: { zh: '弹性纤维染色（Verhoeff），伊红复染', en: 'Elastic (Verhoeff), eosin counterstain' },
    source: { zh: '人耳郭软骨', en: 'Human auricular cartilage' },
    fileType: 1,
    kind: 'slide',
    drawing: 'elastic-cartilage',
    marks: {
      'elastic-cartilage': {
        zh: '基质内含大量交织成网的弹性纤维，因而富有弹性，见于耳郭、会厌等处。',
        en: 'Cartilage whose matrix holds a net of elastic fibres and so springs back; found in the auricle and the epiglottis.',
      },
      'elastic-fibre': {
        zh: '染成紫黑色、粗细不等、有分支的纤维，围绕软骨陷窝交织成网；H&E 染色难以分辨。',
        en: 'Branching violet-black fibres of uneven thickness, woven round the lacunae; hard to make out with H&E.',
      },
      chondrocyte: {
        zh: '位于软骨陷窝内，深部的大而圆；制片时胞体收缩，与陷窝壁之间出现空隙。',
        en: 'It lies in a lacuna, large and round in the depth; in the making of the slide it has shrunk away from the wall.',
      },
      'cartilage-lacuna': {
        zh: '软骨基质中容纳软骨细胞的小腔，活体内被细胞充满。',
        en: 'The space in the matrix that houses a chondrocyte; in life the cell fills it.',
      },
      'cartilage-capsule': {
        zh: '紧靠软骨陷窝周围的一薄层基质，是新近分泌的，弹性纤维少。',
        en: 'The thin rim of matrix close round a lacuna, newly made and poor in elastic fibres.',
      },
      'isogenous-group': {
        zh: '由一个软骨细胞分裂而来、彼此靠近的一组细胞；弹性软骨中多仅 2 个，少于透明软骨。',
        en: 'Cells side by side that descend from one; in elastic cartilage mostly two, fewer than in hyaline.',
      },
      perichondrium: {
        zh: '包裹软骨表面的致密结缔组织，纤维与软骨表面平行，其间有扁平的成纤维细胞。',
        en: 'Dense connective tissue over the cartilage; its fibres run parallel to the surface with flat fibroblasts between.',
      },
      adipocyte: {
        zh: '软骨膜外疏松结缔组织中的脂肪细胞，脂滴在制片时溶去，呈空泡状。',
        en: 'A fat cell in the loose tissue outside the perichondrium; its fat has been dissolved and left an empty ring.',
      },
      arteriole: {
        zh: '软骨膜外的小血管，管壁有一层平滑肌，腔内可见红细胞；软骨组织本身无血管。',
        en: 'A small vessel outside the perichondrium with a layer of smooth muscle and red cells within; cartilage itself has none.',
      },
    },
  },
]
