import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, patient, several, single, words, yes } from '../write.ts'

export const respiratoryFurther: QuestionSeed[] = [
  match(
    'airway-epithelial-cells',
    3,
    ['为下列描述选出气管上皮中的细胞。', 'Which cell of the tracheal epithelium is meant?'],
    [
      ['纤毛细胞', 'Ciliated cell'],
      ['杯状细胞', 'Goblet cell'],
      ['刷细胞', 'Brush cell'],
      ['基细胞', 'Basal cell'],
      ['弥散神经内分泌细胞', 'Diffuse neuroendocrine cell'],
    ],
    [
      ['可分化为其他上皮细胞', 'Can become the other cells', 3],
      ['数量最多，向咽部清除黏液', 'Most numerous; sweeps mucus to the pharynx', 0],
      ['胞质含致密核心颗粒，分泌 5-羟色胺等', 'Dense-core granules, serotonin', 4],
      ['游离面有长而直的微绒毛', 'Long straight microvilli', 2],
    ],
    [
      '基细胞为干细胞；纤毛细胞最多；刷细胞有直立微绒毛；神经内分泌细胞含致密核心颗粒；杯状细胞分泌黏液，本题未用到。',
      'Basal cells are stem cells; ciliated are most; brush cells have microvilli; the goblet cell is not used.',
    ],
    ['纤毛细胞、基细胞、刷细胞', 'ciliated cell, basal cell, brush cell'],
  ),
  single(
    'airway-thick-band',
    3,
    [
      '箭头所指结构在光镜下较一般上皮明显，在哮喘患者还会增厚，其增厚成分主要是',
      'The structure at the arrow is conspicuous here and thickens in asthma, mainly by',
    ],
    [
      no('固有层深部的弹性纤维', 'elastic fibres of the deeper part of the lamina propria'),
      no('平滑肌', 'smooth muscle'),
      no('软骨基质', 'cartilage matrix'),
      yes('上皮下的胶原沉积', 'collagen laid down beneath the epithelium'),
    ],
    [
      '箭头指基膜，气管处较厚；哮喘时上皮下（网板）Ⅲ、Ⅴ型胶原沉积使其增厚。平滑肌增生在其深部，弹性纤维在固有层深部。透明软骨更在外膜。',
      'The basement membrane is thick in the trachea; in asthma collagen III and V is added beneath the epithelium (reticular lamina). Muscle and elastic fibres are deeper. Hyaline cartilage lies deeper still, in the adventitia.',
    ],
    ['基膜、哮喘', 'basement membrane, asthma'],
    at('trachea', 'basement-membrane'),
  ),
  fill(
    'airway-cells-of-group',
    3,
    [
      '箭头所指的细胞群称____，它们所在的组织是____软骨。',
      'The group of cells at the arrow is a(n) ____; the tissue is ____ cartilage.',
    ],
    [{ terms: ['isogenous-group'], accept: ['同源'] }, words('透明', '透明软骨', 'hyaline')],
    [
      '气管的 C 形软骨环为透明软骨，深部细胞成群（同源细胞群）；周边细胞小而扁，单个分布。',
      'Tracheal rings are hyaline; deep cells lie in groups, those of the edge are single and flat.',
    ],
    ['同源细胞群、透明软骨', 'isogenous group, hyaline cartilage'],
    at('trachea', 'isogenous-group'),
  ),
  several(
    'airway-barrier-cells',
    2,
    ['下列属于气-血屏障组成的有', 'Parts of the blood-air barrier are'],
    [
      yes('肺泡表面液体层', 'the fluid film of the alveolus'),
      yes('Ⅰ型肺泡细胞与基膜', 'type I cells and their basement membrane'),
      yes('毛细血管基膜与内皮', 'the capillary endothelium and its basement membrane'),
      no('Ⅱ型肺泡细胞的板层小体', 'lamellar bodies of type II cells'),
      no('肺巨噬细胞', 'alveolar macrophages'),
    ],
    [
      '屏障依次为液体层、Ⅰ型细胞与基膜、薄层结缔组织、毛细血管基膜与内皮。板层小体是分泌颗粒，巨噬细胞游走于腔内或间质，均不属屏障层次。',
      'Film, type I cell and its basement membrane, thin tissue, basement membrane and endothelium of the capillary. Lamellar bodies and macrophages are not layers of it.',
    ],
    ['气-血屏障', 'blood-air barrier'],
  ),
  judge(
    'airway-type-two',
    2,
    [
      'Ⅱ型肺泡细胞覆盖肺泡表面的大部分，主要参与气体交换。',
      'Type II cells cover most of the alveolar surface and chiefly serve gas exchange.',
    ],
    false,
    [
      '覆盖约 95% 表面并参与气体交换的是Ⅰ型肺泡细胞；Ⅱ型细胞数量较多但覆盖面积小，分泌表面活性物质并能增殖修复。',
      'Type I covers about 95 %; type II, though more numerous, cover little, make surfactant and can divide.',
    ],
    ['Ⅰ型肺泡细胞、Ⅱ型肺泡细胞', 'type I alveolar cell, type II alveolar cell'],
  ),
  single(
    'airway-first-alveoli',
    2,
    [
      '肺内管壁上开始出现肺泡的管道（呼吸部的起始）是',
      'The first part of the airway with alveoli in its wall (where the respiratory part begins) is the',
    ],
    [
      yes('呼吸性细支气管', 'respiratory bronchiole'),
      no('终末细支气管', 'terminal bronchiole'),
      no('肺泡管', 'alveolar duct'),
      no('有软骨的小支气管', 'small bronchus with cartilage'),
    ],
    [
      '呼吸性细支气管壁出现少量肺泡，是呼吸部起始；终末细支气管是导气部末段，无肺泡；肺泡管的肺泡已很多，壁呈结节状膨大。',
      'Alveoli begin at the respiratory bronchiole; the terminal one has none; alveolar ducts have many, with knobs of muscle.',
    ],
    ['呼吸性细支气管、导气部', 'respiratory bronchiole, conducting part'],
  ),
  patient(
    'airway-asthma',
    3,
    [
      '男，26 岁，接触尘螨后反复发作性喘息、呼气困难，痰中见大量嗜酸性粒细胞。',
      'After contact with house-dust mites a man of 26 has repeated attacks of wheezing and cannot easily breathe out; his sputum is full of eosinophils.',
    ],
    [
      single(
        'airway-asthma-where',
        3,
        [
          '平滑肌相对丰富而缺乏软骨支架，痉挛时管腔最易闭塞的管道是',
          'Which tubes, rich in muscle but without the support of cartilage, close most readily in spasm?',
        ],
        [
          no('气管', 'Trachea'),
          no('叶支气管', 'Lobar bronchi'),
          yes('细支气管和终末细支气管', 'Bronchioles and terminal bronchioles'),
          no('肺泡管', 'Alveolar ducts'),
        ],
        [
          '细支气管以下软骨消失、平滑肌相对增多成环；气管和叶支气管有软骨支撑；肺泡管平滑肌很少。',
          'Cartilage is gone and muscle forms a ring; trachea and lobar bronchi have cartilage, alveolar ducts little muscle.',
        ],
      ),
      single(
        'airway-asthma-cell',
        2,
        [
          '脱颗粒释放组胺、白三烯启动痉挛的主要细胞是',
          'Which cell starts the spasm by releasing histamine and leukotrienes?',
        ],
        [
          yes('肥大细胞', 'Mast cell'),
          no('浆细胞', 'Plasma cell'),
          no('克拉拉细胞', 'Club cell'),
          no('刷细胞', 'Brush cell'),
        ],
        [
          'IgE 致敏的肥大细胞遇抗原脱颗粒；浆细胞产生抗体；克拉拉细胞分泌蛋白、解毒；刷细胞可能为感受细胞。',
          'Mast cells with IgE degranulate; plasma cells make antibody; club cells secrete protein and detoxify; brush cells sense.',
        ],
      ),
    ],
    [
      '哮喘是气道变应性炎症，平滑肌痉挛、黏液和水肿共同使小气道变窄。',
      'Asthma is an allergic inflammation: spasm, mucus and swelling together narrow the small airways.',
    ],
    ['哮喘、细支气管、肥大细胞', 'asthma, bronchiole, mast cell'],
  ),
]
