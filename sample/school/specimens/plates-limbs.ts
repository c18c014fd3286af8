import type { SpecimenSeed } from '../types.ts'

/** Plates of bones and joints of the limbs. */
export const limbPlates: SpecimenSeed[] = [
  {
    key: 'knee-joint',
    subject: 'anatomy',
    catalog: 'joints',
    name: {
      zh: '膝关节（右侧，前面剖开）',
      en: 'Knee joint (right side, opened from the front)',
      la: 'Articulatio genus',
    },
    desc: {
      zh: '右膝屈曲位前面观，图的左侧为外侧。关节囊前壁已除去，股四头肌腱切断后髌骨连同髌韧带翻向下方，所见为髌骨后面，髌尖朝上。先由腓骨定外侧，再看髁间窝内前、后交叉韧带的走向：前交叉韧带自胫骨髁间隆起前方斜向后上外，附于股骨外侧髁内侧面；后交叉韧带自胫骨髁间隆起后方斜向前上内，附于股骨内侧髁外侧面。',
      en: 'A bent right knee from the front; left in the picture is lateral. The front of the capsule is removed; the quadriceps tendon is cut and the patella turned down on its ligament, so that its back is seen and its apex points up. Find the fibula on the lateral side, then the cruciates in the intercondylar fossa: the anterior runs from the front of the tibial eminence up, back and laterally to the lateral femoral condyle, the posterior from behind the eminence up, forward and medially to the medial condyle.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人右膝关节', en: 'Right knee of an adult' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'knee-joint',
    marks: {
      'patellar-surface-of-femur': {
        zh: '两髁前方相连的关节面，与髌骨关节面相对，其外侧部较高，防止髌骨向外脱位。',
        en: 'Where the articular surfaces of both condyles meet in front, for the patella; its higher lateral part keeps the patella from slipping out.',
      },
      'lateral-condyle-of-femur': {
        zh: '股骨下端外侧的膨大，其内侧面（髁间窝外侧壁）后部为前交叉韧带的附着处。',
        en: 'The lateral swelling of the lower femur; the anterior cruciate ligament is fixed far back on its inner face.',
      },
      'medial-condyle-of-femur': {
        zh: '股骨下端内侧的膨大，其外侧面（髁间窝内侧壁）前部为后交叉韧带的附着处。',
        en: 'The medial swelling of the lower femur; the posterior cruciate ligament is fixed to the front of its inner face.',
      },
      'lateral-epicondyle-of-femur': {
        zh: '外侧髁侧面最突出处，腓侧副韧带起于此，腘肌腱起于其下方。',
        en: 'The most prominent point on the side of the lateral condyle; the fibular collateral ligament arises here, popliteus below it.',
      },
      'medial-epicondyle-of-femur': {
        zh: '内侧髁侧面最突出处，胫侧副韧带起于此，其上方为收肌结节。',
        en: 'The most prominent point on the medial side; the tibial collateral ligament arises here, the adductor tubercle lies above.',
      },
      'anterior-cruciate-ligament': {
        zh: '限制胫骨向前移位，伸膝时最紧张；断裂时前抽屉试验阳性。',
        en: 'Keeps the tibia from sliding forward, tight in extension; torn, the anterior drawer sign is positive.',
      },
      'posterior-cruciate-ligament': {
        zh: '较前交叉韧带粗而强韧，限制胫骨向后移位，屈膝时最紧张；断裂时后抽屉试验阳性。',
        en: 'Thicker and stronger; keeps the tibia from sliding back, tight in flexion; torn, the posterior drawer sign is positive.',
      },
      'lateral-meniscus': {
        zh: '较小，近似“O”形，外缘不与腓侧副韧带相连，活动度大，较少损伤。',
        en: 'Smaller, nearly an O; not joined to the fibular collateral ligament, hence mobile and less often torn.',
      },
      'medial-meniscus': {
        zh: '较大，呈“C”形，外缘与胫侧副韧带紧密相连，活动度小，易损伤。',
        en: 'Larger, a C; firmly joined to the tibial collateral ligament, hence fixed and more often torn.',
      },
      'transverse-ligament-of-knee': {
        zh: '连接两侧半月板前端的横行纤维束，位于前交叉韧带胫骨附着点前方。',
        en: 'Joins the front ends of both menisci, before the tibial foot of the anterior cruciate ligament.',
      },
      'fibular-collateral-ligament': {
        zh: '圆索状，自股骨外上髁至腓骨头，与关节囊和外侧半月板不相连；伸膝时紧张。',
        en: 'A round cord from the lateral epicondyle to the head of the fibula, free of capsule and meniscus; tight in extension.',
      },
      'tibial-collateral-ligament': {
        zh: '宽扁带状，自股骨内上髁至胫骨内侧面，与关节囊和内侧半月板紧密结合。',
        en: 'A broad flat band from the medial epicondyle to the medial face of the tibia, joined to capsule and medial meniscus.',
      },
      'popliteus-tendon': {
        zh: '起自股骨外侧髁外侧面，位于腓侧副韧带深面，将其与外侧半月板隔开。',
        en: 'From the side of the lateral condyle, deep to the fibular collateral ligament, parting it from the lateral meniscus.',
      },
      'lateral-condyle-of-tibia': {
        zh: '胫骨上端外侧的膨大，后外侧有与腓骨头相关节的腓关节面。',
        en: 'The lateral part of the upper tibia; behind and lateral it bears the facet for the fibula.',
      },
      'medial-condyle-of-tibia': {
        zh: '胫骨上端内侧的膨大，上关节面较大而凹陷。',
        en: 'The medial part of the upper tibia; its upper surface is larger and more hollow.',
      },
      'head-of-fibula': {
        zh: '位于胫骨外侧髁后外下方，体表可触及；腓总神经绕其下方的腓骨颈，骨折时易损伤。',
        en: 'Below and behind the lateral condyle, felt under the skin; the common fibular nerve winds around the neck below and is endangered by fracture.',
      },
      'tibial-tuberosity': {
        zh: '胫骨上端前面的隆起，髌韧带附着于此。',
        en: 'The prominence on the front of the upper tibia for the patellar ligament.',
      },
      'patellar-ligament': {
        zh: '股四头肌腱自髌骨至胫骨粗隆的延续（图中已翻向下方），叩击可引出膝跳反射（L2~L4）。',
        en: 'The continuation of the quadriceps tendon from patella to tibial tuberosity (turned down here); tapping it gives the knee jerk (L2 to L4).',
      },
      'articular-surface-of-patella': {
        zh: '髌骨后面，被纵嵴分为较大的外侧部和较小的内侧部，与股骨髌面相关节；以此可判断髌骨侧别。',
        en: 'The back of the patella: a ridge parts a larger lateral from a smaller medial facet, which tells the side of a loose patella.',
      },
      'apex-of-patella': {
        zh: '髌骨下端的尖，髌韧带附着处；因髌骨已翻下，图中朝上。',
        en: 'The lower pointed end for the patellar ligament; it points up here because the patella is turned down.',
      },
      'quadriceps-tendon': {
        zh: '止于髌底，图中已切断并随髌骨翻下。',
        en: 'Fixed to the base of the patella; cut here and turned down with it.',
      },
    },
  },
  {
    key: 'hand-bones',
    subject: 'anatomy',
    catalog: 'limb-bones',
    name: { zh: '手骨（右侧，掌面观）', en: 'Bones of the hand (right side, palmar view)', la: 'Ossa manus' },
    desc: {
      zh: '右手掌面（前面）观，手指向下，图的左侧为外侧（拇指侧）。腕骨 8 块排成两列，由桡侧向尺侧，近侧列为手舟骨、月骨、三角骨、豌豆骨，远侧列为大多角骨、小多角骨、头状骨、钩骨（图中远侧列颜色略深）；口诀“舟月三角豆，大小头状钩”。豌豆骨位于三角骨掌面。',
      en: 'Palmar (anterior) face of a right hand, fingers down; left in the picture is lateral, the side of the thumb. Eight carpal bones in two rows, from radial to ulnar: scaphoid, lunate, triquetrum, pisiform; trapezium, trapezoid, capitate, hamate (the distal row is a little darker). The pisiform lies in front of the triquetrum.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人右手骨', en: 'Bones of an adult right hand' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'hand-bones',
    marks: {
      scaphoid: {
        zh: '近侧列最外侧，最易骨折的腕骨；血供多自远端进入，腰部骨折后近侧段易缺血坏死，鼻烟窝压痛。',
        en: 'Most lateral of the proximal row and most often broken; its blood enters mostly distally, so the proximal part may die after fracture of the waist. Tender in the anatomical snuffbox.',
      },
      lunate: {
        zh: '位于手舟骨与三角骨之间，最易脱位的腕骨，向掌侧脱位可压迫正中神经。',
        en: 'Between scaphoid and triquetrum; the one that dislocates, towards the palm on the median nerve.',
      },
      triquetrum: {
        zh: '近侧列内侧，掌面与豌豆骨相关节；经关节盘与尺骨相对，不与尺骨直接相关节。',
        en: 'Medial in the proximal row; the pisiform lies on its palmar face. A disc parts it from the ulna.',
      },
      pisiform: {
        zh: '位于三角骨掌面，为尺侧腕屈肌腱内的籽骨，不参与桡腕关节的组成。',
        en: 'In front of the triquetrum, a sesamoid in the tendon of flexor carpi ulnaris; no part of the radiocarpal joint.',
      },
      trapezium: {
        zh: '远侧列最外侧，与第 1 掌骨底构成拇指腕掌关节（鞍状关节）。',
        en: 'Most lateral of the distal row; forms the saddle joint of the thumb with the first metacarpal.',
      },
      trapezoid: {
        zh: '远侧列最小，与第 2 掌骨底相关节。',
        en: 'The smallest of the distal row, for the second metacarpal.',
      },
      capitate: {
        zh: '腕骨中最大者，位于腕中央，与第 3 掌骨相对，最早出现骨化中心。',
        en: 'The largest carpal in the middle of the wrist, opposite the third metacarpal; the first to ossify.',
      },
      hamate: {
        zh: '远侧列最内侧，与第 4、5 掌骨底相关节，掌面有钩骨钩。',
        en: 'Most medial of the distal row, for the fourth and fifth metacarpals; its hook points to the palm.',
      },
      'hook-of-hamate': {
        zh: '屈肌支持带的内侧附着点之一，参与围成尺神经管；骨折可损伤尺神经深支。',
        en: 'One of the medial attachments of the flexor retinaculum; bounds the ulnar canal, so that its fracture endangers the deep branch of the ulnar nerve.',
      },
      'tubercle-of-scaphoid': {
        zh: '手舟骨远端掌面的突起，屈肌支持带外侧附着点之一。',
        en: 'On the distal palmar face of the scaphoid; a lateral attachment of the flexor retinaculum.',
      },
      'tubercle-of-trapezium': {
        zh: '屈肌支持带外侧附着点之一，其内侧沟内有桡侧腕屈肌腱通过。',
        en: 'A lateral attachment of the flexor retinaculum; the tendon of flexor carpi radialis runs in the groove medial to it.',
      },
      'radial-styloid-process': {
        zh: '桡骨下端外侧的突起，比尺骨茎突低约 1 cm，体表可触及。',
        en: 'Lateral on the lower end of the radius, about 1 cm lower than the ulnar one; felt under the skin.',
      },
      'ulnar-styloid-process': {
        zh: '尺骨头后内侧向下的突起，关节盘尖附着于其根部。',
        en: 'Downwards from the back and medial side of the head of the ulna; the articular disc is fixed to its root.',
      },
      'first-metacarpal-bone': {
        zh: '最短最粗，底呈鞍状，与大多角骨相关节。',
        en: 'The shortest and stoutest, its base saddle-shaped for the trapezium.',
      },
      'third-metacarpal-bone': {
        zh: '底与头状骨相关节，背面外侧有茎突，桡侧腕短伸肌止于此。',
        en: 'On the capitate; a styloid process at the back of its base, for extensor carpi radialis brevis.',
      },
      'fifth-metacarpal-bone': {
        zh: '底与钩骨相关节，活动度较大；颈部骨折多见于拳击动作。',
        en: 'On the hamate, rather mobile; its neck breaks in a blow of the fist.',
      },
      'proximal-phalanx-of-hand': {
        zh: '标示的为中指。底与掌骨头构成掌指关节。',
        en: 'That of the middle finger; its base and the metacarpal head make the metacarpophalangeal joint.',
      },
      'middle-phalanx-of-hand': {
        zh: '标示的为中指。拇指无中节指骨；指浅屈肌腱止于其体两侧。',
        en: 'That of the middle finger; the thumb has none. Flexor digitorum superficialis ends on its sides.',
      },
      'distal-phalanx-of-hand': {
        zh: '标示的为中指。远端掌面粗糙为远节指骨粗隆，指深屈肌腱止于其底。',
        en: 'That of the middle finger; its end bears a rough tuberosity, and flexor digitorum profundus ends on its base.',
      },
      'sesamoid-bones-of-hand': {
        zh: '拇指掌指关节掌侧恒定有两枚籽骨，位于拇短屈肌和拇收肌腱内，勿误认为骨折片。',
        en: 'Two are constant before the metacarpophalangeal joint of the thumb, in flexor pollicis brevis and adductor pollicis; not to be taken for splinters.',
      },
    },
  },
]
