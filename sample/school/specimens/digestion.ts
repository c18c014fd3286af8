import type { SpecimenSeed } from '../types.ts'

/** Digestive tract, continued. */
export const digestion: SpecimenSeed[] = [
  {
    key: 'oesophagus',
    subject: 'histology',
    catalog: 'digestive-tract',
    name: { zh: '食管（横断面）', en: 'Oesophagus (transverse section)', la: 'Oesophagus' },
    desc: {
      zh: '食管下段管壁横断面，由腔面向外为黏膜、黏膜下层、肌层和纤维膜。黏膜和黏膜下层突向腔内，形成纵行皱襞。上皮为未角化的复层扁平上皮，分基底层、中间层和浅层，浅层细胞仍有核。黏膜肌层很厚，为纵行平滑肌，横断面上被横切；黏膜下层内有黏液性的食管腺。肌层内环行被纵切、外纵行被横切，两层之间可见肌间神经丛。',
      en: 'Wall of the lower oesophagus cut across: mucosa, submucosa, muscle and adventitia from the lumen outwards. Mucosa and submucosa form lengthwise folds. The stratified squamous epithelium is not keratinised; its basal, intermediate and superficial layers all keep their nuclei. The thick muscularis mucosae runs lengthwise and is cut across; mucous glands lie in the submucosa. Of the muscle coats the inner circular one is cut along, the outer longitudinal one across.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人食管下段', en: 'Human oesophagus, lower part' },
    fileType: 1,
    kind: 'slide',
    drawing: 'oesophagus',
    marks: {
      'stratified-squamous-epithelium': {
        zh: '未角化的复层扁平上皮，耐摩擦，有保护作用；最表面的细胞仍有细胞核。',
        en: 'Stratified squamous epithelium without keratin, proof against rubbing; even the cells at the surface have nuclei.',
      },
      'stratum-superficiale': {
        zh: '最表面数层扁平细胞，核扁、染色深，胞质浅淡，不断脱落。',
        en: 'Several layers of flat, pale cells with flat dark nuclei at the surface, shed all the time.',
      },
      'stratum-intermedium': {
        zh: '数层多边形细胞，体积较大，胞质因富含糖原而染色浅；食管上皮的这一层不称棘层。',
        en: 'Several layers of larger polygonal cells, pale for their glycogen; in the oesophagus this is not called the spinous layer.',
      },
      'stratum-basale': {
        zh: '紧贴基膜的一层矮柱状细胞，胞质嗜碱性强、核排列密集，有增殖能力。',
        en: 'A row of low columnar cells on the basement membrane, crowded and basophilic; they divide.',
      },
      'lamina-propria-papilla': {
        zh: '固有层结缔组织突入上皮深面形成的乳头，内有毛细血管。',
        en: 'A peg of the lamina propria that reaches up into the epithelium, with capillaries in it.',
      },
      'lamina-propria': {
        zh: '上皮下的细密结缔组织，含血管、成纤维细胞和散在的淋巴细胞。',
        en: 'Fine connective tissue under the epithelium with vessels, fibroblasts and scattered lymphocytes.',
      },
      'muscularis-mucosae': {
        zh: '由纵行平滑肌束构成，食管的特别厚；横断面上肌束呈块状横切。',
        en: 'Bundles of lengthwise smooth muscle, unusually thick in the oesophagus; here they are cut across.',
      },
      submucosa: {
        zh: '疏松结缔组织，含较大的血管、神经和食管腺。',
        en: 'Loose connective tissue with larger vessels and the oesophageal glands.',
      },
      'oesophageal-gland': {
        zh: '黏膜下层内的黏液腺，腺泡染色浅，核扁平、靠近基底，分泌物润滑食管腔面。',
        en: 'Mucous glands of the submucosa: pale acini with flat nuclei against the base; their mucus makes the inside slippery.',
      },
      'oesophageal-gland-duct': {
        zh: '食管腺的导管，由两层较小的细胞围成，穿过黏膜肌层开口于食管腔。',
        en: 'The duct of a gland, lined by two rows of small cells, on its way through the muscularis mucosae to the lumen.',
      },
      'circular-muscle': {
        zh: '肌层的内层，肌纤维环绕管腔，在横断面上被纵切，核呈长杆状。',
        en: 'The inner muscle coat runs round the lumen and so is cut along here; nuclei look like long rods.',
      },
      'longitudinal-muscle': {
        zh: '肌层的外层，肌纤维沿管的长轴走行，在横断面上被横切，呈大小不等的圆点。',
        en: 'The outer muscle coat runs along the tube and so is cut across here: dots of uneven size in bundles.',
      },
      'myenteric-plexus': {
        zh: '位于内环行与外纵行肌之间的神经丛，可见胞体大、核圆而核仁明显的神经元。',
        en: 'Nerve plexus between the two muscle coats, with large neurons whose round nuclei have a clear nucleolus.',
      },
      adventitia: {
        zh: '食管最外层，为疏松结缔组织，含血管和神经，表面无间皮。',
        en: 'The outermost coat, loose connective tissue with vessels and nerves and no mesothelium.',
      },
    },
  },
]
