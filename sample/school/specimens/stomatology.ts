import type { SpecimenSeed } from '../types.ts'

/** Oral histology: a ground section of a tooth, and the parotid gland. */
export const stomatology: SpecimenSeed[] = [
  {
    key: 'tooth',
    subject: 'stomatology',
    catalog: 'tooth-tissue',
    name: { zh: '牙（切牙纵断磨片）', en: 'Tooth (incisor, longitudinal ground section)', la: 'Dens' },
    desc: {
      zh: '磨片保留釉质、牙本质和牙骨质三种硬组织，牙髓等软组织已丧失，髓腔中空。先看釉质与牙骨质在牙颈部的交界，再看牙本质小管由髓腔向外的走行，最后在釉质内找釉质生长线。',
      en: 'A ground section keeps enamel, dentine and cementum; the pulp is lost and its cavity is empty. Look first where enamel and cementum meet at the neck, then follow the dentinal tubules outwards from the pulp cavity, and last find the growth lines of the enamel.',
    },
    dye: { zh: '未染色（磨片）', en: 'Unstained (ground section)' },
    source: { zh: '人上颌切牙', en: 'Human upper incisor' },
    fileType: 1,
    kind: 'slide',
    drawing: 'tooth',
    marks: {
      enamel: {
        zh: '覆盖牙冠，无机盐约占重量的 96%，是人体最硬的组织，由釉柱构成。',
        en: 'Covers the crown; about 96 % mineral by weight, the hardest tissue of the body, built of enamel rods.',
      },
      dentine: {
        zh: '构成牙的主体，围绕髓腔，内有放射状的牙本质小管。',
        en: 'The bulk of the tooth around the pulp cavity, crossed by radiating tubules.',
      },
      cementum: {
        zh: '覆盖牙根表面，组成与骨组织相似，近牙颈部薄，近根尖部厚。',
        en: 'Covers the root; it is built much like bone, thin at the neck and thicker towards the apex.',
      },
      'pulp-cavity': {
        zh: '牙中央的空腔，活体内容纳牙髓；磨片上软组织已丧失。',
        en: 'The space in the middle that held the pulp in life; the soft tissue is lost in a ground section.',
      },
      'enamel-dentine-junction': {
        zh: '釉质与牙本质的交界，呈连续的小弧形，凸面朝向牙本质。',
        en: 'The border of enamel and dentine, a chain of small scallops whose convexities face the dentine.',
      },
      'striae-of-retzius': {
        zh: '又称芮氏线，纵断面上自釉质牙本质界斜向冠方表面，牙尖处呈环形包绕，反映釉质的周期性生长。',
        en: 'Growth lines of enamel: in long section they slant from the dentine towards the surface and crown, and arch over the tip.',
      },
      'hunter-schreger-bands': {
        zh: '反射光下釉质内 4/5 处可见的明暗相间带，由釉柱排列方向不同所致。',
        en: 'Alternating light and dark bands in the inner four fifths of enamel, from the changing course of its rods.',
      },
      'tomes-granular-layer': {
        zh: '根部牙本质表层紧邻牙骨质的一层颗粒状未矿化区，透射光下呈黑色。',
        en: 'A dark granular layer of root dentine just beneath the cementum, made of small unmineralised spaces.',
      },
      'dead-tracts': {
        zh: '牙本质小管内成牙本质细胞突起变性消失、充以空气，透射光下呈黑色。',
        en: 'Tubules that have lost their processes and are filled with air: black in transmitted light.',
      },
      'enamel-spindle': {
        zh: '成牙本质细胞突起末端穿过釉质牙本质界埋入釉质的纺锤状结构，多见于牙尖。',
        en: 'A spindle-shaped end of a dentinal tubule that crosses into enamel, mostly under the cusp.',
      },
      'enamel-lamella': {
        zh: '贯穿釉质厚度的薄板状缺陷，有机物较多，可达釉质牙本质界甚至牙本质内。',
        en: 'A thin leaf-like fault through the enamel, rich in organic matter, that may reach the dentine.',
      },
      'dentinal-tubules': {
        zh: '贯穿牙本质全层，自髓腔呈放射状向外，冠部呈“～”形弯曲，活体内含成牙本质细胞突起。',
        en: 'Run through the whole dentine from the pulp outwards, S-shaped in the crown; in life they hold odontoblast processes.',
      },
      'root-canal': {
        zh: '髓腔在牙根内的细管状部分，末端开口于根尖孔。',
        en: 'The narrow part of the pulp space in the root, opening at the apical foramen.',
      },
      'apical-foramen': {
        zh: '根管在根尖的开口，牙髓的血管和神经由此出入。',
        en: 'The opening at the tip of the root for the vessels and nerves of the pulp.',
      },
      'cervical-line': {
        zh: '牙冠与牙根的交界线，釉质与牙骨质在此相接。',
        en: 'The line between crown and root, where enamel and cementum meet.',
      },
    },
  },
  {
    key: 'parotid-gland',
    subject: 'stomatology',
    catalog: 'salivary-glands',
    name: { zh: '腮腺', en: 'Parotid gland', la: 'Glandula parotidea' },
    desc: {
      zh: '腮腺为纯浆液性腺，闰管长，分泌管（纹状管）也多，间质内常有脂肪细胞。按腺泡、闰管、纹状管、小叶间导管的顺序追踪导管系统，注意管径与上皮高度的变化。',
      en: 'The parotid is purely serous, with long intercalated ducts, many striated ducts and fat cells in the stroma. Follow the duct system from acinus through intercalated and striated to interlobular ducts and watch calibre and height of the epithelium.',
    },
    dye: { zh: '苏木精-伊红（H&E）染色', en: 'Haematoxylin and eosin (H&E)' },
    source: { zh: '人腮腺', en: 'Human parotid gland' },
    fileType: 1,
    kind: 'slide',
    drawing: 'parotid-gland',
    marks: {
      'serous-acinus': {
        zh: '锥体形细胞围成，核圆、近基底部，基部胞质嗜碱性，顶部含嗜酸性酶原颗粒。',
        en: 'Pyramidal cells with round nuclei towards the base, basophilic below and with eosinophilic zymogen granules at the top.',
      },
      'intercalated-duct': {
        zh: '直接与腺泡相连的最细导管，管壁为单层扁平或立方上皮。',
        en: 'The thinnest duct, directly joined to the acinus, of simple squamous or cuboidal epithelium.',
      },
      'striated-duct': {
        zh: '又称分泌管，单层高柱状上皮，胞质强嗜酸性，基部有纵纹（质膜内褶和线粒体）。',
        en: 'Tall columnar, strongly eosinophilic cells; the basal striations are membrane folds with mitochondria.',
      },
      adipocyte: {
        zh: '制片时脂滴溶解而呈空泡，核扁、偏于一侧；随年龄增多。',
        en: 'Empty, because the fat has been dissolved, with a flat nucleus at the edge; more numerous with age.',
      },
      'interlobular-septum': {
        zh: '由被膜伸入的结缔组织，分隔小叶，含血管、神经和较大导管。',
        en: 'Connective tissue from the capsule between lobules, with vessels, nerves and larger ducts.',
      },
      'excretory-duct': {
        zh: '走行于小叶间结缔组织内，管径大，上皮由单层柱状移行为假复层柱状。',
        en: 'Runs in the septa: wide, its epithelium passing from simple to pseudostratified columnar.',
      },
    },
  },
]
