import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, words, yes } from '../write.ts'

export const digestiveGlandsFurther: QuestionSeed[] = [
  single(
    'glands-plate-side',
    3,
    [
      '在箭头所指的结构中，相邻细胞之间的胆小管，其管壁由什么构成？',
      'Within the structure at the arrow, what makes the wall of the bile canaliculi between neighbouring cells?',
    ],
    [
      no('由基膜支托的单层立方上皮', 'A simple cuboidal epithelium on a basement membrane'),
      no('有孔内皮', 'Fenestrated endothelium'),
      yes('相邻肝细胞的局部质膜', 'The membranes of the hepatocytes themselves'),
      no('网状纤维', 'Reticular fibres'),
    ],
    [
      '箭头指肝索（肝板），胆小管由相邻肝细胞膜局部凹陷围成，无自身的壁。立方上皮见于小叶间胆管；有孔内皮为血窦壁；网状纤维支持于窦周隙。',
      'In hepatic cords canaliculi are grooves between cells. Cuboidal lining is of bile ducts, fenestrae of sinusoids; reticular fibres support.',
    ],
    ['肝索、胆小管', 'hepatic cord, bile canaliculus'],
    at('liver', 'hepatic-cord'),
  ),
  several(
    'glands-in-triangle',
    2,
    ['箭头所指区域内可见的管道包括', 'Channels found in the area at the arrow include'],
    [
      yes('小叶间静脉', 'interlobular vein'),
      yes('小叶间动脉', 'interlobular artery'),
      yes('小叶间胆管', 'interlobular bile duct'),
      no('小叶下静脉', 'sublobular vein'),
      no('中央静脉', 'central vein'),
    ],
    [
      '箭头指门管区，含三种伴行管道（及淋巴管、神经）。小叶下静脉单独行于小叶间结缔组织，不在门管区；中央静脉在小叶中轴。',
      'A portal area has the three, with lymphatics and nerves. Sublobular veins run alone; central veins are in the lobule.',
    ],
    ['门管区', 'portal area'],
    at('liver', 'portal-area'),
  ),
  single(
    'glands-acinus-zone',
    4,
    [
      '按肝腺泡分带，四氯化碳、对乙酰氨基酚等经肝代谢致毒的物质首先损伤的区域是',
      'By acinar zones, substances made toxic by the liver, such as carbon tetrachloride and paracetamol, first damage',
    ],
    [no('Ⅰ带', 'zone I'), no('Ⅱ带', 'zone II'), yes('Ⅲ带', 'zone III'), no('三带同时', 'all zones alike')],
    [
      'Ⅲ带靠近中央静脉，氧和营养最少，细胞色素 P450 含量最高，易受毒性代谢物和缺氧损伤；Ⅰ带近门管区，抗损伤和再生力最强。Ⅱ带居两者之间，受损较迟；三带并非同时，重者才由Ⅲ带扩及全腺泡。',
      'Zone III, near the central vein, has least oxygen and most P450; zone I, near the portal tract, is the toughest. Zone II stands between and suffers later; all three are lost only when severe damage has spread from zone III.',
    ],
    ['肝腺泡、Ⅲ带', 'hepatic acinus, zone III'],
  ),
  match(
    'glands-islet',
    2,
    ['为下列激素选出胰岛细胞。', 'Which islet cell makes each hormone?'],
    [
      ['α 细胞', 'Alpha cell'],
      ['β 细胞', 'Beta cell'],
      ['δ 细胞', 'Delta cell'],
      ['PP 细胞', 'PP cell'],
    ],
    [
      ['胰岛素', 'Insulin', 1],
      ['胰高血糖素', 'Glucagon', 0],
      ['生长抑素', 'Somatostatin', 2],
      ['胰多肽', 'Pancreatic polypeptide', 3],
    ],
    [
      'α 细胞（A 细胞）约占 20%，多在周边；β 细胞（B 细胞）约 70%，多在中央；δ 细胞（D 细胞）约 5%；PP 细胞很少。H&E 不能分辨各型细胞，须免疫组化。',
      'Alpha (A) cells about 20 %, peripheral; beta (B) about 70 %, central; delta (D) about 5 %; PP few. H&E does not tell them apart.',
    ],
    ['胰岛、胰岛素、胰高血糖素', 'islet, insulin, glucagon'],
  ),
  fill(
    'glands-centroacinar',
    3,
    [
      '胰腺腺泡腔内可见的小细胞称____细胞，它是____管伸入腺泡腔的上皮细胞。',
      'The small cells seen within pancreatic acini are ____ cells; they are the beginning of the ____ duct.',
    ],
    [
      words('泡心', '泡心细胞', 'centroacinar', 'centro-acinar'),
      { terms: ['intercalated-duct'], accept: ['闰', 'intercalated', 'intercalary'] },
    ],
    [
      '泡心细胞是胰腺的特征，为闰管起始部上皮；腮腺虽也有长闰管，但无泡心细胞；胰腺腺泡无肌上皮细胞。',
      'Centroacinar cells mark the pancreas; the parotid has long intercalated ducts but none, and pancreatic acini lack myoepithelium.',
    ],
    ['泡心细胞、闰管', 'centroacinar cell, intercalated duct'],
  ),
  judge(
    'glands-disse-fluid',
    3,
    [
      '窦周隙充满由血窦渗出的血浆，肝细胞微绒毛浸于其中，贮脂的肝星状细胞也位于此隙。',
      'The perisinusoidal space is filled with plasma in which microvilli bathe, and fat-storing stellate cells lie in it.',
    ],
    true,
    [
      '对。窦周隙是肝细胞与血液物质交换的场所；肝巨噬细胞则位于血窦腔内。',
      'True; here hepatocytes exchange substances with the blood. Kupffer cells, however, lie within the sinusoid.',
    ],
    ['窦周隙、肝星状细胞', 'perisinusoidal space, stellate cell'],
  ),
  single(
    'glands-gallbladder-wall',
    2,
    ['胆囊壁的组织学特点是', 'The wall of the gallbladder'],
    [
      no('有典型的黏膜下层和腺体', 'has a typical submucosa with glands'),
      yes(
        '黏膜皱襞多，上皮单层柱状，无黏膜肌层',
        'has many folds, simple columnar epithelium and no muscularis mucosae',
      ),
      no('上皮为变移上皮', 'has transitional epithelium'),
      no(
        '肌层为排列整齐的内环、外纵两层骨骼肌',
        'has an inner circular and an outer longitudinal layer of skeletal muscle',
      ),
    ],
    [
      '胆囊由黏膜、肌层、外膜三层组成，无黏膜肌层和黏膜下层，上皮吸收水和无机盐以浓缩胆汁。变移上皮见于泌尿道。',
      'It has mucosa, muscle and outer coat only; the epithelium takes up water. Transitional epithelium is urinary.',
    ],
    ['胆囊、单层柱状上皮', 'gallbladder, simple columnar epithelium'],
  ),
]
