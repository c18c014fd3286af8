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
      zh: '长骨骨干横断磨成的薄片，不染色；骨细胞和血管已不存在，骨陷窝、骨小管内充满空气而呈黑色。低倍镜下先找骨表面的外环骨板，再找圆形的骨单位和其间不规则的间骨板。高倍镜下辨认中央管周围的同心圆骨板、骨陷窝与骨小管，以及骨单位边缘的黏合线。',
      en: 'A slice of the shaft of a long bone, ground thin and not stained. Cells and vessels are gone; lacunae and canaliculi hold air and look black. At low power find the outer circumferential lamellae, the round osteons and the irregular interstitial lamellae between them; at high power the lamellae, lacunae, canaliculi and cement lines.',
    },
    dye: { zh: '磨片，不染色', en: 'Ground section, unstained' },
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
        zh: '围绕中央管呈同心圆排列的骨板，厚 3～7 微米，相邻骨板的胶原纤维走向不同，故明暗相间。',
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
      'volkmann-canal': {
        zh: '与骨干长轴近于垂直走行的管道，连通骨外膜与各中央管，周围无同心圆骨板。',
        en: 'A channel that runs across the long axis and links the periosteum and the Haversian canals; no concentric lamellae surround it.',
      },
    },
  },
]
