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

export const jointQuestions: QuestionSeed[] = [
  single(
    'joints-drawer',
    2,
    ['箭头所指韧带断裂后，检查时可发现', 'When the ligament at the arrow is torn, examination shows that'],
    [
      yes('屈膝位胫骨可被异常拉向前', 'the tibia can be pulled too far forwards with the knee bent'),
      no('屈膝位胫骨可被异常推向后', 'the tibia can be pushed too far back with the knee bent'),
      no('伸膝位小腿可异常外展', 'the straight leg can be bent outwards'),
      no('伸膝位小腿可异常内收', 'the straight leg can be bent inwards'),
    ],
    [
      '箭头指前交叉韧带，限制胫骨前移，断裂时前抽屉试验阳性。后抽屉阳性为后交叉韧带，异常外展为胫侧副韧带，异常内收为腓侧副韧带损伤。',
      'The anterior cruciate keeps the tibia from sliding forwards. Backward slide is the posterior cruciate, bending outwards the tibial, inwards the fibular collateral ligament.',
    ],
    ['前交叉韧带、前抽屉试验', 'anterior cruciate ligament, anterior drawer test'],
    at('knee-joint', 'anterior-cruciate-ligament'),
  ),
  single(
    'joints-cord-attached',
    3,
    ['箭头所指韧带在股骨上的附着处是', 'On the femur the ligament at the arrow is attached to'],
    [
      yes('内侧髁的外侧面', 'the lateral face of the medial condyle'),
      no('外侧髁的内侧面', 'the medial face of the lateral condyle'),
      no('外上髁', 'the lateral epicondyle'),
      no('髌面', 'the patellar surface'),
    ],
    [
      '箭头指后交叉韧带，起自胫骨髁间隆起后方，附于股骨内侧髁外侧面。附于外侧髁内侧面的是前交叉韧带；附于外上髁的是腓侧副韧带。髌面是与髌骨相对的关节面，没有韧带附着。',
      'The posterior cruciate goes to the lateral face of the medial condyle. The anterior goes to the lateral condyle, the fibular collateral to the lateral epicondyle. The patellar surface is articular and gives attachment to no ligament.',
    ],
    ['后交叉韧带', 'posterior cruciate ligament'],
    at('knee-joint', 'posterior-cruciate-ligament'),
  ),
  several(
    'joints-disc-facts',
    3,
    ['箭头所指结构的特点有', 'The structure at the arrow'],
    [
      yes('较大，呈“C”形', 'is the larger one and C-shaped'),
      yes('与同侧副韧带紧密相连', 'is bound to the collateral ligament of its side'),
      no('近似“O”形，活动度大', 'is nearly O-shaped and mobile'),
      yes('较另一侧易损伤', 'is injured more often than its fellow'),
      no('由透明软骨构成', 'is made of hyaline cartilage'),
    ],
    [
      '箭头指内侧半月板，C 形，与胫侧副韧带相连，活动度小而易撕裂；O 形、活动度大的是外侧半月板；半月板均为纤维软骨。',
      'The medial meniscus: C-shaped, fixed, easily torn. The lateral is O-shaped and mobile; both are fibrocartilage.',
    ],
    ['内侧半月板', 'medial meniscus'],
    at('knee-joint', 'medial-meniscus'),
  ),
  single(
    'joints-cord-like',
    3,
    ['箭头所指韧带与外侧半月板的关系是', 'How is the ligament at the arrow related to the lateral meniscus?'],
    [
      no('融合为一', 'They are fused'),
      yes('二者间隔以腘肌腱', 'The popliteus tendon lies between them'),
      no('以膝横韧带相连', 'The transverse ligament joins them'),
      no('韧带穿过半月板外侧缘', 'The ligament pierces the outer border of the meniscus'),
    ],
    [
      '箭头指腓侧副韧带，圆索状，与关节囊、外侧半月板之间有腘肌腱相隔，故外侧半月板活动度大。与半月板融合的是胫侧副韧带；膝横韧带连接两半月板前端。',
      'The fibular collateral is a cord kept from the meniscus by popliteus. The tibial one is fused; the transverse ligament links both menisci in front.',
    ],
    ['腓侧副韧带、腘肌腱', 'fibular collateral ligament, popliteus tendon'],
    at('knee-joint', 'fibular-collateral-ligament'),
  ),
  single(
    'joints-reflex-segment',
    2,
    [
      '叩击箭头所指结构引起的反射，其中枢在',
      'Tapping the structure at the arrow elicits a reflex whose centre is',
    ],
    [
      no('胸髓 10～12 节', 'T10 to T12'),
      yes('腰髓 2～4 节', 'L2 to L4'),
      no('腰 5 至骶 2 节', 'L5 to S2'),
      no('骶髓 3～5 节', 'S3 to S5'),
    ],
    [
      '箭头指髌韧带，膝反射经股神经，中枢为 L2～L4。跟腱反射为 S1～S2；腹壁反射为 T7～T12；肛门反射为 S4～S5 附近。',
      'The knee jerk runs by the femoral nerve, L2 to L4. Ankle jerk S1-2, abdominal reflexes T7 to T12, anal reflex about S4-5.',
    ],
    ['髌韧带、膝反射', 'patellar ligament, knee jerk'],
    at('knee-joint', 'patellar-ligament'),
  ),
  fill(
    'joints-inner-ligament',
    2,
    [
      '箭头所指韧带是____，它起自股骨____（填骨性标志）。',
      'The ligament at the arrow is the ____; on the femur it begins at the ____ (bony landmark).',
    ],
    [
      named('tibial-collateral-ligament'),
      { terms: ['medial-epicondyle-of-femur'], accept: ['内上髁', 'medial epicondyle'] },
    ],
    [
      '胫侧副韧带宽扁，由股骨内上髁至胫骨内侧面，与关节囊和内侧半月板结合；腓侧副韧带为圆索，止于腓骨头。',
      'A broad band from medial epicondyle to tibia, bound to capsule and meniscus; the fibular one is a cord to the fibula.',
    ],
    ['胫侧副韧带、股骨内上髁', 'tibial collateral ligament, medial epicondyle'],
    at('knee-joint', 'tibial-collateral-ligament'),
  ),
  judge(
    'joints-nerve-near',
    2,
    [
      '绕过箭头所指结构下方骨颈的神经损伤时，足不能背屈和外翻。',
      'When the nerve that winds round the neck below the structure at the arrow is injured, the foot cannot be bent up or turned out.',
    ],
    true,
    [
      '箭头指腓骨头，其下腓骨颈有腓总神经绕过，损伤后小腿前群和外侧群肌瘫痪，足下垂、内翻。',
      'The common fibular nerve winds round the neck below the head of the fibula; anterior and lateral muscles fail.',
    ],
    ['腓骨头、腓总神经', 'head of fibula, common fibular nerve'],
    at('knee-joint', 'head-of-fibula'),
  ),
  single(
    'joints-why-high-outside',
    4,
    [
      '箭头所指关节面外侧部较高，其意义是',
      'The lateral part of the surface at the arrow stands higher. This',
    ],
    [
      no('防止胫骨前移', 'keeps the tibia from sliding forwards'),
      no('增加膝的旋转', 'adds rotation to the knee'),
      no('为交叉韧带提供附着', 'gives attachment to a cruciate ligament'),
      yes('防止髌骨向外侧脱位', 'keeps the patella from slipping outwards'),
    ],
    [
      '箭头指股骨髌面。股四头肌拉力线偏外，较高的外侧缘阻挡髌骨外移。防胫骨前移的是前交叉韧带，交叉韧带附于髁间窝。膝的旋转发生在胫股关节，与髌面外侧部的高低无关。',
      'On the patellar surface the higher lateral lip resists the outward pull of quadriceps. The cruciates lie in the fossa. The anterior one keeps the tibia from sliding forwards; rotation of the knee takes place between tibia and femur.',
    ],
    ['股骨髌面、髌骨脱位', 'patellar surface, patellar dislocation'],
    at('knee-joint', 'patellar-surface-of-femur'),
  ),
  match(
    'joints-kinds',
    2,
    ['为下列关节选出类型。', 'Of which type is each joint?'],
    [
      ['球窝关节', 'Ball and socket'],
      ['椭圆关节', 'Ellipsoid'],
      ['滑车（屈戌）关节', 'Hinge'],
      ['车轴关节', 'Pivot'],
      ['平面关节', 'Plane'],
    ],
    [
      ['肩关节', 'Shoulder', 0],
      ['指间关节', 'Interphalangeal joints', 2],
      ['桡腕关节', 'Radiocarpal joint', 1],
      ['寰枢正中关节', 'Median atlanto-axial joint', 3],
      ['桡尺近侧关节', 'Proximal radio-ulnar joint', 3],
    ],
    [
      '寰枢正中关节与桡尺近侧关节均为车轴关节；肩为球窝，指间为滑车，桡腕为椭圆。平面关节如腕骨间关节，未用到。',
      'Both the atlanto-axial and the radio-ulnar are pivots; shoulder ball and socket, fingers hinge, wrist ellipsoid. Plane, as between carpals, is not used.',
    ],
    ['关节类型', 'types of joints'],
  ),
  single(
    'joints-shoulder-out',
    2,
    ['肩关节最易脱位的方向及原因是', 'In which direction does the shoulder most readily dislocate, and why?'],
    [
      no('向上，喙肩韧带薄弱、肩峰下没有遮挡', 'Upwards, the coraco-acromial ligament being weak and short'),
      yes('向前下，关节囊下壁缺乏肌和韧带加强', 'Forwards and down, the capsule below lacking support'),
      no('向后，冈下肌薄弱', 'Backwards, infraspinatus being weak'),
      no('向内，关节盂过深', 'Inwards, the socket being deep'),
    ],
    [
      '肩关节囊上、前、后壁有肌腱加强，下壁最薄弱，故脱位时肱骨头先向下滑出，再移至前方（喙突下）。喙肩弓防止向上脱位；关节盂浅小。',
      'Tendons guard above, in front and behind; below is weak, so the head leaves downwards and comes to lie in front. The coraco-acromial arch bars the way up; the socket is shallow.',
    ],
    ['肩关节脱位', 'dislocation of the shoulder'],
  ),
  several(
    'joints-essential',
    1,
    ['滑膜关节的基本结构包括', 'Essential parts of a synovial joint are'],
    [
      yes('关节面', 'articular surfaces'),
      yes('关节囊', 'the capsule'),
      yes('关节腔', 'the cavity'),
      no('关节盘', 'a disc'),
      no('关节唇', 'a labrum'),
    ],
    [
      '基本结构为关节面、关节囊和关节腔；韧带、关节盘、半月板、关节唇、滑膜襞为辅助结构。',
      'Surfaces, capsule and cavity; ligaments, discs, labra and folds are accessory.',
    ],
    ['关节面、关节囊、关节腔', 'articular surface, capsule, cavity'],
  ),
  single(
    'joints-spine-ligament',
    3,
    [
      '限制脊柱过度后伸、防止椎间盘向前突出的韧带是',
      'Which ligament limits extension of the spine and keeps discs from bulging forwards?',
    ],
    [
      yes('前纵韧带', 'Anterior longitudinal'),
      no('后纵韧带', 'Posterior longitudinal'),
      no('黄韧带', 'Ligamentum flavum'),
      no('棘上韧带', 'Supraspinous'),
    ],
    [
      '前纵韧带宽而坚韧，位于椎体前面，限制过伸。后纵韧带、黄韧带、棘上韧带均在运动轴后方，限制过屈；后纵韧带窄，故椎间盘多向后外侧突出。',
      'The anterior one is broad and limits extension. The others lie behind and limit flexion; the posterior is narrow, so discs slip backwards and sideways.',
    ],
    ['前纵韧带、椎间盘', 'anterior longitudinal ligament, intervertebral disc'],
  ),
  fill(
    'joints-hip-strongest',
    2,
    [
      '髋关节最强韧、限制大腿过伸的囊外韧带是____韧带；起自髋臼横韧带、内含小动脉的囊内韧带是____韧带。',
      'The strongest ligament outside the capsule of the hip, which limits overextension, is the ____ ligament; the one inside, which comes from the transverse acetabular ligament and holds a small artery, is the ligament of the ____.',
    ],
    [
      words('髂股', '髂股韧带', 'iliofemoral', 'iliofemoral ligament'),
      words(
        '股骨头',
        '股骨头韧带',
        'head of the femur',
        'head of femur',
        'femoral head',
        'ligament of the head of the femur',
        'ligament of head of femur',
        '股骨头圆',
        '股骨头圆韧带',
        '圆',
        '圆韧带',
        'ligamentum teres',
        'ligamentum teres femoris',
        'round ligament',
      ),
    ],
    [
      '髂股韧带呈“人”字形，维持直立；股骨头韧带止于股骨头凹，内含营养股骨头的小动脉。耻股韧带限制外展、旋外，坐股韧带限制旋内。',
      'The iliofemoral keeps us upright; the inner one ends in the fovea and carries a small artery to the head. The pubofemoral limits abduction, the ischiofemoral medial rotation.',
    ],
    ['髂股韧带、股骨头韧带', 'iliofemoral ligament, ligament of head of femur'],
  ),
  judge(
    'joints-elbow-three',
    1,
    [
      '肘关节由肱尺、肱桡和桡尺近侧三个关节包在同一个关节囊内构成。',
      'The elbow consists of the humero-ulnar, humeroradial and proximal radio-ulnar joints in one capsule.',
    ],
    true,
    [
      '对。囊前后壁薄弱、两侧有副韧带加强，桡骨头有环状韧带，故脱位多向后。',
      'True. The capsule is thin in front and behind and strong at the sides; an annular ligament holds the radius; dislocation is backwards.',
    ],
    ['肘关节', 'elbow joint'],
  ),
  essay(
    'joints-shoulder-hip',
    3,
    [
      '比较肩关节与髋关节的结构特点，说明一个灵活、一个稳固的原因。',
      'Compare shoulder and hip: why is one mobile and the other firm?',
    ],
    [
      '二者均为球窝关节。肩：关节头大、盂浅小，盂唇略加深，面积差大；关节囊薄而松弛，下壁薄弱；韧带少而弱，主要靠肩袖肌腱稳定；活动范围最大。髋：髋臼深，有髋臼唇和髋臼横韧带，容纳股骨头大部；关节囊厚而紧张，股骨颈大部在囊内；囊外有髂股、耻股、坐股韧带，囊内有股骨头韧带；肌肉强大，故稳固而活动范围较小。',
      'Both are balls in sockets. Shoulder: large head, small shallow socket, thin loose capsule weak below, few ligaments, held by the rotator cuff; greatest range. Hip: deep socket with labrum, thick tight capsule, three strong ligaments outside and one within, strong muscles; firm, less range.',
    ],
    [
      '得分要点：关节面比例、关节囊、韧带、肌肉、运动范围五方面对比。',
      'Points: joint surfaces in proportion, capsule, ligaments, muscles, range of movement.',
    ],
    [
      '球窝关节、盂浅小、肩袖、髋臼深、髂股',
      'balls in sockets, small shallow socket, rotator cuff, deep socket, strong ligaments',
    ],
  ),
  patient(
    'joints-twisted-knee',
    3,
    [
      '男，24 岁，踢球时右足固定、膝半屈位，躯干突然扭转，膝内侧剧痛，随后关节肿胀并有“交锁”，须摇摆小腿才能伸直。',
      'A footballer of 24 twisted his trunk on a fixed right foot with the knee half bent; pain on the inner side, then swelling, and the knee locks until he shakes the leg.',
    ],
    [
      single(
        'joints-twisted-knee-part',
        2,
        ['引起交锁的结构最可能是', 'What makes the knee lock?'],
        [
          no('膝横韧带', 'The transverse ligament'),
          no('髌韧带', 'The patellar ligament'),
          no('腓侧副韧带', 'The fibular collateral ligament'),
          yes('撕裂的内侧半月板', 'A torn medial meniscus'),
        ],
        [
          '半屈位扭转、内侧疼痛、交锁是内侧半月板撕裂的特点；韧带损伤表现为不稳而非交锁；髌韧带断裂不能伸膝。',
          'Twisting, inner pain and locking mean the medial meniscus; ligament tears make it unstable; a torn patellar ligament prevents extension.',
        ],
      ),
      several(
        'joints-twisted-knee-with',
        4,
        [
          '暴力较大时常合并损伤的韧带（“膝关节损伤三联征”中的另两项）有',
          'With more force two ligaments tear too (the unhappy triad). Which?',
        ],
        [
          yes('前交叉韧带', 'Anterior cruciate'),
          no('后交叉韧带', 'Posterior cruciate'),
          yes('胫侧副韧带', 'Tibial collateral'),
          no('腓侧副韧带', 'Fibular collateral'),
        ],
        [
          '外翻、旋转暴力致内侧半月板、胫侧副韧带和前交叉韧带三者损伤；后交叉韧带多因胫骨上端受向后的暴力；腓侧副韧带因内翻暴力。',
          'Bending outwards with rotation tears medial meniscus, tibial collateral and anterior cruciate; the posterior needs a blow from the front, the fibular a bend inwards.',
        ],
      ),
    ],
    [
      '内侧半月板与胫侧副韧带相连，活动度小，旋转时易被夹于股骨髁与胫骨之间。',
      'Fixed to the ligament, the medial meniscus cannot get out of the way of the turning condyle.',
    ],
    ['内侧半月板、关节交锁', 'medial meniscus, locked knee'],
  ),
  other(
    'term',
    'joints-pelvis',
    2,
    ['界线', 'Linea terminalis'],
    [
      '由骶骨岬、弓状线、耻骨梳、耻骨结节、耻骨嵴和耻骨联合上缘连成的环形线，分骨盆为大骨盆和小骨盆，即小骨盆上口。',
      'The ring of promontory, arcuate line, pecten, tubercle and crest of the pubis and upper border of the symphysis; it parts greater from lesser pelvis and is the inlet.',
    ],
    [
      '须按顺序写出组成及意义；坐骨棘属骨盆下部，不在界线上。',
      'Parts and meaning in order; the ischial spine is not on it.',
    ],
    ['骶骨岬、弓状线、耻骨联合', 'promontory, arcuate line, symphysis'],
  ),
]
