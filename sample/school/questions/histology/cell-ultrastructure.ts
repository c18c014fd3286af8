import type { ChapterSeed } from '../../types.ts'
import { at, essay, fill, judge, match, no, other, patient, several, single, words, yes } from '../write.ts'

export const cellUltrastructure: ChapterSeed = {
  subject: 'histology',
  catalog: 'cell-ultrastructure',
  questions: [
    single(
      'cell-fold-carries',
      2,
      ['箭头所指结构的膜上集中分布着', 'The membrane at the arrow carries in great number'],
      [
        no('合成脂质的酶', 'enzymes of lipid synthesis'),
        no('核糖体', 'ribosomes'),
        yes('电子传递链和 ATP 合酶', 'the electron transport chain and ATP synthase'),
        no('酸性水解酶', 'acid hydrolases'),
      ],
      [
        '箭头指线粒体嵴，由内膜折叠而成，基粒含 ATP 合酶。脂质合成在滑面内质网，核糖体附于粗面内质网，酸性水解酶在溶酶体。',
        'Cristae, folds of the inner membrane, bear ATP synthase. Lipids are made in smooth reticulum, ribosomes sit on rough, acid hydrolases are in lysosomes.',
      ],
      ['线粒体嵴、ATP 合酶', 'mitochondrial crista, ATP synthase'],
      at('mitochondrion', 'mitochondrial-crista'),
    ),
    single(
      'cell-cycle-in-space',
      3,
      ['关于箭头所指处，哪种说法正确？', 'Which statement about the place at the arrow is right?'],
      [
        yes('含三羧酸循环的大多数酶，也含 DNA', 'It holds most enzymes of the citric acid cycle, and DNA'),
        no('含腺苷酸激酶，也含泵出的质子', 'It holds adenylate kinase, and the protons pumped out'),
        no('含孔蛋白，小分子可自由通过', 'It holds porins, and small molecules pass it freely'),
        no('含糖酵解的大多数酶，也含糖原颗粒', 'It holds most enzymes of glycolysis, and glycogen granules'),
      ],
      [
        '箭头指线粒体基质，含三羧酸循环的大多数酶、DNA 和核糖体。糖酵解的酶在细胞质基质；外膜含孔蛋白；膜间腔含腺苷酸激酶等。',
        'The matrix holds most enzymes of the cycle, DNA and ribosomes. Glycolysis is in the cytosol; the outer membrane has porins; the intermembrane space adenylate kinase and others.',
      ],
      ['线粒体基质、三羧酸循环', 'mitochondrial matrix, citric acid cycle'],
      at('mitochondrion', 'mitochondrial-matrix'),
    ),
    judge(
      'cell-permeable-membrane',
      3,
      [
        '箭头所指的膜含孔蛋白，对小分子的通透性高于其内侧的另一层膜。',
        'The membrane at the arrow has porins and lets small molecules through more freely than the other one inside it.',
      ],
      true,
      [
        '箭头指线粒体外膜，孔蛋白允许约 5 kDa 以下的分子自由通过；内膜通透性很低，靠载体运输。',
        'The outer membrane has porins passing molecules below about 5 kDa; the inner membrane is tight and uses carriers.',
      ],
      ['线粒体外膜、孔蛋白', 'outer mitochondrial membrane, porin'],
      at('mitochondrion', 'outer-mitochondrial-membrane'),
    ),
    fill(
      'cell-product-of-reticulum',
      2,
      [
        '箭头所指细胞器的名称是____，肝细胞用它大量合成的物质属____（填分子类别）。',
        'The organelle at the arrow is the ____; with it the hepatocyte makes much ____ (class of molecule).',
      ],
      [
        { terms: ['rough-endoplasmic-reticulum'], accept: ['rough ER'] },
        words(
          '蛋白质',
          '血浆蛋白',
          '分泌蛋白',
          '白蛋白',
          'protein',
          'proteins',
          'plasma protein',
          'plasma proteins',
          'secretory protein',
        ),
      ],
      [
        '扁囊平行排列、表面附有核糖体的是粗面内质网，合成血浆蛋白等分泌蛋白；滑面内质网为分支小管，参与脂类代谢和解毒，表面无核糖体。',
        'Parallel cisternae with ribosomes are rough reticulum, for secreted protein; smooth reticulum is tubular and bare and deals with lipid and drugs.',
      ],
      ['粗面内质网、血浆蛋白', 'rough endoplasmic reticulum, plasma protein'],
      at('mitochondrion', 'rough-endoplasmic-reticulum'),
    ),
    single(
      'cell-passes-through-pore',
      2,
      ['由箭头所指处离开细胞核的物质主要是', 'What chiefly leaves the nucleus at the arrow?'],
      [
        no('组蛋白和非组蛋白染色体蛋白', 'Histones and other chromosomal proteins'),
        no('DNA 聚合酶', 'DNA polymerase'),
        yes('RNA 和核糖体亚基', 'RNA and ribosomal subunits'),
        no('三磷酸腺苷', 'Adenosine triphosphate'),
      ],
      [
        '箭头指核孔，mRNA、tRNA 和核糖体亚基由此出核；组蛋白、DNA 聚合酶在胞质合成后由此入核；ATP 主要由胞质进入。',
        'RNA and ribosomal subunits leave by nuclear pores; histones and polymerases come in; ATP also enters from the cytoplasm.',
      ],
      ['核孔、核糖体亚基', 'nuclear pore, ribosomal subunit'],
      at('mitochondrion', 'nuclear-pore'),
    ),
    single(
      'cell-dark-chromatin',
      2,
      ['箭头所指的物质', 'The material at the arrow is'],
      [
        no('是转录活跃、充分伸展的染色质 DNA', 'actively transcribed DNA of fully extended chromatin'),
        yes('是转录不活跃、高度浓缩的染色质', 'condensed chromatin that is hardly transcribed'),
        no('是合成 rRNA 的场所', 'the place where rRNA is made'),
        no('只出现在分裂期', 'present only in mitosis'),
      ],
      [
        '箭头指异染色质，电子密度高，多贴近核被膜。转录活跃的是淡染的常染色质；rRNA 合成在核仁；异染色质见于间期核。',
        'Heterochromatin, dense and mostly along the envelope. Active DNA is the pale euchromatin; rRNA is made in the nucleolus; this is an interphase nucleus.',
      ],
      ['异染色质、常染色质', 'heterochromatin, euchromatin'],
      at('mitochondrion', 'heterochromatin'),
    ),
    several(
      'cell-granule-store',
      3,
      ['箭头所指颗粒的特点有', 'The granules at the arrow'],
      [
        yes('无膜包被', 'have no membrane'),
        yes('禁食时减少', 'diminish in fasting'),
        yes('PAS 反应阳性', 'react with PAS'),
        no('含合成蛋白质的 RNA', 'contain RNA for protein synthesis'),
        no('含酸性磷酸酶', 'contain acid phosphatase'),
      ],
      [
        '箭头指糖原颗粒，无膜，呈花簇状，是糖的贮存形式，PAS 阳性，禁食时消耗。含 RNA 的是核糖体；含酸性磷酸酶的是有膜的溶酶体。',
        'Glycogen is without a membrane, in rosettes, PAS-positive and used up in fasting. RNA is in ribosomes, acid phosphatase in membrane-bound lysosomes.',
      ],
      ['糖原颗粒、PAS 反应', 'glycogen granule, PAS reaction'],
      at('mitochondrion', 'glycogen-granule'),
    ),
    judge(
      'cell-envelope-continuous',
      3,
      [
        '箭头所指结构的外层与粗面内质网膜相延续。',
        'The outer layer of the structure at the arrow is continuous with the rough endoplasmic reticulum.',
      ],
      true,
      [
        '对。核被膜由两层膜构成，外核膜附有核糖体并与粗面内质网相连，核周隙与内质网腔相通。',
        'True. The outer nuclear membrane bears ribosomes and runs into rough reticulum; the perinuclear space opens into its cisternae.',
      ],
      ['核被膜、核周隙', 'nuclear envelope, perinuclear space'],
      at('mitochondrion', 'nuclear-envelope'),
    ),
    match(
      'cell-organelle-task',
      1,
      ['为下列功能选出细胞器。', 'Which organelle does each?'],
      [
        ['溶酶体', 'Lysosome'],
        ['高尔基复合体', 'Golgi complex'],
        ['滑面内质网', 'Smooth endoplasmic reticulum'],
        ['过氧化物酶体', 'Peroxisome'],
        ['中心体', 'Centrosome'],
      ],
      [
        ['分解过氧化氢', 'Breaks down hydrogen peroxide', 3],
        ['合成类固醇激素', 'Makes steroid hormones', 2],
        ['对蛋白质进行糖基化加工、分选和包装', 'Glycosylates, sorts and packs proteins', 1],
        ['细胞内消化', 'Digestion within the cell', 0],
        ['组织纺锤体微管', 'Organises the microtubules of the spindle', 4],
        ['肌细胞内贮存和释放钙离子', 'Stores and frees calcium in muscle', 2],
      ],
      [
        '过氧化物酶体含过氧化氢酶；滑面内质网合成类固醇，在肌细胞称肌质网，故用两次；高尔基复合体加工分泌蛋白；溶酶体含水解酶；中心体是微管组织中心。',
        'Peroxisomes hold catalase; smooth reticulum makes steroids and in muscle is the sarcoplasmic reticulum, so serves twice; Golgi packs; lysosomes digest; centrosomes organise microtubules.',
      ],
      ['细胞器、溶酶体、高尔基复合体', 'organelle, lysosome, Golgi complex'],
    ),
    match(
      'cell-filaments',
      3,
      ['下列结构或功能主要依靠哪种细胞骨架成分？', 'On which cytoskeletal element does each chiefly rest?'],
      [
        ['微丝', 'Microfilaments'],
        ['微管', 'Microtubules'],
        ['中间丝', 'Intermediate filaments'],
      ],
      [
        ['纤毛的轴丝', 'The axoneme of a cilium', 1],
        ['微绒毛的轴心', 'The core of a microvillus', 0],
        ['上皮细胞桥粒处的张力丝', 'Tonofilaments at desmosomes', 2],
        ['轴突内的快速轴突运输', 'Fast axonal transport', 1],
        ['胞质分裂时的收缩环', 'The contractile ring of cytokinesis', 0],
      ],
      [
        '纤毛轴丝为 9+2 微管，轴突运输沿微管；微绒毛轴心和收缩环为肌动蛋白微丝；张力丝是角蛋白中间丝。',
        'Axonemes (9+2) and axonal transport use microtubules; microvilli and the contractile ring actin; tonofilaments are keratin.',
      ],
      ['微丝、微管、中间丝', 'microfilament, microtubule, intermediate filament'],
    ),
    single(
      'cell-microscope-limit',
      1,
      [
        '分辨线粒体嵴和单位膜的三层结构，应使用',
        'To resolve cristae and the three layers of a unit membrane one needs',
      ],
      [
        no('普通光学显微镜油镜', 'a light microscope with oil immersion'),
        no('扫描电镜', 'a scanning electron microscope'),
        no('荧光显微镜', 'a fluorescence microscope'),
        yes('透射电镜', 'a transmission electron microscope'),
      ],
      [
        '透射电镜分辨率约 0.2 nm，可见内部超微结构；普通光镜和荧光镜约 0.2 μm；扫描电镜观察表面立体形态。',
        'Transmission resolves about 0.2 nm within the section; light and fluorescence about 0.2 µm; scanning shows surfaces.',
      ],
      ['透射电镜、分辨率', 'transmission electron microscope, resolution'],
    ),
    several(
      'cell-nucleolus',
      2,
      ['关于核仁，正确的有', 'True of the nucleolus:'],
      [
        yes('无膜包被', 'it has no membrane'),
        yes('合成 rRNA 并装配核糖体亚基', 'it makes rRNA and assembles ribosomal subunits'),
        no('是合成 mRNA 的主要场所', 'it is the main place of mRNA synthesis'),
        yes('蛋白质合成旺盛的细胞核仁大而明显', 'it is large in cells that make much protein'),
      ],
      [
        '核仁由 rRNA、rDNA 和蛋白质构成，无膜，是 rRNA 合成和核糖体亚基装配处；mRNA 由常染色质转录。',
        'It consists of rDNA, rRNA and protein, without membrane; mRNA is transcribed in euchromatin.',
      ],
      ['核仁、rRNA', 'nucleolus, rRNA'],
    ),
    fill(
      'cell-endocytosis',
      2,
      [
        '细胞吞入细菌等大颗粒称____作用，形成的膜包囊泡与____融合，其内容物被消化。',
        'Taking in large particles such as bacteria is called ____; the membrane-bound vacuole then fuses with a ____ and its contents are digested.',
      ],
      [words('吞噬', 'phagocytosis'), words('溶酶体', '初级溶酶体', 'lysosome', 'primary lysosome')],
      [
        '吞噬形成吞噬体，与溶酶体融合为吞噬溶酶体（次级溶酶体）。吞饮摄入液体和溶质；高尔基复合体不参与融合消化。',
        'A phagosome fuses with a lysosome. Pinocytosis takes in fluid; the Golgi complex does not digest.',
      ],
      ['吞噬作用、溶酶体', 'phagocytosis, lysosome'],
    ),
    single(
      'cell-residual',
      3,
      [
        '老年人神经元和心肌细胞内的棕黄色脂褐素属于',
        'Lipofuscin, the brownish pigment of old neurons and heart cells, is',
      ],
      [
        no('初级溶酶体', 'a primary lysosome'),
        yes('残余体', 'a residual body'),
        no('过氧化物酶体', 'a peroxisome'),
        no('分泌颗粒', 'a secretory granule'),
      ],
      [
        '脂褐素是次级溶酶体消化后不能分解的残余物。初级溶酶体未接触底物；过氧化物酶体含氧化酶；分泌颗粒内为产物。',
        'It is what a secondary lysosome cannot digest. A primary lysosome has met no substrate; peroxisomes oxidise; secretory granules hold products.',
      ],
      ['脂褐素、残余体', 'lipofuscin, residual body'],
    ),
    essay(
      'cell-mitochondrion-form',
      2,
      [
        '描述线粒体的超微结构，并说明各部与能量代谢的关系。',
        'Describe the ultrastructure of a mitochondrion and relate its parts to energy metabolism.',
      ],
      [
        '由双层单位膜围成。外膜平滑、通透性高；内膜向内折叠成嵴，上有电子传递链和基粒（ATP 合酶），进行氧化磷酸化；两膜间为膜间腔，积聚质子；内腔为基质，含三羧酸循环酶、线粒体 DNA、RNA、核糖体和基质颗粒。嵴的多少与细胞耗能相关，类固醇分泌细胞的嵴为管状。',
        'Two membranes: a smooth permeable outer one and an inner one folded into cristae with electron transport and ATP synthase for oxidative phosphorylation. Between them the intermembrane space gathers protons; the matrix holds the citric acid cycle, DNA, RNA, ribosomes and granules. Cristae match energy use; in steroid cells they are tubular.',
      ],
      [
        '得分要点：双层膜、嵴与氧化磷酸化、基质与三羧酸循环、膜间腔。把糖酵解写在线粒体内扣分。',
        'Points: two membranes, cristae and phosphorylation, matrix and cycle, intermembrane space. Glycolysis is not in mitochondria.',
      ],
      [
        '嵴、基质、氧化磷酸化、三羧酸循环、膜间腔',
        'cristae, matrix, oxidative phosphorylation, citric acid cycle, intermembrane space',
      ],
    ),
    patient(
      'cell-storage-disease',
      4,
      [
        '患儿，6 个月，肌张力低下、心脏扩大。肌活检电镜：肌纤维内大量有膜包绕的糖原聚集，酸性 α-葡萄糖苷酶缺乏。',
        'A baby of six months is floppy with an enlarged heart. Muscle shows much glycogen enclosed by membranes; acid alpha-glucosidase is lacking.',
      ],
      [
        single(
          'cell-storage-disease-organelle',
          3,
          ['缺陷的酶正常位于', 'Where does the missing enzyme belong?'],
          [
            no('过氧化物酶体', 'In peroxisomes'),
            no('线粒体', 'In mitochondria'),
            no('滑面内质网', 'In smooth reticulum'),
            yes('溶酶体', 'In lysosomes'),
          ],
          [
            '糖原在有膜的小体内堆积，酶最适 pH 为酸性，说明是溶酶体贮积病（Ⅱ型糖原贮积病）。其他细胞器不含酸性水解酶。',
            'Glycogen within membranes and an acid enzyme mean lysosomal storage (type II). The others hold no acid hydrolases.',
          ],
        ),
        judge(
          'cell-storage-disease-normal',
          3,
          [
            '正常肌纤维和肝细胞内的糖原颗粒大多游离于细胞质基质，没有膜包绕。',
            'In normal muscle and liver cells most glycogen lies free in the cytosol without a membrane.',
          ],
          true,
          [
            '对。因此本例糖原被膜包绕本身就提示溶酶体异常。',
            'True; glycogen in membranes itself points to lysosomes here.',
          ],
        ),
      ],
      [
        '溶酶体酶缺乏使底物在次级溶酶体内堆积，称溶酶体贮积病。',
        'When a lysosomal enzyme is lacking its substrate heaps up in secondary lysosomes.',
      ],
      ['溶酶体贮积病、糖原', 'lysosomal storage disease, glycogen'],
    ),
    other(
      'term',
      'cell-unit-membrane',
      1,
      ['单位膜', 'Unit membrane'],
      [
        '电镜下细胞膜呈“两暗夹一明”的三层结构，总厚约 7.5 nm，这种结构是各种生物膜所共有，称单位膜。',
        'In the electron microscope a membrane shows two dark layers with a light one between, about 7.5 nm in all; common to all biological membranes.',
      ],
      ['须写“两暗夹一明”及其普遍性。', 'Dark-light-dark and its generality are needed.'],
      ['电镜、三层、生物膜', 'electron microscope, two dark layers, biological membranes'],
    ),
  ],
}
