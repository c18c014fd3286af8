import type { SpecimenSeed } from '../types.ts'

/** Organs of defence, of hormones and of the circulation. */
export const defence: SpecimenSeed[] = [
  {
    key: 'thyroid',
    subject: 'histology',
    catalog: 'endocrine-system',
    name: { zh: '甲状腺', en: 'Thyroid gland', la: 'Glandula thyroidea' },
    desc: {
      zh: '甲状腺实质由大小不等的滤泡组成，直径多为 50～500 μm。滤泡壁为单层立方的滤泡上皮，腔内充满嗜酸性的均质胶质；上皮高低和胶质的浓淡随功能状态而变。滤泡间有丰富的毛细血管。滤泡旁细胞在 H&E 染色中难以可靠辨认，本片不作标注。',
      en: 'The gland is made of follicles of very different size, mostly 50 to 500 µm. A single layer of cuboidal cells surrounds homogeneous eosinophilic colloid; their height and the density of the colloid change with activity. Capillaries are plentiful between the follicles. Parafollicular cells cannot be told with certainty in H&E and are not marked.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人甲状腺', en: 'Human thyroid gland' },
    fileType: 1,
    kind: 'slide',
    drawing: 'thyroid',
    marks: {
      'thyroid-follicle': {
        zh: '由单层滤泡上皮围成的圆形或不规则泡状结构，腔内充满胶质，是合成和贮存甲状腺激素的单位。',
        en: 'A round or uneven vesicle walled by a single layer of cells and filled with colloid: the unit that makes and stores thyroid hormone.',
      },
      'thyroid-colloid': {
        zh: '滤泡腔内均质的嗜酸性物质，主要成分为碘化的甲状腺球蛋白；裂隙是制片造成的。',
        en: 'Homogeneous eosinophilic matter in the follicle, mainly iodinated thyroglobulin; cracks come from the making of the slide.',
      },
      'follicular-cell': {
        zh: '围成滤泡壁的单层细胞，通常为立方形，核圆、居中；功能活跃时增高，不活跃时变矮变扁。',
        en: 'The cells of the wall, usually cuboidal with a round central nucleus; taller when active, low and flat when not.',
      },
      'resorption-vacuole': {
        zh: '胶质边缘靠近上皮处的小空泡，表示滤泡上皮正在重吸收胶质。',
        en: 'Small vacuoles where the colloid meets the cells, a sign that colloid is being taken up.',
      },
      capillary: {
        zh: '滤泡间的有孔毛细血管，紧靠滤泡上皮基底面，激素由此入血。',
        en: 'Fenestrated capillaries between the follicles, close to the base of the cells; the hormone enters the blood here.',
      },
      'interfollicular-tissue': {
        zh: '滤泡之间的少量疏松结缔组织，含成纤维细胞、血管和少数淋巴细胞。',
        en: 'A little loose connective tissue between the follicles, with fibroblasts, vessels and a few lymphocytes.',
      },
      arteriole: {
        zh: '小隔内的小血管，管壁有 1～2 层环行平滑肌，腔小而圆。',
        en: 'A small vessel in a septum, its wall of one or two layers of smooth muscle, its lumen small and round.',
      },
      venule: {
        zh: '管壁薄、无明显平滑肌，腔较大，内含红细胞。',
        en: 'Thin wall without a clear coat of muscle and a wider lumen with red cells.',
      },
    },
  },
  {
    key: 'lymph-node',
    subject: 'histology',
    catalog: 'immune-system',
    name: { zh: '淋巴结', en: 'Lymph node', la: 'Nodus lymphoideus' },
    desc: {
      zh: '淋巴结表面有被膜，被膜发出小梁伸入实质；实质分为周边的皮质和中央的髓质。浅层皮质含淋巴小结，其中央染色浅的为生发中心；其深面为细胞较疏的副皮质区，可见高内皮微静脉。髓质由染色深的髓索和染色浅的髓窦相间构成；被膜下窦、小梁周窦与髓窦相通。输入淋巴管斜穿被膜；图下方凹陷处为门部，有动脉、静脉和输出淋巴管。',
      en: 'A capsule covers the node and sends trabeculae into it; the cortex lies outside, the medulla within. Nodules with pale germinal centres fill the outer cortex; below lies the looser, diffuse paracortex with high endothelial venules. In the medulla dark cords alternate with pale sinuses, which continue the subcapsular sinus and those along the trabeculae. Afferent lymphatics pierce the capsule slantwise; in the dent below, the hilum, lie an artery, a vein and the efferent lymphatic.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人淋巴结', en: 'Human lymph node' },
    fileType: 1,
    kind: 'slide',
    drawing: 'lymph-node',
    marks: {
      'lymph-node-capsule': {
        zh: '包裹淋巴结表面的薄层致密结缔组织，外面为脂肪组织，输入淋巴管穿过被膜进入被膜下窦。',
        en: 'The thin dense connective tissue round the node, with fat outside it; afferent lymphatics pierce it.',
      },
      'afferent-lymphatic-vessel': {
        zh: '穿过脂肪组织、斜穿被膜进入被膜下窦的淋巴管，壁薄，腔内有瓣膜，瓣尖朝向淋巴结。',
        en: 'A thin-walled lymphatic that crosses the fat and pierces the capsule; the free edges of its valves point to the node.',
      },
      'lymph-node-hilum': {
        zh: '淋巴结一侧的凹陷，为疏松结缔组织和脂肪，有动脉、静脉和输出淋巴管出入，小梁由此伸入髓质。',
        en: 'The dent in one side of the node: loose tissue and fat with an artery, a vein and the efferent lymphatic; trabeculae spread from it into the medulla.',
      },
      'lymph-node-trabecula': {
        zh: '被膜结缔组织伸入实质形成的条索，构成支架，两侧为小梁周窦。',
        en: 'A strand of the capsule reaching into the node as its framework, with a sinus along either side.',
      },
      'subcapsular-sinus': {
        zh: '被膜与皮质之间的扁窦，窦内有淋巴细胞、巨噬细胞和网状细胞，淋巴由此缓慢流过。',
        en: 'The flat space between capsule and cortex, with lymphocytes, macrophages and reticular cells; lymph seeps through it.',
      },
      'lymphoid-nodule': {
        zh: '浅层皮质内的球形小体，主要由 B 细胞密集而成；有生发中心的为次级淋巴小结。',
        en: 'A round body of the outer cortex, densely packed mainly with B cells; with a germinal centre it is a secondary nodule.',
      },
      'germinal-centre': {
        zh: '淋巴小结中央染色浅的区域，细胞较大；近髓质一侧为暗区，近被膜一侧为明区。',
        en: 'The pale middle of a nodule, of larger cells; its dark zone faces the medulla, its light zone the capsule.',
      },
      'light-zone': {
        zh: '生发中心近被膜的一半，染色浅：中心细胞稀疏，其间有滤泡树突状细胞和 Tfh 细胞，B 细胞在此接受选择。',
        en: 'The pale half of the germinal centre towards the capsule: scattered centrocytes among follicular dendritic and helper T cells, where B cells are selected.',
      },
      'dark-zone': {
        zh: '生发中心近髓质的一半，染色深：中心母细胞大而密集，可见分裂象，其间巨噬细胞胞质浅染。',
        en: 'The dark half of the germinal centre towards the medulla: large crowded centroblasts, some dividing, with pale macrophages between them.',
      },
      'mantle-zone': {
        zh: '围绕生发中心的密集小淋巴细胞，朝向被膜的一侧最厚，呈新月形。',
        en: 'Small lymphocytes crowded round the germinal centre, thickest towards the capsule like a crescent.',
      },
      paracortex: {
        zh: '皮质深层的弥散淋巴组织，主要为 T 细胞，又称胸腺依赖区。',
        en: 'The diffuse deep cortex, mainly of T cells, also called the thymus-dependent area.',
      },
      'high-endothelial-venule': {
        zh: '副皮质区内的毛细血管后微静脉，内皮细胞呈立方形，淋巴细胞由此出血进入淋巴组织。',
        en: 'A postcapillary venule of the paracortex with cuboidal endothelium; lymphocytes leave the blood through its wall.',
      },
      'medullary-cord': {
        zh: '髓质内相互连接的索状淋巴组织，含 B 细胞、浆细胞和巨噬细胞。',
        en: 'Branching strands of lymphoid tissue in the medulla with B cells, plasma cells and macrophages.',
      },
      'medullary-sinus': {
        zh: '髓索之间较宽大、染色浅的淋巴窦，窦内巨噬细胞较多，滤过作用强。',
        en: 'Wide pale lymph sinuses between the cords, rich in macrophages that filter the lymph.',
      },
      'tingible-body-macrophage': {
        zh: '生发中心内的巨噬细胞，胞质染色浅，内含被吞噬的凋亡细胞核碎片。',
        en: 'A macrophage of the germinal centre: pale cytoplasm with dark remains of swallowed dead cells.',
      },
    },
  },
  {
    key: 'artery-and-vein',
    subject: 'histology',
    catalog: 'circulatory-system',
    name: {
      zh: '中动脉和中静脉（横断面）',
      en: 'Muscular artery and medium vein (transverse section)',
      la: 'Arteria myotypica et vena comitans',
    },
    desc: {
      zh: '并行的中动脉和中静脉横断面。动脉壁厚、腔圆，内弹性膜明显，因管壁收缩而呈波纹状；中膜最厚，由多层环行平滑肌组成，中膜与外膜交界处可见外弹性膜。静脉壁薄、腔大而不规则，三层界限不清，中膜薄，外膜较中膜厚，可有纵行平滑肌束。',
      en: 'A muscular artery and its companion vein cut across. The artery has a thick wall, a round lumen and a clear internal elastic membrane, wavy because the wall has shrunk; its media of many layers of circular smooth muscle is the thickest coat, bounded by the external elastic membrane. The vein has a thin wall, a wide uneven lumen and layers that are hard to part; its adventitia is thicker than its media and may hold lengthwise bundles of muscle.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人中动脉及伴行静脉', en: 'Human muscular artery and accompanying vein' },
    fileType: 1,
    kind: 'slide',
    drawing: 'artery-and-vein',
    marks: {
      'medium-artery': {
        zh: '肌性动脉，管壁厚、管腔圆，中膜的平滑肌收缩可改变管径，调节器官的血流量。',
        en: 'A muscular artery: thick wall, round lumen; by its smooth muscle it regulates the flow of blood to the organs.',
      },
      'medium-vein': {
        zh: '与动脉伴行，管壁薄、管腔大而不规则，常塌陷，腔内多留有红细胞。',
        en: 'It runs beside the artery: thin wall, wide uneven lumen that often has collapsed and still holds red cells.',
      },
      'tunica-intima': {
        zh: '最内层，由内皮、薄的内皮下层和内弹性膜组成。',
        en: 'The innermost coat: endothelium, a thin subendothelial layer and the internal elastic membrane.',
      },
      endothelium: {
        zh: '衬于血管腔面的单层扁平上皮，核扁，略突向管腔。',
        en: 'Simple squamous epithelium that lines the vessel; its flat nuclei bulge a little into the lumen.',
      },
      'internal-elastic-membrane': {
        zh: '内膜与中膜交界处均质、粉红色、折光较强的波纹状膜，由弹性蛋白组成。',
        en: 'A glassy pink wavy membrane of elastin where intima and media meet.',
      },
      'tunica-media': {
        zh: '由环行平滑肌组成；中动脉的中膜最厚，有 10～40 层，静脉的中膜薄，肌层稀疏。',
        en: 'Circular smooth muscle: 10 to 40 layers in the artery, few and loose ones in the vein.',
      },
      'external-elastic-membrane': {
        zh: '中膜与外膜交界处断续的弹性膜，不如内弹性膜完整。',
        en: 'A broken elastic membrane where media and adventitia meet, less complete than the internal one.',
      },
      'tunica-adventitia': {
        zh: '最外层的疏松结缔组织，纤维大致绕血管走行，含营养血管和神经，向外移行为周围组织。',
        en: 'The outermost coat of connective tissue with vasa vasorum and nerves, passing into the tissue around.',
      },
      'vasa-vasorum': {
        zh: '外膜内供应血管壁本身的小血管。',
        en: 'Small vessels of the adventitia that supply the wall itself.',
      },
      'longitudinal-muscle-bundle': {
        zh: '静脉外膜内沿血管长轴走行的平滑肌束，在横断面上被横切。',
        en: 'Bundles of smooth muscle that run along the vein in its adventitia and so are cut across.',
      },
      'nerve-fascicle': {
        zh: '与血管伴行的神经束横断面，外包神经束膜，内有许多神经纤维和施万细胞核。',
        en: 'A bundle of nerve fibres that accompanies the vessels, wrapped in perineurium, with many nuclei of Schwann cells.',
      },
      adipocyte: {
        zh: '血管周围脂肪组织的细胞，脂滴溶去后呈空泡状。',
        en: 'A cell of the fat round the vessels, empty since its fat has been dissolved.',
      },
    },
  },
]
