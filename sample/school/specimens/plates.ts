import type { SpecimenSeed } from '../types.ts'

/** Plates of the skull. */
export const skullPlates: SpecimenSeed[] = [
  {
    key: 'skull-base-inner',
    subject: 'anatomy',
    catalog: 'skull',
    name: {
      zh: '颅底内面（上面观）',
      en: 'Inner surface of the base of the skull (from above)',
      la: 'Basis cranii interna',
    },
    desc: {
      zh: '去颅盖后由上向下观察，图的上方为前，左侧即标本的左侧（L）。颅底由前向后呈三级阶梯：颅前、中、后窝，以蝶骨小翼后缘和颞骨岩部上缘为界。颅中窝自前内向后外依次为圆孔、卵圆孔、棘孔，这一顺序及各孔通过的结构是考试重点。成对的结构均标在右侧。',
      en: 'Seen from above with the calvaria removed: the front is at the top, and the left of the picture is the left of the skull (L). The base descends in three steps, the anterior, middle and posterior fossae, parted by the lesser wings of the sphenoid and the superior borders of the petrous parts. From front and medial to back and lateral lie foramen rotundum, ovale and spinosum. Paired structures are marked on the right.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人干燥颅骨', en: 'Dry adult human skull' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'skull-base-inner',
    marks: {
      'anterior-cranial-fossa': {
        zh: '由额骨眶部、筛板和蝶骨小翼构成，位置最高，容纳额叶；骨折可致鼻出血、脑脊液鼻漏和眶周瘀斑（熊猫眼）。',
        en: 'Orbital parts of the frontal bone, cribriform plate and lesser wings; the highest step, for the frontal lobes. Fractures cause nosebleed, CSF rhinorrhoea and raccoon eyes.',
      },
      'middle-cranial-fossa': {
        zh: '中央为蝶骨体，两侧凹陷容纳颞叶；孔裂最多，是颅底骨折的好发部位。',
        en: 'The body of the sphenoid in the middle, on either side a hollow for the temporal lobe; it has the most openings and breaks most often.',
      },
      'posterior-cranial-fossa': {
        zh: '最深、最大，由枕骨和颞骨岩部后面构成，容纳小脑、脑桥和延髓。',
        en: 'The deepest and largest, of occipital bone and the back of the petrous parts; holds cerebellum, pons and medulla.',
      },
      'foramen-caecum': {
        zh: '位于额嵴下端与鸡冠之间，成人多为盲端，偶有导静脉通过。',
        en: 'Between frontal crest and crista galli; blind in most adults, now and then it passes an emissary vein.',
      },
      'crista-galli': {
        zh: '筛板正中向上的突起，大脑镰前端附着于此。',
        en: 'The upward process in the midline of the cribriform plate; the falx cerebri is fixed to it.',
      },
      'cribriform-plate': {
        zh: '右侧。其上的筛孔有嗅神经（嗅丝）通过；骨折可致嗅觉丧失和脑脊液鼻漏。',
        en: 'Right side. Its holes pass the filaments of the olfactory nerve; fracture brings anosmia and CSF rhinorrhoea.',
      },
      'lesser-wing-of-sphenoid': {
        zh: '右侧。其后缘为颅前窝与颅中窝的分界，向内后终于前床突；其下方为眶上裂。',
        en: 'Right side. Its posterior border parts anterior from middle fossa and ends medially in the anterior clinoid process; below it lies the superior orbital fissure.',
      },
      'anterior-clinoid-process': {
        zh: '右侧。小翼后缘内侧端的突起，小脑幕游离缘附着于此，内侧邻颈内动脉和视神经。',
        en: 'Right side. The medial end of the lesser wing; the free edge of the tentorium is fixed here, with the internal carotid and the optic nerve on its medial side.',
      },
      'optic-canal': {
        zh: '右侧。位于小翼两根之间，通视神经和眼动脉。',
        en: 'Right side. Between the roots of the lesser wing; passes the optic nerve and the ophthalmic artery.',
      },
      'superior-orbital-fissure': {
        zh: '右侧。位于大、小翼之间，通动眼、滑车、展神经和眼神经（V₁）以及眼上静脉。',
        en: 'Right side. Between greater and lesser wing; passes nerves III, IV, VI and the ophthalmic nerve (V₁), and the superior ophthalmic vein.',
      },
      'foramen-rotundum': {
        zh: '右侧。眶上裂内端的后方，向前通翼腭窝，通过上颌神经（V₂）。',
        en: 'Right side. Behind the medial end of the superior orbital fissure; leads to the pterygopalatine fossa and passes the maxillary nerve (V₂).',
      },
      'foramen-ovale-of-sphenoid': {
        zh: '右侧。位于圆孔后外方，向下通颞下窝，通过下颌神经（V₃）。勿与心的卵圆孔混淆。',
        en: 'Right side. Behind and lateral to the foramen rotundum, down to the infratemporal fossa; passes the mandibular nerve (V₃). Not the foramen ovale of the heart.',
      },
      'foramen-spinosum': {
        zh: '右侧。卵圆孔后外方的小孔，通脑膜中动脉；该动脉的沟由此向前外方分支。',
        en: 'Right side. The small hole behind and lateral to the foramen ovale, for the middle meningeal artery, whose groove branches from here.',
      },
      'foramen-lacerum': {
        zh: '右侧。位于颞骨岩部尖端与蝶骨体、枕骨之间，活体下部由纤维软骨封闭，颈内动脉经其上部，不垂直穿过此孔。',
        en: 'Right side. Between the petrous apex, sphenoid and occipital bone; closed below by fibrocartilage in life. The internal carotid crosses above it and does not run down through it.',
      },
      'hypophysial-fossa': {
        zh: '蝶鞍中央的凹陷，容纳垂体，下方隔薄骨板邻蝶窦，是经蝶入路手术的依据。',
        en: 'The hollow of the sella turcica for the pituitary; a thin plate parts it from the sphenoidal sinus below, the way of transsphenoidal surgery.',
      },
      'dorsum-sellae': {
        zh: '蝶鞍后方的横位骨板，两上角为后床突，向后下续斜坡。',
        en: 'The transverse plate behind the sella; its upper corners are the posterior clinoid processes, and the clivus falls from it.',
      },
      'posterior-clinoid-process': {
        zh: '右侧。鞍背上缘两端的突起，小脑幕附着缘向前止于此。',
        en: 'Right side. The upper corner of the dorsum sellae; the attached border of the tentorium ends on it.',
      },
      clivus: {
        zh: '自鞍背斜向枕骨大孔，由蝶骨体和枕骨基底部构成，承托脑桥和延髓以及基底动脉。',
        en: 'Slopes from the dorsum sellae to the foramen magnum, of sphenoid and occipital bone; pons, medulla and basilar artery rest on it.',
      },
      'superior-border-of-petrous-part': {
        zh: '右侧。颅中窝与颅后窝的分界，有岩上窦沟，小脑幕附着于此。',
        en: 'Right side. Parts middle from posterior fossa; it bears the groove for the superior petrosal sinus and the edge of the tentorium.',
      },
      'arcuate-eminence': {
        zh: '右侧。岩部前面的隆起，深面为前骨半规管；其外侧为鼓室盖。',
        en: 'Right side. A swelling of the front of the petrous part over the anterior semicircular canal; lateral to it lies the tegmen tympani.',
      },
      'trigeminal-impression': {
        zh: '右侧。岩部前面近尖端的浅窝，容纳三叉神经节。',
        en: 'Right side. A shallow pit near the apex on the front of the petrous part, for the trigeminal ganglion.',
      },
      'internal-acoustic-opening': {
        zh: '右侧。岩部后面中央，通面神经、前庭蜗神经和迷路动脉。',
        en: 'Right side. In the middle of the back of the petrous part; facial and vestibulocochlear nerves and the labyrinthine artery enter.',
      },
      'jugular-foramen': {
        zh: '右侧。岩部后缘与枕骨之间，通舌咽、迷走、副神经，乙状窦在此续为颈内静脉。',
        en: 'Right side. Between petrous part and occipital bone; passes nerves IX, X and XI, and here the sigmoid sinus becomes the internal jugular vein.',
      },
      'hypoglossal-canal': {
        zh: '右侧。枕骨大孔前外侧缘上的管口，通舌下神经。',
        en: 'Right side. Above the anterolateral edge of the foramen magnum; passes the hypoglossal nerve.',
      },
      'foramen-magnum': {
        zh: '颅后窝中央，通延髓与脊髓移行处、两侧椎动脉和副神经脊髓根。',
        en: 'In the middle of the posterior fossa: medulla and spinal cord, both vertebral arteries and the spinal roots of the accessory nerves.',
      },
      'groove-for-sigmoid-sinus': {
        zh: '右侧。横窦沟的延续，呈乙形弯向前内，终于颈静脉孔。',
        en: 'Right side. Continues the groove for the transverse sinus in an S to the jugular foramen.',
      },
      'groove-for-transverse-sinus': {
        zh: '右侧。自枕内隆凸横行向外，为横窦的压迹，小脑幕后缘附着于两唇。',
        en: 'Right side. From the internal occipital protuberance outwards; the tentorium is fixed to its lips.',
      },
      'internal-occipital-protuberance': {
        zh: '枕骨内面十字隆起的中心，内为窦汇所在处。',
        en: 'The middle of the cruciform eminence of the occipital bone, where the sinuses meet.',
      },
    },
  },
  {
    key: 'skull-base-outer',
    subject: 'anatomy',
    catalog: 'skull',
    name: {
      zh: '颅底外面（下面观）',
      en: 'Outer surface of the base of the skull (from below)',
      la: 'Basis cranii externa',
    },
    desc: {
      zh: '去下颌骨后由下向上观察，图的上方为前，左侧为标本的右侧（R）。前部为骨腭和牙槽弓，其后上方为鼻后孔；中部以枕骨大孔为中心，两侧依次寻找枕髁、颈静脉孔、颈动脉管外口、茎突与茎乳孔、乳突；后部为枕外隆凸和上、下项线。成对的结构均标在左侧（图的右侧）。',
      en: 'Seen from below without the lower jaw: the front is at the top, and the left of the picture is the right of the skull (R). In front lie bony palate and teeth with the choanae behind; in the middle, around the foramen magnum, find occipital condyle, jugular foramen, carotid canal, styloid process, stylomastoid foramen and mastoid process; behind, the external occipital protuberance and the nuchal lines. Paired structures are marked on the left, the right of the picture.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人干燥颅骨（去下颌骨）', en: 'Dry adult human skull without the mandible' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'skull-base-outer',
    marks: {
      'incisive-fossa': {
        zh: '骨腭前端正中，切牙管在此开口，通鼻腭神经及腭大动脉终支；为腭前部麻醉的标志。',
        en: 'In the midline behind the incisors; the incisive canals open here with the nasopalatine nerves, a landmark for anaesthesia.',
      },
      'palatine-process-of-maxilla': {
        zh: '左侧。构成骨腭的前 3/4，两侧在腭正中缝相接。',
        en: 'Left side. Forms the front three quarters of the bony palate; both meet in the median palatine suture.',
      },
      'horizontal-plate-of-palatine': {
        zh: '左侧。构成骨腭的后 1/4，以腭横缝与上颌骨腭突相接，后缘附有软腭。',
        en: 'Left side. The back quarter of the bony palate behind the transverse suture; the soft palate hangs from its posterior border.',
      },
      'greater-palatine-foramen': {
        zh: '左侧。位于上颌第三磨牙腭侧，通腭大神经和血管，是腭大神经阻滞的注射部位。',
        en: 'Left side. On the palatal side of the third molar, for the greater palatine nerve and vessels; the site of its block.',
      },
      'lesser-palatine-foramina': {
        zh: '左侧。位于腭大孔后方，通腭小神经和血管，分布于软腭。',
        en: 'Left side. Behind the greater palatine foramen, for the lesser palatine nerves and vessels of the soft palate.',
      },
      choana: {
        zh: '左侧。鼻腔向后通鼻咽部的开口，两侧被犁骨后缘分隔。',
        en: 'Left side. The opening of the nasal cavity into the nasopharynx; the vomer parts the two.',
      },
      vomer: {
        zh: '构成骨性鼻中隔的后下部，其后缘分隔两侧鼻后孔。',
        en: 'The lower back part of the bony nasal septum; its free border parts the choanae.',
      },
      'medial-pterygoid-plate': {
        zh: '左侧。较窄，构成鼻后孔外侧界，下端为翼突钩，腭帆张肌腱绕过此钩。',
        en: 'Left side. The narrower plate, lateral border of the choana; its hook, the hamulus, turns the tendon of tensor veli palatini.',
      },
      'lateral-pterygoid-plate': {
        zh: '左侧。较宽，外侧面起翼外肌，内侧面（翼突窝）起翼内肌。',
        en: 'Left side. The broader plate: lateral pterygoid arises from its lateral, medial pterygoid from its medial face.',
      },
      'inferior-orbital-fissure': {
        zh: '左侧。位于上颌骨与蝶骨大翼之间，由眶通向颞下窝和翼腭窝，通眶下神经、血管和颧神经。',
        en: 'Left side. Between maxilla and greater wing, from the orbit to infratemporal and pterygopalatine fossa; for infraorbital nerve and vessels and the zygomatic nerve.',
      },
      'zygomatic-arch': {
        zh: '左侧。由颧骨颞突和颞骨颧突连成，下缘起咬肌，内侧有颞肌通过。',
        en: 'Left side. Temporal process of the zygomatic and zygomatic process of the temporal bone; masseter arises from it and temporalis passes inside.',
      },
      'articular-tubercle': {
        zh: '左侧。下颌窝前方的横行隆起；张口过大时下颌头滑至其前方即为颞下颌关节脱位。',
        en: 'Left side. The transverse ridge before the mandibular fossa; when the head of the mandible slips in front of it, the jaw is dislocated.',
      },
      'mandibular-fossa': {
        zh: '左侧。与下颌头构成颞下颌关节。',
        en: 'Left side. With the head of the mandible it forms the temporomandibular joint.',
      },
      'external-acoustic-opening': {
        zh: '左侧。位于下颌窝后方、乳突前方，由此入外耳道；其前壁和下壁由颞骨鼓部构成。',
        en: 'Left side. Behind the mandibular fossa and in front of the mastoid process; the way into the ear canal, its front wall and floor formed by the tympanic part.',
      },
      'foramen-ovale-of-sphenoid': {
        zh: '左侧。翼突外侧板根部后外方，下颌神经（V₃）由此出颅至颞下窝。',
        en: 'Left side. Behind and lateral to the root of the lateral pterygoid plate; the mandibular nerve (V₃) leaves the skull here.',
      },
      'foramen-spinosum': {
        zh: '左侧。卵圆孔后外方，脑膜中动脉由此入颅。',
        en: 'Left side. Behind and lateral to the foramen ovale; the middle meningeal artery enters.',
      },
      'foramen-lacerum': {
        zh: '左侧。位于岩部尖端、蝶骨体与枕骨基底部之间，活体由软骨封闭。',
        en: 'Left side. Between petrous apex, sphenoid and basilar part; closed by cartilage in life.',
      },
      'carotid-canal': {
        zh: '左侧，外口。位于颈静脉孔前方，颈内动脉由此进入颞骨岩部，先上行再转向前内。',
        en: 'Left side, its outer opening in front of the jugular foramen; the internal carotid enters, rises, then turns forward and medially.',
      },
      'jugular-foramen': {
        zh: '左侧。位于颈动脉管外口后方，通Ⅸ、Ⅹ、Ⅺ脑神经和颈内静脉；两孔前后关系勿颠倒。',
        en: 'Left side. Behind the carotid canal; passes nerves IX, X, XI and the internal jugular vein. Mind which of the two is in front.',
      },
      'styloid-process-of-temporal': {
        zh: '左侧。细长骨突，附着三肌（茎突舌骨肌、茎突舌肌、茎突咽肌）和两韧带（茎突舌骨、茎突下颌）。',
        en: 'Left side. A slender process for three muscles (stylohyoid, styloglossus, stylopharyngeus) and two ligaments.',
      },
      'stylomastoid-foramen': {
        zh: '左侧。位于茎突与乳突之间，面神经由此出颅；面神经损伤和封闭的定位点。',
        en: 'Left side. Between styloid and mastoid process; the facial nerve leaves the skull here.',
      },
      'mastoid-process': {
        zh: '左侧。内含乳突小房，外面附着胸锁乳突肌，内侧有二腹肌后腹附着的乳突切迹。',
        en: 'Left side. Holds the mastoid cells; sternocleidomastoid is fixed outside, the posterior belly of digastric in the notch on its medial side.',
      },
      'pharyngeal-tubercle': {
        zh: '枕骨基底部下面正中的小结节，咽缝附着于此。',
        en: 'A small tubercle below the basilar part; the pharyngeal raphe hangs from it.',
      },
      'hypoglossal-canal': {
        zh: '左侧，外口。位于枕髁前外侧部上方，舌下神经由此出颅。',
        en: 'Left side, its outer opening above the anterolateral part of the condyle; the hypoglossal nerve leaves here.',
      },
      'occipital-condyle': {
        zh: '左侧。位于枕骨大孔前半两侧，与寰椎上关节面构成寰枕关节，主司点头。',
        en: 'Left side. Beside the front half of the foramen magnum; with the atlas it forms the joint of nodding.',
      },
      'foramen-magnum': {
        zh: '颅腔与椎管的通路，通延髓末端、椎动脉和副神经脊髓根。',
        en: 'Joins the cavity of the skull with the vertebral canal; lower medulla, vertebral arteries and spinal roots of XI pass.',
      },
      'inferior-nuchal-line': {
        zh: '左侧。位于上项线与枕骨大孔之间，其下方附着头后大、小直肌等深层项肌。',
        en: 'Left side. Between superior nuchal line and foramen magnum; deep muscles of the nape are fixed below it.',
      },
      'superior-nuchal-line': {
        zh: '左侧。自枕外隆凸弓形向外，附着斜方肌和胸锁乳突肌，大致平对横窦。',
        en: 'Left side. Arches outwards from the protuberance; for trapezius and sternocleidomastoid. It lies about level with the transverse sinus.',
      },
      'external-occipital-protuberance': {
        zh: '枕鳞外面中部的隆起，体表可触及，项韧带附着于此。',
        en: 'The prominence in the middle of the occipital squama, felt under the skin; the nuchal ligament is fixed to it.',
      },
    },
  },
]
