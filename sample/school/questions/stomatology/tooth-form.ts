import type { QuestionSeed } from '../../types.ts'
import {
  at,
  essay,
  fill,
  judge,
  match,
  named,
  no,
  other,
  patient,
  several,
  single,
  words,
  yes,
} from '../write.ts'

export const toothFormQuestions: QuestionSeed[] = [
  single(
    'form-smallest-cusp',
    2,
    [
      '箭头所指的颊侧牙尖是该牙各牙尖中',
      'Among the cusps of this tooth the one on the buccal side at the arrow is',
    ],
    [
      no('最大者', 'the largest'),
      no('最高最尖者', 'the highest and sharpest'),
      yes('最小者', 'the smallest'),
      no('异常的副尖', 'an abnormal extra cusp'),
    ],
    [
      '箭头指远中尖，下颌第一磨牙五尖中最小，位于颊面与远中面交界处。最大为近中颊尖；舌尖较高较尖；它是正常牙尖而非副尖。',
      'The distal cusp is the smallest of five, where buccal and distal faces meet. The mesiobuccal is the largest, the lingual ones are higher and sharper; it is no anomaly.',
    ],
    ['远中尖、下颌第一磨牙', 'distal cusp, mandibular first molar'],
    at('molar-turntable', 'distal-cusp'),
  ),
  single(
    'form-groove-ends',
    3,
    ['紧邻箭头尖端的纵沟分隔', 'The vertical groove next to the tip of the arrow parts'],
    [
      yes('近中颊尖与远中颊尖', 'mesiobuccal and distobuccal cusps'),
      no('近中舌尖与远中舌尖', 'mesiolingual and distolingual cusps'),
      no('远中颊尖与远中尖', 'distobuccal and distal cusps'),
      no('近中颊尖与近中舌尖', 'mesiobuccal and mesiolingual cusps'),
    ],
    [
      '箭头指颊沟，由中央窝向颊面延伸，分隔近中颊尖与远中颊尖，末端可形成点隙。分隔远中颊尖与远中尖的是远中颊沟；分隔两舌尖的是舌沟；近中沟分隔近中颊、舌尖。',
      'The buccal groove. Distobuccal and distal cusps are parted by the distobuccal groove, lingual cusps by the lingual, mesial cusps by the mesial groove.',
    ],
    ['颊沟、近中颊尖', 'buccal groove, mesiobuccal cusp'],
    at('molar-turntable', 'buccal-groove'),
  ),
  single(
    'form-root-canals',
    4,
    ['箭头所指的牙根内，最常见的根管数是', 'How many canals does the root at the arrow usually hold?'],
    [
      no('1 个', 'One'),
      yes('2 个（颊、舌各一）', 'Two (buccal and lingual)'),
      no('3 个', 'Three'),
      no('4 个', 'Four'),
    ],
    [
      '箭头指下颌第一磨牙近中根，扁而宽，多含近中颊、近中舌两个根管；远中根多为 1 个较粗的根管，少数为 2 个。近中根有 3 个根管的少见，4 个更罕见；整个牙常见 3 个，约三成为 4 个。',
      'The flat mesial root mostly has a mesiobuccal and a mesiolingual canal; the distal mostly one wide one. Three canals in the mesial root are uncommon and four rarer still; the whole tooth mostly has three, in about a third four.',
    ],
    ['近中根、根管', 'mesial root, root canal'],
    at('molar-turntable', 'mesial-root'),
  ),
  fill(
    'form-furcation',
    2,
    [
      '箭头所指处称____；此处骨吸收、探针可水平探入，属于____病的表现（填“牙周”或“牙髓”）。',
      'The place at the arrow is the ____; when bone is lost here and a probe enters, this is a sign of ____ disease (periodontal or pulpal).',
    ],
    [named('root-furcation'), words('牙周', '牙周炎', 'periodontal')],
    [
      '根分叉是多根牙牙根分开处，牙周炎使骨吸收时发生根分叉病变。牙髓病的病变多先在根尖。',
      'Roots part at the furcation; periodontitis exposes it. Pulpal disease mostly shows first at the apex.',
    ],
    ['根分叉、牙周炎', 'root furcation, periodontitis'],
    at('molar-turntable', 'root-furcation'),
  ),
  single(
    'form-line-meets',
    2,
    ['箭头所指处', 'The place at the arrow'],
    [
      no('只有釉质，最易发生龋', 'has enamel alone and is where caries begins most easily'),
      no('只有牙骨质，有血管神经出入牙髓', 'has cementum alone and lets vessels and nerves into the pulp'),
      no('只有釉质，磨耗后可露出牙本质', 'has enamel alone and, when worn, bares dentine'),
      yes(
        '釉质与牙骨质相接，易有楔状缺损',
        'is where enamel and cementum meet and wedge-shaped defects form',
      ),
    ],
    [
      '箭头指颈线，即釉质牙骨质界，是解剖牙冠与牙根的分界，颊侧此处易有楔状缺损。只有釉质、最易龋坏的是冠的窝和沟；血管神经由根尖孔出入；磨耗后露出牙本质的是牙尖。',
      'The arrow is at the cervical line, the enamel-cementum junction, which parts anatomical crown and root. Enamel alone, and caries, are of the fossae and grooves of the crown; vessels and nerves enter at the root apex; worn down to dentine are the cusps.',
    ],
    ['颈线、釉质牙骨质界', 'cervical line, enamel-cementum junction'],
    at('molar-turntable', 'cervical-line'),
  ),
  judge(
    'form-fits-into',
    3,
    [
      '正中𬌗时，箭头所指处与上颌第一磨牙的近中颊尖相对。',
      'In centric occlusion the place at the arrow faces the mesiobuccal cusp of the upper first molar.',
    ],
    false,
    [
      '错。箭头指中央窝，与上颌第一磨牙的近中舌尖相对；与其近中颊尖相对的是颊沟。',
      'False. The arrow is at the central fossa, which receives the mesiolingual cusp of the upper first molar; its mesiobuccal cusp faces the buccal groove.',
    ],
    ['中央窝、正中𬌗', 'central fossa, centric occlusion'],
    at('molar-turntable', 'central-fossa-of-molar'),
  ),
  several(
    'form-lower-first',
    2,
    ['下颌第一磨牙的特点有', 'The mandibular first molar'],
    [
      yes('是恒牙中一般最早萌出者之一', 'is among the first permanent teeth to erupt'),
      yes('𬌗面多为五尖', 'has mostly five cusps'),
      no('有三个根：近中颊、远中颊、舌', 'has three roots: mesiobuccal, distobuccal, lingual'),
      yes('牙冠近远中径大于颊舌径', 'is longer mesiodistally than buccolingually'),
      no('𬌗面有斜嵴', 'has an oblique ridge'),
    ],
    [
      '下颌第一磨牙约 6 岁萌出，五尖，多为近、远中两根；三根、颊舌径较大和斜嵴是上颌第一磨牙的特点。',
      'It erupts at six, with five cusps and mostly two roots; three roots, a larger buccolingual size and an oblique ridge mark the upper first molar.',
    ],
    ['下颌第一磨牙、第一恒磨牙', 'mandibular first molar, first permanent molar'],
    at('molar-turntable'),
  ),
  single(
    'form-which-side-root',
    4,
    [
      '由牙冠与牙根的形态判断，箭头所指的牙根位于牙的',
      'By the form of crown and roots, the root at the arrow belongs to which side of the tooth?',
    ],
    [no('颊侧', 'Buccal'), no('舌侧', 'Lingual'), no('近中侧', 'Mesial'), yes('远中侧', 'Distal')],
    [
      '箭头指远中根：其上方牙冠末端是最小的远中尖，根较近中根短圆；两根多略偏向远中。下颌磨牙根按近、远中排列，不分颊、舌根。',
      'The distal root, below the small distal cusp and shorter and rounder than the mesial; both lean distally. Lower molars have mesial and distal, not buccal and lingual roots.',
    ],
    ['远中根', 'distal root'],
    at('molar-turntable', 'distal-root'),
  ),
  match(
    'form-tooth-marks',
    2,
    ['为下列外形特点选出恒牙。', 'Which permanent tooth shows each feature?'],
    [
      ['上颌中切牙', 'Maxillary central incisor'],
      ['上颌尖牙', 'Maxillary canine'],
      ['上颌第一前磨牙', 'Maxillary first premolar'],
      ['上颌第一磨牙', 'Maxillary first molar'],
      ['下颌中切牙', 'Mandibular central incisor'],
    ],
    [
      ['全口牙中体积最小', 'The smallest of all', 4],
      ['牙根最长', 'The longest root', 1],
      ['𬌗面有斜嵴', 'An oblique ridge', 3],
      ['多为颊、舌两根', 'Mostly a buccal and a palatal root', 2],
      ['切牙中最大，近中切角近直角', 'The largest incisor, mesial angle nearly square', 0],
    ],
    [
      '下颌中切牙最小；上颌尖牙根最长；上颌第一磨牙有斜嵴和三根；前磨牙中唯上颌第一前磨牙多为双根；上颌中切牙是切牙中最大者。',
      'Lower central incisor smallest; canine longest root; upper first molar oblique ridge; upper first premolar two roots; upper central incisor largest of incisors.',
    ],
    ['恒牙形态', 'form of permanent teeth'],
  ),
  match(
    'form-notation',
    2,
    [
      '按国际牙科联合会（FDI）两位数记录法，为下列编号选出牙位。',
      'In the two-digit FDI system, which tooth is meant?',
    ],
    [
      ['右上颌第一恒磨牙', 'Upper right first permanent molar'],
      ['左下颌第一恒磨牙', 'Lower left first permanent molar'],
      ['左上颌乳尖牙', 'Upper left deciduous canine'],
      ['右下颌第一乳磨牙', 'Lower right first deciduous molar'],
      ['左上颌恒尖牙', 'Upper left permanent canine'],
    ],
    [
      ['36', '36', 1],
      ['84', '84', 3],
      ['16', '16', 0],
      ['63', '63', 2],
    ],
    [
      '十位：恒牙 1～4、乳牙 5～8，依次为右上、左上、左下、右下；个位为自中线起的序数。左上颌恒尖牙为 23，未用到。',
      'Tens: 1 to 4 permanent, 5 to 8 deciduous, upper right, upper left, lower left, lower right; units count from the midline. 23 is the canine not used.',
    ],
    ['牙位记录、FDI', 'tooth notation, FDI'],
  ),
  single(
    'form-eruption-first',
    1,
    ['最先萌出的乳牙通常是', 'The first deciduous tooth to erupt is usually the'],
    [
      no('上颌乳尖牙', 'upper canine'),
      yes('下颌乳中切牙', 'lower central incisor'),
      no('上颌乳侧切牙', 'upper lateral incisor'),
      no('下颌第一乳磨牙', 'lower first molar'),
    ],
    [
      '约 6～8 个月下颌乳中切牙最先萌出，乳尖牙和第二乳磨牙较晚，约 2～2.5 岁出齐。',
      'At six to eight months; canines and second molars come late and all are out at two to two and a half years.',
    ],
    ['乳牙萌出', 'eruption of deciduous teeth'],
  ),
  several(
    'form-deciduous',
    2,
    ['与恒牙相比，乳牙的特点有', 'Compared with permanent teeth, deciduous teeth'],
    [
      yes('色乳白', 'are milky white'),
      yes('髓腔相对较大、髓角高', 'have a relatively large pulp with high horns'),
      no('共 28 个', 'number 28'),
      yes('颈部缩窄明显，颈嵴突出', 'narrow strongly at the neck below a marked ridge'),
      no('有前磨牙', 'include premolars'),
    ],
    [
      '乳牙 20 个，无前磨牙；色白、冠短、颈缩、髓腔大，根分叉大以容恒牙胚。',
      'There are 20 and no premolars; they are white, short, waisted, with large pulps and spread roots over the germs.',
    ],
    ['乳牙', 'deciduous teeth'],
  ),
  judge(
    'form-first-molar-lost',
    2,
    [
      '第一恒磨牙萌出时不替换任何乳牙，家长易误认为乳磨牙而忽视龋坏。',
      'The first permanent molar replaces no milk tooth, so parents take it for one and neglect its decay.',
    ],
    true,
    [
      '对。它在第二乳磨牙远中萌出，约 6 岁，故称六龄牙；替换乳磨牙的是前磨牙。',
      'True; it erupts behind the second milk molar at six. Premolars replace milk molars.',
    ],
    ['六龄牙', 'six-year molar'],
  ),
  fill(
    'form-surfaces',
    1,
    [
      '牙冠靠近中线的邻面称____面，远离中线的邻面称____面。',
      'The proximal surface towards the midline is the ____, the one away from it the ____ surface.',
    ],
    [words('近中', '近中面', 'mesial'), words('远中', '远中面', 'distal')],
    [
      '牙冠五面：唇（颊）、舌（腭）、近中、远中和咬合面（前牙为切缘）。',
      'Five surfaces: labial or buccal, lingual or palatal, mesial, distal, occlusal.',
    ],
    ['近中面、远中面', 'mesial surface, distal surface'],
  ),
  essay(
    'form-upper-lower-molar',
    3,
    [
      '比较上、下颌第一磨牙的牙冠和牙根形态。',
      'Compare crowns and roots of the upper and lower first molars.',
    ],
    [
      '上颌第一磨牙：𬌗面斜方形，颊舌径大于近远中径，四尖（近中舌尖最大，可有卡氏尖），有斜嵴；三根：近中颊、远中颊、腭根（最粗长）。下颌第一磨牙：𬌗面长方形，近远中径大于颊舌径，五尖（近中颊尖最大、远中尖最小），无斜嵴，牙冠向舌侧倾斜；两根：近中、远中，近中根扁宽含两根管。',
      'Upper: rhomboid, wider buccolingually, four cusps (mesiolingual largest, perhaps a Carabelli cusp), oblique ridge, three roots with the palatal longest. Lower: oblong, longer mesiodistally, five cusps, no oblique ridge, crown leaning lingually, two roots, the mesial flat with two canals.',
    ],
    ['得分要点：外形比例、尖数、斜嵴、根数。', 'Points: proportions, cusps, ridge, roots.'],
    [
      '斜嵴、五尖、三根、近远中径、颊舌径',
      'oblique ridge, five cusps, three roots, mesiodistal, buccolingual',
    ],
  ),
  patient(
    'form-missed-canal',
    4,
    [
      '男，28 岁，左下第一磨牙根管治疗后半年仍咬合痛。偏角投照 X 线片示近中根根尖暗影，该根内只见一条偏颊侧的充填影，远中根充填良好。',
      'A man of 28 still has pain on biting half a year after root treatment of his lower left first molar. A film taken at an angle shows a dark area at the mesial root, with a single filling lying buccally; the distal root is well filled.',
    ],
    [
      single(
        'form-missed-canal-which',
        3,
        ['最可能遗漏的根管是', 'Which canal was probably missed?'],
        [
          yes('近中舌根管', 'Mesiolingual'),
          no('近中颊第二根管（MB2）', 'Second mesiobuccal (MB2)'),
          no('腭根管', 'Palatal'),
          no('远中颊根管', 'Distobuccal'),
        ],
        [
          '下颌第一磨牙近中根多有颊、舌两根管，已充偏颊者，遗漏近中舌根管。MB2 和腭根管属上颌磨牙；远中根充填良好。',
          'The mesial root mostly has two canals and the buccal one is filled. MB2 and palatal belong to upper molars; the distal is well filled.',
        ],
      ),
      fill(
        'form-missed-canal-number',
        1,
        ['按 FDI 记录法，该牙的牙位编号是____。', 'In FDI notation this tooth is ____.'],
        [words('36')],
        [
          '左下象限为 3，第一磨牙为 6。46 是右下颌第一磨牙。',
          'Quadrant 3 is lower left, 6 the first molar; 46 is its fellow on the right.',
        ],
      ),
    ],
    ['熟悉牙根和根管的常见数目与位置，可减少遗漏。', 'Knowing the usual canals avoids missing one.'],
    ['近中舌根管、根管治疗', 'mesiolingual canal, root canal treatment'],
  ),
  other(
    'term',
    'form-triangular-ridge',
    2,
    ['横嵴', 'Transverse ridge'],
    [
      '相对牙尖的两条三角嵴在𬌗面横过并相连而成的嵴，如下颌第一前磨牙𬌗面的颊、舌尖之间。',
      'The ridge formed when triangular ridges of opposite cusps meet across the occlusal surface, as on the lower first premolar.',
    ],
    [
      '不可与上颌磨牙的斜嵴（远中颊尖与近中舌尖三角嵴相连）混淆。',
      'Not to be confused with the oblique ridge of upper molars.',
    ],
    ['三角嵴、牙尖、𬌗面', 'triangular ridges, cusps, occlusal surface'],
  ),
]
