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

export const thighQuestions: QuestionSeed[] = [
  single(
    'thigh-pulse-then-vein',
    2,
    [
      '在腹股沟韧带下方作股静脉穿刺，触到箭头所指结构后，进针点应在其',
      'For femoral venepuncture one feels the structure at the arrow. The needle goes in',
    ],
    [
      no('外侧约 0.5 cm', '0.5 cm lateral to it'),
      yes('内侧约 0.5 cm', '0.5 cm medial to it'),
      no('正中垂直刺入', 'straight through it'),
      no('外侧约 3 cm', '3 cm lateral to it'),
    ],
    [
      '箭头指股动脉，股静脉在其内侧，股神经在其外侧；正中刺入为动脉穿刺。',
      'The vein lies medial to the femoral artery, the nerve lateral; straight in would be arterial.',
    ],
    ['股动脉、股静脉穿刺', 'femoral artery, femoral venepuncture'],
    at('femoral-triangle', 'femoral-artery'),
  ),
  single(
    'thigh-nerve-sheath',
    3,
    ['箭头所指结构与股鞘的关系是', 'How is the structure at the arrow related to the femoral sheath?'],
    [
      no('位于股鞘外侧格', 'In its lateral compartment'),
      no('位于股鞘中间格', 'In its middle compartment'),
      no('位于股鞘内侧格，经血管腔隙入股', 'In its medial compartment; it enters through the vascular space'),
      yes('不在股鞘内，经肌腔隙入股', 'Outside it; it enters through the muscular space'),
    ],
    [
      '箭头指股神经，与髂腰肌同经肌腔隙；股鞘外侧格为股动脉，中间格为股静脉，内侧格即股管。',
      'The femoral nerve enters with iliopsoas. The sheath holds artery, vein and, medially, the femoral canal.',
    ],
    ['股神经、股鞘', 'femoral nerve, femoral sheath'],
    at('femoral-triangle', 'femoral-nerve'),
  ),
  single(
    'thigh-muscle-two-joints',
    2,
    ['箭头所指肌收缩时，可使', 'The muscle at the arrow'],
    [
      yes('髋关节屈、膝关节伸', 'flexes the hip and extends the knee'),
      no('髋关节伸、膝关节屈', 'extends the hip and flexes the knee'),
      no('髋关节和膝关节均屈', 'flexes both hip and knee'),
      no('仅膝关节伸', 'only extends the knee'),
    ],
    [
      '箭头指股直肌，起自髂前下棘，跨髋、膝两关节。屈髋屈膝的是缝匠肌；伸髋屈膝为股后群；仅伸膝为股内、外、中间肌。',
      'Rectus femoris crosses both joints. Sartorius flexes both, hamstrings extend the hip and flex the knee, the vasti only extend the knee.',
    ],
    ['股直肌', 'rectus femoris'],
    at('femoral-triangle', 'rectus-femoris'),
  ),
  fill(
    'thigh-side-of-triangle',
    2,
    [
      '箭头所指的肌是____，其边缘构成股三角的____界。',
      'The muscle at the arrow is ____; its edge is the ____ boundary of the femoral triangle.',
    ],
    [named('adductor-longus'), words('内侧', '内', 'medial')],
    [
      '股三角上界为腹股沟韧带，外侧界为缝匠肌内侧缘，内侧界为长收肌内侧缘。',
      'Above the inguinal ligament, laterally the medial border of sartorius, medially that of adductor longus.',
    ],
    ['长收肌、股三角', 'adductor longus, femoral triangle'],
    at('femoral-triangle', 'adductor-longus'),
  ),
  several(
    'thigh-vein-facts',
    3,
    ['关于箭头所指的静脉，正确的有', 'True of the vein at the arrow:'],
    [
      yes('经内踝前方上行', 'it runs up in front of the medial malleolus'),
      no('经外踝后方上行', 'it runs up behind the lateral malleolus'),
      yes('注入股静脉', 'it ends in the femoral vein'),
      yes('与隐神经伴行于小腿内侧', 'in the leg it runs with the saphenous nerve'),
      no('行于深筋膜深面，与动脉伴行', 'it runs beneath the deep fascia with an artery'),
    ],
    [
      '箭头指大隐静脉，浅静脉，起自足背静脉弓内侧，经内踝前方。经外踝后方、注入腘静脉的是小隐静脉。',
      'The great saphenous, a superficial vein from the medial end of the dorsal arch. The small one passes behind the lateral malleolus to the popliteal.',
    ],
    ['大隐静脉、内踝', 'great saphenous vein, medial malleolus'],
    at('femoral-triangle', 'great-saphenous-vein'),
  ),
  single(
    'thigh-artery-feeds',
    3,
    ['箭头所指动脉的穿动脉主要营养', 'Perforating branches of the artery at the arrow chiefly feed the'],
    [
      yes('股后群肌和股骨', 'hamstrings and femur'),
      no('腹前壁下部皮肤', 'skin of the lower anterior abdomen'),
      no('小腿三头肌', 'calf'),
      no('臀大肌上部', 'upper gluteus maximus'),
    ],
    [
      '箭头指股深动脉，是股部主要营养血管，穿动脉穿大收肌至股后部。腹壁下部皮肤由腹壁浅动脉，小腿由腘动脉分支，臀大肌上部由臀上动脉供应。',
      'The deep femoral feeds the thigh; perforators pass adductor magnus. Lower abdomen: superficial epigastric; calf: popliteal; gluteus: gluteal arteries.',
    ],
    ['股深动脉、穿动脉', 'deep femoral artery, perforating arteries'],
    at('femoral-triangle', 'deep-femoral-artery'),
  ),
  single(
    'thigh-hernia-medial',
    4,
    [
      '箭头所指、有弧形游离缘的结构构成股环的',
      'The structure at the arrow, with a curved free edge, is which border of the femoral ring?',
    ],
    [no('前界', 'Anterior'), no('后界', 'Posterior'), yes('内侧界', 'Medial'), no('外侧界', 'Lateral')],
    [
      '箭头指腔隙（陷窝）韧带，为股环内侧界，切开时须注意异常闭孔动脉。前界为腹股沟韧带，后界为耻骨梳韧带，外侧为股静脉内侧的纤维隔。',
      'The lacunar ligament is medial; beware of an abnormal obturator artery. In front the inguinal, behind the pectineal ligament, laterally the septum of the vein.',
    ],
    ['腔隙韧带、股环', 'lacunar ligament, femoral ring'],
    at('femoral-triangle', 'lacunar-ligament'),
  ),
  judge(
    'thigh-flexor-inserts',
    2,
    [
      '箭头所指肌止于股骨小转子，是最强的屈髋肌。',
      'The muscle at the arrow ends on the lesser trochanter and is the strongest flexor of the hip.',
    ],
    true,
    [
      '箭头指髂腰肌，由腰大肌和髂肌合成，止于小转子。止于大转子的是臀中、小肌等。',
      'Iliopsoas ends on the lesser trochanter; gluteus medius and minimus end on the greater.',
    ],
    ['髂腰肌、小转子', 'iliopsoas, lesser trochanter'],
    at('femoral-triangle', 'iliopsoas'),
  ),
  single(
    'thigh-numb-outside',
    3,
    ['箭头所指神经受压，表现为', 'Pressure on the nerve at the arrow causes'],
    [
      no('大腿前面皮肤麻木，伸膝无力', 'numb skin of the front of the thigh and a weak knee'),
      yes('大腿外侧皮肤麻木，无肌无力', 'numb outer thigh without weakness'),
      no('大腿内侧麻木、内收无力', 'numb inner thigh and weak adduction'),
      no('小腿外侧麻木、足下垂', 'numb outer leg and foot drop'),
    ],
    [
      '箭头指股外侧皮神经，纯感觉。前面及伸膝属股神经，内侧及内收属闭孔神经，足下垂属腓总神经。',
      'The lateral cutaneous nerve is purely sensory. Front: femoral; inner: obturator; foot drop: common fibular.',
    ],
    ['股外侧皮神经', 'lateral cutaneous nerve of thigh'],
    at('femoral-triangle', 'lateral-cutaneous-nerve-of-thigh'),
  ),
  single(
    'thigh-tailor',
    2,
    [
      '箭头所指肌之所以能使膝关节屈曲，是因为它止于',
      'The muscle at the arrow can flex the knee because it ends on the',
    ],
    [
      no('髌骨', 'patella'),
      no('股骨粗线', 'linea aspera'),
      yes('胫骨上端内侧面', 'upper medial face of the tibia'),
      no('腓骨头的外侧面', 'outer face of the head of the fibula'),
    ],
    [
      '箭头指缝匠肌，起自髂前上棘，止于胫骨上端内侧面（鹅足），屈髋屈膝。止于髌骨的是股四头肌，止于粗线的是内收肌，止于腓骨头的是股二头肌。',
      'Sartorius ends in the pes anserinus. Quadriceps ends on the patella, adductors on the linea aspera, biceps on the fibula.',
    ],
    ['缝匠肌、鹅足', 'sartorius, pes anserinus'],
    at('femoral-triangle', 'sartorius'),
  ),
  match(
    'thigh-muscle-nerve',
    2,
    ['为下列肌选出支配神经。', 'Which nerve supplies each muscle?'],
    [
      ['股神经', 'Femoral nerve'],
      ['闭孔神经', 'Obturator nerve'],
      ['坐骨神经（胫神经部）', 'Sciatic nerve (tibial part)'],
      ['臀上神经', 'Superior gluteal nerve'],
    ],
    [
      ['股四头肌', 'Quadriceps', 0],
      ['股薄肌', 'Gracilis', 1],
      ['半腱肌', 'Semitendinosus', 2],
      ['阔筋膜张肌', 'Tensor fasciae latae', 3],
      ['缝匠肌', 'Sartorius', 0],
    ],
    [
      '前群（股四头肌、缝匠肌）为股神经，内侧群为闭孔神经，后群为坐骨神经，阔筋膜张肌与臀中、小肌同为臀上神经。',
      'Anterior group femoral, medial obturator, posterior sciatic; the tensor with gluteus medius and minimus superior gluteal.',
    ],
    [
      '股神经、闭孔神经、坐骨神经、臀上神经',
      'femoral nerve, obturator nerve, sciatic nerve, superior gluteal nerve',
    ],
  ),
  several(
    'thigh-canal-contents',
    3,
    ['收肌管内通过的结构有', 'The adductor canal transmits the'],
    [
      yes('股动脉', 'femoral artery'),
      yes('股静脉', 'femoral vein'),
      yes('隐神经', 'saphenous nerve'),
      no('大隐静脉', 'great saphenous vein'),
      no('坐骨神经', 'sciatic nerve'),
    ],
    [
      '收肌管内有股动、静脉和隐神经（及股内侧肌支），经收肌腱裂孔通腘窝。大隐静脉为浅静脉，坐骨神经在股后区。',
      'Femoral vessels and saphenous nerve; it opens by the adductor hiatus into the popliteal fossa. The saphenous vein is superficial, the sciatic behind.',
    ],
    ['收肌管、隐神经', 'adductor canal, saphenous nerve'],
  ),
  fill(
    'thigh-order',
    1,
    [
      '股三角内，腹股沟韧带稍下方由外侧向内侧依次为股神经、____、____和股管。',
      'Just below the inguinal ligament, from lateral to medial, lie femoral nerve, ____, ____ and femoral canal.',
    ],
    [named('femoral-artery'), named('femoral-vein')],
    [
      '顺序为神经、动脉、静脉、股管；后三者在股鞘内。',
      'Nerve, artery, vein, canal; the last three within the sheath.',
    ],
    ['股动脉、股静脉、股管', 'femoral artery, femoral vein, femoral canal'],
  ),
  judge(
    'thigh-femoral-hernia-place',
    2,
    ['股疝的疝块位于耻骨结节的上内方。', 'A femoral hernia lies above and medial to the pubic tubercle.'],
    false,
    [
      '股疝经股环、股管突出，疝块在耻骨结节的下外方；在上内方的是腹股沟疝。',
      'It lies below and lateral; inguinal hernia is above and medial.',
    ],
    ['股疝、耻骨结节', 'femoral hernia, pubic tubercle'],
  ),
  essay(
    'thigh-femoral-canal',
    3,
    [
      '描述股环的境界和股管的内容，并说明股疝多见于中老年女性且易嵌顿的原因。',
      'Describe the borders of the femoral ring and the contents of the femoral canal, and say why femoral hernia is commoner in women of middle age and above and is readily incarcerated.',
    ],
    [
      '股环：前界腹股沟韧带，后界耻骨梳韧带，内侧界腔隙韧带，外侧界借纤维隔与股静脉相邻。股管是股鞘内侧格，含脂肪、疏松组织和 1～2 个腹股沟深淋巴结，向下为盲端。女性骨盆宽，股环较大，多次妊娠腹压增高、组织松弛，故多发；股环三面为坚韧韧带，且疝囊出隐静脉裂孔时转折向前上，故易嵌顿。',
      'Ring: in front the inguinal, behind the pectineal, medially the lacunar ligament, laterally the vein. The canal is the medial compartment of the sheath with fat, loose tissue and one or two deep nodes, blind below. The female pelvis is wide, the ring large, pregnancies raise pressure and slacken the tissues; three borders are unyielding and the sac bends sharply at the saphenous opening, hence incarceration.',
    ],
    ['得分要点：四界、内容、性别差异、嵌顿原因。', 'Points: four borders, contents, sex, incarceration.'],
    [
      '腹股沟韧带、耻骨梳韧带、腔隙韧带、股静脉、股鞘内侧格',
      'inguinal, pectineal, lacunar ligament, the vein, medial compartment',
    ],
  ),
  patient(
    'thigh-varices',
    3,
    [
      '女，45 岁，教师，站立工作 20 年，右小腿内侧静脉迂曲扩张，久站酸胀。大隐静脉瓣膜功能试验阳性，拟行大隐静脉高位结扎。',
      'A teacher of 45 who has stood at work for 20 years has tortuous veins on the inner side of her right leg, which aches after long standing. The valve test is positive and high ligation of the great saphenous vein is planned.',
    ],
    [
      single(
        'thigh-varices-where',
        2,
        ['大隐静脉注入股静脉处位于耻骨结节的', 'The vein joins the femoral vein, from the pubic tubercle,'],
        [
          no('上内方 3～4 cm', '3 to 4 cm up and medially'),
          yes('外下方 3～4 cm', '3 to 4 cm down and laterally'),
          no('正上方 2 cm', '2 cm straight up'),
          no('内下方 8 cm', '8 cm down and medially'),
        ],
        [
          '隐静脉裂孔位于耻骨结节外下方 3～4 cm；上方为腹股沟管浅环。',
          'The saphenous opening is 3 to 4 cm below and lateral; above lies the superficial ring.',
        ],
      ),
      several(
        'thigh-varices-branches',
        3,
        ['为防复发，须一并结扎的属支包括', 'To prevent recurrence, which tributaries are tied too?'],
        [
          yes('腹壁浅静脉', 'superficial epigastric vein'),
          yes('旋髂浅静脉', 'superficial circumflex iliac vein'),
          yes('阴部外静脉', 'external pudendal vein'),
          no('股深静脉', 'deep femoral vein'),
          yes('股内侧、外侧浅静脉', 'medial and lateral superficial veins of the thigh'),
        ],
        [
          '近端五属支为腹壁浅、旋髂浅、阴部外、股内侧浅和股外侧浅静脉；股深静脉注入股静脉，是深静脉，不能结扎。',
          'Five tributaries: superficial epigastric, circumflex iliac, external pudendal, medial and lateral superficial veins of the thigh (accessory saphenous); the deep femoral belongs to the deep veins and must stay.',
        ],
      ),
    ],
    [
      '大隐静脉长、位于浅层、缺少肌泵支持，瓣膜关闭不全时易曲张。',
      'Long, superficial and without muscle support, the vein dilates when its valves fail.',
    ],
    ['大隐静脉、静脉曲张、属支', 'great saphenous vein, varicose veins, tributaries'],
  ),
  other(
    'term',
    'thigh-muscular-space',
    2,
    ['肌腔隙', 'Muscular space'],
    [
      '腹股沟韧带与髋骨之间，被髂耻弓分成的外侧部分，前界腹股沟韧带外侧部，后外界髂骨，内侧界髂耻弓，通过髂腰肌、股神经和股外侧皮神经。',
      'The lateral space between inguinal ligament and hip bone, parted by the iliopectineal arch; it transmits iliopsoas, femoral nerve and lateral cutaneous nerve of the thigh.',
    ],
    [
      '血管腔隙通过股血管和股管，不可与之混淆。',
      'The vascular space transmits the femoral vessels and canal.',
    ],
    ['髂腰肌、股神经、髂耻弓', 'iliopsoas, femoral nerve, iliopectineal arch'],
  ),
]
