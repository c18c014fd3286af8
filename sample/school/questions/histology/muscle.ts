import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const muscle: ChapterSeed = {
  subject: 'histology',
  catalog: 'muscle',
  questions: [
    {
      key: 'muscle-meaning-of-structure',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'cardiac-muscle', term: 'intercalated-disc' },
      stem: {
        zh: '箭头所指结构的主要功能意义是',
        en: 'What does the structure at the arrow chiefly provide?',
      },
      options: [
        yes('牢固连接并使肌纤维同步收缩', 'Firm junction and synchronous contraction of fibres'),
        no('把兴奋由肌膜传向肌纤维深部', 'Spread of excitation from the sarcolemma into the fibre'),
        no('贮存并释放钙离子', 'Storage and release of calcium'),
        no('为肌纤维输送氧和养料', 'Supply of oxygen and nutrients'),
      ],
      analysis: {
        zh: '箭头指闰盘：黏着小带和桥粒起牢固连接，缝隙连接传递电冲动，使心肌同步收缩。向深部传导兴奋的是横小管，贮钙的是肌质网，输送养料的是毛细血管。',
        en: 'An intercalated disc: adhering junctions and desmosomes hold, gap junctions pass impulses so that fibres contract together. Transverse tubules carry excitation inwards, the sarcoplasmic reticulum stores calcium, capillaries bring nutrients.',
      },
      keywords: ['闰盘', '缝隙连接'],
      keywordsEn: ['intercalated disc', 'gap junction'],
    },
    {
      key: 'muscle-counterpart-position',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'cardiac-muscle', term: 'cardiomyocyte-nucleus' },
      stem: {
        zh: '在骨骼肌中，与箭头所指者相应的结构',
        en: 'In skeletal muscle the counterpart of what the arrow shows',
      },
      options: [
        { text: { zh: '位于明带与暗带交界处', en: 'lies where the light and dark bands meet' } },
        {
          text: { zh: '位于肌纤维之间的结缔组织内', en: 'lies in the connective tissue between the fibres' },
        },
        {
          text: {
            zh: '位于肌纤维周边，紧靠肌膜',
            en: 'lies at the periphery of the fibre, close to the sarcolemma',
          },
          right: true,
        },
        { text: { zh: '并不存在，肌纤维各自独立', en: 'does not exist, as each fibre stands alone' } },
      ],
      analysis: {
        zh: '箭头指心肌细胞核，居肌纤维中央；骨骼肌纤维为多核细胞，核紧贴肌膜下方。明、暗带交界处是骨骼肌的横小管（心肌的在 Z 线）；肌纤维之间的是毛细血管和肌内膜；骨骼肌所没有的是闰盘和分支。',
        en: 'The arrow shows the central nucleus of a cardiomyocyte; the many nuclei of a skeletal fibre lie under the sarcolemma. Where the bands meet lie the transverse tubules of skeletal muscle (at the Z line in the heart), between the fibres capillaries and endomysium; intercalated discs and branches are what skeletal muscle lacks.',
      },
      keywords: ['心肌细胞核', '肌膜'],
      keywordsEn: ['nucleus of a cardiomyocyte', 'sarcolemma'],
    },
    {
      key: 'muscle-name-the-vessel',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'cardiac-muscle', term: 'capillary' },
      stem: {
        zh: '注意其与肌纤维的位置关系，写出箭头所指结构的名称：____。',
        en: 'Note how it lies relative to the muscle fibres and name the structure at the arrow: ____.',
      },
      blanks: [{ terms: ['capillary'] }],
      analysis: {
        zh: '位于肌纤维之间，腔极细，仅容单个红细胞，壁为一层内皮，是毛细血管。闰盘横贯肌纤维，心肌细胞核位于纤维内部，均与此不同。',
        en: 'A very narrow lumen between the fibres, wide enough for one red cell and lined by endothelium, is a capillary. Intercalated discs cross the fibre and cardiomyocyte nuclei lie within it.',
      },
      keywords: ['毛细血管', '内皮'],
      keywordsEn: ['capillary', 'endothelium'],
    },
    {
      key: 'muscle-fibre-features',
      kind: 'DUOXUAN',
      difficulty: 2,
      specimen: { key: 'cardiac-muscle', term: 'cardiac-muscle-fibre' },
      stem: {
        zh: '箭头所指的细胞具有下列哪些特点？',
        en: 'Which of these are true of the cell at the arrow?',
      },
      options: [
        yes('受自主神经支配', 'It is under autonomic control'),
        no('由许多成肌细胞融合而成', 'It arose by fusion of many myoblasts'),
        yes('有横纹', 'It is striated'),
        yes('核一般为一个，少数有两个', 'It usually has one nucleus, sometimes two'),
        no('再生时由肌卫星细胞补充', 'Satellite cells replace it'),
      ],
      analysis: {
        zh: '箭头指心肌纤维：有横纹，核 1～2 个居中，受自主神经调节。由成肌细胞融合、有肌卫星细胞的是骨骼肌纤维。',
        en: 'A cardiac muscle fibre: striated, one or two central nuclei, under autonomic control. Fusion of myoblasts and satellite cells belong to skeletal muscle.',
      },
      keywords: ['心肌纤维', '横纹'],
      keywordsEn: ['cardiac muscle fibre', 'striation'],
    },
    {
      key: 'muscle-ultrastructure-heart',
      kind: 'DUOXUAN',
      difficulty: 4,
      stem: {
        zh: '与骨骼肌纤维相比，心肌纤维的超微结构特点是',
        en: 'Compared with skeletal muscle fibres, the ultrastructure of cardiac muscle fibres shows',
      },
      options: [
        no('终池发达，成对排列', 'well developed paired terminal cisterns'),
        yes('横小管较粗，位于 Z 线水平', 'wider transverse tubules at the level of the Z line'),
        yes('多形成二联体', 'mostly diads'),
        no('肌原纤维粗细均匀，界限分明', 'even, clearly separate myofibrils'),
        yes('线粒体特别丰富', 'very abundant mitochondria'),
      ],
      analysis: {
        zh: '心肌的横小管粗，位于 Z 线水平；肌质网稀疏、终池小而少，多为二联体；肌丝束粗细不等、界限不清；线粒体多。终池成对（三联体）、肌原纤维分明是骨骼肌的特点。',
        en: 'Cardiac transverse tubules are wide and at the Z line; the reticulum is sparse with small cisterns, so diads; bundles of filaments are uneven and poorly separated; mitochondria abound. Paired cisterns (triads) and clear myofibrils mark skeletal muscle.',
      },
      keywords: ['二联体', '横小管'],
      keywordsEn: ['diad', 'transverse tubule'],
    },
    {
      key: 'muscle-sliding',
      kind: 'PANDUAN',
      difficulty: 2,
      stem: {
        zh: '骨骼肌收缩时，肌节的 I 带和 H 带变窄，而 A 带的长度不变。',
        en: 'When skeletal muscle contracts, I band and H band narrow while the A band keeps its length.',
      },
      right: true,
      analysis: {
        zh: '细肌丝向粗肌丝之间滑行，肌丝本身长度不变。A 带等于粗肌丝长度故不变，只含细肌丝的 I 带和只含粗肌丝的 H 带变窄。',
        en: 'Thin filaments slide between thick ones without shortening. The A band equals the thick filaments; the I band (thin only) and H band (thick only) narrow.',
      },
      keywords: ['肌丝滑动', '肌节'],
      keywordsEn: ['sliding filaments', 'sarcomere'],
    },
    {
      key: 'muscle-parts',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '下列描述各指横纹肌的哪一结构？',
        en: 'Which structure of striated muscle does each description fit?',
      },
      options: [
        { zh: '横小管', en: 'Transverse tubule' },
        { zh: '肌质网', en: 'Sarcoplasmic reticulum' },
        { zh: '肌节', en: 'Sarcomere' },
        { zh: 'M 线', en: 'M line' },
        { zh: 'Z 线', en: 'Z line' },
      ],
      stems: [
        { text: { zh: '肌膜向肌质内凹陷形成', en: 'Formed by the sarcolemma dipping inwards' }, option: 0 },
        {
          text: { zh: '膜上有钙泵，能贮存钙离子', en: 'Its membrane has calcium pumps and stores calcium' },
          option: 1,
        },
        {
          text: { zh: '细肌丝的一端附着于此', en: 'One end of the thin filaments is fixed here' },
          option: 4,
        },
        {
          text: { zh: '由 1/2 I 带、A 带、1/2 I 带组成', en: 'Half an I band, an A band and half an I band' },
          option: 2,
        },
      ],
      analysis: {
        zh: '横小管由肌膜内陷而成，传导兴奋；肌质网贮钙；细肌丝固定于 Z 线，粗肌丝固定于 M 线；相邻两条 Z 线之间为一个肌节。',
        en: 'The transverse tubule is an infolding of the sarcolemma; the reticulum stores calcium; thin filaments are fixed at the Z line, thick ones at the M line; a sarcomere lies between two Z lines.',
      },
      keywords: ['肌节', '横小管'],
      keywordsEn: ['sarcomere', 'transverse tubule'],
    },
    {
      key: 'muscle-three-kinds',
      kind: 'WENDA',
      difficulty: 3,
      stem: {
        zh: '怎样在 H&E 染色的纵切面上区别骨骼肌、心肌和平滑肌？',
        en: 'How are skeletal, cardiac and smooth muscle told apart in longitudinal H&E sections?',
      },
      model: {
        zh: '骨骼肌：长圆柱形，无分支，横纹明显，核多而扁，位于肌膜下。心肌：短柱状，有分支并连成网，横纹较弱，核 1～2 个居中，有闰盘。平滑肌：长梭形，无横纹，核一个、杆状或椭圆形、居中，细胞交错排列。',
        en: 'Skeletal: long unbranched cylinders, clear striations, many flat nuclei under the sarcolemma. Cardiac: short branching columns forming a net, weaker striations, one or two central nuclei, intercalated discs. Smooth: spindles without striations, one central rod-shaped nucleus, overlapping cells.',
      },
      analysis: {
        zh: '得分要点：形状与分支、横纹、核的数目和位置、闰盘。只写“有无横纹”不能区分骨骼肌与心肌。',
        en: 'Points: shape and branching, striation, number and place of nuclei, discs. Striation alone does not tell skeletal from cardiac muscle.',
      },
      keywords: ['横纹', '肌膜', '分支', '闰盘', '长梭形', '居中'],
      keywordsEn: ['striations', 'sarcolemma', 'branching', 'intercalated discs', 'spindles', 'central'],
    },
    {
      key: 'muscle-dense-body',
      kind: 'DANXUAN',
      difficulty: 3,
      stem: {
        zh: '平滑肌纤维的密体，在功能上相当于横纹肌的',
        en: 'The dense bodies of smooth muscle correspond in function to which part of striated muscle?',
      },
      options: [
        no('M 线', 'M line'),
        no('三联体', 'Triad'),
        no('肌质网', 'Sarcoplasmic reticulum'),
        yes('Z 线', 'Z line'),
      ],
      analysis: {
        zh: '密体是细肌丝和中间丝的附着点，与 Z 线相当。M 线固定粗肌丝；三联体和肌质网与兴奋-收缩耦联有关，平滑肌的肌膜内陷为小凹而不成三联体。',
        en: 'Thin and intermediate filaments are anchored at dense bodies as thin filaments are at the Z line. The M line holds thick filaments; triads and reticulum couple excitation to contraction, and smooth muscle has caveolae, not triads.',
      },
      keywords: ['密体', 'Z 线'],
      keywordsEn: ['dense body', 'Z line'],
    },
    {
      key: 'muscle-infarct',
      kind: 'BINGLI',
      difficulty: 3,
      stem: {
        zh: '患者，男，58 岁，左心室前壁心肌梗死后 3 个月复查，超声示原梗死区室壁变薄、运动消失。',
        en: 'A man of 58 is seen three months after an infarct of the anterior left ventricular wall; the area is thin and does not move on ultrasound.',
      },
      children: [
        {
          key: 'muscle-infarct-replaced-by',
          kind: 'DANXUAN',
          difficulty: 2,
          stem: {
            zh: '原梗死区此时主要由哪种成分替代？',
            en: 'What has mainly replaced the infarcted muscle by now?',
          },
          options: [
            no('分裂增生的心肌纤维', 'Newly divided cardiac muscle fibres'),
            yes('致密的胶原纤维瘢痕', 'A dense collagenous scar'),
            no('由肌卫星细胞形成的横纹肌', 'Striated muscle from satellite cells'),
            no('血管壁迁入的平滑肌', 'Smooth muscle from vessel walls'),
          ],
          analysis: {
            zh: '成人心肌纤维几乎没有再生能力，梗死区由肉芽组织机化为瘢痕；肌卫星细胞只见于骨骼肌。瘢痕的胶原由成纤维细胞产生，血管壁的平滑肌并不迁来填补。',
            en: 'Adult cardiac muscle hardly regenerates; granulation tissue turns into a scar. Satellite cells occur only in skeletal muscle. The collagen of the scar comes from fibroblasts; muscle of vessels does not move in to fill the gap.',
          },
        },
        {
          key: 'muscle-infarct-hormone',
          kind: 'TIANKONG',
          difficulty: 3,
          stem: {
            zh: '若发生心力衰竭，心房肌纤维的分泌颗粒会释放更多的____，使肾排钠、排水增多。',
            en: 'In heart failure the granules of atrial muscle fibres release more ____, so that the kidney excretes more sodium and water.',
          },
          blanks: [
            {
              accept: [
                '心房钠尿肽',
                '心钠素',
                '心房利钠肽',
                '心房利尿钠肽',
                '心房钠尿因子',
                '心房利钠因子',
                '心房肽',
                '心钠肽',
                '利钠肽',
                '钠尿肽',
                'atrial natriuretic peptide',
                'atrial natriuretic factor',
                'atrial natriuretic hormone',
                'natriuretic peptide',
                'ANP',
                'ANF',
              ],
            },
          ],
          analysis: {
            zh: '心房肌纤维有内分泌功能，分泌心房钠尿肽，具有利钠、利尿、扩张血管的作用。',
            en: 'Atrial muscle fibres are endocrine too: atrial natriuretic peptide promotes loss of sodium and water and dilates vessels.',
          },
        },
      ],
      analysis: {
        zh: '心肌再生能力很低，坏死后以瘢痕修复；瘢痕不能收缩，故局部室壁变薄、运动消失。',
        en: 'Cardiac muscle heals by scar because it barely regenerates; a scar cannot contract, hence the thin still wall.',
      },
      keywords: ['心肌梗死', '瘢痕'],
      keywordsEn: ['myocardial infarction', 'scar'],
    },
  ],
}
