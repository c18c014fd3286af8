import type { TeacherMarkSeed } from '../../types.ts'

export const tissueMarks: Record<string, TeacherMarkSeed[]> = {
  'compact-bone': [
    {
      layer: 'school',
      at: 'interstitial-lamella-2',
      by: 'teacher',
      name: { zh: '骨单位还是间骨板', en: 'Osteon or interstitial lamellae' },
      desc: {
        zh: '先找中央管：围着中央管排成同心圆的是骨单位；夹在骨单位之间、成弧形碎块而没有中央管的是间骨板。',
        en: 'Look for the central canal: lamellae in circles around one are an osteon; arched fragments between osteons without a canal are interstitial.',
      },
    },
    {
      layer: 'system',
      at: 'volkmann-canal-2',
      by: 'luo-yan',
      name: { zh: '横穿骨板的管', en: 'The canal that cuts across lamellae' },
      desc: {
        zh: '中央管在横断磨片上是圆孔，四周有同心圆骨板；穿通管多被纵切成条状，横穿骨板，周围没有同心圆骨板。',
        en: 'Cut across, a Haversian canal is a round hole amid circular lamellae; a Volkmann canal is mostly cut along its length, crosses the lamellae and has none around it.',
      },
    },
  ],
  'elastic-cartilage': [
    {
      layer: 'school',
      at: 'isogenous-group-2',
      by: 'teacher',
      name: { zh: '弹性软骨与透明软骨', en: 'Elastic or hyaline cartilage' },
      desc: {
        zh: '透明软骨的同源细胞群常有 2～8 个细胞，基质看起来均质；弹性软骨的多仅 2 个，基质内有交织的纤维。',
        en: 'Hyaline cartilage has groups of two to eight cells in a matrix that looks even; elastic cartilage has mostly two cells and a network of fibres in the matrix.',
      },
    },
  ],
  'artery-and-vein': [
    {
      layer: 'school',
      at: 'tunica-media',
      by: 'teacher',
      name: { zh: '看哪一层最厚', en: 'Which coat is the thickest' },
      desc: {
        zh: '动脉中膜最厚，内弹性膜清楚；静脉外膜最厚，内弹性膜不明显。管腔形状受固定影响，不能单凭它判断。',
        en: 'In the artery the media is thickest and the internal elastic membrane plain; in the vein it is the adventitia. The lumen’s shape depends on fixation: do not judge by it alone.',
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
  mitochondrion: [
    {
      layer: 'school',
      at: 'mitochondrion-2',
      by: 'teacher',
      name: { zh: '板状嵴与管状嵴', en: 'Plate-like and tubular cristae' },
      desc: {
        zh: '多数细胞的线粒体为板状嵴；分泌类固醇激素的细胞，如肾上腺皮质细胞，多为管状嵴。',
        en: 'Most cells have plate-like cristae; in cells that make steroids, as in the adrenal cortex, they are mostly tubular.',
      },
    },
    {
      layer: 'system',
      at: 'glycogen-granule-2',
      by: 'luo-yan',
      name: { zh: '糖原颗粒与核糖体', en: 'Glycogen or ribosomes' },
      desc: {
        zh: '糖原颗粒聚成花簇，明显大于核糖体，附近常有滑面内质网；核糖体约 20 nm，散在或附着于膜上。',
        en: 'Glycogen lies in rosettes that are clearly larger than ribosomes; ribosomes, about 20 nm, lie free or on a membrane.',
      },
    },
  ],
  'filtration-barrier': [
    {
      layer: 'school',
      at: 'foot-process-2',
      by: 'teacher',
      name: { zh: '先分清哪一侧', en: 'First tell the two sides apart' },
      desc: {
        zh: '有一排突起、突起间有裂隙的一侧朝向肾小囊腔；内皮薄而有窗孔的一侧朝向血液。',
        en: 'The row of processes with slits between them faces Bowman’s space; the thin endothelium with its pores faces the blood.',
      },
    },
    {
      layer: 'system',
      at: 'filtration-slit-2',
      by: 'luo-yan',
      name: { zh: '裂孔与内皮窗孔', en: 'Slit or endothelial pore' },
      desc: {
        zh: '裂孔在足细胞突起之间，宽 25～40 nm，有裂孔膜封闭；内皮窗孔宽 50～100 nm，多无隔膜。',
        en: 'Slits, 25 to 40 nm wide, lie between the processes and are closed by a diaphragm; endothelial pores are 50 to 100 nm wide and mostly open.',
      },
    },
  ],
}
