import type { TeacherMarkSeed } from '../types.ts'

/** What teachers point out, by specimen. */
export const teacherMarks: Record<string, TeacherMarkSeed[]> = {
  kidney: [
    {
      layer: 'school',
      at: 'macula-densa-2',
      by: 'teacher',
      name: { zh: '致密斑怎么找', en: 'How to find the macula densa' },
      desc: {
        zh: '先找肾小体的血管极，再看紧贴它的远端小管：靠血管极一侧的上皮细胞变高变窄，核密集成排。',
        en: 'Find the vascular pole of a corpuscle first, then the distal tubule beside it: on that side its cells are taller and narrower, their nuclei in a close row.',
      },
    },
    {
      layer: 'system',
      at: 'proximal-tubule-2',
      by: 'luo-yan',
      name: { zh: '近端小管与远端小管', en: 'Proximal against distal tubule' },
      desc: {
        zh: '近端小管切面多，管腔小而不规则，胞质嗜酸性强，细胞界限不清；远端小管管腔大而规则，染色浅，核多而近腔面。',
        en: 'Proximal: many profiles, a small irregular lumen, strongly eosinophilic, indistinct cell borders. Distal: a wide regular lumen, paler, more nuclei and nearer to the lumen.',
      },
    },
  ],
  liver: [
    {
      layer: 'school',
      at: 'portal-area-2',
      by: 'teacher',
      name: { zh: '门管区三种管道', en: 'The three ducts of a portal area' },
      desc: {
        zh: '静脉腔大壁薄而不规则；动脉腔小壁厚，有环行平滑肌；胆管为单层立方上皮，核圆、染色深、排列整齐。',
        en: 'Vein: wide, thin-walled, irregular. Artery: narrow, thick-walled, with circular smooth muscle. Bile duct: simple cuboidal epithelium with a neat row of round dark nuclei.',
      },
    },
    {
      layer: 'system',
      at: 'central-vein-2',
      by: 'luo-yan',
      name: { zh: '人肝小叶没有清楚的边界', en: 'Human lobules have no distinct border' },
      desc: {
        zh: '人的小叶间结缔组织很少，不像猪肝那样分界清楚。先认中央静脉，再沿肝索向外找到门管区，就是一个小叶。',
        en: 'There is little connective tissue between human lobules, unlike in the pig. Start at the central vein and follow the cords outwards to the portal areas: that is one lobule.',
      },
    },
  ],
  'thick-skin': [
    {
      layer: 'school',
      at: 'meissner-corpuscle-2',
      by: 'teacher',
      name: { zh: '触觉小体（勿认作毛细血管袢）', en: 'Tactile corpuscle (not a capillary loop)' },
      desc: {
        zh: '触觉小体占据真皮乳头，内有许多横列的扁平细胞，没有管腔；毛细血管袢有管腔和红细胞。',
        en: 'The tactile corpuscle fills a papilla with many flat cells lying crosswise and has no lumen; a capillary loop has a lumen and red cells.',
      },
    },
    {
      layer: 'system',
      at: 'eccrine-sweat-gland-2',
      by: 'luo-yan',
      name: { zh: '分泌部与导管', en: 'Secretory part and duct' },
      desc: {
        zh: '汗腺分泌部腔较大、染色浅、单层细胞；导管腔小、染色深，由两层立方细胞围成。',
        en: 'The secretory part is wider, paler and one cell thick; the duct is narrower, darker and walled by two layers of cuboidal cells.',
      },
    },
  ],
  jejunum: [
    {
      layer: 'school',
      at: 'goblet-cell-2',
      by: 'teacher',
      name: { zh: '杯状细胞为什么像空泡', en: 'Why goblet cells look empty' },
      desc: {
        zh: '黏原颗粒在 H&E 切片中着色很浅，所以细胞上部呈空泡状，核被挤到基部；用 PAS 染色则呈紫红色。',
        en: 'Mucinogen hardly takes H&E, so the upper part of the cell looks empty and the nucleus is pushed to the base; PAS stains it magenta.',
      },
    },
  ],
  trachea: [
    {
      layer: 'school',
      at: 'basement-membrane-2',
      by: 'teacher',
      name: { zh: '清楚的基膜', en: 'A distinct basement membrane' },
      desc: {
        zh: '气管上皮的基膜明显，在 H&E 切片中就能看到，是与其他部位上皮区别的要点之一。',
        en: 'The basement membrane of tracheal epithelium is thick enough to be seen with H&E, one of the points that tell it from other epithelia.',
      },
    },
  ],
  'cardiac-muscle': [
    {
      layer: 'school',
      at: 'intercalated-disc-2',
      by: 'teacher',
      name: { zh: '闰盘与横纹', en: 'Disc or striation' },
      desc: {
        zh: '闰盘比横纹粗、染色深，横过整条纤维，常呈阶梯状，彼此间距不等；横纹细密而等距。',
        en: 'A disc is thicker and darker than a striation, crosses the whole fibre, often in steps, at unequal distances; striations are fine and evenly spaced.',
      },
    },
  ],
  cerebellum: [
    {
      layer: 'system',
      at: 'purkinje-cell-3',
      by: 'luo-yan',
      name: { zh: '树突为什么只见根部', en: 'Why only the root of the dendrites shows' },
      desc: {
        zh: 'H&E 只显示浦肯野细胞的胞体和主树突的起始部；伸入分子层的树突丛要用镀银染色才能看到。',
        en: 'H&E shows the cell body and the first part of the main dendrite only; the tree that spreads in the molecular layer needs silver impregnation.',
      },
    },
  ],
  'blood-smear': [
    {
      layer: 'school',
      at: 'eosinophil-2',
      by: 'teacher',
      name: { zh: '先看颗粒，再看核', en: 'Granules first, then the nucleus' },
      desc: {
        zh: '嗜酸性粒细胞的颗粒粗大、均匀、橘红色，核多为两叶；中性粒细胞颗粒细小、淡紫红色，核常分 2～5 叶。',
        en: 'Eosinophil: coarse, even, orange-red granules and mostly two lobes. Neutrophil: fine, faintly pink-violet granules and two to five lobes.',
      },
    },
    {
      layer: 'system',
      at: 'lymphocyte-2',
      by: 'luo-yan',
      name: { zh: '用红细胞当尺子', en: 'Measure by the red cells' },
      desc: {
        zh: '红细胞直径约 7～8 μm。小淋巴细胞的核与红细胞差不多大，单核细胞则明显更大。',
        en: 'A red cell is 7 to 8 μm across. The nucleus of a small lymphocyte is about that size; a monocyte is clearly larger.',
      },
    },
  ],
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
  'staphylococcus-aureus': [
    {
      layer: 'school',
      at: 'grape-like-cluster-2',
      by: 'tang-xiaozhu',
      name: { zh: '形态不能定种', en: 'Shape does not name the species' },
      desc: {
        zh: '革兰阳性、葡萄串状只说明可能是葡萄球菌；是否为金黄色葡萄球菌，还要看血浆凝固酶等试验。',
        en: 'Gram-positive cocci in clusters only suggest a staphylococcus; whether it is S. aureus is shown by coagulase and other tests.',
      },
    },
  ],
  'clostridium-tetani': [
    {
      layer: 'system',
      at: 'terminal-spore-2',
      by: 'tang-xiaozhu',
      name: { zh: '芽孢为何不着色', en: 'Why the spore stays clear' },
      desc: {
        zh: '芽孢壁厚而致密，革兰染料不易进入，呈无色透亮；芽孢染色法加热后才能使它着色。',
        en: 'The dense spore wall keeps Gram’s dyes out, so it stays clear; a spore stain needs heat to bring the dye in.',
      },
    },
  ],
  'ascaris-eggs': [
    {
      layer: 'school',
      at: 'unfertilised-ascaris-egg-2',
      by: 'tang-xiaozhu',
      name: { zh: '受精与未受精', en: 'Fertilised or not' },
      desc: {
        zh: '未受精蛔虫卵呈长椭圆形，卵壳与蛋白质膜均较薄，内含大小不等的折光颗粒，没有新月形间隙。',
        en: 'The unfertilised egg is elongated, its shell and albuminous coat are thinner, it is full of refractile granules of all sizes, and there is no crescent space.',
      },
    },
  ],
  'plasmodium-vivax': [
    {
      layer: 'system',
      at: 'schuffner-dots-2',
      by: 'tang-xiaozhu',
      name: { zh: '薛氏点与胀大的红细胞', en: 'Schüffner’s dots and a swollen cell' },
      desc: {
        zh: '被间日疟原虫寄生的红细胞胀大、颜色变浅，并出现鲜红色的薛氏点；恶性疟原虫寄生的红细胞不胀大。',
        en: 'Red cells with Plasmodium vivax swell, turn paler and show bright Schüffner’s dots; cells with P. falciparum do not swell.',
      },
    },
  ],
  tooth: [
    {
      layer: 'school',
      at: 'enamel-dentine-junction',
      by: 'luo-yan',
      name: { zh: '连续的小弧形', en: 'A scalloped line' },
      desc: {
        zh: '釉牙本质界不是直线，而由许多小弧形连成，凸面朝向牙本质，使两种组织结合更牢。',
        en: 'The junction is no straight line: it is scalloped, convex towards the dentine, which binds the two tissues more firmly.',
      },
    },
  ],
  'parotid-gland': [
    {
      layer: 'school',
      at: 'striated-duct-2',
      by: 'teacher',
      name: { zh: '闰管长，纹状管发达', en: 'Long intercalated, well-developed striated ducts' },
      desc: {
        zh: '腮腺是纯浆液性腺，闰管长，纹状管发达；纹状管由单层高柱状细胞构成，基部有纵纹，胞质嗜酸性。',
        en: 'The parotid is purely serous with long intercalated ducts. Striated ducts have tall eosinophilic cells with basal striations.',
      },
    },
  ],
}
