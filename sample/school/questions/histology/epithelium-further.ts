import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, patient, several, single, yes } from '../write.ts'

export const epitheliumFurther: QuestionSeed[] = [
  single(
    'epithelium-beating',
    3,
    ['箭头所指结构的轴心由什么构成？', 'What makes the core of the structures at the arrow?'],
    [
      no('平行的肌动蛋白微丝', 'a bundle of actin filaments'),
      yes('9 组二联微管围绕 2 条单微管', 'nine doublets of microtubules around two single ones'),
      no(
        '9 组三联微管围成一圈，中央无微管',
        'nine triplets of microtubules in a ring with none in the centre',
      ),
      no('角蛋白丝', 'keratin filaments'),
    ],
    [
      '箭头指纤毛，轴丝为 9+2。肌动蛋白微丝为微绒毛的轴心；9 组三联微管为中心粒和纤毛基体；角蛋白丝与桥粒相连。',
      'Cilia have a 9+2 axoneme. Actin is the core of microvilli, nine triplets the basal body, keratin goes with desmosomes.',
    ],
    ['纤毛、9+2 微管', 'cilia, 9+2 microtubules'],
    at('trachea', 'cilia'),
  ),
  fill(
    'epithelium-follicle-type',
    2,
    [
      '一般状态下，箭头所指细胞构成的上皮类型为____；胆囊黏膜的上皮类型为____。',
      'In the usual state the cells at the arrow make a ____ epithelium; that of the gallbladder is ____.',
    ],
    [
      named('simple-cuboidal-epithelium'),
      { terms: ['simple-columnar-epithelium'], accept: ['单层柱状', 'simple columnar'] },
    ],
    [
      '甲状腺滤泡一般为单层立方上皮，功能活跃时增高、静止时变扁；单层柱状上皮见于胆囊和胃肠，单层扁平上皮见于心血管腔面。',
      'Thyroid follicles are as a rule simple cuboidal, taller when active and flat at rest; gallbladder and gut are simple columnar, vessels simple squamous.',
    ],
    ['单层立方上皮、单层柱状上皮', 'simple cuboidal epithelium, simple columnar epithelium'],
    at('thyroid', 'follicular-cell'),
  ),
  single(
    'epithelium-held-by',
    3,
    ['箭头所指一层的细胞', 'The cells of the layer at the arrow'],
    [
      no(
        '以半桥粒附着于基膜，不断分裂',
        'are fixed to the basement membrane by hemidesmosomes and keep dividing',
      ),
      no(
        '把板层颗粒排入细胞间隙，使其封闭',
        'empty lamellar granules into the spaces between them and so seal them',
      ),
      yes('以许多短突起上的桥粒彼此相连', 'hold to each other by desmosomes on many short processes'),
      no('已无核，桥粒解体后逐渐脱落', 'have no nucleus left and are shed as their desmosomes dissolve'),
    ],
    [
      '箭头指棘层，细胞多边形，以短突起上的大量桥粒相连，能抗机械牵拉。以半桥粒附着于基膜并分裂的是基底层；排出板层颗粒内容物的是颗粒层；无核而脱落的是角质层。',
      'The arrow is at the spinous layer: polygonal cells that hold by many desmosomes on short processes and resist pulling. Fixed to the basement membrane and dividing are the basal cells, emptying lamellar granules those of the granular layer, without nuclei and shed those of the horny layer.',
    ],
    ['棘层、桥粒', 'stratum spinosum, desmosome'],
    at('thick-skin', 'stratum-spinosum'),
  ),
  judge(
    'epithelium-vessels',
    1,
    [
      '上皮组织内一般没有血管，营养靠结缔组织中的血管透过基膜供给。',
      'Epithelium as a rule has no vessels; it is fed through the basement membrane from vessels of the connective tissue.',
    ],
    true,
    [
      '对。上皮细胞密集、细胞间质少、有极性、无血管而有丰富神经末梢。',
      'True: close cells, polarity, no vessels but many nerve endings.',
    ],
    ['基膜、上皮特点', 'basement membrane, features of epithelium'],
  ),
  single(
    'epithelium-polar',
    2,
    ['质膜内褶的主要功能意义是', 'Infoldings of the plasma membrane serve to'],
    [
      no('增加游离面面积，利于营养物质的吸收', 'enlarge the free surface for the absorption of nutrients'),
      yes('扩大基底面，利于水和电解质的转运', 'enlarge the base for transport of water and ions'),
      no('加固细胞与基膜的连接', 'fix the cell to the basement membrane'),
      no('推动分泌物移动', 'move secretions'),
    ],
    [
      '质膜内褶位于基底面，褶间有大量线粒体，见于肾小管、唾液腺纹状管。增加游离面的是微绒毛；固着的是半桥粒；推动分泌物的是纤毛。',
      'They lie at the base with many mitochondria, found in renal tubules and striated ducts. Microvilli enlarge the free face, hemidesmosomes fix, cilia move.',
    ],
    ['质膜内褶、线粒体', 'basal infolding, mitochondria'],
  ),
  several(
    'epithelium-serous-cell',
    3,
    ['箭头所指结构的细胞，其特点有', 'The cells of the structure at the arrow'],
    [
      yes('核圆，近基底部', 'have a round nucleus near the base'),
      yes('基底部胞质嗜碱性', 'have a basophilic base'),
      yes('顶部含酶原颗粒', 'hold zymogen granules near the top'),
      no('胞质染色浅，呈泡沫状', 'are pale and foamy'),
      no('核扁平，贴基底', 'have a flat basal nucleus'),
    ],
    [
      '箭头指浆液性腺泡，粗面内质网发达，酶原颗粒嗜酸性。染色浅、核扁平贴底为黏液性细胞。',
      'Serous cells: rough reticulum and acidophil granules. Pale cells with flat nuclei are mucous.',
    ],
    ['浆液性腺泡、酶原颗粒', 'serous acinus, zymogen granule'],
    at('parotid-gland', 'serous-acinus'),
  ),
  match(
    'epithelium-glands-secrete',
    3,
    ['为下列腺细胞选出分泌方式。', 'How does each gland secrete?'],
    [
      ['局浆分泌（胞吐）', 'Merocrine'],
      ['顶浆分泌', 'Apocrine'],
      ['全浆分泌', 'Holocrine'],
    ],
    [
      ['皮脂腺', 'Sebaceous gland', 2],
      ['胰腺外分泌部', 'Exocrine pancreas', 0],
      ['乳腺分泌脂滴', 'Fat droplets of the breast', 1],
      ['外泌汗腺', 'Eccrine sweat gland', 0],
    ],
    [
      '皮脂腺细胞解体成分泌物（全浆）；胰腺、外泌汗腺以胞吐（局浆）；乳腺脂滴连同部分顶部胞质和膜排出（顶浆）。',
      'Sebaceous cells break up whole; pancreas and sweat glands by exocytosis; milk fat takes some cytoplasm along.',
    ],
    ['局浆分泌、顶浆分泌、全浆分泌', 'merocrine, apocrine, holocrine'],
  ),
  patient(
    'epithelium-metaplasia',
    3,
    [
      '男，55 岁，吸烟 35 年，支气管镜活检：部分区域假复层纤毛柱状上皮被复层扁平上皮取代，细胞无异型性。',
      'A man of 55 has smoked for 35 years: in parts of a bronchial biopsy stratified squamous epithelium without atypia replaces the pseudostratified ciliated columnar epithelium.',
    ],
    [
      single(
        'epithelium-metaplasia-lost',
        2,
        ['这种改变直接使气道丧失的功能是', 'What does the airway lose by this?'],
        [
          no('气体交换', 'Gas exchange'),
          no('支气管收缩', 'Constriction'),
          no('表面活性物质分泌', 'Surfactant'),
          yes('黏液-纤毛清除', 'Mucociliary clearance'),
        ],
        [
          '纤毛和杯状细胞消失，清除功能丧失。气体交换在肺泡；收缩靠平滑肌；表面活性物质由Ⅱ型肺泡细胞分泌。',
          'Cilia and goblet cells are gone. Exchange is in alveoli, constriction by muscle, surfactant by type II cells.',
        ],
      ),
      judge(
        'epithelium-metaplasia-cells',
        3,
        [
          '新上皮由原上皮的基细胞（干细胞）改变分化方向而来。',
          'The new epithelium comes from basal (stem) cells that changed their way of differentiation.',
        ],
        true,
        [
          '对。化生由具有增殖能力的干细胞转向分化形成，已分化的纤毛细胞不直接变为扁平细胞。',
          'True; metaplasia begins in stem cells that can divide and then differentiate otherwise. Ciliated cells do not turn squamous themselves.',
        ],
      ),
    ],
    [
      '鳞状上皮化生是对刺激的适应，可逆，但长期存在可为癌变基础。',
      'Squamous metaplasia is adaptive and reversible but may precede cancer.',
    ],
    ['鳞状化生、基细胞', 'squamous metaplasia, basal cell'],
  ),
]
