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

export const brainQuestions: QuestionSeed[] = [
  single(
    'brain-field-lost',
    2,
    ['箭头所指处中央部受压时，视野缺损为', 'Pressure on the middle of the structure at the arrow causes'],
    [
      no('一眼全盲', 'blindness of one eye'),
      no('双眼鼻侧偏盲', 'binasal hemianopia'),
      yes('双眼颞侧偏盲', 'bitemporal hemianopia'),
      no('对侧同向性偏盲', 'contralateral homonymous hemianopia'),
    ],
    [
      '箭头指视交叉，中部为两眼鼻侧半视网膜的交叉纤维，受压致双颞侧偏盲。视神经损伤一眼全盲；视交叉两外侧部受压为双鼻侧偏盲；视束以后损伤为对侧同向性偏盲。',
      'At the optic chiasm the crossing fibres come from both nasal retinae. Optic nerve damage blinds one eye, both lateral edges of the chiasm give binasal loss, the tract homonymous loss.',
    ],
    ['视交叉、双颞侧偏盲', 'optic chiasm, bitemporal hemianopia'],
    at('brain-base', 'optic-chiasm'),
  ),
  single(
    'brain-pupil-wide',
    3,
    [
      '箭头所指的神经受压时，同侧较早出现的体征是',
      'When the nerve at the arrow is pressed upon, an early sign on that side is',
    ],
    [
      yes('瞳孔散大、对光反射迟钝', 'a wide, sluggish pupil'),
      no('眼球不能外展、向内侧偏斜', 'inability to abduct the eye, which turns inwards'),
      no('角膜反射消失', 'loss of the corneal reflex'),
      no('额纹消失', 'loss of forehead furrows'),
    ],
    [
      '箭头指动眼神经，其表面的副交感纤维先受压，瞳孔散大。不能外展为展神经；角膜反射传入为三叉神经；额纹消失为面神经周围性损伤。',
      'Parasympathetic fibres on the surface of the oculomotor nerve suffer first. Abduction is the abducens, the corneal reflex the trigeminal, the forehead the facial nerve.',
    ],
    ['动眼神经、小脑幕切迹疝', 'oculomotor nerve, transtentorial herniation'],
    at('brain-base', 'oculomotor-nerve'),
  ),
  single(
    'brain-tongue-turns',
    2,
    ['箭头所指神经一侧损伤时，可见', 'When the nerve at the arrow is damaged on one side,'],
    [
      no('悬雍垂偏向健侧，声音嘶哑', 'the uvula turns to the sound side and the voice is hoarse'),
      no(
        '头不能有力地转向健侧，患侧耸肩无力',
        'the head turns weakly to the sound side, and the shoulder of the damaged side is raised weakly',
      ),
      no('患侧舌后 1/3 味觉丧失', 'taste is lost on the back third of the tongue on the damaged side'),
      yes('伸舌偏向患侧，患侧舌肌萎缩', 'the tongue when put out turns to the damaged side, which wastes'),
    ],
    [
      '箭头指舌下神经，自锥体与橄榄之间出脑，核下瘫时健侧颏舌肌将舌推向患侧并有萎缩（核上瘫偏向病灶对侧、无萎缩）。在橄榄后方出脑的三对：悬雍垂偏斜、声嘶为迷走神经，转头、耸肩无力为副神经，舌后 1/3 味觉为舌咽神经。',
      'The arrow is at the hypoglossal nerve, which leaves between pyramid and olive; the sound genioglossus pushes the tongue to the damaged side (supranuclear lesions turn it the other way without wasting). Behind the olive leave the vagus (uvula, voice), the accessory (turning the head, raising the shoulder) and the glossopharyngeal nerve (taste of the back third).',
    ],
    ['舌下神经、舌肌萎缩', 'hypoglossal nerve, wasting of the tongue'],
    at('brain-base', 'hypoglossal-nerve'),
  ),
  fill(
    'brain-nerve-behind',
    3,
    [
      '箭头所指的神经是____，它支配的眼外肌是____。',
      'The nerve at the arrow is the ____; it supplies the ____ (muscle).',
    ],
    [
      { terms: ['abducens-nerve'], accept: ['Ⅵ', 'VI', 'CN VI'] },
      words('外直肌', 'lateral rectus', 'lateral rectus muscle', 'musculus rectus lateralis'),
    ],
    [
      '自延髓脑桥沟、锥体上方出脑的是展神经，支配外直肌；滑车神经自脑干背侧出脑，支配上斜肌；动眼神经自脚间窝出脑。',
      'The abducens leaves above the pyramid and supplies the lateral rectus; the trochlear leaves the back of the brainstem for the superior oblique; the oculomotor leaves the interpeduncular fossa.',
    ],
    ['展神经、外直肌', 'abducens nerve, lateral rectus'],
    at('brain-base', 'abducens-nerve'),
  ),
  single(
    'brain-nerve-only-dorsal',
    3,
    ['关于箭头所指的神经，正确的是', 'Which is true of the nerve at the arrow?'],
    [
      no(
        '由海绵窦内穿过，紧贴颈内动脉外侧',
        'It passes within the cavernous sinus beside the internal carotid artery',
      ),
      no('支配外直肌', 'It supplies the lateral rectus'),
      yes('是唯一自脑干背面出脑的脑神经', 'It is the only cranial nerve to leave the back of the brainstem'),
      no('含副交感纤维，支配瞳孔括约肌', 'It has parasympathetic fibres to the sphincter of the pupil'),
    ],
    [
      '箭头指滑车神经，自下丘下方出脑，绕大脑脚向前，行于海绵窦外侧壁内。穿行窦腔、支配外直肌的是展神经；含副交感纤维的是动眼神经。',
      'The trochlear nerve leaves below the inferior colliculus, rounds the peduncle and runs in the lateral wall of the sinus. The abducens lies within the sinus; the oculomotor carries parasympathetic fibres.',
    ],
    ['滑车神经、上斜肌', 'trochlear nerve, superior oblique'],
    at('brain-base', 'trochlear-nerve'),
  ),
  several(
    'brain-nerve-carries',
    3,
    [
      '箭头所指神经（包括其全部根）传导或支配',
      'The nerve at the arrow (all its roots included) carries or supplies',
    ],
    [
      yes('面部皮肤的痛、温、触觉', 'pain, temperature and touch of the face'),
      yes('咀嚼肌', 'the muscles of mastication'),
      no('面肌', 'the muscles of expression'),
      yes('角膜的感觉', 'sensation of the cornea'),
      no('舌前 2/3 的味觉', 'taste of the front two thirds of the tongue'),
    ],
    [
      '箭头指三叉神经，感觉根传头面部感觉（包括角膜），运动根支配咀嚼肌。面肌和舌前 2/3 味觉属面神经。',
      'The trigeminal nerve: sensation of face and cornea, and mastication. Expression and taste are the facial nerve.',
    ],
    ['三叉神经、咀嚼肌', 'trigeminal nerve, muscles of mastication'],
    at('brain-base', 'trigeminal-nerve'),
  ),
  judge(
    'brain-crossing-above',
    2,
    [
      '在箭头所指隆起的下端，大部分皮质脊髓束纤维左右交叉。',
      'At the lower end of the prominence at the arrow most corticospinal fibres cross.',
    ],
    true,
    [
      '箭头指延髓锥体，其下端为锥体交叉，约 75%～90% 的纤维交叉成皮质脊髓侧束。橄榄内为下橄榄核，与此无关。',
      'The pyramid ends below in the decussation, where most fibres cross into the lateral tract. The olive holds the inferior olivary nucleus.',
    ],
    ['锥体交叉、皮质脊髓束', 'decussation of pyramids, corticospinal tract'],
    at('brain-base', 'pyramid-of-medulla'),
  ),
  single(
    'brain-belongs-to',
    3,
    ['箭头所指结构属于', 'The structure at the arrow belongs to the'],
    [
      no('中脑', 'midbrain'),
      no('端脑', 'telencephalon'),
      yes('下丘脑', 'hypothalamus'),
      no('后丘脑', 'metathalamus'),
    ],
    [
      '箭头指乳头体，属下丘脑，接受穹窿纤维，发出乳头丘脑束。后丘脑为内、外侧膝状体；中脑腹侧为大脑脚。端脑是大脑半球，乳头体属间脑，不属端脑。',
      'The mammillary body, of the hypothalamus, receives the fornix and sends the mammillothalamic tract. The metathalamus is the geniculate bodies. The ventral midbrain is the cerebral peduncles; the telencephalon is the hemispheres, and the mammillary body belongs to the diencephalon.',
    ],
    ['乳头体、下丘脑', 'mammillary body, hypothalamus'],
    at('brain-base', 'mammillary-body'),
  ),
  single(
    'brain-uncus-danger',
    3,
    ['颅内压增高时，箭头所指部位最可能', 'When intracranial pressure rises, the part at the arrow may'],
    [
      yes(
        '经小脑幕切迹下疝，压迫中脑和动眼神经',
        'herniate through the tentorial notch onto midbrain and oculomotor nerve',
      ),
      no('经枕骨大孔下疝，压迫延髓', 'herniate through the foramen magnum onto the medulla'),
      no('经大脑镰下疝到对侧', 'herniate beneath the falx'),
      no('突入视神经管', 'bulge into the optic canal'),
    ],
    [
      '箭头指钩，邻小脑幕切迹，颞叶占位时形成小脑幕切迹疝。经枕骨大孔的是小脑扁桃体；经大脑镰下的是扣带回。视神经管只通过视神经和眼动脉，脑组织不由此疝出。',
      'The uncus lies at the tentorial notch. The tonsils go through the foramen magnum, the cingulate gyrus beneath the falx. The optic canal passes only the optic nerve and ophthalmic artery; brain does not herniate there.',
    ],
    ['钩、小脑幕切迹疝', 'uncus, transtentorial herniation'],
    at('brain-base', 'uncus'),
  ),
  single(
    'brain-lesion-turn',
    2,
    [
      '箭头所指、上下走行的脑回，其外侧面中部损伤主要表现为',
      'A lesion of the middle of the lateral face of the gyrus at the arrow, which runs up and down, mainly causes',
    ],
    [
      no('对侧下肢感觉障碍', 'loss of sensation in the opposite leg'),
      yes('对侧上肢瘫痪', 'paralysis of the opposite arm'),
      no('同侧上肢瘫痪', 'paralysis of the same arm'),
      no('对侧同向性偏盲', 'contralateral hemianopia'),
    ],
    [
      '箭头指中央前回（第Ⅰ躯体运动区），身体倒置投射，中部支配对侧上肢。感觉在中央后回；下肢代表区在内侧面；视区在距状沟两侧。',
      'The precentral gyrus is the motor area, upside down and crossed; its middle is the arm. Sensation is behind the sulcus, the leg on the medial face, vision along the calcarine sulcus.',
    ],
    ['中央前回、躯体运动区', 'precentral gyrus, motor area'],
    at('brain-turntable', 'precentral-gyrus'),
  ),
  fill(
    'brain-sulcus-divides',
    2,
    [
      '箭头所指的沟是____，它分隔额叶与____。',
      'The sulcus at the arrow is the ____; it parts the frontal lobe from the ____.',
    ],
    [named('central-sulcus'), named('parietal-lobe')],
    [
      '中央沟分隔额叶和顶叶；外侧沟在其下方，上方为额、顶叶，下方为颞叶。',
      'The central sulcus parts frontal and parietal lobes; the lateral sulcus has the temporal lobe below it.',
    ],
    ['中央沟、顶叶', 'central sulcus, parietal lobe'],
    at('brain-turntable', 'central-sulcus'),
  ),
  single(
    'brain-unsteady-trunk',
    3,
    ['箭头所指部分损害，最突出的表现是', 'Damage to the part at the arrow shows above all as'],
    [
      no('同侧肢体意向性震颤和辨距不良', 'intention tremor and dysmetria of the limbs on the same side'),
      no('对侧肢体瘫痪', 'paralysis of the opposite limbs'),
      no('静止性震颤', 'tremor at rest'),
      yes('躯干平衡障碍、站立不稳', 'unsteadiness of the trunk'),
    ],
    [
      '箭头指小脑蚓，调节躯干肌张力和平衡。小脑半球损害为同侧肢体共济失调、意向性震颤；瘫痪见于锥体束损害；静止性震颤见于黑质病变。',
      'The vermis governs the trunk. The hemispheres govern limbs of the same side; paralysis is the pyramidal tract, resting tremor the substantia nigra.',
    ],
    ['小脑蚓、平衡', 'vermis, balance'],
    at('brain-turntable', 'vermis-of-cerebellum'),
  ),
  match(
    'brain-cortex-areas',
    2,
    ['为下列功能区选出所在部位。', 'Where does each cortical area lie?'],
    [
      ['额下回后部', 'Posterior part of the inferior frontal gyrus'],
      ['颞上回后部', 'Posterior part of the superior temporal gyrus'],
      ['颞横回', 'Transverse temporal gyri'],
      ['距状沟两侧', 'Lips of the calcarine sulcus'],
      ['角回', 'Angular gyrus'],
    ],
    [
      ['听区', 'Auditory area', 2],
      ['运动性语言中枢', 'Motor speech area', 0],
      ['视区', 'Visual area', 3],
      ['视觉性语言（阅读）中枢', 'Reading area', 4],
      ['听觉性语言中枢', 'Auditory speech area', 1],
    ],
    [
      '运动性语言中枢在额下回后部，听觉性语言中枢在颞上回后部，阅读中枢在角回，听区在颞横回，视区在距状沟两侧；书写中枢在额中回后部，未列入。',
      'Speech: inferior frontal; understanding: superior temporal; reading: angular; hearing: transverse temporal; vision: calcarine. Writing, in the middle frontal gyrus, is not listed.',
    ],
    ['语言中枢、听区、视区', 'speech areas, auditory area, visual area'],
  ),
  single(
    'brain-capsule',
    3,
    [
      '内囊后肢出血的典型“三偏”不包括',
      'Bleeding into the posterior limb of the internal capsule gives three signs. Which is not one of them?',
    ],
    [
      no('对侧偏瘫', 'Contralateral hemiplegia'),
      no('对侧偏身深、浅感觉障碍', 'Contralateral loss of deep and superficial sensation'),
      no('对侧同向性偏盲', 'Contralateral homonymous hemianopia'),
      yes('同侧面神经周围性瘫', 'Peripheral facial palsy on the same side'),
    ],
    [
      '内囊后肢含皮质脊髓束、丘脑上辐射和视辐射，损伤出现对侧偏瘫、偏身感觉障碍和偏盲；面瘫为对侧中枢性（核上性）。',
      'It holds corticospinal fibres and thalamic and optic radiations. Any facial palsy is contralateral and central.',
    ],
    ['内囊、三偏', 'internal capsule, three hemi-signs'],
  ),
  judge(
    'brain-csf-way',
    2,
    [
      '脑脊液主要由脑室脉络丛产生，经第四脑室正中孔和两个外侧孔流入蛛网膜下隙。',
      'Cerebrospinal fluid, made mainly by the choroid plexuses, enters the subarachnoid space by the median and the two lateral apertures of the fourth ventricle.',
    ],
    true,
    [
      '对。随后主要经蛛网膜粒渗入上矢状窦；侧脑室与第三脑室之间经室间孔，第三、四脑室之间经中脑水管。',
      'True; it then passes by arachnoid granulations into the superior sagittal sinus. Interventricular foramina and aqueduct link the ventricles.',
    ],
    ['脑脊液、蛛网膜下隙', 'cerebrospinal fluid, subarachnoid space'],
  ),
  several(
    'brain-parasympathetic',
    3,
    ['含一般内脏运动（副交感）纤维的脑神经有', 'Cranial nerves with parasympathetic fibres are'],
    [
      yes('动眼神经', 'the oculomotor'),
      no('三叉神经', 'the trigeminal'),
      yes('面神经', 'the facial'),
      yes('舌咽神经', 'the glossopharyngeal'),
      yes('迷走神经', 'the vagus'),
      no('展神经', 'the abducens'),
    ],
    [
      '只有Ⅲ、Ⅶ、Ⅸ、Ⅹ含副交感节前纤维。三叉神经本身不含，只是其分支携带他神经来的节后纤维；展神经只含躯体运动纤维。',
      'Only III, VII, IX and X. Branches of the trigeminal merely carry postganglionic fibres of others; the abducens is motor only.',
    ],
    ['副交感、脑神经', 'parasympathetic, cranial nerves'],
  ),
  essay(
    'brain-facial-palsy',
    4,
    [
      '比较面神经核上瘫与核下瘫的损伤部位和表现，并说明机制。',
      'Compare supranuclear and infranuclear facial palsy: site, signs and reason.',
    ],
    [
      '核上瘫：皮质核束或运动皮质损伤，对侧眼裂以下面肌瘫痪，鼻唇沟变浅、口角偏向病灶侧，额纹和闭眼正常，因面神经核上部（支配眼裂以上）接受双侧皮质核束。核下瘫：面神经核或面神经损伤，同侧全部面肌瘫痪，额纹消失、不能闭眼、口角偏向健侧，可伴味觉、泌涎、听觉过敏等。',
      'Supranuclear: a lesion of cortex or corticonuclear tract paralyses the opposite lower face; forehead and eyelids are spared because the upper part of the nucleus gets fibres of both sides. Infranuclear: a lesion of nucleus or nerve paralyses the whole same side, with loss of furrows, open eye, mouth drawn to the sound side, and possibly taste, saliva or hyperacusis.',
    ],
    [
      '得分要点：侧别、是否累及眼裂以上、双侧皮质核束支配。',
      'Points: the side, whether the upper face is involved, the double corticonuclear supply.',
    ],
    ['皮质核束、对侧、额纹、面神经核、同侧', 'corticonuclear tract, opposite, furrows, nucleus, same side'],
  ),
  patient(
    'brain-cerebellopontine',
    4,
    [
      '女，48 岁，右耳鸣、听力渐降 3 年，近半年右面部麻木、右侧鼻唇沟浅，行走偏右。MRI 示右脑桥小脑三角区肿瘤，内耳道扩大。',
      'A woman of 48 has had tinnitus and slowly failing hearing on the right for three years, and for half a year a numb right face, a flat right nasolabial fold and veering to the right when she walks. MRI: tumour in the right cerebellopontine angle with a widened internal acoustic meatus.',
    ],
    [
      single(
        'brain-cerebellopontine-nerve',
        2,
        ['肿瘤最可能起于', 'The tumour most probably arises from the'],
        [
          yes('前庭蜗神经', 'vestibulocochlear nerve'),
          no('三叉神经', 'trigeminal nerve'),
          no('面神经', 'facial nerve'),
          no('舌咽神经', 'glossopharyngeal nerve'),
        ],
        [
          '首发耳鸣、听力下降且内耳道扩大，符合听神经瘤（起于前庭神经鞘）。面部麻木、面肌无力出现晚，为继发压迫；无吞咽障碍，不支持舌咽神经。',
          'Tinnitus and deafness first, with a wide meatus: vestibular schwannoma. Face signs came later by pressure; swallowing is normal.',
        ],
      ),
      fill(
        'brain-cerebellopontine-face',
        3,
        [
          '面部麻木提示____神经受压；若查得右手指鼻不准、意向性震颤，则提示____受压。',
          'Numbness of the face suggests pressure on the ____ nerve; were the right hand to miss the nose with intention tremor, pressure on the ____.',
        ],
        [
          words('三叉', '三叉神经', 'trigeminal', 'trigeminal nerve', 'V', 'CN V', 'fifth'),
          words(
            '小脑',
            'cerebellum',
            '小脑半球',
            '右小脑',
            '右侧小脑',
            '右小脑半球',
            '右侧小脑半球',
            '小脑中脚',
            '右小脑中脚',
            '右侧小脑中脚',
            'cerebellar hemisphere',
            'right cerebellum',
            'right cerebellar hemisphere',
            'middle cerebellar peduncle',
            'right middle cerebellar peduncle',
          ),
        ],
        [
          '肿瘤向上压三叉神经，向后内压小脑半球及小脑中脚，出现同侧共济失调。',
          'Upwards it meets the trigeminal nerve, backwards and medially the cerebellar hemisphere and middle peduncle, with ataxia on the same side.',
        ],
      ),
    ],
    [
      '脑桥小脑三角有面神经和前庭蜗神经根，上邻三叉神经，下邻舌咽、迷走神经，按症状出现先后可判断起源。',
      'The angle holds nerves VII and VIII, with V above and IX, X below; the order of signs tells the origin.',
    ],
    ['脑桥小脑三角、听神经瘤', 'cerebellopontine angle, vestibular schwannoma'],
  ),
  other(
    'term',
    'brain-basal-nuclei',
    2,
    ['纹状体', 'Corpus striatum'],
    [
      '由尾状核和豆状核组成，前端相连；豆状核分壳和苍白球。尾状核和壳称新纹状体，苍白球称旧纹状体，是锥体外系的重要部分，调节肌张力和运动。',
      'Caudate and lentiform nuclei, joined in front; the lentiform is putamen and pallidum. Caudate and putamen are the neostriatum, the pallidum the palaeostriatum; it tunes muscle tone and movement.',
    ],
    [
      '须写组成与新、旧之分；杏仁体、屏状核属基底核但不属纹状体。',
      'Parts and old-new division are needed; amygdala and claustrum are basal nuclei but not striatum.',
    ],
    ['尾状核、豆状核、壳、苍白球', 'caudate, lentiform, putamen, pallidum'],
  ),
]
