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

export const skullQuestions: QuestionSeed[] = [
  single(
    'skull-nerve-through',
    2,
    [
      '通过箭头所指孔道的神经损伤，会出现',
      'Damage to the nerve that passes through the opening at the arrow causes',
    ],
    [
      no('上颌牙感觉丧失', 'numb upper teeth'),
      no('额部和上睑皮肤感觉丧失', 'loss of feeling in the skin of forehead and upper eyelid'),
      no('面肌瘫痪', 'facial palsy'),
      yes('张口时下颌偏向患侧', 'a jaw that turns to the damaged side on opening'),
    ],
    [
      '箭头指卵圆孔，下颌神经由此出颅，其运动纤维支配咀嚼肌（含翼外肌），损伤后张口下颌偏患侧。上颌牙属上颌神经（圆孔），额部属眼神经（眶上裂），面肌属面神经（内耳门—茎乳孔）。',
      'The foramen ovale transmits the mandibular nerve with the fibres to the lateral pterygoid. Upper teeth: foramen rotundum; forehead: superior orbital fissure; face: facial canal.',
    ],
    ['卵圆孔、下颌神经', 'foramen ovale, mandibular nerve'],
    at('skull-base-inner', 'foramen-ovale-of-sphenoid'),
  ),
  single(
    'skull-bleeding-from',
    2,
    ['经箭头所指的孔入颅的动脉是', 'Which artery enters the skull at the arrow?'],
    [
      no('颈内动脉岩部', 'petrous part of the internal carotid artery'),
      no('眼动脉', 'ophthalmic artery'),
      no('椎动脉', 'vertebral artery'),
      yes('脑膜中动脉', 'middle meningeal artery'),
    ],
    [
      '箭头指棘孔，通过脑膜中动脉，其前支行于翼点内面，破裂致硬膜外血肿。颈内动脉经颈动脉管，眼动脉经视神经管出颅，椎动脉经枕骨大孔。',
      'The foramen spinosum transmits the middle meningeal artery; its anterior branch lies behind the pterion. The carotid uses its canal, the ophthalmic the optic canal, the vertebral the foramen magnum.',
    ],
    ['棘孔、脑膜中动脉、翼点', 'foramen spinosum, middle meningeal artery, pterion'],
    at('skull-base-inner', 'foramen-spinosum'),
  ),
  several(
    'skull-through-fissure',
    3,
    ['经箭头所指裂隙出入颅的结构有', 'Through the fissure at the arrow pass'],
    [
      yes('动眼神经', 'the oculomotor nerve'),
      no('视神经', 'the optic nerve'),
      yes('展神经', 'the abducens nerve'),
      yes('眼上静脉', 'the superior ophthalmic vein'),
      no('上颌神经', 'the maxillary nerve'),
    ],
    [
      '箭头指眶上裂，通过Ⅲ、Ⅳ、Ⅵ、眼神经和眼上静脉。视神经和眼动脉经视神经管；上颌神经经圆孔。',
      'The superior orbital fissure transmits III, IV, VI, the ophthalmic nerve and vein. The optic nerve uses its canal, the maxillary the foramen rotundum.',
    ],
    ['眶上裂、眼神经', 'superior orbital fissure, ophthalmic nerve'],
    at('skull-base-inner', 'superior-orbital-fissure'),
  ),
  single(
    'skull-fracture-signs',
    2,
    ['箭头所指部位骨折后，最可能出现', 'A fracture at the place of the arrow most probably causes'],
    [
      yes('鼻漏脑脊液和嗅觉丧失', 'leakage of cerebrospinal fluid from the nose and loss of smell'),
      no('耳漏脑脊液和周围性面瘫', 'leakage of cerebrospinal fluid from the ear and peripheral facial palsy'),
      no('乳突部皮下瘀斑', 'bruising over the mastoid'),
      no('伸舌偏斜', 'a tongue that turns aside'),
    ],
    [
      '箭头指筛板，嗅丝穿过筛孔，骨折致鼻漏和嗅觉丧失。耳漏、面瘫见于岩部（颅中窝）骨折；乳突瘀斑（Battle 征）和舌下神经损伤见于颅后窝骨折。',
      'Olfactory filaments pass the cribriform plate. Ear leakage and facial palsy belong to the petrous part, mastoid bruising and tongue to the posterior fossa.',
    ],
    ['筛板、脑脊液鼻漏', 'cribriform plate, rhinorrhoea'],
    at('skull-base-inner', 'cribriform-plate'),
  ),
  fill(
    'skull-lodges',
    2,
    ['箭头所指凹陷名为____，容纳的器官是____。', 'The hollow at the arrow is the ____; it lodges the ____.'],
    [named('hypophysial-fossa'), words('垂体', '脑垂体', 'pituitary', 'pituitary gland', 'hypophysis')],
    [
      '垂体窝位于蝶鞍中央，下隔薄骨板与蝶窦相邻；三叉神经压迹容纳三叉神经节，与此不同。',
      'It lies in the sella above the sphenoidal sinus; the trigeminal impression lodges a ganglion instead.',
    ],
    ['垂体窝、垂体', 'hypophysial fossa, pituitary'],
    at('skull-base-inner', 'hypophysial-fossa'),
  ),
  single(
    'skull-jugular-out',
    3,
    [
      '箭头所指孔内病变累及全部神经时，不会出现',
      'A lesion involving all nerves in the opening at the arrow would not cause',
    ],
    [
      no('声音嘶哑', 'hoarseness'),
      no('患侧咽反射消失', 'loss of the gag reflex on that side'),
      no('不能向对侧转头、耸肩无力', 'weak turning of the head and shrugging'),
      yes('伸舌偏斜', 'deviation of the tongue'),
    ],
    [
      '箭头指颈静脉孔，通过舌咽、迷走、副神经：咽反射消失、声嘶、胸锁乳突肌和斜方肌瘫痪。舌下神经经舌下神经管，不受累。',
      'The jugular foramen transmits IX, X and XI: no gag reflex, a hoarse voice, weak sternocleidomastoid and trapezius. The hypoglossal nerve has a canal of its own.',
    ],
    ['颈静脉孔、迷走神经、副神经', 'jugular foramen, vagus, accessory nerve'],
    at('skull-base-inner', 'jugular-foramen'),
  ),
  judge(
    'skull-carotid-straight',
    3,
    [
      '活体中，三叉神经的一支经箭头所指处出颅。',
      'In life one division of the trigeminal nerve leaves the skull through the place at the arrow.',
    ],
    false,
    [
      '错。箭头指破裂孔，活体下部被软骨封闭，颈内动脉只在其上方转向上行，并不垂直穿过。三叉神经的三支：眼神经经眶上裂，上颌神经经圆孔，下颌神经经其外侧的卵圆孔。',
      'False. The arrow is at the foramen lacerum, closed below by cartilage; the internal carotid artery only turns up above it. Of the trigeminal divisions V1 leaves by the superior orbital fissure, V2 by the foramen rotundum, V3 by the foramen ovale lateral to it.',
    ],
    ['破裂孔、颈内动脉', 'foramen lacerum, internal carotid artery'],
    at('skull-base-inner', 'foramen-lacerum'),
  ),
  single(
    'skull-facial-exit',
    2,
    ['由箭头所指骨孔出颅的神经，随后进入', 'The nerve that leaves the skull at the arrow then enters the'],
    [
      no('下颌下腺', 'submandibular gland'),
      yes('腮腺', 'parotid gland'),
      no('翼腭窝', 'pterygopalatine fossa'),
      no('颞下窝', 'infratemporal fossa'),
    ],
    [
      '箭头指茎乳孔，面神经出孔后进入腮腺分成五组分支。下颌下腺的神经为鼓索的纤维；翼腭窝为上颌神经；颞下窝为下颌神经。',
      'From the stylomastoid foramen the facial nerve enters the parotid and divides. Chorda tympani reaches the submandibular gland, V2 the pterygopalatine, V3 the infratemporal fossa.',
    ],
    ['茎乳孔、面神经、腮腺', 'stylomastoid foramen, facial nerve, parotid gland'],
    at('skull-base-outer', 'stylomastoid-foramen'),
  ),
  single(
    'skull-joint-with',
    2,
    ['与箭头所指结构相关节的骨是', 'Which bone forms a joint with the structure at the arrow?'],
    [no('枢椎', 'The axis'), yes('寰椎', 'The atlas'), no('下颌骨', 'The mandible'), no('舌骨', 'The hyoid')],
    [
      '箭头指枕髁，与寰椎侧块的上关节凹构成寰枕关节。枢椎齿突与寰椎构成寰枢关节；下颌骨与颞骨下颌窝相关节；舌骨不与他骨成关节。',
      'Occipital condyle and atlas make the atlanto-occipital joint. The axis meets the atlas, the mandible the temporal bone, the hyoid no bone.',
    ],
    ['枕髁、寰枕关节', 'occipital condyle, atlanto-occipital joint'],
    at('skull-base-outer', 'occipital-condyle'),
  ),
  single(
    'skull-palate-block',
    3,
    ['在箭头所指处注射局麻药，麻醉的主要区域是', 'Local anaesthetic at the place of the arrow mainly numbs'],
    [
      no('上颌切牙腭侧黏膜', 'the palatal mucosa of the upper incisors'),
      no('上颌磨牙牙髓', 'the pulps of the upper molars'),
      no('软腭和腭扁桃体', 'soft palate and tonsil'),
      yes('同侧上颌磨牙和前磨牙的腭侧黏膜', 'the palatal mucosa of molars and premolars on that side'),
    ],
    [
      '箭头指腭大孔，腭大神经（腭前神经）分布于磨牙、前磨牙腭侧黏膜。切牙区腭黏膜为鼻腭神经（切牙孔）；磨牙牙髓为上牙槽后神经；软腭和扁桃体为腭小神经。',
      'The greater palatine nerve serves the palatal gum as far as the premolars. Incisors: nasopalatine nerve; pulps: posterior superior alveolar nerves; soft palate: lesser palatine nerves.',
    ],
    ['腭大孔、腭大神经', 'greater palatine foramen, greater palatine nerve'],
    at('skull-base-outer', 'greater-palatine-foramen'),
  ),
  several(
    'skull-jaw-dislocation',
    3,
    [
      '颞下颌关节脱位时，下颌头滑到箭头所指结构的前方。此时可见',
      'In dislocation of the jaw its head slips in front of the structure at the arrow. Then',
    ],
    [
      yes('口不能闭合', 'the mouth cannot be closed'),
      yes('耳屏前凹陷', 'there is a hollow before the ear'),
      no('下颌后缩', 'the chin recedes'),
      no('须向上推下颌即可复位', 'pushing the jaw upwards reduces it'),
      yes('复位时先向下压、再向后推', 'one presses down and then back to reduce it'),
    ],
    [
      '箭头指关节结节。脱位后口半开、颏前突、耳屏前凹陷；复位须先下压使下颌头低于关节结节，再后推入下颌窝，单纯上推无效。',
      'Beyond the articular tubercle the mouth stays open and the chin juts out; the head must first be pressed below the tubercle, then back.',
    ],
    ['关节结节、颞下颌关节脱位', 'articular tubercle, dislocation of the jaw'],
    at('skull-base-outer', 'articular-tubercle'),
  ),
  single(
    'skull-air-cells',
    2,
    ['箭头所指的骨性结构', 'The bony structure at the arrow'],
    [
      no('有项韧带附着', 'gives attachment to the nuchal ligament'),
      no('与颞骨的下颌窝构成关节', 'makes a joint with the mandibular fossa of the temporal bone'),
      yes('内有与中耳相通的小房', 'holds air cells that open into the middle ear'),
      no('有咬肌附着', 'gives attachment to the masseter'),
    ],
    [
      '箭头指乳突，属颞骨，内有乳突小房，经乳突窦通鼓室，故中耳炎可蔓延至此；胸锁乳突肌附着于此。项韧带附着于枕外隆凸；与颞骨构成关节的是下颌骨髁突；咬肌附着于颧弓和下颌角。',
      'The arrow is at the mastoid process of the temporal bone, whose cells open to the tympanum through the antrum; sternocleidomastoid is attached here. The nuchal ligament is fixed to the external occipital protuberance, the condylar process of the mandible makes the joint, the masseter runs from zygomatic arch to angle of mandible.',
    ],
    ['乳突、乳突小房', 'mastoid process, mastoid cells'],
    at('skull-turntable', 'mastoid-process'),
  ),
  single(
    'skull-nerve-of-chin',
    2,
    ['由箭头所指孔穿出的神经来自', 'The nerve that leaves the foramen at the arrow comes from the'],
    [
      no('上颌神经的眶下神经', 'infra-orbital nerve of the maxillary nerve'),
      no('面神经', 'facial nerve'),
      yes('下牙槽神经', 'inferior alveolar nerve'),
      no('舌神经', 'lingual nerve'),
    ],
    [
      '箭头指颏孔，颏神经是下牙槽神经的终支，分布于下唇和颏部皮肤。眶下神经来自上颌神经；面神经支配面肌；舌神经不进入下颌管。',
      'The mental nerve is the end of the inferior alveolar nerve. The infra-orbital comes from the maxillary; the lingual nerve does not enter the mandible.',
    ],
    ['颏孔、下牙槽神经', 'mental foramen, inferior alveolar nerve'],
    at('skull-turntable', 'mental-foramen'),
  ),
  fill(
    'skull-suture-between',
    2,
    [
      '箭头所指的缝名为____，连结额骨与两侧的____。',
      'The suture at the arrow is the ____; it joins the frontal bone and the two ____.',
    ],
    [named('coronal-suture'), { terms: ['parietal-bone'], accept: ['parietal bones', 'parietals'] }],
    [
      '冠状缝位于额骨与顶骨之间；矢状缝在两顶骨之间，人字缝在顶骨与枕骨之间。',
      'Coronal: frontal and parietals; sagittal: between parietals; lambdoid: parietals and occipital.',
    ],
    ['冠状缝、顶骨', 'coronal suture, parietal bone'],
    at('skull-turntable', 'coronal-suture'),
  ),
  match(
    'skull-sinus-openings',
    3,
    ['为下列鼻旁窦选出开口部位。', 'Where does each paranasal sinus open?'],
    [
      ['上鼻道', 'Superior meatus'],
      ['中鼻道', 'Middle meatus'],
      ['下鼻道', 'Inferior meatus'],
      ['蝶筛隐窝', 'Spheno-ethmoidal recess'],
    ],
    [
      ['上颌窦', 'Maxillary sinus', 1],
      ['蝶窦', 'Sphenoidal sinus', 3],
      ['额窦', 'Frontal sinus', 1],
      ['筛窦后群', 'Posterior ethmoidal cells', 0],
      ['筛窦前群', 'Anterior ethmoidal cells', 1],
    ],
    [
      '额窦、上颌窦和筛窦前、中群开口于中鼻道，故用了多次；后群开口于上鼻道；蝶窦开口于蝶筛隐窝；下鼻道为鼻泪管开口，无鼻旁窦开口。',
      'Frontal, maxillary and anterior (and middle) ethmoidal open into the middle meatus; posterior cells into the superior; the sphenoidal into its recess. The inferior meatus takes the nasolacrimal duct only.',
    ],
    ['鼻旁窦、中鼻道', 'paranasal sinuses, middle meatus'],
  ),
  judge(
    'skull-maxillary-drain',
    2,
    [
      '上颌窦开口高于窦底，直立时不易引流，且窦底与上颌磨牙根邻近。',
      'The maxillary sinus opens above its floor, so it drains badly in the upright position, and its floor is close to the roots of the upper molars.',
    ],
    true,
    [
      '对。因此上颌窦炎症多见且易慢性化，牙根感染可波及窦腔。',
      'True; hence frequent and chronic sinusitis, and spread from roots of teeth.',
    ],
    ['上颌窦', 'maxillary sinus'],
  ),
  essay(
    'skull-fossa-openings',
    4,
    [
      '列出颅中窝的主要孔、裂、管及通过的结构，并说明该处骨折的表现。',
      'List the main openings of the middle cranial fossa with what passes through them, and the signs of a fracture here.',
    ],
    [
      '视神经管：视神经、眼动脉；眶上裂：动眼、滑车、展神经、眼神经、眼上静脉；圆孔：上颌神经；卵圆孔：下颌神经；棘孔：脑膜中动脉；破裂孔上方：颈内动脉。骨折可致脑脊液耳漏（鼓室盖、鼓膜破裂）或经咽鼓管鼻漏，面神经、前庭蜗神经损伤，颈内动脉海绵窦瘘，脑膜中动脉破裂致硬膜外血肿。',
      'Optic canal: optic nerve, ophthalmic artery. Superior orbital fissure: III, IV, VI, V1, vein. Foramen rotundum: V2. Foramen ovale: V3. Foramen spinosum: middle meningeal artery. Above the foramen lacerum: internal carotid. Fracture: fluid from the ear or by the auditory tube from the nose, VII and VIII, carotid-cavernous fistula, extradural bleeding.',
    ],
    [
      '得分要点：六处孔、裂、管与结构一一对应。内耳门、颈静脉孔属颅后窝，写入者扣分。',
      'Points: each opening with its content. Internal acoustic opening and jugular foramen belong to the posterior fossa.',
    ],
    [
      '视神经管、眶上裂、圆孔、卵圆孔、棘孔、脑膜中动脉、耳漏',
      'optic canal, superior orbital fissure, rotundum, ovale, spinosum, middle meningeal artery, fluid from the ear',
    ],
  ),
  patient(
    'skull-extradural',
    3,
    [
      '男，19 岁，右颞部被球棒击中，昏迷 5 分钟后清醒，3 小时后再次昏迷，右侧瞳孔散大，左侧肢体瘫痪。',
      'A man of 19 was hit on the right temple, was unconscious for five minutes, awoke, and three hours later fell unconscious again with a wide right pupil and left hemiplegia.',
    ],
    [
      single(
        'skull-extradural-weak',
        2,
        [
          '骨折最可能经过的薄弱处，由额、顶、颞、蝶四骨会合而成，名为',
          'The weak point where frontal, parietal, temporal and sphenoid bones meet, through which the fracture most probably runs, is the',
        ],
        [yes('翼点', 'pterion'), no('人字点', 'lambda'), no('前囟点', 'bregma'), no('星点', 'asterion')],
        [
          '翼点由额、顶、颞骨和蝶骨大翼会合，呈 H 形；前囟点为冠状缝与矢状缝交点，人字点为矢状缝与人字缝交点，星点在枕、顶、颞三骨会合处。',
          'The pterion is an H of frontal, parietal, temporal and greater wing. Bregma, lambda and asterion are elsewhere.',
        ],
      ),
      single(
        'skull-extradural-space',
        2,
        ['血肿位于', 'The haematoma lies'],
        [
          yes('颅骨与硬脑膜之间', 'between bone and dura'),
          no('硬脑膜与蛛网膜之间', 'between dura and arachnoid'),
          no('蛛网膜与软脑膜之间', 'between arachnoid and pia'),
          no('帽状腱膜下', 'beneath the galea'),
        ],
        [
          '脑膜中动脉行于硬脑膜外面的骨沟内，破裂血液积于硬膜外。硬膜下多为桥静脉破裂；蛛网膜下多为动脉瘤破裂；帽状腱膜下为颅外。',
          'The artery lies outside the dura. Subdural blood is mostly from bridging veins, subarachnoid from aneurysms, subgaleal outside the skull.',
        ],
      ),
    ],
    [
      '中间清醒期是硬膜外血肿的特点；同侧瞳孔散大为钩回疝压迫动眼神经。',
      'The lucid interval is typical; the wide pupil is the uncus on the oculomotor nerve.',
    ],
    ['翼点、硬膜外血肿', 'pterion, extradural haematoma'],
  ),
  other(
    'term',
    'skull-fontanelle',
    1,
    ['前囟', 'Anterior fontanelle'],
    [
      '新生儿颅顶矢状缝与冠状缝相接处、未骨化的菱形结缔组织膜，最大，约 1～2 岁闭合；膨隆提示颅内压增高，凹陷提示脱水。',
      'The diamond-shaped membrane where sagittal and coronal sutures meet in the newborn, the largest, closed between one and two years; bulging means raised pressure, sinking dehydration.',
    ],
    [
      '须写位置和闭合时间；后囟呈三角形，生后不久即闭合。',
      'Place and time are needed; the posterior one is triangular and closes soon after birth.',
    ],
    ['矢状缝、冠状缝、菱形、闭合', 'sagittal, coronal suture, diamond-shaped, closed'],
  ),
]
