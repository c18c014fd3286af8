import type { SpecimenSeed } from '../types.ts'

/** Plates of nerves. */
export const nervePlates: SpecimenSeed[] = [
  {
    key: 'brachial-plexus',
    subject: 'anatomy',
    catalog: 'spinal-nerves',
    name: {
      zh: '臂丛（右侧，前面观）',
      en: 'Brachial plexus (right side, anterior view)',
      la: 'Plexus brachialis',
    },
    desc: {
      zh: '右侧前面观，图的左侧为外侧。为显露深面的神经，去除了前斜角肌、胸肌和静脉，锁骨以半透明表示；橙色为后股、后束及其分支，黄色为其余部分。按“根（C5~T1）→干（上、中、下）→股（前、后）→束（外侧、内侧、后）→支”的顺序辨认；三束以与腋动脉第二段的位置关系命名。',
      en: 'Right side from the front; left in the picture is lateral. Scalenus anterior, pectoral muscles and veins are removed and the clavicle is shown through. Orange: posterior divisions, posterior cord and its branches; yellow: the rest. Follow roots (C5 to T1), trunks (superior, middle, inferior), divisions, cords and branches; the cords are named by where they lie to the second part of the axillary artery.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: {
      zh: '成人右侧颈根部、腋窝和臂部',
      en: 'Root of the neck, axilla and arm of an adult, right side',
    },
    fileType: 3,
    kind: 'pattern',
    drawing: 'brachial-plexus',
    marks: {
      'anterior-ramus-of-c5': {
        zh: '组成臂丛最上方的根，与 C6 前支合成上干；还发出肩胛背神经，并参与膈神经和胸长神经。',
        en: 'The highest root; joins C6 to form the superior trunk, gives the dorsal scapular nerve and adds to phrenic and long thoracic nerves.',
      },
      'anterior-ramus-of-t1': {
        zh: '其大部上行越过第 1 肋颈前方，与 C8 前支合成下干；受累时手内在肌萎缩，可伴 Horner 综合征。',
        en: 'Most of it ascends in front of the neck of the first rib to join C8 in the inferior trunk; its damage wastes the small hand muscles and may bring Horner syndrome.',
      },
      'upper-trunk-of-brachial-plexus': {
        zh: '由 C5、C6 前支合成，发出肩胛上神经和锁骨下肌神经；牵拉损伤致 Erb-Duchenne 麻痹。',
        en: 'C5 and C6; gives the suprascapular nerve and the nerve to subclavius. Traction injury: Erb-Duchenne palsy.',
      },
      'middle-trunk-of-brachial-plexus': {
        zh: '由 C7 前支单独延续而成。',
        en: 'The continuation of C7 alone.',
      },
      'lower-trunk-of-brachial-plexus': {
        zh: '由 C8 与 T1 前支合成，位于第 1 肋上面、锁骨下动脉后方；损伤致 Klumpke 麻痹。',
        en: 'C8 and T1, on the first rib behind the subclavian artery; injury: Klumpke palsy.',
      },
      'anterior-divisions-of-brachial-plexus': {
        zh: '标示的为上干前股。上、中干前股合成外侧束，下干前股延续为内侧束；支配上肢屈肌群。',
        en: 'The one marked comes from the superior trunk. Those of superior and middle trunk form the lateral cord, that of the inferior trunk the medial; they serve flexors.',
      },
      'posterior-divisions-of-brachial-plexus': {
        zh: '标示的为上干后股。三干的后股合成后束，支配上肢伸肌群。',
        en: 'The one marked comes from the superior trunk. All three form the posterior cord, for the extensors.',
      },
      'lateral-cord-of-brachial-plexus': {
        zh: '位于腋动脉外侧，由上、中干前股合成，分为肌皮神经和正中神经外侧根。',
        en: 'Lateral to the axillary artery; from the anterior divisions of superior and middle trunk. Ends as musculocutaneous nerve and lateral root of the median.',
      },
      'posterior-cord-of-brachial-plexus': {
        zh: '位于腋动脉后方，由三干后股合成，主要分支为腋神经和桡神经，还有肩胛下神经和胸背神经。',
        en: 'Behind the axillary artery; all three posterior divisions. Gives axillary and radial, subscapular and thoracodorsal nerves.',
      },
      'medial-cord-of-brachial-plexus': {
        zh: '由下干前股延续而成，经腋动脉后方转至其内侧，分为尺神经和正中神经内侧根，并发出臂、前臂内侧皮神经。',
        en: 'Continues the anterior division of the inferior trunk, passing behind the artery to its medial side; ends as ulnar nerve and medial root of the median and gives the medial cutaneous nerves.',
      },
      'musculocutaneous-nerve': {
        zh: '自外侧束发出，斜穿喙肱肌，支配臂前群三肌，终支为前臂外侧皮神经。',
        en: 'From the lateral cord through coracobrachialis; for the three anterior muscles of the arm, ending as lateral cutaneous nerve of the forearm.',
      },
      'lateral-root-of-median-nerve': {
        zh: '来自外侧束，与内侧根在腋动脉前方呈“Y”形汇合。',
        en: 'From the lateral cord; meets the medial root in a Y in front of the axillary artery.',
      },
      'medial-root-of-median-nerve': {
        zh: '来自内侧束，跨过腋动脉前面与外侧根汇合。',
        en: 'From the medial cord, across the front of the artery to the lateral root.',
      },
      'median-nerve': {
        zh: '先居肱动脉外侧，在臂中部越过动脉前方至其内侧；在臂部无分支。损伤后呈“猿手”。',
        en: 'First lateral to the brachial artery, crossing in front of it in mid-arm; no branches in the arm. Injury: ape hand.',
      },
      'ulnar-nerve': {
        zh: '自内侧束发出，沿肱动脉内侧下行，至肱骨内上髁后方的尺神经沟；损伤后呈“爪形手”。',
        en: 'From the medial cord, medial to the brachial artery, to the groove behind the medial epicondyle. Injury: claw hand.',
      },
      'radial-nerve': {
        zh: '臂丛最粗大的分支，经腋动脉后方，随肱深动脉入桡神经沟（肱骨后面）；肱骨中段骨折易损伤，呈“垂腕”。',
        en: 'The largest branch, behind the axillary artery, then with the profunda brachii into the radial groove behind the humerus; fractures of mid-shaft endanger it: wrist drop.',
      },
      'axillary-nerve': {
        zh: '自后束发出，穿四边孔绕肱骨外科颈后方，支配三角肌和小圆肌；外科颈骨折易损伤，呈“方形肩”。',
        en: 'From the posterior cord through the quadrangular space around the back of the surgical neck, to deltoid and teres minor; endangered by fracture of the neck.',
      },
      'medial-cutaneous-nerve-of-forearm': {
        zh: '自内侧束发出，位于尺神经内侧前方，分布于前臂内侧皮肤，勿误认作尺神经。',
        en: 'From the medial cord, before and medial to the ulnar nerve, for which it is often taken; to the skin of the medial forearm.',
      },
      'medial-cutaneous-nerve-of-arm': {
        zh: '自内侧束发出，最细，常与肋间臂神经交通，分布于臂内侧皮肤。',
        en: 'The thinnest branch of the medial cord, often joined by the intercostobrachial nerve; to the skin of the medial arm.',
      },
      'dorsal-scapular-nerve': {
        zh: '主要发自 C5，穿中斜角肌向后，支配菱形肌和肩胛提肌。',
        en: 'Mainly from C5, through scalenus medius and backwards to rhomboids and levator scapulae.',
      },
      'suprascapular-nerve': {
        zh: '发自上干，经肩胛上切迹至冈上窝，支配冈上肌和冈下肌。',
        en: 'From the superior trunk through the suprascapular notch to supraspinatus and infraspinatus.',
      },
      'long-thoracic-nerve': {
        zh: '由 C5~C7 的根发出，经臂丛和腋动脉后方沿前锯肌表面下行；损伤时出现“翼状肩”。',
        en: 'From the roots C5 to C7, behind plexus and artery, down on serratus anterior; injury: winged scapula.',
      },
      'thoracodorsal-nerve': {
        zh: '发自后束，沿肩胛骨外侧缘下行，支配背阔肌；乳腺癌腋窝清扫时应予保护。',
        en: 'From the posterior cord along the lateral border of the scapula to latissimus dorsi; to be kept in axillary dissection.',
      },
      'lateral-pectoral-nerve': {
        zh: '发自外侧束，越过腋动脉前方，主要支配胸大肌；“外侧”指其来自外侧束。',
        en: 'From the lateral cord (hence its name), across the front of the artery, mainly to pectoralis major.',
      },
      'axillary-artery': {
        zh: '锁骨下动脉在第 1 肋外侧缘的延续，至大圆肌下缘续为肱动脉；第二段周围为臂丛三束。',
        en: 'Continues the subclavian from the outer border of the first rib to the lower border of teres major; the cords surround its second part.',
      },
      'first-rib': {
        zh: '锁骨下动脉与臂丛下干在其上面、前斜角肌后方通过；越过其外侧缘后动脉改称腋动脉。',
        en: 'Subclavian artery and inferior trunk cross its upper face behind scalenus anterior; beyond its outer border the artery is called axillary.',
      },
      clavicle: {
        zh: '以半透明表示。臂丛的股大致位于其中份后方；臂丛据此分为锁骨上部和锁骨下部。',
        en: 'Shown through. The divisions lie about behind its middle; it parts the supraclavicular from the infraclavicular plexus.',
      },
    },
  },
  {
    key: 'brain-base',
    subject: 'anatomy',
    catalog: 'brain',
    name: {
      zh: '脑底面与脑神经',
      en: 'Base of the brain with the cranial nerves',
      la: 'Facies inferior encephali et nervi craniales',
    },
    desc: {
      zh: '脑底面观，血管已除去，图的左侧为标本的右侧（R）。自前向后辨认 12 对脑神经的连脑部位：嗅神经连端脑，视神经连间脑，动眼、滑车神经连中脑，三叉、展、面、前庭蜗神经连脑桥（后三对在延髓脑桥沟），舌咽、迷走、副、舌下神经连延髓。成对的结构均标在左侧（图的右侧）。',
      en: 'Seen from below, vessels removed; the left of the picture is the right of the brain (R). From front to back the twelve nerves are attached so: I to the telencephalon, II to the diencephalon, III and IV to the midbrain, V to VIII to the pons (VI to VIII in the groove below it), IX to XII to the medulla. Paired structures are marked on the left, the right of the picture.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人脑', en: 'Adult human brain' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'brain-base',
    marks: {
      'olfactory-nerve': {
        zh: '左侧，Ⅰ。约 20 条嗅丝穿筛孔自下方进入嗅球，取脑时被扯断；它才是嗅神经，嗅球和嗅束属于端脑。',
        en: 'Left, I. About twenty filaments enter the bulb from below through the cribriform plate and are torn when the brain is removed. They are the nerve; bulb and tract belong to the brain.',
      },
      'olfactory-bulb': {
        zh: '左侧。位于筛板上方，嗅丝终止于此，向后续嗅束。',
        en: 'Left. Above the cribriform plate; the filaments end here, the tract begins.',
      },
      'olfactory-tract': {
        zh: '左侧。沿嗅束沟后行至嗅三角，分内、外侧嗅纹。',
        en: 'Left. Runs back in its sulcus to the olfactory trigone and divides into medial and lateral striae.',
      },
      'optic-nerve': {
        zh: '左侧，Ⅱ。经视神经管入颅，汇于视交叉；损伤后该眼全盲。',
        en: 'Left, II. Through the optic canal to the chiasm; its loss blinds that eye.',
      },
      'optic-chiasm': {
        zh: '两眼鼻侧半视网膜纤维在此交叉；中部受压（如垂体瘤）致双颞侧偏盲。',
        en: 'Fibres of both nasal halves of the retina cross; pressure from a pituitary tumour brings bitemporal hemianopia.',
      },
      'optic-tract': {
        zh: '左侧。自视交叉绕大脑脚向后至外侧膝状体；损伤致对侧同向性偏盲。',
        en: 'Left. From the chiasm around the peduncle to the lateral geniculate body; its loss brings contralateral homonymous hemianopia.',
      },
      'oculomotor-nerve': {
        zh: '左侧，Ⅲ。自脚间窝出脑，经大脑后动脉与小脑上动脉之间前行；小脑幕切迹疝时受压，瞳孔散大。',
        en: 'Left, III. Leaves in the interpeduncular fossa, between posterior cerebral and superior cerebellar artery; uncal herniation presses on it and the pupil widens.',
      },
      'trochlear-nerve': {
        zh: '左侧，Ⅳ。最细，唯一自脑干背面（下丘下方）出脑者，绕大脑脚外侧前行；支配上斜肌。',
        en: 'Left, IV. The thinnest, the only one from the back of the brain stem; winds around the peduncle. For the superior oblique.',
      },
      'trigeminal-nerve': {
        zh: '左侧，Ⅴ。在脑桥基底部与小脑中脚交界处出入，粗大感觉根的前内侧为细小运动根。',
        en: 'Left, V. Where pons meets middle cerebellar peduncle: a large sensory root and, before and medial to it, a small motor root.',
      },
      'abducens-nerve': {
        zh: '左侧，Ⅵ。自延髓脑桥沟锥体上方出脑，颅内行程长，颅内压增高时易受损；支配外直肌。',
        en: 'Left, VI. From the groove below the pons above the pyramid; its long course makes it suffer from raised pressure. For the lateral rectus.',
      },
      'facial-nerve': {
        zh: '左侧，Ⅶ。自延髓脑桥沟外侧部出脑，位于前庭蜗神经内侧（两者间为中间神经），同入内耳门。',
        en: 'Left, VII. From the lateral part of the groove, medial to VIII with the nervus intermedius between; both enter the internal acoustic opening.',
      },
      'vestibulocochlear-nerve': {
        zh: '左侧，Ⅷ。位于面神经外侧、绒球附近（脑桥小脑三角）；听神经瘤好发处。',
        en: 'Left, VIII. Lateral to VII near the flocculus in the cerebellopontine angle, the site of vestibular schwannoma.',
      },
      'glossopharyngeal-nerve': {
        zh: '左侧，Ⅸ。橄榄后沟最上部的根丝，出颈静脉孔；支配茎突咽肌，管咽部和舌后 1/3 感觉。',
        en: 'Left, IX. The uppermost rootlets behind the olive, out by the jugular foramen; for stylopharyngeus, pharynx and the posterior third of the tongue.',
      },
      'vagus-nerve': {
        zh: '左侧，Ⅹ。橄榄后沟中部的根丝合成，出颈静脉孔，分布最广。',
        en: 'Left, X. From rootlets behind the olive below IX, out by the jugular foramen; the widest territory of all.',
      },
      'accessory-nerve': {
        zh: '左侧，Ⅺ，标示处为脊髓根。脊髓根经枕骨大孔上行，与颅根汇合出颈静脉孔，支配胸锁乳突肌和斜方肌。',
        en: 'Left, XI; its spinal root is marked. It ascends through the foramen magnum, joins the cranial root and leaves by the jugular foramen for sternocleidomastoid and trapezius.',
      },
      'hypoglossal-nerve': {
        zh: '左侧，Ⅻ。自锥体与橄榄之间的前外侧沟出脑，出舌下神经管，支配舌肌；损伤时伸舌偏向患侧。',
        en: 'Left, XII. From the groove between pyramid and olive, out by its canal to the tongue, which deviates to the side of the lesion.',
      },
      'infundibulum-of-pituitary': {
        zh: '灰结节向下的中空延伸，下端连垂体，取脑时切断。',
        en: 'The hollow stalk of the tuber cinereum to the pituitary, cut when the brain is removed.',
      },
      'mammillary-body': {
        zh: '左侧。灰结节后方的一对圆形隆起，属下丘脑，是 Papez 环路的一部分。',
        en: 'Left. One of two round bodies behind the tuber cinereum, of the hypothalamus, in the circuit of Papez.',
      },
      'cerebral-peduncle': {
        zh: '左侧。中脑腹侧粗大的纤维束，含皮质脊髓束等下行纤维；两脚之间为脚间窝。',
        en: 'Left. The large bundle at the front of the midbrain, with corticospinal and other descending fibres; between both lies the interpeduncular fossa.',
      },
      pons: {
        zh: '基底部横行纤维向外聚成小脑中脚，正中为基底沟，容纳基底动脉。',
        en: 'Its transverse fibres gather into the middle cerebellar peduncles; the basilar sulcus in the midline holds the artery.',
      },
      'pyramid-of-medulla': {
        zh: '左侧。延髓前正中裂旁的纵行隆起，内为锥体束，下端大部纤维左右交叉（锥体交叉）。',
        en: 'Left. The ridge beside the anterior median fissure made by the pyramidal tract, most of which crosses below.',
      },
      'olive-of-medulla': {
        zh: '左侧。锥体外侧的卵圆形隆起，内有下橄榄核；前有舌下神经根，后有Ⅸ、Ⅹ、Ⅺ神经根。',
        en: 'Left. The oval swelling lateral to the pyramid over the inferior olivary nucleus; XII emerges in front of it, IX, X, XI behind.',
      },
      'cerebellar-hemisphere': {
        zh: '左侧。位于颅后窝，表面有平行的小脑沟和叶片，下面内侧近枕骨大孔处为小脑扁桃体。',
        en: 'Left. In the posterior fossa, with parallel fissures and folia; low and medial, near the foramen magnum, lies the tonsil.',
      },
      'temporal-lobe': {
        zh: '左侧。位于颅中窝，底面有枕颞沟和侧副沟，内侧为海马旁回。',
        en: 'Left. In the middle fossa; medially on its lower face runs the parahippocampal gyrus.',
      },
      'frontal-lobe': {
        zh: '左侧，眶面。位于颅前窝，嗅束沟内侧为直回，外侧为眶回。',
        en: 'Left, orbital face. In the anterior fossa; medial to the olfactory sulcus the straight gyrus, lateral to it the orbital gyri.',
      },
      uncus: {
        zh: '左侧。海马旁回前端向后弯曲的部分，颅内压增高时可疝入小脑幕切迹，压迫动眼神经和大脑脚。',
        en: 'Left. The hook at the front of the parahippocampal gyrus; under raised pressure it herniates through the tentorial notch against oculomotor nerve and peduncle.',
      },
    },
  },
]
