import type { SpecimenSeed } from '../types.ts'

/** Organs of defence, of hormones and of the circulation. */
export const defence: SpecimenSeed[] = [
  {
    key: 'thyroid',
    subject: 'histology',
    catalog: 'endocrine-system',
    name: { zh: '甲状腺', en: 'Thyroid gland', la: 'Glandula thyroidea' },
    desc: {
      zh: '甲状腺实质由大小不等的滤泡组成，直径多为 50～500 微米。滤泡壁为单层立方的滤泡上皮，腔内充满嗜酸性的均质胶质；上皮高低和胶质的浓淡随功能状态而变。滤泡间有丰富的毛细血管。滤泡旁细胞在 H&E 染色中难以可靠辨认，本片不作标注。',
      en: 'The gland is made of follicles of very different size, mostly 50 to 500 µm. A single layer of cuboidal cells surrounds homogeneous eosinophilic colloid; their height and the density of the colloid change with activity. Capillaries are plentiful between the follicles. Parafollicular cells cannot be told with certainty in H&E and are not marked.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人甲状腺', en: 'Human thyroid gland' },
    fileType: 1,
    kind: 'slide',
    drawing: 'thyroid',
    marks: {
      'thyroid-follicle': {
        zh: '由单层滤泡上皮围成的圆形或不规则泡状结构，腔内充满胶质，是合成和贮存甲状腺激素的单位。',
        en: 'A round or uneven vesicle walled by a single layer of cells and filled with colloid: the unit that makes and stores thyroid hormone.',
      },
      'thyroid-colloid': {
        zh: '滤泡腔内均质的嗜酸性物质，主要成分为碘化的甲状腺球蛋白；裂隙是制片造成的。',
        en: 'Homogeneous eosinophilic matter in the follicle, mainly iodinated thyroglobulin; cracks come from the making of the slide.',
      },
      'follicular-cell': {
        zh: '围成滤泡壁的单层细胞，通常为立方形，核圆、居中；功能活跃时增高，不活跃时变矮变扁。',
        en: 'The cells of the wall, usually cuboidal with a round central nucleus; taller when active, low and flat when not.',
      },
      'resorption-vacuole': {
        zh: '胶质边缘靠近上皮处的小空泡，表示滤泡上皮正在重吸收胶质。',
        en: 'Small vacuoles where the colloid meets the cells, a sign that colloid is being taken up.',
      },
      capillary: {
        zh: '滤泡间的有孔毛细血管，紧靠滤泡上皮基底面，激素由此入血。',
        en: 'Fenestrated capillaries between the follicles, close to the base of the cells; the hormone enters the blood here.',
      },
      'interfollicular-tissue': {
        zh: '滤泡之间的少量疏松结缔组织，含成纤维细胞、血管和少数淋巴细胞。',
        en: 'A little loose connective tissue between the follicles, with fibroblasts, vessels and a few lymphocytes.',
      },
      arteriole: {
        zh: '小隔内的小血管，管壁有 1～3 层环行平滑肌，腔小而圆。',
        en: 'A small vessel in a septum, its wall of one to three layers of smooth muscle, its lumen small and round.',
      },
      venule: {
        zh: '管壁薄、无明显平滑肌，腔较大，内含红细胞。',
        en: 'Thin wall without a clear coat of muscle and a wider lumen with red cells.',
      },
    },
  },
]
