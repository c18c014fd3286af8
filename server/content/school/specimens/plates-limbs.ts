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
]
