import type { QuestionSeed } from '../../types.ts'
import { at, essay, fill, judge, match, named, no, patient, several, single, words, yes } from '../write.ts'

export const limbBoneQuestions: QuestionSeed[] = [
  single(
    'bones-snuffbox',
    2,
    ['箭头所指的骨', 'The bone at the arrow'],
    [
      no(
        '为腕骨中最易脱位者，脱位时可压迫正中神经',
        'is of all carpal bones the most easily dislocated and then may press on the median nerve',
      ),
      yes(
        '骨折时鼻烟窝有压痛，近侧段易缺血坏死',
        'when broken is tender in the anatomical snuffbox, and its proximal part may die',
      ),
      no(
        '位于尺侧腕屈肌腱内，可在腕掌侧皮下触及',
        'lies in the tendon of flexor carpi ulnaris and is felt under the skin of the wrist',
      ),
      no(
        '与第 1 掌骨构成鞍状关节，使拇指能对掌',
        'makes the saddle joint with the first metacarpal that allows opposition',
      ),
    ],
    [
      '箭头指手舟骨，位于鼻烟窝底，腰部骨折后近侧段因血供来自远侧而易缺血坏死。最易脱位而压迫正中神经的是月骨；尺侧腕屈肌腱内的是豌豆骨；与第 1 掌骨构成鞍状关节的是大多角骨。',
      'The arrow is at the scaphoid, the floor of the snuffbox; blood reaches it from its distal part, so that after a fracture of its waist the proximal part may die. The lunate is most easily dislocated, the pisiform lies in flexor carpi ulnaris, the trapezium makes the saddle joint.',
    ],
    ['手舟骨、鼻烟窝', 'scaphoid, anatomical snuffbox'],
    at('hand-bones', 'scaphoid'),
  ),
  single(
    'bones-dislocates-forward',
    3,
    [
      '箭头所指骨向掌侧脱位时，最易受压的是',
      'When the bone at the arrow is dislocated towards the palm, what is pressed upon?',
    ],
    [
      yes('正中神经', 'The median nerve'),
      no('尺神经', 'The ulnar nerve'),
      no('桡神经浅支', 'The superficial radial nerve'),
      no('桡动脉', 'The radial artery'),
    ],
    [
      '箭头指月骨，最易脱位，突入腕管压迫正中神经。尺神经和尺动脉在屈肌支持带浅面的尺侧；桡神经浅支和桡动脉在腕桡背侧。',
      'The lunate dislocates into the carpal tunnel. The ulnar nerve lies superficial on the ulnar side, radial nerve and artery on the radial.',
    ],
    ['月骨、腕管', 'lunate, carpal tunnel'],
    at('hand-bones', 'lunate'),
  ),
  single(
    'bones-thumb-joint',
    2,
    [
      '箭头所指骨与第 1 掌骨构成的关节属于',
      'The joint between the bone at the arrow and the first metacarpal is',
    ],
    [
      no('球窝关节', 'a ball-and-socket joint'),
      no('车轴关节', 'a pivot joint'),
      yes('鞍状关节', 'a saddle joint'),
      no('椭圆关节', 'an ellipsoid joint'),
    ],
    [
      '箭头指大多角骨，拇指腕掌关节为鞍状关节，可屈伸、收展、环转并作对掌。球窝如肩、髋，车轴如桡尺近侧关节，椭圆如桡腕关节。',
      'Trapezium and first metacarpal make the saddle joint of the thumb, which allows opposition. Ball and socket: shoulder; pivot: proximal radio-ulnar; ellipsoid: wrist.',
    ],
    ['大多角骨、鞍状关节', 'trapezium, saddle joint'],
    at('hand-bones', 'trapezium'),
  ),
  judge(
    'bones-in-wrist-joint',
    2,
    [
      '箭头所指、叠在另一骨掌侧的骨，参与构成桡腕关节的关节头。',
      'The bone at the arrow, which lies on the palmar side of another, is part of the head of the radiocarpal joint.',
    ],
    false,
    [
      '箭头指豌豆骨，是尺侧腕屈肌腱内的籽骨，只与三角骨掌面相关节；桡腕关节头由手舟骨、月骨和三角骨构成。',
      'The pisiform, a sesamoid in flexor carpi ulnaris, meets only the triquetrum; the head consists of scaphoid, lunate and triquetrum.',
    ],
    ['豌豆骨、桡腕关节', 'pisiform, radiocarpal joint'],
    at('hand-bones', 'pisiform'),
  ),
  fill(
    'bones-biggest',
    2,
    [
      '箭头所指的骨是____，是腕骨中最____（大或小）的一块。',
      'The bone at the arrow is the ____, the ____ (largest or smallest) of the carpals.',
    ],
    [named('capitate'), words('大', '最大', 'largest', 'biggest')],
    [
      '头状骨居腕中央，最大，与第 3 掌骨底相对；最小的腕骨为豌豆骨，远侧列中小多角骨最小。',
      'The capitate, in the centre, faces the third metacarpal; the pisiform is the smallest of all, the trapezoid the smallest of the distal row.',
    ],
    ['头状骨', 'capitate'],
    at('hand-bones', 'capitate'),
  ),
  single(
    'bones-hook-nerve',
    4,
    [
      '箭头所指处骨折时，最易损伤的神经分布于',
      'A fracture at the arrow endangers most a nerve that supplies',
    ],
    [
      no('手背桡侧的皮肤', 'skin of the radial side of the back of the hand'),
      yes('骨间肌和拇收肌', 'the interossei and adductor pollicis'),
      no('手背尺侧的皮肤', 'skin of the ulnar side of the back of the hand'),
      no('拇短展肌和拇对掌肌', 'abductor pollicis brevis and opponens pollicis'),
    ],
    [
      '箭头指钩骨钩，尺神经深支绕其旁入掌深部，支配骨间肌、拇收肌等。手背桡侧皮肤为桡神经浅支，越过桡骨茎突；手背尺侧皮肤为尺神经手背支，绕过尺骨茎突附近；拇短展肌和拇对掌肌为正中神经返支，在舟骨结节和大多角骨结节一侧。',
      'The arrow is at the hook of the hamate, passed by the deep branch of the ulnar nerve. The superficial radial nerve (radial skin) crosses the radial styloid process, the dorsal branch of the ulnar (ulnar skin) turns by the ulnar styloid process, and the recurrent branch of the median (abductor brevis, opponens) lies on the side of the tubercles of scaphoid and trapezium.',
    ],
    ['钩骨钩、尺神经深支', 'hook of hamate, deep branch of ulnar nerve'],
    at('hand-bones', 'hook-of-hamate'),
  ),
  several(
    'bones-flexor-attached',
    3,
    ['关于箭头所指的骨，正确的有', 'True of the bone at the arrow:'],
    [
      yes('拇指没有与之相当的骨', 'the thumb has no bone to match it'),
      yes('指浅屈肌腱止于其体两侧', 'flexor digitorum superficialis ends on the sides of its shaft'),
      no('指深屈肌腱止于其底', 'flexor digitorum profundus ends on its base'),
      no('其底与掌骨头相关节', 'its base meets the head of a metacarpal'),
    ],
    [
      '箭头指中节指骨：拇指只有两节；指浅屈肌止于中节，指深屈肌止于远节指骨底；与掌骨头相关节的是近节指骨底。',
      'A middle phalanx: the thumb has two phalanges only; profundus ends on the distal; the proximal meets the metacarpal.',
    ],
    ['中节指骨、指浅屈肌', 'middle phalanx, flexor digitorum superficialis'],
    at('hand-bones', 'middle-phalanx-of-hand'),
  ),
  single(
    'bones-not-fracture',
    3,
    ['X 线片上，箭头所指的结构应判断为', 'On a radiograph the structure at the arrow should be read as'],
    [
      no('尺侧腕屈肌腱止端的腕骨', 'a carpal bone at the end of flexor carpi ulnaris'),
      no('屈肌支持带附着的钩状突起', 'a hooked process to which the flexor retinaculum is fixed'),
      no('手指末节的骨', 'the bone of the last segment of a finger'),
      yes('拇短屈肌和拇收肌腱内的骨', 'a bone in the tendons of flexor brevis and adductor of the thumb'),
    ],
    [
      '箭头指拇指掌指关节掌侧的籽骨，边缘光滑、位置恒定，位于拇短屈肌、拇收肌腱内，不要误为骨折片。尺侧腕屈肌腱止端为豌豆骨；屈肌支持带附着的钩状突起为钩骨钩；手指末节为远节指骨。',
      'The arrow is at the sesamoid bones before the first metacarpophalangeal joint, smooth and constant, not to be taken for fragments. At the end of flexor carpi ulnaris is the pisiform, the hooked process is that of the hamate, and the last segment is a distal phalanx.',
    ],
    ['籽骨', 'sesamoid bone'],
    at('hand-bones', 'sesamoid-bones-of-hand'),
  ),
  match(
    'bones-nerve-contact',
    2,
    ['为下列骨折选出最易伴发损伤的神经。', 'Which nerve is most at risk in each fracture?'],
    [
      ['腋神经', 'Axillary nerve'],
      ['桡神经', 'Radial nerve'],
      ['尺神经', 'Ulnar nerve'],
      ['正中神经', 'Median nerve'],
      ['腓总神经', 'Common fibular nerve'],
    ],
    [
      ['肱骨中段骨折', 'Middle of the humeral shaft', 1],
      ['腓骨颈骨折', 'Neck of the fibula', 4],
      ['肱骨外科颈骨折', 'Surgical neck of the humerus', 0],
      ['肱骨内上髁骨折', 'Medial epicondyle', 2],
    ],
    [
      '腋神经绕外科颈，桡神经行于桡神经沟，尺神经行于内上髁后方，腓总神经绕腓骨颈。正中神经多见于肱骨髁上骨折，未用到。',
      'Axillary round the surgical neck, radial in its groove, ulnar behind the epicondyle, fibular round the neck. The median is at risk in supracondylar fractures and not used.',
    ],
    ['骨折、神经损伤', 'fracture, nerve injury'],
  ),
  match(
    'bones-landmarks',
    3,
    ['为下列结构选出所在的骨。', 'On which bone is each?'],
    [
      ['肩胛骨', 'Scapula'],
      ['肱骨', 'Humerus'],
      ['股骨', 'Femur'],
      ['胫骨', 'Tibia'],
      ['髋骨', 'Hip bone'],
    ],
    [
      ['喙突', 'Coracoid process', 0],
      ['大转子', 'Greater trochanter', 2],
      ['内踝', 'Medial malleolus', 3],
      ['坐骨棘', 'Ischial spine', 4],
      ['鹰嘴窝', 'Olecranon fossa', 1],
      ['肩峰', 'Acromion', 0],
    ],
    [
      '喙突、肩峰均在肩胛骨；鹰嘴窝在肱骨下端后面（鹰嘴在尺骨）；大转子在股骨；内踝为胫骨下端（外踝为腓骨）；坐骨棘在髋骨。',
      'Coracoid and acromion on the scapula; the olecranon fossa on the humerus (the olecranon is ulnar); medial malleolus tibia, lateral fibula.',
    ],
    ['骨性标志', 'bony landmarks'],
  ),
  single(
    'bones-femoral-neck',
    3,
    [
      '老年股骨颈囊内骨折后股骨头易坏死，主要因为损伤了',
      'After a fracture of the femoral neck within the capsule the head may die, mainly because of damage to',
    ],
    [
      yes('旋股内侧动脉发出的支持带（后上）血管', 'retinacular vessels of the medial circumflex artery'),
      no('股深动脉的穿动脉', 'perforating arteries'),
      no(
        '闭孔动脉前支发出、供应闭孔膜附近的血管',
        'vessels of the anterior branch of the obturator artery nearby',
      ),
      no('臀下动脉', 'the inferior gluteal artery'),
    ],
    [
      '股骨头主要由旋股内侧动脉的分支沿股骨颈后上方供血；股骨头韧带动脉（闭孔动脉髋臼支）供血很少；穿动脉营养大腿后群肌和股骨干；臀下动脉营养臀大肌。',
      'The head is fed along the neck by the medial circumflex artery; the artery of the ligament adds little; perforators feed the shaft and hamstrings; the gluteal the buttock.',
    ],
    ['股骨颈、旋股内侧动脉', 'femoral neck, medial circumflex femoral artery'],
  ),
  several(
    'bones-arch',
    2,
    ['参与构成足内侧纵弓的骨有', 'Bones of the medial longitudinal arch of the foot are'],
    [
      yes('跟骨', 'the calcaneus'),
      yes('距骨', 'the talus'),
      yes('足舟骨', 'the navicular'),
      no('骰骨', 'the cuboid'),
      yes('三块楔骨', 'the three cuneiforms'),
      no('第 5 跖骨', 'the fifth metatarsal'),
    ],
    [
      '内侧纵弓由跟、距、舟、三楔骨和第 1～3 跖骨构成；骰骨和第 4、5 跖骨属外侧纵弓。',
      'Calcaneus, talus, navicular, cuneiforms and metatarsals 1 to 3; cuboid and metatarsals 4 and 5 make the lateral arch.',
    ],
    ['足弓', 'arch of the foot'],
  ),
  fill(
    'bones-carpal-row',
    1,
    [
      '近侧列腕骨由桡侧向尺侧依次为手舟骨、____、____和豌豆骨。',
      'From radial to ulnar the proximal row is scaphoid, ____, ____ and pisiform.',
    ],
    [named('lunate'), named('triquetrum')],
    [
      '近侧列：舟、月、三角、豌豆；远侧列：大多角、小多角、头状、钩。',
      'Proximal: scaphoid, lunate, triquetrum, pisiform; distal: trapezium, trapezoid, capitate, hamate.',
    ],
    ['腕骨', 'carpal bones'],
  ),
  judge(
    'bones-clavicle-break',
    1,
    [
      '锁骨内侧 2/3 凸向前、外侧 1/3 凸向后，骨折好发于中、外 1/3 交界处。',
      'The medial two thirds of the clavicle are convex forwards, the lateral third backwards; it breaks mostly where middle and lateral thirds meet.',
    ],
    true,
    [
      '对。此处为两个弯曲的交界，较细，外力由肩部传来时易骨折；内侧段受胸锁乳突肌牵拉上移。',
      'True: the bend is thin here; the medial fragment is pulled up by sternocleidomastoid.',
    ],
    ['锁骨', 'clavicle'],
  ),
  essay(
    'bones-radius-fracture',
    3,
    [
      '说明桡骨下端的形态特点，以及为何跌倒手撑地时易在此骨折、典型畸形怎样形成。',
      'Describe the lower end of the radius, why a fall on the hand breaks it, and how the typical deformity arises.',
    ],
    [
      '桡骨下端膨大，以松质骨为主，皮质薄；外侧有桡骨茎突，内侧有尺切迹，下面为腕关节面，与舟、月、三角骨相对。手掌撑地时力经腕骨直接传至桡骨下端，在关节面上 2～3 cm 松、密质交界处骨折；远折段向背侧、桡侧移位（Colles 骨折），呈“餐叉”样畸形，桡骨茎突与尺骨茎突相平。',
      'The lower end is broad, spongy and thin-walled, with styloid process, ulnar notch and the carpal surface. A fall on the palm sends the force through scaphoid and lunate to the radius, which breaks 2 to 3 cm above the joint; the distal fragment shifts back and radially (Colles), a dinner-fork deformity with both styloids level.',
    ],
    [
      '得分要点：松密质交界、受力传导、移位方向、餐叉畸形。把向掌侧移位写成 Colles 骨折（应为 Smith 骨折）扣分。',
      'Points: spongy bone, force, direction, dinner fork. Palmar shift is Smith fracture.',
    ],
    ['松质骨、桡骨茎突、腕骨、餐叉', 'spongy, styloid process, scaphoid and lunate, dinner-fork'],
  ),
  patient(
    'bones-supracondylar',
    4,
    [
      '患儿，男，6 岁，跌倒时右手撑地，肘部肿痛，前臂发凉，桡动脉搏动消失。X 线示肱骨髁上骨折，远折段向后上移位。',
      'A boy of six fell on his right hand; the elbow is swollen, the forearm cold and the radial pulse gone. The film shows a supracondylar fracture with the distal part shifted back and up.',
    ],
    [
      single(
        'bones-supracondylar-artery',
        3,
        ['受压的动脉是', 'The compressed artery is the'],
        [
          no('腋动脉', 'axillary'),
          yes('肱动脉', 'brachial'),
          no('肱深动脉', 'profunda brachii'),
          no('尺动脉', 'ulnar'),
        ],
        [
          '近折端向前移位压迫前方的肱动脉和正中神经。腋动脉位置高；肱深动脉随桡神经在臂后面；尺动脉起于肘窝以下。',
          'The proximal end moves forward onto brachial artery and median nerve. The axillary is higher, profunda behind, the ulnar begins below.',
        ],
      ),
      judge(
        'bones-supracondylar-triangle',
        3,
        [
          '本例肘后三点（肱骨内、外上髁和鹰嘴）的正常关系保持不变。',
          'In this boy the normal relation of the two epicondyles and the olecranon is kept.',
        ],
        true,
        [
          '对。骨折线在髁上，三点均属远侧，关系不变；肘关节后脱位时鹰嘴后移，三点关系破坏，可据此鉴别。',
          'True: all three points lie below the break. In dislocation the olecranon moves and the relation is lost.',
        ],
      ),
    ],
    [
      '肱骨髁上骨折伸直型多见于儿童，须警惕前臂缺血挛缩。',
      'The extension type is common in children; beware of ischaemic contracture.',
    ],
    ['肱骨髁上骨折、肱动脉、肘后三角', 'supracondylar fracture, brachial artery, elbow triangle'],
  ),
]
