import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, yes } from '../write.ts'

export const skinFurther: QuestionSeed[] = [
  single(
    'skin-prickles',
    3,
    [
      '箭头所指一层内散在的树突状免疫细胞是',
      'Scattered dendritic immune cells of the layer at the arrow are',
    ],
    [
      no('梅克尔触觉细胞', 'Merkel tactile cells'),
      no('黑素细胞', 'melanocytes'),
      yes('朗格汉斯细胞', 'Langerhans cells'),
      no('肥大细胞', 'mast cells'),
    ],
    [
      '箭头指棘层，朗格汉斯细胞散在于棘层，含伯贝克颗粒，呈递抗原。梅克尔细胞、黑素细胞主要在基底层；肥大细胞在真皮。',
      'Langerhans cells, with Birbeck granules, lie among spinous cells. Merkel cells and melanocytes are basal, mast cells dermal.',
    ],
    ['朗格汉斯细胞、棘层', 'Langerhans cell, stratum spinosum'],
    at('thick-skin', 'stratum-spinosum'),
  ),
  single(
    'skin-cells-dead',
    2,
    ['构成箭头所指一层的细胞', 'The cells of the layer at the arrow'],
    [
      no('核染色深，胞质内细胞器丰富', 'have dark nuclei and a cytoplasm that is rich in many organelles'),
      yes('无核和细胞器，充满角蛋白', 'have neither nucleus nor organelles and are full of keratin'),
      no('含大量透明角质颗粒', 'are full of keratohyalin'),
      no('能分裂增殖', 'can divide'),
    ],
    [
      '箭头指角质层，为干硬的死细胞，充满角蛋白，细胞膜内面有内披蛋白等形成的厚套膜。透明角质颗粒在颗粒层；分裂在基底层。',
      'The arrow shows the horny layer: dead, dry cells full of keratin, with an envelope of involucrin inside the membrane. Keratohyalin belongs to the granular layer, division to the basal one.',
    ],
    ['角质层、角蛋白', 'stratum corneum, keratin'],
    at('thick-skin', 'stratum-corneum'),
  ),
  several(
    'skin-peg-role',
    3,
    ['箭头所指结构的意义有', 'The structure at the arrow'],
    [
      yes('扩大表皮与真皮的连接面', 'enlarges the join of epidermis and dermis'),
      yes('内有毛细血管，营养表皮', 'holds capillaries that feed the epidermis'),
      yes('有的含触觉小体', 'may hold a Meissner corpuscle'),
      no('由表皮细胞向下生长而成', 'is a downgrowth of epidermis'),
      no('含大的环层小体', 'holds large lamellar corpuscles'),
    ],
    [
      '箭头指真皮乳头，是真皮向表皮的突起，内有毛细血管袢或触觉小体；表皮向下的部分为表皮脚；环层小体在真皮深部和皮下。',
      'Dermal papillae rise into the epidermis with capillaries or Meissner corpuscles; epidermal ridges go down; lamellar corpuscles are deep.',
    ],
    ['真皮乳头', 'dermal papilla'],
    at('thick-skin', 'dermal-papilla'),
  ),
  fill(
    'skin-coiled-gland',
    2,
    [
      '箭头所指的腺是____，分泌部外周能收缩的细胞是____。',
      'The gland at the arrow is a(n) ____; the contractile cells around its secretory part are ____.',
    ],
    [
      { terms: ['eccrine-sweat-gland'], accept: ['汗腺', 'sweat gland'] },
      { terms: ['myoepithelial-cell'], accept: ['肌上皮', 'myoepithelial cells'] },
    ],
    [
      '外泌汗腺分泌部由单层矮柱状的明、暗细胞和外周的肌上皮细胞构成；顶泌汗腺见于腋窝、会阴，腔大；皮脂腺无肌上皮细胞。',
      'Clear and dark cells with myoepithelium outside. Apocrine glands are in axilla and perineum with wide lumina; sebaceous glands have none.',
    ],
    ['外泌汗腺、肌上皮细胞', 'eccrine sweat gland, myoepithelial cell'],
    at('thick-skin', 'eccrine-sweat-gland'),
  ),
  match(
    'skin-hair-parts',
    3,
    ['为下列描述选出毛的附属结构。', 'Which structure of the hair is meant?'],
    [
      ['毛球', 'Hair bulb'],
      ['毛乳头', 'Hair papilla'],
      ['立毛肌', 'Arrector pili'],
      ['皮脂腺', 'Sebaceous gland'],
      ['毛囊', 'Hair follicle'],
    ],
    [
      ['交感神经兴奋时使毛竖立', 'Raises the hair on sympathetic stimulation', 2],
      ['含毛母质细胞，是毛的生长点', 'Holds matrix cells, where hair grows', 0],
      ['多位于毛囊与立毛肌之间，开口于毛囊', 'Lies between follicle and muscle, opens into the follicle', 3],
      [
        '突入毛球底的结缔组织，含血管',
        'Connective tissue with vessels, pushing into the base of the bulb',
        1,
      ],
    ],
    [
      '毛囊由上皮根鞘和结缔组织鞘构成，包裹毛根，本题未用到。',
      'The follicle, epithelial and connective sheaths round the root, is not used.',
    ],
    ['毛球、毛乳头、立毛肌', 'hair bulb, hair papilla, arrector pili'],
  ),
  judge(
    'skin-colour',
    2,
    [
      '不同肤色人群之间，单位面积黑素细胞的数量相差数十倍，这是肤色差异的主要原因。',
      'People differ in skin colour mainly because the number of melanocytes per unit area differs by a factor of tens.',
    ],
    false,
    [
      '黑素细胞数量大致相同，差别在于黑素颗粒的多少、大小、分布和降解速度。',
      'Their number is about the same; melanosomes differ in number, size, spread and breakdown.',
    ],
    ['黑素细胞、肤色', 'melanocyte, skin colour'],
  ),
  single(
    'skin-burn-heal',
    3,
    [
      '深Ⅱ度烧伤（伤及真皮网织层）仍能自行再上皮化，新生表皮主要来自',
      'A deep partial-thickness burn (into the reticular dermis) can still be covered by epidermis that grows mainly from',
    ],
    [
      no('真皮成纤维细胞的上皮化生', 'fibroblasts of the dermis that turn into epithelium'),
      no('皮下脂肪细胞', 'fat cells'),
      yes('残留的毛囊和汗腺上皮', 'remaining follicles and sweat glands'),
      no('毛细血管内皮', 'capillary endothelium'),
    ],
    [
      '真皮深层残留的皮肤附属器上皮可增殖覆盖创面；成纤维细胞形成瘢痕，脂肪和内皮不能分化为表皮。',
      'Epithelium of appendages spreads over the wound; fibroblasts scar, fat and endothelium cannot become epidermis.',
    ],
    ['皮肤附属器、创面愈合', 'skin appendages, wound healing'],
  ),
]
