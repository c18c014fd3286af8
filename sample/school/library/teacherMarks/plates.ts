import type { TeacherMarkSeed } from '../../types.ts'

export const plateMarks: Record<string, TeacherMarkSeed[]> = {
  'circle-of-willis': [
    {
      layer: 'school',
      at: 'posterior-communicating-artery',
      by: 'he-mingyuan',
      name: { zh: '动脉瘤与动眼神经', en: 'Aneurysm and oculomotor nerve' },
      desc: {
        zh: '后交通动脉起始处是颅内动脉瘤的好发部位，动脉瘤可压迫邻近的动眼神经，出现上睑下垂、瞳孔散大。',
        en: 'Aneurysms often arise where this artery begins and may press on the oculomotor nerve beside it: ptosis and a dilated pupil.',
      },
    },
  ],
  'heart-interior': [
    {
      layer: 'school',
      at: 'papillary-muscle',
      by: 'he-mingyuan',
      name: { zh: '乳头肌不关闭瓣膜', en: 'Papillary muscles do not close the valve' },
      desc: {
        zh: '瓣膜由血流推动而关闭；心室收缩时乳头肌同时收缩，拉紧腱索，防止瓣叶翻入心房。',
        en: 'The valve is closed by the blood. The papillary muscles contract with the ventricle and keep the chordae tight, so that the cusps do not turn over into the atrium.',
      },
    },
  ],
  'kidney-section': [
    {
      layer: 'school',
      at: 'renal-column',
      by: 'he-mingyuan',
      name: { zh: '肾柱属于皮质', en: 'Columns belong to the cortex' },
      desc: {
        zh: '肾柱夹在两个肾锥体之间，色泽与皮质相同并与之相连，是皮质伸入深部的部分，不要归入髓质。',
        en: 'A column between two pyramids looks like the cortex and is continuous with it: it is cortex, not medulla.',
      },
    },
    {
      layer: 'system',
      at: 'renal-artery',
      by: 'he-mingyuan',
      name: { zh: '肾门的两种次序', en: 'Two orders at the hilum' },
      desc: {
        zh: '由前向后为静脉、动脉、肾盂；由上向下为动脉、静脉、肾盂。题目问哪一种，先看清。',
        en: 'From front to back: vein, artery, pelvis. From above downwards: artery, vein, pelvis. See first which one is asked.',
      },
    },
  ],
  'skull-base-inner': [
    {
      layer: 'school',
      at: 'jugular-foramen',
      by: 'he-mingyuan',
      name: { zh: '颈静脉孔', en: 'Jugular foramen' },
      desc: {
        zh: '勿认作舌下神经管：颈静脉孔在岩部与枕骨之间，大而不规则；舌下神经管在枕骨大孔前外侧缘，圆而小。',
        en: 'Not the hypoglossal canal: the jugular foramen is large and irregular, between petrous part and occipital bone; the canal is small and round, at the rim of the foramen magnum.',
      },
    },
    {
      layer: 'system',
      at: 'foramen-ovale-of-sphenoid',
      by: 'he-mingyuan',
      name: { zh: '三孔一线', en: 'Three holes in a line' },
      desc: {
        zh: '由前内向后外依次为圆孔、卵圆孔、棘孔，卵圆孔最大、棘孔最小，依次通过上颌神经、下颌神经、脑膜中动脉。',
        en: 'From front to back and outwards: rotundum, ovale (the largest), spinosum (the smallest), for maxillary nerve, mandibular nerve and middle meningeal artery.',
      },
    },
  ],
  'skull-base-outer': [
    {
      layer: 'school',
      at: 'carotid-canal',
      by: 'he-mingyuan',
      name: { zh: '颈动脉管与颈静脉孔', en: 'Carotid canal or jugular foramen' },
      desc: {
        zh: '颈动脉管外口在前，圆而边缘整齐；颈静脉孔在其后方，大而不规则。',
        en: 'The carotid canal lies in front, round and sharp-edged; the jugular foramen lies behind it, larger and irregular.',
      },
    },
    {
      layer: 'system',
      at: 'foramen-lacerum',
      by: 'he-mingyuan',
      name: { zh: '颈内动脉不从这里入颅', en: 'The carotid does not enter here' },
      desc: {
        zh: '颈内动脉由颈动脉管外口进入颞骨岩部，只越过破裂孔的上部；活体上此孔下部由软骨封闭。',
        en: 'The internal carotid enters by the carotid canal and only passes over the upper part of this gap, the lower part of which is closed by cartilage in life.',
      },
    },
  ],
  'brachial-plexus': [
    {
      layer: 'school',
      at: 'median-nerve',
      by: 'he-mingyuan',
      name: { zh: '从“M”形入手', en: 'Start from the M' },
      desc: {
        zh: '肌皮神经、正中神经两根和尺神经在腋动脉前方连成“M”形：外侧脚是肌皮神经，中间是正中神经，内侧脚是尺神经。',
        en: 'Musculocutaneous nerve, the two roots of the median and ulnar nerve form an M before the axillary artery: its lateral leg, its middle and its medial leg.',
      },
    },
  ],
  'brain-base': [
    {
      layer: 'school',
      at: 'abducens-nerve',
      by: 'he-mingyuan',
      name: { zh: '延髓脑桥沟的三对神经', en: 'Three nerves of one sulcus' },
      desc: {
        zh: '由内向外依次为展神经、面神经、前庭蜗神经：展神经在锥体上方，后两者在沟的外侧端，一起入内耳门。',
        en: 'From the midline outwards: abducens above the pyramid, then facial and vestibulocochlear at the lateral end, which enter the internal acoustic opening together.',
      },
    },
    {
      layer: 'system',
      at: 'hypoglossal-nerve',
      by: 'he-mingyuan',
      name: { zh: '以橄榄为界', en: 'The olive is the landmark' },
      desc: {
        zh: '橄榄前方的沟出舌下神经；橄榄后方自上而下出舌咽、迷走、副神经。',
        en: 'Before the olive emerges the hypoglossal nerve; behind it, from above, the glossopharyngeal, vagus and accessory nerves.',
      },
    },
  ],
  'knee-joint': [
    {
      layer: 'school',
      at: 'anterior-cruciate-ligament',
      by: 'he-mingyuan',
      name: { zh: '前、后由胫骨端定', en: 'Named by the tibial end' },
      desc: {
        zh: '前、后交叉韧带按在胫骨上附着处的前后命名。股骨端记“前外、后内”：前者附于外侧髁，后者附于内侧髁。',
        en: 'The cruciate ligaments are named by where they leave the tibia. At the femur the anterior one goes to the lateral condyle, the posterior one to the medial.',
      },
    },
  ],
  'hand-bones': [
    {
      layer: 'school',
      at: 'lunate',
      by: 'he-mingyuan',
      name: { zh: '脱位与骨折不要记反', en: 'Dislocated or fractured' },
      desc: {
        zh: '腕骨中最常脱位的是月骨，最常骨折的是它外侧的手舟骨。',
        en: 'Of the carpal bones the lunate is dislocated most often; the one fractured most often is the scaphoid on its lateral side.',
      },
    },
    {
      layer: 'system',
      at: 'trapezoid',
      by: 'he-mingyuan',
      name: { zh: '顺着掌骨找远侧列', en: 'Follow the metacarpals' },
      desc: {
        zh: '大多角骨对第 1 掌骨，小多角骨对第 2 掌骨，头状骨对第 3 掌骨，钩骨对第 4、5 掌骨。',
        en: 'Trapezium to the first metacarpal, trapezoid to the second, capitate to the third, hamate to the fourth and fifth.',
      },
    },
  ],
  'femoral-triangle': [
    {
      layer: 'school',
      at: 'femoral-nerve',
      by: 'he-mingyuan',
      name: { zh: '股神经不在股鞘内', en: 'Outside the femoral sheath' },
      desc: {
        zh: '股鞘分三格，由外向内容股动脉、股静脉和股管；股神经在股鞘之外，贴在髂腰肌前面。',
        en: 'The sheath holds artery, vein and canal in three compartments; the nerve lies outside it, on the iliopsoas.',
      },
    },
    {
      layer: 'system',
      at: 'sartorius',
      by: 'he-mingyuan',
      name: { zh: '两条都是内侧缘', en: 'Two medial borders' },
      desc: {
        zh: '股三角的外侧界是缝匠肌的内侧缘，内侧界是长收肌的内侧缘：不要写成外侧缘。',
        en: 'The triangle is bounded by the medial border of sartorius and by the medial border of adductor longus.',
      },
    },
  ],
  'inguinal-canal': [
    {
      layer: 'school',
      at: 'inguinal-triangle',
      by: 'he-mingyuan',
      name: { zh: '压住深环分直疝、斜疝', en: 'Press the deep ring' },
      desc: {
        zh: '回纳疝块后压住深环，让病人咳嗽：斜疝不再出现，直疝仍由此三角向前突出。',
        en: 'Reduce the hernia, press on the deep ring and ask for a cough: an indirect hernia stays back, a direct one still comes through this triangle.',
      },
    },
    {
      layer: 'system',
      at: 'lateral-crus-of-superficial-ring',
      by: 'he-mingyuan',
      name: { zh: '两个环在不同的层', en: 'Two rings in different layers' },
      desc: {
        zh: '浅环是腹外斜肌腱膜的裂口，深环是腹横筋膜的开口；二者错开，所以管是斜的。',
        en: 'The superficial ring is a gap in the external oblique aponeurosis, the deep ring one in the transversalis fascia; they do not face each other, so the canal is oblique.',
      },
    },
  ],
  'bile-ducts': [
    {
      layer: 'school',
      at: 'common-hepatic-duct',
      by: 'he-mingyuan',
      name: { zh: '从哪里起叫胆总管', en: 'Where the bile duct begins' },
      desc: {
        zh: '以胆囊管汇入处为界：其上为肝总管，其下为胆总管。汇合处的高低因人而异。',
        en: 'The cystic duct is the border: above it the common hepatic duct, below it the bile duct. How high they join varies.',
      },
    },
    {
      layer: 'system',
      at: 'body-of-gallbladder',
      by: 'he-mingyuan',
      name: { zh: '胆囊胀不胀大', en: 'Is the gallbladder distended?' },
      desc: {
        zh: '梗阻在胆总管下段，如胰头癌，胆囊常胀大而无压痛；梗阻在肝总管时胆囊不胀大。',
        en: 'Blocked low in the bile duct, as by a cancer of the pancreatic head, it often swells without tenderness; blocked at the common hepatic duct, it does not.',
      },
    },
  ],
}
