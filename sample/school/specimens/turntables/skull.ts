import type { SpecimenSeed } from '../../types.ts'

export const skullTurntable: SpecimenSeed = {
  key: 'skull-turntable',
  subject: 'anatomy',
  catalog: 'skull',
  name: { zh: '颅（整颅，可旋转）', en: 'Skull (whole, turntable)', la: 'Cranium' },
  desc: {
    zh: '整颅连下颌骨，正面为前面观，画面右侧为颅的左侧。前面看眶和梨状孔，侧面看颧弓、颞窝、外耳门和乳突，背面看人字缝和枕外隆凸，枕骨下方可见枕骨大孔、枕髁、翼突和鼻后孔。',
    en: 'A whole skull with its mandible; at first seen from the front, so that the right of the picture is its left side. Orbits and piriform aperture in front; zygomatic arch, temporal fossa, ear opening and mastoid process at the side; lambdoid suture and occipital protuberance behind, and below the occiput foramen magnum, condyles, pterygoid processes and choanae.',
  },
  dye: { zh: '无（立体绘制）', en: 'None (drawn in space)' },
  source: { zh: '成人颅', en: 'Adult human skull' },
  fileType: 2,
  kind: 'turntable',
  drawing: 'skull-turntable',
  marks: {
    'frontal-bone': {
      zh: '构成额部和眶上壁，后方以冠状缝接顶骨。',
      en: 'The forehead and the roof of the orbits; the coronal suture joins it to the parietal bones.',
    },
    'parietal-bone': {
      zh: '成对，构成颅顶中部和侧壁。',
      en: 'Paired; the middle of the vault and its sides.',
    },
    'occipital-bone': {
      zh: '构成颅后部和颅底后部，转到背面可见。',
      en: 'The back of the skull and of its base; turn it to the back.',
    },
    'temporal-bone': {
      zh: '所示为鳞部，构成颅侧壁下部。',
      en: 'Its squamous part, the lower part of the side wall.',
    },
    'greater-wing-of-sphenoid': {
      zh: '颞面参与构成颞窝前部，与额、顶、颞骨在翼点相接。',
      en: 'Its temporal surface is the front of the temporal fossa; it meets frontal, parietal and temporal bones at the pterion.',
    },
    'zygomatic-bone': {
      zh: '构成面颊的隆起和眶外侧缘、下缘的一部分。',
      en: 'The prominence of the cheek and part of the lateral and lower margins of the orbit.',
    },
    maxilla: {
      zh: '构成上颌、眶下壁和梨状孔的大部分边缘，牙槽突上列有上颌牙。',
      en: 'The upper jaw, the floor of the orbit and most of the margin of the piriform aperture; its alveolar process bears the upper teeth.',
    },
    'nasal-bone': {
      zh: '成对的小骨，构成鼻背的基础。',
      en: 'Paired small bones that form the bridge of the nose.',
    },
    'body-of-mandible': {
      zh: '弓状的水平部，上缘为牙槽弓，下缘为下颌底。',
      en: 'The curved horizontal part: the alveolar arch above, the base below.',
    },
    'ramus-of-mandible': {
      zh: '由下颌体后端向上的方形骨板，上端有冠突和髁突。',
      en: 'The plate that rises from the back of the body; coronoid and condylar processes stand on it.',
    },
    'angle-of-mandible': {
      zh: '下颌支后缘与下颌底相交处。',
      en: 'Where the back of the ramus meets the base of the mandible.',
    },
    'coronoid-process-of-mandible': {
      zh: '下颌支前上方的突起，与髁突之间为下颌切迹，颞肌止于此。',
      en: 'The front process of the ramus, parted from the condylar one by the mandibular notch; the temporalis ends on it.',
    },
    'condylar-process-of-mandible': {
      zh: '下颌支后上方的突起，上端为下颌头，与下颌窝构成颞下颌关节。',
      en: 'The hind process of the ramus; its head forms the temporomandibular joint with the mandibular fossa.',
    },
    'mental-protuberance': {
      zh: '下颌体正中下份向前的隆起。',
      en: 'The forward prominence in the middle of the lower part of the body.',
    },
    'mental-foramen': {
      zh: '约在下颌第二前磨牙下方，颏神经和血管由此穿出。',
      en: 'Below the second premolar; the mental nerve and vessels leave by it.',
    },
    'infra-orbital-foramen': {
      zh: '眶下缘中份下方，眶下神经和血管由此穿出。',
      en: 'Below the lower margin of the orbit; the infra-orbital nerve and vessels leave by it.',
    },
    'supra-orbital-foramen': {
      zh: '位于眶上缘内、中 1/3 交界处，也可呈切迹。',
      en: 'At the junction of the inner and middle thirds of the upper margin of the orbit; often a notch.',
    },
    orbit: {
      zh: '四棱锥体形腔，尖向后内方，容纳眼球及附属结构。',
      en: 'A four-sided pyramid whose apex points back and inwards; it holds the eye.',
    },
    'piriform-aperture': {
      zh: '骨性鼻腔的前口，由鼻骨和上颌骨围成。',
      en: 'The front opening of the bony nose, bounded by nasal bones and maxillae.',
    },
    'zygomatic-arch': {
      zh: '由颧骨颞突与颞骨颧突构成，可在体表扪到。',
      en: 'Formed by the temporal process of the zygomatic and the zygomatic process of the temporal bone; felt under the skin.',
    },
    'external-acoustic-opening': {
      zh: '外耳道的骨性外口，位于下颌窝后方、乳突前方。',
      en: 'The bony opening of the ear canal, behind the mandibular fossa and in front of the mastoid process.',
    },
    'mastoid-process': {
      zh: '外耳门后方的圆锥形突起，胸锁乳突肌止于此。',
      en: 'The conical process behind the ear opening, where the sternocleidomastoid ends.',
    },
    'external-occipital-protuberance': {
      zh: '枕骨后面正中的隆起，可在体表扪到。',
      en: 'The prominence in the middle of the back of the occipital bone; felt under the skin.',
    },
    'superior-nuchal-line': {
      zh: '自枕外隆凸弓形向外，斜方肌和胸锁乳突肌附着于此。',
      en: 'Arches outwards from the external occipital protuberance; trapezius and sternocleidomastoid are fixed to it.',
    },
    'occipital-condyle': {
      zh: '枕骨大孔前部两侧的椭圆形隆起，与寰椎构成寰枕关节；转到背面，在枕骨下方可见。',
      en: 'An oval swelling on either side of the front of the foramen magnum, for the joint with the atlas; from behind it is seen below the occiput.',
    },
    'coronal-suture': {
      zh: '额骨与左、右顶骨之间的缝。',
      en: 'Between the frontal bone and both parietal bones.',
    },
    'sagittal-suture': {
      zh: '左、右顶骨之间的正中缝。',
      en: 'In the middle, between the two parietal bones.',
    },
    'lambdoid-suture': {
      zh: '顶骨与枕骨之间的缝，呈“人”字形。',
      en: 'Between parietal bones and occipital bone, shaped like the Greek lambda.',
    },
    'squamous-suture': {
      zh: '颞骨鳞部与顶骨之间的弧形缝。',
      en: 'The arched suture between the squamous part of the temporal bone and the parietal bone.',
    },
  },
}
