import type { SpecimenSeed } from '../types.ts'

/** The whipworm's eggs among those of Ascaris. */
export const whipworm: SpecimenSeed[] = [
  {
    key: 'trichuris-eggs',
    subject: 'parasitology',
    catalog: 'nematodes',
    name: { zh: '毛首鞭形线虫卵', en: 'Eggs of Trichuris trichiura', la: 'Trichuris trichiura' },
    desc: {
      zh: '鞭虫卵纺锤形或腰鼓形，黄褐色，（50～54）μm ×（22～23）μm，卵壳较厚，两端各有一个透明的塞状突起，内含一个尚未分裂的卵细胞。视野中另有两个受精蛔虫卵，可比较大小；植物细胞和气泡不是虫卵。',
      en: 'Whipworm eggs are barrel-shaped and yellow-brown, 50 to 54 by 22 to 23 μm, with a thick shell, a clear plug at either end and one undivided ovum. Two fertilised Ascaris eggs lie in the field to compare with; plant cells and air bubbles are no eggs.',
    },
    dye: { zh: '未染色（生理盐水直接涂片）', en: 'Unstained (saline mount)' },
    source: { zh: '感染者粪便', en: 'Faeces of an infected person' },
    fileType: 1,
    kind: 'slide',
    drawing: 'trichuris-eggs',
    marks: {
      'trichuris-egg': {
        zh: '腰鼓形，黄褐色，两端有透明塞，比蛔虫卵窄小。',
        en: 'Barrel-shaped and yellow-brown with a plug at either end, narrower than an Ascaris egg.',
      },
      'polar-plug': {
        zh: '卵壳两端开口处的透明塞状突起，无色，向外略凸，是鞭虫卵最突出的特征。',
        en: 'The colourless plug that fills the opening at either end and bulges a little: what tells this egg at once.',
      },
      'egg-shell': {
        zh: '较厚，被胆汁染成黄褐色，外缘颜色最深，到两端透明塞处中断。',
        en: 'Thick, stained yellow-brown by bile, darkest outside; interrupted by the plugs at the ends.',
      },
      'trichuris-ovum': {
        zh: '充满卵壳的单个卵细胞，颗粒状，随粪便排出时尚未分裂。',
        en: 'A single granular cell that fills the shell, not yet divided when passed.',
      },
      'fertilised-ascaris-egg': {
        zh: '宽椭圆形，外有凹凸不平的蛋白质膜，无透明塞，用作比较。',
        en: 'Broadly oval with a bumpy coat and no plugs, to compare with.',
      },
      'plant-cell': {
        zh: '未消化的植物组织，细胞壁双层、有棱角，大小不一，内部空而无卵细胞，不要误认为虫卵。',
        en: 'Undigested plant tissue: angular cells of unequal size, empty inside, not to be taken for eggs.',
      },
      'air-bubble': {
        zh: '圆形，边缘黑而宽，中央透亮无结构。',
        en: 'Round with a broad black rim and a bright middle without structure.',
      },
    },
  },
]
