import type { SpecimenSeed } from '../types.ts'

/** Histology slides of organs: kidney, liver, jejunum, trachea. */
export const organs: SpecimenSeed[] = [
  {
    key: 'kidney',
    subject: 'histology',
    catalog: 'urinary-system',
    name: { zh: '肾皮质', en: 'Renal cortex', la: 'Cortex renalis' },
    desc: {
      zh: '先在低倍镜下找到球形的肾小体，其间是切面各异、紧密相邻的肾小管。换高倍镜比较近曲小管与远曲小管：管腔、核的疏密和胞质嗜酸性三点最可靠。致密斑只在血管极一侧，不是每个肾小体都能切到。',
      en: 'Find the round renal corpuscles at low power; between them tubules lie back to back in every plane of section. At high power tell proximal from distal tubules by lumen, spacing of nuclei and eosinophilia. The macula densa lies only at the vascular pole and is missed in most corpuscles.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人肾皮质', en: 'Human kidney, cortex' },
    fileType: 1,
    kind: 'slide',
    drawing: 'kidney',
    marks: {
      'renal-corpuscle': {
        zh: '由血管球和包在外面的肾小囊组成，直径约 200 μm，只见于皮质迷路和肾柱。',
        en: 'A glomerulus wrapped in its capsule, about 200 μm across; found only in the cortical labyrinth and the renal columns.',
      },
      glomerulus: {
        zh: '入球微动脉分支形成的有孔毛细血管袢，血液在此滤过；不包括肾小囊。',
        en: 'Loops of fenestrated capillaries fed by the afferent arteriole, where blood is filtered; the capsule is not part of it.',
      },
      'bowman-space': {
        zh: '肾小囊脏、壁两层之间的腔隙，接受原尿，在尿极与近曲小管相通。',
        en: 'The cleft between the two layers of the capsule; it takes up the filtrate and opens into the proximal tubule at the urinary pole.',
      },
      'parietal-layer': {
        zh: '肾小囊的外层，为单层扁平上皮，核扁而突向囊腔。',
        en: 'The outer layer of the capsule, a simple squamous epithelium whose flat nuclei bulge towards the space.',
      },
      'vascular-pole': {
        zh: '微动脉出入肾小体之处，与尿极相对；致密斑位于此侧。',
        en: 'Where the arterioles enter and leave, opposite the urinary pole; the macula densa lies on this side.',
      },
      'macula-densa': {
        zh: '远端小管靠近血管极一侧的上皮细胞增高变窄、核密集成的椭圆形斑，感受小管液中的 Na⁺、Cl⁻ 浓度。',
        en: 'An oval patch where the distal tubule touches the vascular pole: tall narrow cells with crowded nuclei that sense sodium chloride in the tubular fluid.',
      },
      'proximal-tubule': {
        zh: '管腔小而不规则，细胞界限不清，胞质强嗜酸性，核稀疏，游离面有刷状缘。',
        en: 'Small irregular lumen, indistinct cell borders, strongly eosinophilic cytoplasm, widely spaced nuclei and a brush border.',
      },
      'distal-tubule': {
        zh: '管腔较大而规则，细胞较小，核多而密，胞质染色浅，无刷状缘。',
        en: 'Wider regular lumen, smaller paler cells, more numerous nuclei and no brush border.',
      },
    },
  },
  {
    key: 'liver',
    subject: 'histology',
    catalog: 'digestive-glands',
    name: { zh: '肝', en: 'Liver', la: 'Hepar' },
    desc: {
      zh: '人肝小叶间结缔组织很少，小叶界限不清：先找中央静脉，再在其周围找三至数个门管区，连线即小叶轮廓。肝索以中央静脉为中心放射状排列，其间为肝血窦。门管区内三种管道以管壁和上皮区分。',
      en: 'Human liver has little connective tissue between lobules, so their borders are indistinct: find a central vein, then the portal areas around it, and join these in your mind. Hepatic cords radiate from the central vein with sinusoids between them. Tell the three vessels of a portal area by their walls.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人肝', en: 'Human liver' },
    fileType: 1,
    kind: 'slide',
    drawing: 'liver',
    marks: {
      'central-vein': {
        zh: '肝小叶的中轴，壁薄，仅内皮和少量结缔组织，有肝血窦的开口。',
        en: 'The axis of the lobule: a thin wall of endothelium and a little connective tissue, pierced by sinusoids.',
      },
      'hepatic-cord': {
        zh: '肝板的切面，由单行多边形肝细胞连成；核圆居中，核仁清楚，可见双核。',
        en: 'A hepatic plate in section: one row of polygonal hepatocytes with round central nuclei, clear nucleoli and sometimes two nuclei.',
      },
      'hepatic-sinusoid': {
        zh: '肝索之间腔大而不规则的血窦，血液由小叶周边流向中央静脉，窦内有肝巨噬细胞。',
        en: 'Wide irregular channels between the cords; blood runs from the periphery to the central vein past hepatic macrophages.',
      },
      'portal-area': {
        zh: '相邻肝小叶之间的结缔组织区，含小叶间静脉、小叶间动脉和小叶间胆管。',
        en: 'Connective tissue where lobules meet, with an interlobular vein, artery and bile duct.',
      },
      'interlobular-vein': {
        zh: '门静脉的分支，三者中管腔最大、最不规则，管壁薄。',
        en: 'A branch of the portal vein: the widest and most irregular lumen of the three, with a thin wall.',
      },
      'interlobular-artery': {
        zh: '肝动脉的分支，管腔小而圆，管壁有环行平滑肌，相对较厚。',
        en: 'A branch of the hepatic artery: a small round lumen in a relatively thick wall of circular smooth muscle.',
      },
      'interlobular-bile-duct': {
        zh: '管壁为单层立方上皮，核圆、排列整齐，胞质淡染。',
        en: 'Lined by simple cuboidal epithelium with an even row of round nuclei and pale cytoplasm.',
      },
    },
  },
  {
    key: 'jejunum',
    subject: 'histology',
    catalog: 'digestive-tract',
    name: { zh: '空肠', en: 'Jejunum', la: 'Jejunum' },
    desc: {
      zh: '肠管纵切，可见环行皱襞的断面。由腔面向外依次辨认黏膜、黏膜下层、肌层和外膜。绒毛由上皮和固有层突向肠腔形成，肠腺由上皮下陷入固有层形成，二者切面不可混淆。空肠黏膜下层无腺体，借此与十二指肠区别。',
      en: 'The gut cut lengthwise, with a circular fold in section. From the lumen outwards: mucosa, submucosa, muscularis and serosa. Villi project into the lumen, crypts sink into the lamina propria; do not take one for the other in oblique sections. The submucosa holds no glands, unlike that of the duodenum.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人空肠', en: 'Human jejunum' },
    fileType: 1,
    kind: 'slide',
    drawing: 'jejunum',
    marks: {
      'intestinal-villus': {
        zh: '上皮和固有层共同突向肠腔形成，高 0.5～1 mm，为小肠特有。',
        en: 'A projection of epithelium and lamina propria into the lumen, 0.5 to 1 mm high, found only in the small intestine.',
      },
      'intestinal-crypt': {
        zh: '上皮自绒毛根部陷入固有层形成的单管状腺，底部有帕内特细胞和干细胞；切片上多被斜切或横切。',
        en: 'A simple tubular gland sunk from the bases of the villi into the lamina propria; Paneth and stem cells lie at its bottom. The section meets most of them aslant or across.',
      },
      'central-lacteal': {
        zh: '绒毛中轴内以盲端起始的毛细淋巴管，运送乳糜微粒；两旁有纵行的平滑肌，上皮下有毛细血管网。',
        en: 'A blind-ending lymphatic capillary in the core of the villus that carries off chylomicrons; strands of smooth muscle run beside it, and blood capillaries under the epithelium.',
      },
      'goblet-cell': {
        zh: '散在于吸收细胞之间，顶部因黏原颗粒溶解而呈空泡状，核位于狭窄的基部。',
        en: 'Scattered among absorptive cells; the swollen top looks empty because mucin is washed out, the nucleus lies in the narrow base.',
      },
      'muscularis-mucosae': {
        zh: '黏膜最外层的薄层平滑肌，内环外纵，是黏膜与黏膜下层的分界。',
        en: 'The thin smooth muscle that bounds the mucosa (inner circular, outer longitudinal) and separates it from the submucosa.',
      },
      submucosa: {
        zh: '较致密的结缔组织，含较大血管、淋巴管和黏膜下神经丛；空肠此层无腺体。',
        en: 'Rather dense connective tissue with larger vessels and the submucous plexus; in the jejunum it has no glands.',
      },
      'circular-muscle': {
        zh: '肌层的内层。本片为肠管纵切，平滑肌呈横切面，为大小不一的圆点状，仅部分切到核。',
        en: 'The inner muscle layer. The gut is cut lengthwise here, so its cells are cut across: dots of varying size, only some with a nucleus.',
      },
      'longitudinal-muscle': {
        zh: '肌层的外层。本片为肠管纵切，平滑肌呈纵切面，核为长杆状。',
        en: 'The outer muscle layer. The gut is cut lengthwise here, so its cells are cut lengthwise too and their nuclei are rods.',
      },
    },
  },
  {
    key: 'trachea',
    subject: 'histology',
    catalog: 'respiratory-system',
    name: { zh: '气管', en: 'Trachea', la: 'Trachea' },
    desc: {
      zh: '由内向外分黏膜、黏膜下层和外膜三层，黏膜与黏膜下层之间无明显分界。上皮为假复层纤毛柱状上皮，基膜较厚；外膜内有“C”形透明软骨环。由软骨膜向中央观察软骨细胞由扁平、单个变为成群。',
      en: 'Three layers: mucosa, submucosa and adventitia, the first two without a sharp border. The epithelium is pseudostratified ciliated columnar on a thick basement membrane; the adventitia holds C-shaped hyaline cartilage. Follow the chondrocytes inwards from flat single cells to groups.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人气管', en: 'Human trachea' },
    fileType: 1,
    kind: 'slide',
    drawing: 'trachea',
    marks: {
      'pseudostratified-ciliated-epithelium': {
        zh: '核的高低不一，形似多层，但所有细胞都附着于基膜。',
        en: 'Nuclei at several levels look like several layers, yet every cell rests on the basement membrane.',
      },
      cilia: {
        zh: '纤毛细胞游离面的细长突起，向咽部规律摆动，清除黏着的尘粒。',
        en: 'Slender processes on the free surface that beat towards the pharynx and sweep out trapped dust.',
      },
      'goblet-cell': {
        zh: '夹在纤毛细胞之间，分泌黏液，顶部膨大淡染，不含纤毛。',
        en: 'Between the ciliated cells: a swollen pale top full of mucus and no cilia.',
      },
      'basement-membrane': {
        zh: '气管上皮的基膜特别厚，H&E 切片中呈均质粉红色带。',
        en: 'Unusually thick under this epithelium: a homogeneous pink band in H&E.',
      },
      'tracheal-gland': {
        zh: '位于黏膜下层的混合腺，浆液性腺泡染色深、核圆，黏液性腺泡染色浅、核扁。',
        en: 'Mixed glands of the submucosa: serous acini dark with round nuclei, mucous acini pale with flattened ones.',
      },
      perichondrium: {
        zh: '包在软骨外面的致密结缔组织，内层细胞可分化为成软骨细胞。',
        en: 'Dense connective tissue around the cartilage; its inner cells can become chondroblasts.',
      },
      'hyaline-cartilage': {
        zh: '“C”形软骨环，基质均质、嗜碱性，所含胶原原纤维与基质折光率相近而不可见。',
        en: 'The C-shaped ring: homogeneous basophilic matrix whose collagen fibrils are invisible because they refract light as the matrix does.',
      },
      'isogenous-group': {
        zh: '软骨中央由一个软骨细胞分裂而来、聚在一起的 2～8 个细胞。',
        en: 'Two to eight chondrocytes lying together deep in the cartilage, all descended from one cell.',
      },
    },
  },
]
