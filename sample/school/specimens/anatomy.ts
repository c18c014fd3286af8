import type { SpecimenSeed } from '../types.ts'

/** Anatomical diagrams. Seen from below, the right side of the body lies on the left of the picture. */
export const anatomy: SpecimenSeed[] = [
  {
    key: 'circle-of-willis',
    subject: 'anatomy',
    catalog: 'brain-vessels',
    name: {
      zh: '大脑动脉环（脑底面观）',
      en: 'Arterial circle of the brain (inferior view)',
      la: 'Circulus arteriosus cerebri',
    },
    desc: {
      zh: '脑底面观，图的左侧为标本的右侧。大脑动脉环由前交通动脉及两侧大脑前动脉起始段、颈内动脉末端、后交通动脉和大脑后动脉起始段连成，位于视交叉、灰结节和乳头体周围。大脑中动脉不参与构成此环。',
      en: 'Inferior view: the left of the picture is the right side of the brain. The circle consists of the anterior communicating artery and, on both sides, the beginnings of the anterior and posterior cerebral arteries, the end of the internal carotid and the posterior communicating artery, around chiasm, tuber cinereum and mamillary bodies. The middle cerebral artery is not part of it.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人脑底动脉', en: 'Arteries at the base of the adult brain' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'circle-of-willis',
    marks: {
      'anterior-communicating-artery': {
        zh: '单一，横连左、右大脑前动脉，是颅内动脉瘤的好发部位。',
        en: 'Single; joins the two anterior cerebral arteries; a frequent site of intracranial aneurysm.',
      },
      'anterior-cerebral-artery': {
        zh: '右侧。发自颈内动脉，入大脑纵裂，沿胼胝体上方后行，分布于半球内侧面前部。',
        en: 'Right side. From the internal carotid into the longitudinal fissure and above the corpus callosum, to the anterior part of the medial surface.',
      },
      'internal-carotid-artery': {
        zh: '右侧。经颈动脉管入颅，穿海绵窦后分为大脑前、中动脉等。',
        en: 'Right side. Enters by the carotid canal, passes through the cavernous sinus and divides into anterior and middle cerebral arteries.',
      },
      'middle-cerebral-artery': {
        zh: '左侧。颈内动脉的直接延续，进入外侧沟，不参与构成大脑动脉环。',
        en: 'Left side. The direct continuation of the internal carotid into the lateral sulcus; not part of the circle.',
      },
      'posterior-communicating-artery': {
        zh: '右侧。连接颈内动脉与大脑后动脉，沟通颈内动脉系和椎-基底动脉系，邻近动眼神经。',
        en: 'Right side. Joins internal carotid and posterior cerebral arteries, thus both systems; it runs close to the oculomotor nerve.',
      },
      'posterior-cerebral-artery': {
        zh: '左侧。基底动脉的终支，绕大脑脚向后，分布于枕叶和颞叶底面。',
        en: 'Left side. A terminal branch of the basilar artery; winds around the cerebral peduncle to the occipital lobe and the lower temporal surface.',
      },
      'superior-cerebellar-artery': {
        zh: '右侧。发自基底动脉近末端，与大脑后动脉之间有动眼神经通过，分布于小脑上面。',
        en: 'Right side. From the basilar artery near its end, with the oculomotor nerve between it and the posterior cerebral; to the upper surface of the cerebellum.',
      },
      'basilar-artery': {
        zh: '单一，由两侧椎动脉在脑桥下缘合成，沿脑桥基底沟上行。',
        en: 'Single; formed by both vertebral arteries at the lower border of the pons, it ascends in the basilar sulcus.',
      },
      'labyrinthine-artery': {
        zh: '左侧。细长，发自基底动脉或小脑下前动脉，经内耳道分布于内耳。',
        en: 'Left side. Long and thin, from the basilar or the anterior inferior cerebellar artery, through the internal acoustic meatus to the inner ear.',
      },
      'anterior-inferior-cerebellar-artery': {
        zh: '左侧。发自基底动脉起始段，分布于小脑下面的前部。',
        en: 'Left side. From the first part of the basilar artery to the anterior part of the lower cerebellar surface.',
      },
      'vertebral-artery': {
        zh: '右侧。发自锁骨下动脉，穿第 6 至第 1 颈椎横突孔，经枕骨大孔入颅。',
        en: 'Right side. From the subclavian artery through the transverse foramina of C6 to C1 and the foramen magnum.',
      },
      'posterior-inferior-cerebellar-artery': {
        zh: '左侧。椎动脉颅内段的最大分支，分布于小脑下面后部和延髓后外侧部。',
        en: 'Left side. The largest intracranial branch of the vertebral artery, to the posterior lower cerebellum and the dorsolateral medulla.',
      },
      'anterior-spinal-artery': {
        zh: '由两侧椎动脉的分支合成一干，沿脊髓前正中裂下行。',
        en: 'One trunk formed by a branch of each vertebral artery; it descends in the anterior median fissure of the spinal cord.',
      },
      'pontine-arteries': {
        zh: '基底动脉发向脑桥的数条细支，双侧分布，供应脑桥。',
        en: 'Several fine branches of the basilar artery to both sides of the pons.',
      },
    },
  },
  {
    key: 'heart-interior',
    subject: 'anatomy',
    catalog: 'heart',
    name: { zh: '心腔内面（前面剖开）', en: 'Interior of the heart (opened from the front)', la: 'Cor' },
    desc: {
      zh: '前面观，心前壁已剖开，图的左侧为心的右侧。先找房间隔与室间隔，再依血流方向辨认：腔静脉→右心房→三尖瓣→右心室→肺动脉干；左心房→二尖瓣→左心室→升主动脉。',
      en: 'Anterior view with the front wall opened; the left of the picture is the right side of the heart. Find the septa, then follow the blood: venae cavae, right atrium, tricuspid valve, right ventricle, pulmonary trunk; left atrium, mitral valve, left ventricle, ascending aorta.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人心', en: 'Adult human heart' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'heart-interior',
    marks: {
      'right-atrium': {
        zh: '接受上、下腔静脉和冠状窦的血液，前壁内面有梳状肌。',
        en: 'Receives the venae cavae and the coronary sinus; pectinate muscles line its anterior wall.',
      },
      'right-ventricle': {
        zh: '构成胸肋面的大部分，室壁较左心室薄，血液经肺动脉口射出。',
        en: 'Forms most of the sternocostal surface; its wall is thinner than the left and it ejects into the pulmonary trunk.',
      },
      'left-atrium': {
        zh: '构成心底的大部分，两侧各有两条肺静脉注入。',
        en: 'Forms most of the base of the heart and receives two pulmonary veins on either side.',
      },
      'left-ventricle': {
        zh: '构成心尖，室壁最厚，约为右心室的 3 倍。',
        en: 'Forms the apex; its wall is the thickest, about three times that of the right ventricle.',
      },
      'superior-vena-cava': {
        zh: '由左、右头臂静脉合成，开口于右心房上部，开口处无瓣膜。',
        en: 'Formed by both brachiocephalic veins; opens without a valve into the upper right atrium.',
      },
      'inferior-vena-cava': {
        zh: '穿膈的腔静脉孔，开口于右心房下部，前缘有下腔静脉瓣。',
        en: 'Passes the caval opening of the diaphragm into the lower right atrium; a valve marks the front of its opening.',
      },
      'tricuspid-valve': {
        zh: '附于右房室口，有前、后、隔侧三个尖瓣，以腱索连于乳头肌。',
        en: 'At the right atrioventricular orifice: anterior, posterior and septal cusps tied by cords to papillary muscles.',
      },
      'mitral-valve': {
        zh: '附于左房室口，有前、后两个尖瓣；前尖瓣分隔左心室流入道和流出道。',
        en: 'At the left atrioventricular orifice: an anterior and a posterior cusp; the anterior one parts inflow from outflow.',
      },
      'interventricular-septum': {
        zh: '分隔左、右心室，大部为肌部，上方小部分为膜部，后者是室间隔缺损的好发部位。',
        en: 'Between the ventricles: mostly muscular, with a small membranous part above where defects are most frequent.',
      },
      'papillary-muscle': {
        zh: '自室壁突入心室腔的锥形肌隆起，尖端发出腱索，收缩时防止瓣膜翻入心房。',
        en: 'A conical muscle rising from the ventricular wall; its cords keep the cusps from turning into the atrium.',
      },
      'chordae-tendineae': {
        zh: '连于乳头肌尖与尖瓣游离缘及心室面的腱性细索。',
        en: 'Thin tendinous cords from the tips of the papillary muscles to the free edges and ventricular faces of the cusps.',
      },
      'ascending-aorta': {
        zh: '起自左心室主动脉口，根部有主动脉窦，发出左、右冠状动脉。',
        en: 'Arises from the left ventricle; the coronary arteries spring from the sinuses at its root.',
      },
      'pulmonary-trunk': {
        zh: '起自右心室动脉圆锥，位于升主动脉前方，向左上后行，分为左、右肺动脉。',
        en: 'Arises from the conus of the right ventricle in front of the ascending aorta, then runs up, back and left to divide in two.',
      },
      'fossa-ovalis': {
        zh: '房间隔右心房面下部的浅窝，为胎儿卵圆孔闭合的遗迹，是房间隔缺损的好发部位。',
        en: 'A shallow pit low on the right face of the atrial septum, the closed foramen ovale; a frequent site of septal defect.',
      },
      'pulmonary-valve': {
        zh: '附于肺动脉口，由前、左、右三个半月瓣组成，心室舒张时关闭，防止血液返流入右心室。',
        en: 'At the opening of the pulmonary trunk: an anterior, a left and a right semilunar cusp, closed during diastole.',
      },
      'aortic-valve': {
        zh: '附于主动脉口，由三个半月瓣组成，瓣膜与主动脉壁之间为主动脉窦。',
        en: 'At the opening of the aorta: three semilunar cusps, with the aortic sinuses between cusps and wall.',
      },
      'pectinate-muscles': {
        zh: '右心房前壁内面平行的肌隆起，起自界嵴，向前延伸至右心耳。',
        en: 'Parallel ridges of muscle on the anterior wall of the right atrium, running from the crista terminalis to the auricle.',
      },
      'crista-terminalis': {
        zh: '右心房内分隔前部固有心房与后部腔静脉窦的纵行肌隆起，与心表面的界沟相对应。',
        en: 'A vertical ridge between the atrium proper and the sinus of the venae cavae; it matches the terminal sulcus outside.',
      },
      'septomarginal-trabecula': {
        zh: '又称节制索，自室间隔下部连至前乳头肌根部，内有右束支通过。',
        en: 'The moderator band, from the lower septum to the base of the anterior papillary muscle; it carries the right bundle branch.',
      },
      'supraventricular-crest': {
        zh: '右心室流入道与流出道之间的弓形肌隆起。',
        en: 'An arched ridge of muscle between the inflow and the outflow of the right ventricle.',
      },
      'conus-arteriosus': {
        zh: '右心室流出道，壁光滑，向上移行为肺动脉干。',
        en: 'The smooth outflow of the right ventricle, continued upwards by the pulmonary trunk.',
      },
      'pulmonary-vein': {
        zh: '左、右各两条，将含氧血导入左心房，入口处无瓣膜。',
        en: 'Two on each side bring oxygenated blood to the left atrium; their openings have no valves.',
      },
    },
  },
]
