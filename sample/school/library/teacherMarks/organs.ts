import type { TeacherMarkSeed } from '../../types.ts'

export const organMarks: Record<string, TeacherMarkSeed[]> = {
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
      name: { zh: '触觉小体', en: 'Meissner corpuscle' },
      desc: {
        zh: '勿认作毛细血管袢：触觉小体占据真皮乳头，内有许多横列的扁平细胞，没有管腔；毛细血管袢有管腔和红细胞。',
        en: 'Not a capillary loop: the Meissner corpuscle fills a papilla with many flat cells lying crosswise and has no lumen; a loop has a lumen and red cells.',
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
  oesophagus: [
    {
      layer: 'school',
      at: 'muscularis-mucosae-2',
      by: 'teacher',
      name: { zh: '黏膜肌层', en: 'Muscularis mucosae' },
      desc: {
        zh: '别与外纵行肌混淆：二者在横断面上都被横切。黏膜肌层在黏膜下层的腔面一侧，肌束成块；外纵行肌在环行肌之外。',
        en: 'Not the outer longitudinal muscle, though both are cut across here: the muscularis mucosae lies on the lumen’s side of the submucosa, in blocks; the longitudinal coat lies outside the circular one.',
      },
    },
    {
      layer: 'system',
      at: 'oesophageal-gland-2',
      by: 'luo-yan',
      name: { zh: '黏膜下层有腺的两段', en: 'Two parts with submucosal glands' },
      desc: {
        zh: '消化管中黏膜下层有腺体的是食管和十二指肠；食管为复层扁平上皮，十二指肠有绒毛，由此分开。',
        en: 'The oesophagus and the duodenum have glands in the submucosa; stratified squamous epithelium here and villi there tell them apart.',
      },
    },
  ],
  thyroid: [
    {
      layer: 'school',
      at: 'thyroid-colloid-3',
      by: 'teacher',
      name: { zh: '滤泡不是腺泡', en: 'A follicle is not an acinus' },
      desc: {
        zh: '滤泡腔是封闭的，没有导管相连，激素由滤泡间的毛细血管运走；含分泌物的乳腺腺泡旁能找到导管。',
        en: 'A follicle is closed and has no duct: its hormone leaves by the capillaries. Beside alveoli of the breast that hold secretion there are ducts.',
      },
    },
    {
      layer: 'system',
      at: 'follicular-cell',
      by: 'luo-yan',
      name: { zh: '从上皮高低看功能', en: 'Read activity from the epithelium' },
      desc: {
        zh: '功能活跃时上皮增高、胶质变少，边缘多空泡；不活跃时上皮变矮、胶质多而浓。',
        en: 'An active follicle has taller cells and less colloid with vacuoles at its edge; a resting one has low cells and much dense colloid.',
      },
    },
  ],
  'lymph-node': [
    {
      layer: 'school',
      at: 'paracortex-2',
      by: 'teacher',
      name: { zh: '怎样确认副皮质区', en: 'How to be sure of the paracortex' },
      desc: {
        zh: '它在淋巴小结与髓质之间，没有清楚的边界；找到内皮呈立方形的高内皮微静脉就可以确认。',
        en: 'It lies between the nodules and the medulla without a sharp border; venules with cuboidal endothelium confirm it.',
      },
    },
    {
      layer: 'system',
      at: 'subcapsular-sinus',
      by: 'luo-yan',
      name: { zh: '淋巴结与脾', en: 'Lymph node or spleen' },
      desc: {
        zh: '淋巴结有皮质和髓质，被膜下有淋巴窦；脾没有皮质、髓质之分，也没有被膜下窦，而有红髓和白髓。',
        en: 'A node has cortex, medulla and a sinus under its capsule; the spleen has none of these but red and white pulp.',
      },
    },
  ],
}
