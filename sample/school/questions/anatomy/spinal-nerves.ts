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

export const spinalNerveQuestions: QuestionSeed[] = [
  single(
    'nerves-hand-drops',
    2,
    ['箭头所指神经断裂后，最典型的体征是', 'When the nerve at the arrow is torn, the typical sign is'],
    [
      no('爪形手', 'claw hand'),
      yes('垂腕', 'wrist drop'),
      no('猿手', 'ape hand'),
      no('方形肩', 'square shoulder'),
    ],
    [
      '箭头指桡神经，由后束延续，经腋动脉后方下行，支配伸腕伸指肌，损伤后垂腕。爪形手为尺神经，猿手为正中神经，方形肩为同出后束的腋神经损伤。',
      'The arrow is at the radial nerve, which continues the posterior cord behind the axillary artery; its loss paralyses the extensors of wrist and fingers. Claw hand is ulnar, ape hand median, square shoulder axillary, the other branch of the posterior cord.',
    ],
    ['桡神经、垂腕', 'radial nerve, wrist drop'],
    at('brachial-plexus', 'radial-nerve'),
  ),
  single(
    'nerves-neck-of-humerus',
    2,
    [
      '箭头所指神经损伤后，最受影响的运动是',
      'Which movement suffers most when the nerve at the arrow is injured?',
    ],
    [
      no('肩关节内收', 'Adduction of the shoulder'),
      no('屈肘', 'Flexion of the elbow'),
      no('前臂旋前', 'Pronation of the forearm'),
      yes('肩关节外展', 'Abduction of the shoulder'),
    ],
    [
      '箭头指腋神经，支配三角肌和小圆肌，损伤后外展障碍。内收靠胸大肌、背阔肌；屈肘的肌由肌皮神经支配；旋前的肌由正中神经支配。',
      'The axillary nerve supplies deltoid and teres minor. Adduction is pectoral and latissimus, elbow flexion musculocutaneous, pronation median.',
    ],
    ['腋神经、三角肌', 'axillary nerve, deltoid'],
    at('brachial-plexus', 'axillary-nerve'),
  ),
  single(
    'nerves-winged',
    3,
    ['箭头所指神经损伤后，出现的体征是', 'Injury to the nerve at the arrow shows as'],
    [
      yes('推墙时肩胛骨内侧缘翘起', 'the medial border of the scapula standing out when pushing a wall'),
      no('不能耸肩', 'inability to shrug'),
      no('臂后伸和旋内无力', 'weak extension and medial rotation of the arm'),
      no('外展起始 15° 困难', 'difficulty with the first 15° of abduction'),
    ],
    [
      '箭头指胸长神经，支配前锯肌，损伤后呈翼状肩。耸肩为副神经（斜方肌）；后伸旋内为胸背神经（背阔肌）；外展起始为肩胛上神经（冈上肌）。',
      'The long thoracic nerve supplies serratus anterior: winged scapula. Shrugging is the accessory, extension the thoracodorsal, the first degrees of abduction the suprascapular nerve.',
    ],
    ['胸长神经、翼状肩', 'long thoracic nerve, winged scapula'],
    at('brachial-plexus', 'long-thoracic-nerve'),
  ),
  fill(
    'nerves-two-roots',
    2,
    [
      '箭头所指神经是____，由来自外侧束和____束的两根合成。',
      'The nerve at the arrow is the ____; its two roots come from the lateral and the ____ cord.',
    ],
    [named('median-nerve'), words('内侧', '内侧束', 'medial', 'medial cord')],
    [
      '正中神经以内、外侧两根夹持腋动脉合成；肌皮神经单独发自外侧束，尺神经单独发自内侧束，后束发出腋神经和桡神经。',
      'The median nerve arises by two roots around the axillary artery; musculocutaneous comes from the lateral, ulnar from the medial, axillary and radial from the posterior cord.',
    ],
    ['正中神经、臂丛内侧束', 'median nerve, medial cord'],
    at('brachial-plexus', 'median-nerve'),
  ),
  single(
    'nerves-arm-flexor',
    2,
    ['箭头所指神经穿过的肌是', 'Which muscle does the nerve at the arrow pierce?'],
    [
      no('肱二头肌', 'Biceps'),
      no('旋前圆肌', 'Pronator teres'),
      yes('喙肱肌', 'Coracobrachialis'),
      no('旋后肌', 'Supinator'),
    ],
    [
      '箭头指肌皮神经，斜穿喙肱肌，行于肱二头肌与肱肌之间。穿旋前圆肌的是正中神经，穿旋后肌的是桡神经深支。',
      'The musculocutaneous nerve pierces coracobrachialis and runs beneath biceps. The median pierces pronator teres, the deep radial branch supinator.',
    ],
    ['肌皮神经、喙肱肌', 'musculocutaneous nerve, coracobrachialis'],
    at('brachial-plexus', 'musculocutaneous-nerve'),
  ),
  several(
    'nerves-ulnar-loss',
    3,
    ['箭头所指神经在肘部损伤后，可出现', 'Injury at the elbow of the nerve at the arrow may cause'],
    [
      yes('小指皮肤感觉丧失', 'loss of sensation in the little finger'),
      yes('拇指不能内收', 'inability to adduct the thumb'),
      no('拇指不能对掌', 'inability to oppose the thumb'),
      yes('骨间肌萎缩', 'wasting of the interossei'),
      no('前臂不能旋前', 'inability to pronate'),
    ],
    [
      '箭头指尺神经，支配拇收肌、骨间肌、小鱼际肌及第 3、4 蚓状肌，分布于手尺侧一个半指（掌面）。对掌和旋前属正中神经。',
      'The ulnar nerve supplies adductor pollicis, interossei, hypothenar muscles and the ulnar side of the hand. Opposition and pronation are median.',
    ],
    ['尺神经、骨间肌', 'ulnar nerve, interossei'],
    at('brachial-plexus', 'ulnar-nerve'),
  ),
  single(
    'nerves-birth-palsy',
    4,
    ['箭头所指部撕裂后，患肢的典型姿势是', 'When the part at the arrow is torn, the limb typically'],
    [
      no('掌指关节过伸、指间关节屈曲', 'has extended metacarpophalangeal and flexed interphalangeal joints'),
      yes(
        '臂内收旋内，前臂伸直旋前',
        'hangs adducted and medially rotated, with the forearm straight and pronated',
      ),
      no('腕下垂，肘能屈伸', 'shows wrist drop with a moving elbow'),
      no('臂外展，肘屈曲', 'is abducted with a bent elbow'),
    ],
    [
      '箭头指上干（C5、C6），损伤使三角肌、冈上肌、冈下肌、肱二头肌瘫痪（Erb 麻痹），故臂不能外展和旋外，肘不能屈，正与“臂外展、肘屈曲”相反。手内肌瘫痪的爪形见于下干（C8、T1）损伤；垂腕见于桡神经损伤。',
      'The upper trunk (C5, C6): deltoid, spinati and biceps fail (Erb palsy), so the arm cannot be abducted or turned outwards nor the elbow bent, the very opposite of an abducted arm with a bent elbow. Claw hand is the lower trunk, wrist drop the radial nerve.',
    ],
    ['臂丛上干、Erb 麻痹', 'upper trunk, Erb palsy'],
    at('brachial-plexus', 'upper-trunk-of-brachial-plexus'),
  ),
  judge(
    'nerves-cord-of-extensors',
    3,
    [
      '箭头所指的束由三个干的后股合成。',
      'The cord at the arrow is formed by the posterior divisions of all three trunks.',
    ],
    true,
    [
      '箭头指后束，由上、中、下干后股合成，发出腋、桡、肩胛下和胸背神经。外侧束由上、中干前股合成，内侧束由下干前股延续。',
      'The posterior cord; the lateral comes from anterior divisions of upper and middle, the medial from that of the lower trunk.',
    ],
    ['臂丛后束', 'posterior cord'],
    at('brachial-plexus', 'posterior-cord-of-brachial-plexus'),
  ),
  single(
    'nerves-to-latissimus',
    3,
    [
      '箭头所指神经支配的肌，其主要作用是使臂',
      'The muscle supplied by the nerve at the arrow moves the arm into',
    ],
    [
      no('外展、旋外', 'abduction and lateral rotation'),
      yes('内收、旋内、后伸', 'adduction, medial rotation and extension'),
      no('前屈、内收', 'flexion and adduction'),
      no('外展至 90° 以上', 'abduction above 90°'),
    ],
    [
      '箭头指胸背神经，支配背阔肌（内收、旋内、后伸）。外展为三角肌、冈上肌；前屈内收为喙肱肌、胸大肌锁骨部；外展过 90° 靠前锯肌和斜方肌旋转肩胛骨。',
      'The thoracodorsal nerve supplies latissimus dorsi. Abduction is deltoid and supraspinatus, flexion coracobrachialis and pectoralis, beyond 90° serratus and trapezius.',
    ],
    ['胸背神经、背阔肌', 'thoracodorsal nerve, latissimus dorsi'],
    at('brachial-plexus', 'thoracodorsal-nerve'),
  ),
  match(
    'nerves-leg',
    2,
    ['为下列表现选出损伤的神经。', 'Which nerve is injured?'],
    [
      ['腓总神经', 'Common fibular nerve'],
      ['胫神经', 'Tibial nerve'],
      ['股神经', 'Femoral nerve'],
      ['闭孔神经', 'Obturator nerve'],
      ['臀上神经', 'Superior gluteal nerve'],
    ],
    [
      ['马蹄内翻足，跨阈步态', 'Foot drop turned inwards, high steps', 0],
      ['不能伸小腿，膝反射消失', 'Cannot extend the knee; no knee jerk', 2],
      ['钩状足，足底感觉丧失', 'Foot bent up and turned out; numb sole', 1],
      ['大腿内收无力', 'Weak adduction of the thigh', 3],
      ['单足站立时对侧骨盆下沉', 'The opposite side of the pelvis sinks when standing on one leg', 4],
    ],
    [
      '腓总神经损伤足下垂内翻；胫神经损伤足不能跖屈，呈背屈外翻；股神经支配股四头肌；闭孔神经支配内收肌；臀上神经支配臀中、小肌，损伤致 Trendelenburg 征。',
      'Fibular: foot drop. Tibial: no plantar flexion. Femoral: quadriceps. Obturator: adductors. Superior gluteal: gluteus medius and minimus, Trendelenburg sign.',
    ],
    [
      '腓总神经、胫神经、股神经、闭孔神经',
      'common fibular nerve, tibial nerve, femoral nerve, obturator nerve',
    ],
  ),
  match(
    'nerves-hand-skin',
    3,
    [
      '手部下列区域的皮肤感觉主要由何神经分布？',
      'Which nerve chiefly supplies the skin of each area of the hand?',
    ],
    [
      ['正中神经', 'Median nerve'],
      ['尺神经', 'Ulnar nerve'],
      ['桡神经', 'Radial nerve'],
      ['肌皮神经', 'Musculocutaneous nerve'],
    ],
    [
      ['示指远节掌面', 'Palmar side of the tip of the index finger', 0],
      ['小指掌面', 'Palmar side of the little finger', 1],
      ['手背虎口区', 'Back of the first web space', 2],
      ['中指中节和远节背面', 'Dorsum of the middle and distal phalanges of the middle finger', 0],
    ],
    [
      '正中神经分布桡侧三个半指掌面及其中、远节背面；尺神经分布尺侧一个半指掌面和手背尺侧半；桡神经分布手背桡侧半，虎口区最恒定。肌皮神经以前臂外侧皮神经分布前臂外侧，未用到。',
      'Median: palmar side of the three and a half radial digits and the dorsum of their middle and distal phalanges. Ulnar: palmar side of the other one and a half and the ulnar half of the dorsum. Radial: the radial half of the dorsum, most constantly the first web space. The musculocutaneous supplies the lateral forearm and is not used.',
    ],
    ['皮神经、正中神经、尺神经、桡神经', 'cutaneous nerves, median nerve, ulnar nerve, radial nerve'],
  ),
  fill(
    'nerves-numbers',
    1,
    ['脊神经共____对，其中颈神经____对。', 'There are ____ pairs of spinal nerves, of which ____ cervical.'],
    [words('31', '三十一', 'thirty-one'), words('8', '八', 'eight')],
    [
      '颈 8、胸 12、腰 5、骶 5、尾 1，共 31 对；颈椎 7 块而颈神经 8 对，因第 1 颈神经由寰椎与枕骨之间穿出。',
      'Cervical 8, thoracic 12, lumbar 5, sacral 5, coccygeal 1. There are seven vertebrae but eight nerves as the first leaves above the atlas.',
    ],
    ['脊神经', 'spinal nerves'],
  ),
  single(
    'nerves-diaphragm',
    2,
    ['膈神经的主要纤维来源是', 'The phrenic nerve comes mainly from'],
    [no('C1～C2', 'C1 to C2'), yes('C3～C5', 'C3 to C5'), no('C5～C8', 'C5 to C8'), no('T1～T2', 'T1 to T2')],
    [
      '膈神经发自颈丛，由第 3～5 颈神经前支组成，支配膈并分布于胸膜、心包和膈下部分腹膜。C1～C2 参与颈袢，支配舌骨下肌群；C5～T1 为臂丛，T2 起为肋间神经。',
      'The phrenic nerve of the cervical plexus, C3 to C5, supplies the diaphragm. C1 and C2 supply infrahyoid muscles by the ansa cervicalis; C5 to T1 is the brachial plexus, from T2 on come intercostal nerves.',
    ],
    ['膈神经、颈丛', 'phrenic nerve, cervical plexus'],
  ),
  several(
    'nerves-dermatome',
    3,
    ['胸神经前支节段性分布，正确的对应有', 'Which thoracic segments match the level given?'],
    [
      yes('T4——乳头平面', 'T4: nipples'),
      yes('T10——脐平面', 'T10: navel'),
      no('T2——剑突平面', 'T2: xiphoid process'),
      yes('T6——剑突平面', 'T6: xiphoid process'),
      no('T8——腹股沟平面', 'T8: groin'),
    ],
    [
      'T2 胸骨角、T4 乳头、T6 剑突、T8 肋弓、T10 脐、T12 脐与耻骨联合中点或腹股沟上方平面，用于判断脊髓损伤和麻醉平面。',
      'T2 sternal angle, T4 nipple, T6 xiphoid, T8 costal margin, T10 navel, T12 midway to the pubis.',
    ],
    ['胸神经、节段性分布', 'thoracic nerves, dermatome'],
  ),
  judge(
    'nerves-sciatic-way',
    2,
    [
      '坐骨神经一般经梨状肌下孔出骨盆，至腘窝上方分为胫神经和腓总神经。',
      'The sciatic nerve as a rule leaves the pelvis below piriformis and divides above the popliteal fossa into tibial and common fibular nerves.',
    ],
    true,
    [
      '对。约三分之一的人有变异，如腓总神经穿梨状肌，可成为梨状肌综合征的解剖基础。经梨状肌上孔的是臀上血管和神经。',
      'True; variants exist, such as a fibular part piercing piriformis. Above piriformis pass the superior gluteal vessels and nerve.',
    ],
    ['坐骨神经、梨状肌', 'sciatic nerve, piriformis'],
  ),
  essay(
    'nerves-plexus-build',
    3,
    [
      '写出臂丛的组成（根、干、股、束）及各束的主要分支。',
      'Set out the brachial plexus (roots, trunks, divisions, cords) and the chief branches of each cord.',
    ],
    [
      '由 C5～C8 前支和 T1 前支大部组成。C5、C6 合成上干，C7 为中干，C8、T1 合成下干；各干分前、后股；上、中干前股合成外侧束，下干前股为内侧束，三干后股合成后束。外侧束：肌皮神经、正中神经外侧根；内侧束：尺神经、正中神经内侧根、臂和前臂内侧皮神经；后束：腋神经、桡神经、肩胛下神经、胸背神经。',
      'Anterior rami of C5 to C8 and most of T1. C5-6 upper, C7 middle, C8-T1 lower trunk; each has two divisions; anterior ones of upper and middle make the lateral cord, that of the lower the medial, the posterior ones the posterior cord. Lateral: musculocutaneous, lateral root of median; medial: ulnar, medial root, medial cutaneous nerves; posterior: axillary, radial, subscapular, thoracodorsal.',
    ],
    [
      '得分要点：五根、三干、六股、三束及分支。把桡神经写入内侧束是常见错误。',
      'Points: five roots, three trunks, six divisions, three cords, branches. Radial under the medial cord is a common slip.',
    ],
    [
      '上干、外侧束、内侧束、后束、肌皮神经、尺神经、桡神经',
      'upper, lateral cord, medial, posterior, musculocutaneous, ulnar, radial',
    ],
  ),
  patient(
    'nerves-carpal',
    3,
    [
      '女，50 岁，长期用手工缝纫，夜间右手麻痛，以拇、示、中指为主，甩手可缓解。查体：大鱼际轻度萎缩，屈腕试验阳性，手掌大鱼际表面皮肤感觉正常。',
      'A seamstress of 50 wakes with numb pain in her right thumb, index and middle fingers, eased by shaking. The thenar eminence is slightly wasted, the wrist flexion test positive, and the skin over the thenar eminence feels normal.',
    ],
    [
      single(
        'nerves-carpal-which',
        2,
        ['受压的神经是', 'The nerve under pressure is the'],
        [
          yes('正中神经', 'median'),
          no('尺神经', 'ulnar'),
          no('桡神经浅支', 'superficial radial'),
          no('前臂内侧皮神经', 'medial cutaneous of the forearm'),
        ],
        [
          '桡侧三指麻木加大鱼际萎缩指向正中神经。尺神经累及小指和骨间肌；桡神经浅支分布手背；前臂内侧皮神经不到手指。',
          'Three radial fingers and thenar wasting: median. Ulnar takes the little finger; the radial branch the back; the last does not reach fingers.',
        ],
      ),
      single(
        'nerves-carpal-palm',
        4,
        ['大鱼际皮肤感觉正常，是因为其皮神经', 'The thenar skin is spared because its nerve'],
        [
          no('来自尺神经', 'comes from the ulnar nerve'),
          no('在腕管内最耐压', 'stands pressure best'),
          no('来自桡神经深支', 'comes from the deep radial branch'),
          yes(
            '在腕管近侧发出，经屈肌支持带浅面入掌',
            'arises above the carpal tunnel and passes over the retinaculum',
          ),
        ],
        [
          '正中神经掌支在腕上方发出，行于屈肌支持带浅面，不经腕管，故不受压。桡神经深支为肌支；尺神经掌支分布小鱼际侧。',
          'The palmar branch leaves above the wrist and runs over the retinaculum. The deep radial branch is muscular; the ulnar serves the other side.',
        ],
      ),
    ],
    [
      '腕管由腕骨沟和屈肌支持带围成，内有九条屈肌腱和正中神经。',
      'The carpal tunnel, between the carpal groove and the flexor retinaculum, holds nine tendons and the median nerve.',
    ],
    ['腕管综合征、正中神经', 'carpal tunnel syndrome, median nerve'],
  ),
  other(
    'term',
    'nerves-danger-zone',
    2,
    ['马尾', 'Cauda equina'],
    [
      '脊髓短于椎管，腰、骶、尾神经根在脊髓圆锥以下围绕终丝垂直下行达相应椎间孔，形如马尾，称马尾；故腰椎穿刺多选 L3～L4 或 L4～L5 间隙。',
      'As the cord is shorter than its canal, the lumbar, sacral and coccygeal roots descend around the filum terminale below the conus; hence lumbar puncture at L3-4 or L4-5.',
    ],
    [
      '须写出由神经根组成及其位置；终丝是软膜延续，本身不是马尾神经根。',
      'Roots and place are needed; the filum is pia, not a root.',
    ],
    ['脊髓圆锥、终丝、腰椎穿刺', 'conus, filum terminale, lumbar puncture'],
  ),
]
