import type { SpecimenSeed } from '../types.ts'

/** Electron micrographs. */
export const ultrastructure: SpecimenSeed[] = [
  {
    key: 'mitochondrion',
    subject: 'histology',
    catalog: 'cell-ultrastructure',
    name: { zh: '线粒体（肝细胞，透射电镜）', en: 'Mitochondrion (liver cell, TEM)', la: 'Mitochondrion' },
    desc: {
      zh: '肝细胞一部分的透射电镜像，电子密度高处呈黑色。线粒体由内、外两层膜围成，内膜折入形成板状嵴，嵴间为基质，内有电子密度高的基质颗粒。周围有平行排列的粗面内质网、分支成网的滑面内质网、游离核糖体、成簇的糖原颗粒，以及溶酶体和过氧化物酶体；右下角为细胞核的一部分，可见核被膜、核孔、浅的常染色质和深的异染色质。',
      en: 'Part of a liver cell in the transmission electron microscope; what stops electrons is black. Two membranes bound a mitochondrion; the inner one folds into shelf-like cristae with the matrix and its dense granules between. Around lie stacked rough and branching smooth endoplasmic reticulum, free ribosomes, rosettes of glycogen, a lysosome and peroxisomes; part of the nucleus with its envelope, pores, pale euchromatin and dark heterochromatin fills the lower right corner.',
    },
    dye: { zh: '透射电镜（醋酸铀-枸橼酸铅染色）', en: 'TEM (uranyl acetate, lead citrate)' },
    source: { zh: '大鼠肝细胞', en: 'Rat liver cell' },
    fileType: 1,
    kind: 'electron',
    drawing: 'mitochondrion',
    marks: {
      mitochondrion: {
        zh: '由双层单位膜围成的细胞器，长椭圆形或圆形，进行氧化磷酸化，为细胞供能。',
        en: 'An organelle with two unit membranes, long or round as it is cut; oxidative phosphorylation in it supplies the cell with energy.',
      },
      'outer-mitochondrial-membrane': {
        zh: '线粒体最外的一层单位膜，表面平滑，含孔蛋白，小分子容易通过。',
        en: 'The outermost unit membrane, smooth, with porins that let small molecules pass.',
      },
      'inner-mitochondrial-membrane': {
        zh: '外膜内侧的一层单位膜，向内折叠成嵴，通透性很低，是呼吸链所在处。',
        en: 'The membrane within the outer one; it folds into cristae, lets little pass and holds the respiratory chain.',
      },
      'intermembrane-space': {
        zh: '内、外膜之间的窄隙，与嵴内的腔隙相通。',
        en: 'The narrow gap between the two membranes, continuous with the space inside the cristae.',
      },
      'mitochondrial-crista': {
        zh: '内膜向基质折入形成的板状结构，扩大内膜的面积。',
        en: 'A shelf of the inner membrane that projects into the matrix and enlarges its surface.',
      },
      'mitochondrial-matrix': {
        zh: '嵴与嵴之间的物质，含三羧酸循环的酶、线粒体 DNA 和核糖体。',
        en: 'What fills the room between the cristae: enzymes of the citric acid cycle, mitochondrial DNA and ribosomes.',
      },
      'matrix-granule': {
        zh: '基质内直径 30～50 nm的高电子密度颗粒，含钙、镁等离子。',
        en: 'Dense granules of 30 to 50 nm in the matrix, which bind calcium and magnesium.',
      },
      'rough-endoplasmic-reticulum': {
        zh: '平行排列的扁囊，膜的胞质面附有核糖体，合成分泌蛋白等。',
        en: 'Parallel flat sacs whose outer face is studded with ribosomes; secretory and other proteins are made here.',
      },
      'smooth-endoplasmic-reticulum': {
        zh: '分支吻合的小管，膜上没有核糖体；肝细胞中参与糖原分解、类固醇和药物代谢。',
        en: 'Branching tubules without ribosomes; in liver cells they take part in glycogen breakdown and in the metabolism of steroids and drugs.',
      },
      lysosome: {
        zh: '单层膜包被，内容物电子密度高而不均匀，含脂滴和残余物，为残余体（次级溶酶体）。',
        en: 'A residual body (secondary lysosome): one membrane round dense, uneven contents with drops of lipid.',
      },
      peroxisome: {
        zh: '单层膜包被，基质均匀、中等电子密度，大鼠肝细胞的过氧化物酶体中央有尿酸氧化酶的晶体状核芯。',
        en: 'One membrane round an even, moderately dense matrix; in the rat its core is a crystal of urate oxidase.',
      },
      ribosome: {
        zh: '直径约 20 nm的致密颗粒，附着于内质网膜或游离于胞质，合成蛋白质。',
        en: 'Dense particles of about 20 nm, attached to the reticulum or free in the cytosol; they make proteins.',
      },
      'glycogen-granule': {
        zh: '花簇状的糖原 α 颗粒，由 20～30 nm的 β 颗粒聚集而成，无膜包被。',
        en: 'A rosette (alpha particle) of glycogen, heaped up of beta particles of 20 to 30 nm, without a membrane.',
      },
      'nuclear-envelope': {
        zh: '由内、外两层核膜构成，其间为核周隙；外层核膜的胞质面附有核糖体。',
        en: 'Two membranes with the perinuclear space between them; ribosomes stud the outer one.',
      },
      'nuclear-pore': {
        zh: '内、外核膜相互连续处的孔道，是核与胞质之间物质交换的通道。',
        en: 'An opening where the two membranes are continuous: the way for exchange between nucleus and cytoplasm.',
      },
      heterochromatin: {
        zh: '紧贴核被膜内面的高电子密度染色质，转录不活跃，在核孔处中断。',
        en: 'Dense chromatin against the inside of the envelope, not transcribed; it is interrupted at the pores.',
      },
    },
  },
  {
    key: 'filtration-barrier',
    subject: 'histology',
    catalog: 'urinary-system',
    name: { zh: '肾小体滤过屏障（透射电镜）', en: 'Glomerular filtration barrier (TEM)' },
    desc: {
      zh: '肾小体血管球毛细血管壁的透射电镜像。由毛细血管腔到肾小囊腔依次为有孔内皮、肾小球基膜和足细胞次级突起之间的裂孔膜，三者组成滤过屏障。图上方为足细胞胞体，可见初级突起下伸；下方为毛细血管腔，右下角有红细胞的一部分。',
      en: 'Wall of a glomerular capillary in the transmission electron microscope. From the capillary to the urinary space follow fenestrated endothelium, basement membrane and the slit diaphragms between the foot processes of podocytes: together the filtration barrier. A podocyte lies above with processes reaching down; below is the capillary with part of a red cell in the corner.',
    },
    dye: { zh: '透射电镜（醋酸铀-枸橼酸铅染色）', en: 'TEM (uranyl acetate, lead citrate)' },
    source: { zh: '人肾小体', en: 'Human renal corpuscle' },
    fileType: 1,
    kind: 'electron',
    drawing: 'filtration-barrier',
    marks: {
      'fenestrated-endothelium': {
        zh: '毛细血管内皮的薄层胞质，被许多窗孔分隔成段，是滤过屏障的第一层。',
        en: 'The thin cytoplasm of the capillary endothelium, cut into pieces by many fenestrae: the first layer of the barrier.',
      },
      'endothelial-fenestra': {
        zh: '内皮胞质上直径 50～100 nm的孔，多无隔膜，能阻挡血细胞而让血浆通过。',
        en: 'Openings of 50 to 100 nm in the endothelium, mostly without a diaphragm; they hold back cells and let plasma pass.',
      },
      'glomerular-basement-membrane': {
        zh: '内皮与足细胞之间的一层基膜，厚约 300 nm，分内疏层、致密层和外疏层，阻挡大分子。',
        en: 'The basement membrane between endothelium and podocytes, about 300 nm thick and three layers deep; it stops large molecules.',
      },
      'lamina-rara-interna': {
        zh: '基膜靠近内皮一侧的薄层，电子密度较低。',
        en: 'The thin paler layer of the basement membrane on the side of the endothelium.',
      },
      'lamina-densa': {
        zh: '基膜中央电子密度高的一层，含 IV 型胶原蛋白等。',
        en: 'The dense middle layer of the basement membrane, with type IV collagen.',
      },
      'lamina-rara-externa': {
        zh: '基膜靠近足细胞一侧的薄层，电子密度较低。',
        en: 'The thin paler layer of the basement membrane on the side of the podocytes.',
      },
      'foot-process': {
        zh: '足细胞的次级突起，互相镶嵌，附着于基膜外面。',
        en: 'Secondary processes of podocytes, interlocked, standing on the outside of the basement membrane.',
      },
      'filtration-slit': {
        zh: '相邻次级突起之间的裂隙，宽约 25～40 nm。',
        en: 'The gap of some 25 to 40 nm between neighbouring foot processes.',
      },
      'slit-diaphragm': {
        zh: '封闭裂孔的极薄的膜，中央较致密，含裂孔膜素（nephrin）等蛋白，是滤过屏障的最外层。',
        en: 'A very thin membrane across the slit, denser in its middle, built of nephrin and other proteins: the last layer of the barrier.',
      },
      'bowman-space': {
        zh: '足细胞外的肾小囊腔，原尿首先到达此处。',
        en: 'The space round the podocytes that receives the primary urine.',
      },
      'capillary-lumen': {
        zh: '血管球毛细血管的管腔，内有血浆，呈细絮状。',
        en: 'The inside of the glomerular capillary; its plasma looks finely flocculent.',
      },
      erythrocyte: {
        zh: '腔内红细胞的一部分，电子密度高而均匀，无细胞器。',
        en: 'Part of a red cell: evenly dense, without organelles.',
      },
      podocyte: {
        zh: '肾小囊脏层的细胞，由胞体伸出初级突起，再分出次级突起。',
        en: 'Cells of the visceral layer of the capsule; primary processes leave the body and branch into foot processes.',
      },
    },
  },
]
