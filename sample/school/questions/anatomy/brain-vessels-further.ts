import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, other, several, single, words, yes } from '../write.ts'

export const brainVesselsFurther: QuestionSeed[] = [
  single(
    'brain-vessels-commonest-berry',
    3,
    [
      '箭头所指处的动脉瘤增大而压迫邻近的脑神经，最先出现的是',
      'An aneurysm at the arrow grows and presses on the cranial nerve nearby. The first sign is',
    ],
    [
      yes('视野缺损', 'a loss in the visual field'),
      no('瞳孔散大、上睑下垂', 'a wide pupil and a drooping lid'),
      no('听力下降、口角歪斜', 'loss of hearing and a crooked mouth'),
      no('伸舌偏斜、舌肌萎缩', 'a tongue that turns and wastes'),
    ],
    [
      '箭头指前交通动脉，位于视交叉前上方，瘤体可压迫视交叉或视神经而致视野缺损。瞳孔散大、上睑下垂是后交通动脉处的瘤压迫动眼神经；听力下降、口角歪斜在小脑下前动脉和迷路动脉处；舌下神经根邻近椎动脉和小脑下后动脉。',
      'The arrow is at the anterior communicating artery just above the chiasm; an aneurysm presses on chiasm or optic nerve. A wide pupil and drooping lid (III) belong to the posterior communicating artery, hearing and face (VIII, VII) to the anterior inferior cerebellar and labyrinthine arteries, the tongue (XII) to the vertebral and posterior inferior cerebellar.',
    ],
    ['前交通动脉、视交叉', 'anterior communicating artery, optic chiasm'],
    at('circle-of-willis', 'anterior-communicating-artery'),
  ),
  single(
    'brain-vessels-leg-area',
    3,
    [
      '箭头所指血管的皮质支供应的区域，主要管理',
      'The area that the cortical branches of the vessel at the arrow supply has to do mainly with',
    ],
    [
      no('对侧上肢和面部的运动', 'movement of the opposite arm and face'),
      no('对侧半视野的视觉', 'sight in the opposite half of the visual field'),
      no('同侧肢体运动的协调', 'coordination of the limbs of the same side'),
      yes('对侧下肢的运动', 'movement of the opposite leg'),
    ],
    [
      '箭头指大脑前动脉，供应大脑半球内侧面，包括中央旁小叶，管理对侧下肢，闭塞时对侧下肢瘫痪最重。上肢和面部的运动区在外侧面，由大脑中动脉供应；视区由大脑后动脉供应；小脑半球协调同侧肢体，由小脑的动脉供应。',
      'The arrow is at the anterior cerebral artery, which feeds the medial face with the paracentral lobule, the area of the opposite leg. Arm and face lie on the lateral face, fed by the middle cerebral; the visual cortex is fed by the posterior cerebral, the cerebellum, which coordinates the same side, by the cerebellar arteries.',
    ],
    ['大脑前动脉、中央旁小叶', 'anterior cerebral artery, paracentral lobule'],
    at('circle-of-willis', 'anterior-cerebral-artery'),
  ),
  single(
    'brain-vessels-locked-in',
    4,
    [
      '箭头所指血管的脑桥支双侧闭塞，患者意识清楚，四肢和面部不能动，仍保留的随意运动是',
      'Pontine branches of the vessel at the arrow are blocked on both sides. The patient is conscious but cannot move limbs or face. Which movement is left?',
    ],
    [
      no('眼球水平运动', 'Horizontal movement of the eyes'),
      yes('眼球垂直运动和上睑上提（睁眼）', 'Vertical movement of the eyes and raising of the upper lids'),
      no('伸舌', 'Putting out the tongue'),
      no('吞咽', 'Swallowing'),
    ],
    [
      '箭头指基底动脉，脑桥腹侧双侧梗死致闭锁综合征：皮质脊髓束、皮质核束和展神经受损，中脑的垂直凝视中枢和动眼神经（支配上睑提肌）保留。眼球水平运动靠脑桥的展神经核；伸舌（舌下神经）和吞咽（舌咽、迷走神经）的皮质核束都经脑桥下行，一并中断。',
      'The basilar artery: infarction of both sides of the ventral pons (locked-in syndrome) takes the corticospinal and corticonuclear tracts and nerve VI, but spares the midbrain with vertical gaze and nerve III, which raises the lid. Horizontal gaze needs the abducens nucleus of the pons; the corticonuclear fibres for putting out the tongue (XII) and for swallowing (IX, X) pass through the pons and are cut too.',
    ],
    ['基底动脉、闭锁综合征', 'basilar artery, locked-in syndrome'],
    at('circle-of-willis', 'basilar-artery'),
  ),
  judge(
    'brain-vessels-lateral-medulla',
    4,
    [
      '箭头所指血管闭塞可引起延髓背外侧综合征，表现为同侧面部和对侧躯干肢体的痛、温觉减退。',
      'Blockage of the vessel at the arrow may cause the lateral medullary syndrome, with loss of pain and temperature on the same side of the face and the opposite side of the body.',
    ],
    true,
    [
      '对。箭头指小脑下后动脉，供应延髓背外侧：三叉神经脊束核（同侧面部）和脊髓丘脑束（对侧躯体）受损，并有眩晕、吞咽困难、Horner 征和共济失调。',
      'True: the posterior inferior cerebellar artery feeds the lateral medulla: spinal trigeminal nucleus (same side of the face), spinothalamic tract (opposite body), with vertigo, dysphagia, Horner signs and ataxia.',
    ],
    ['小脑下后动脉、延髓背外侧综合征', 'posterior inferior cerebellar artery, lateral medullary syndrome'],
    at('circle-of-willis', 'posterior-inferior-cerebellar-artery'),
  ),
  fill(
    'brain-vessels-sinus-inside',
    3,
    [
      '箭头所指血管入颅后穿行的硬脑膜窦是____，入颅经过颞骨岩部的____管。',
      'Within the skull the vessel at the arrow passes through the ____ (venous sinus); it enters by the ____ canal of the petrous bone.',
    ],
    [
      words('海绵窦', 'cavernous sinus', 'cavernous'),
      words('颈动脉', '颈内动脉', '颈动脉管', 'carotid', 'carotid canal'),
    ],
    [
      '颈内动脉经颈动脉管、破裂孔上方入颅，行于海绵窦内，再穿硬脑膜到前床突内侧，分为大脑前、中动脉。椎动脉经枕骨大孔入颅，不穿静脉窦。',
      'The internal carotid enters by the carotid canal, passes within the cavernous sinus and divides into anterior and middle cerebral arteries. The vertebral enters by the foramen magnum.',
    ],
    ['颈内动脉、海绵窦', 'internal carotid artery, cavernous sinus'],
    at('circle-of-willis', 'internal-carotid-artery'),
  ),
  match(
    'brain-vessels-bleeds',
    3,
    ['为下列颅内出血选出最常见的出血血管。', 'Which vessel usually bleeds?'],
    [
      ['脑膜中动脉', 'Middle meningeal artery'],
      ['桥静脉', 'Bridging veins'],
      ['大脑动脉环的动脉瘤', 'Aneurysm of the arterial circle'],
      ['豆纹动脉', 'Lenticulostriate arteries'],
    ],
    [
      ['颞骨骨折后的硬膜外血肿', 'Extradural haematoma after fracture of the temporal bone', 0],
      ['高血压性基底核区出血', 'Hypertensive bleeding in the basal nuclei', 3],
      ['老人轻微头部外伤后的慢性硬膜下血肿', 'Chronic subdural haematoma of the old after slight injury', 1],
      [
        '无外伤的突发剧烈头痛、蛛网膜下隙出血',
        'Sudden violent headache with subarachnoid blood, no injury',
        2,
      ],
    ],
    [
      '豆纹动脉为大脑中动脉中央支，垂直发出、承受压力大；桥静脉由大脑上静脉注入上矢状窦前的一段，脑萎缩时易撕裂。',
      'Lenticulostriate arteries leave the middle cerebral at a right angle under high pressure; bridging veins run to the superior sagittal sinus and tear when the brain has shrunk.',
    ],
    ['豆纹动脉、桥静脉', 'lenticulostriate artery, bridging vein'],
  ),
  several(
    'brain-vessels-in-cavernous',
    3,
    [
      '行于海绵窦外侧壁内（而非窦腔内）的结构有',
      'Which run in the lateral wall of the cavernous sinus, not in its cavity?',
    ],
    [
      yes('动眼神经', 'Oculomotor nerve'),
      yes('滑车神经', 'Trochlear nerve'),
      no('展神经', 'Abducens nerve'),
      no('颈内动脉', 'Internal carotid artery'),
      yes('眼神经', 'Ophthalmic nerve'),
    ],
    [
      '外侧壁自上而下为动眼神经、滑车神经、眼神经；上颌神经行于其下，是否算在外侧壁内各书不一，故未列入。颈内动脉和其外侧的展神经在窦腔内，窦内病变常先累及展神经。',
      'From above: III, IV, V1 in the wall; books differ on whether V2 runs in it or below it, so it is not offered. The internal carotid and nerve VI beside it lie in the cavity, so VI often suffers first.',
    ],
    ['海绵窦、展神经', 'cavernous sinus, abducens nerve'],
  ),
  single(
    'brain-vessels-back-field',
    3,
    [
      '箭头所指血管皮质支闭塞造成的视野缺损是',
      'Blockage of the cortical branches of the vessel at the arrow causes which defect of the visual field?',
    ],
    [
      no('双颞侧偏盲', 'Bitemporal hemianopia'),
      no('同侧眼全盲', 'Blindness of the eye on that side'),
      yes(
        '对侧同向性偏盲，黄斑视力常保留',
        'Contralateral homonymous hemianopia, often with the macula spared',
      ),
      no('对侧眼全盲', 'Blindness of the opposite eye'),
    ],
    [
      '箭头指大脑后动脉，供应枕叶视区。黄斑代表区常由大脑中动脉吻合支代偿。双颞侧偏盲为视交叉中部受压，一眼全盲为视网膜或视神经病变。',
      'The posterior cerebral artery feeds the visual cortex; anastomoses with the middle cerebral may spare the macula. Bitemporal loss comes from the chiasm, blindness of one eye from retina or optic nerve.',
    ],
    ['大脑后动脉、视区', 'posterior cerebral artery, visual cortex'],
    at('circle-of-willis', 'posterior-cerebral-artery'),
  ),
  other(
    'term',
    'brain-vessels-watershed',
    3,
    ['大脑分水岭区', 'Watershed area of the cerebrum'],
    [
      '相邻两条主要脑动脉供血区交界处的脑组织（如大脑前、中动脉之间，大脑中、后动脉之间），离两侧动脉干都最远，血压骤降时最先缺血，可形成分水岭梗死。',
      'Brain at the border of the areas of two main arteries (anterior and middle, or middle and posterior cerebral), farthest from both; when blood pressure falls it suffers first, with watershed infarction.',
    ],
    [
      '得分要点：两条动脉供血区的交界、血压下降、梗死。它与单一动脉主干闭塞引起的区域性梗死不同。',
      'Points: border of two arteries, fall of blood pressure, infarction; unlike infarcts from blockage of one trunk.',
    ],
    ['交界、血压、梗死', 'border, blood pressure, infarction'],
  ),
]
