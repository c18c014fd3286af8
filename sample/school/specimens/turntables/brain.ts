import type { SpecimenSeed } from '../../types.ts'

export const brainTurntable: SpecimenSeed = {
  key: 'brain-turntable',
  subject: 'anatomy',
  catalog: 'brain',
  name: { zh: '脑（外形，可旋转）', en: 'Brain (outer form, turntable)', la: 'Encephalon' },
  desc: {
    zh: '完整的脑，正面为前面观，画面右侧为脑的左侧。左侧面看中央沟、外侧沟和四个脑叶，背面看枕叶和小脑，前面和下方看脑干。次要脑沟个体差异很大，此处仅为示意；有名称的沟回按解剖位置绘出，左、右两侧基本对称。',
    en: 'A whole brain; at first seen from the front, so that the right of the picture is its left side. Central and lateral sulci and the lobes show on the left side, occipital lobes and cerebellum behind, the brain stem in front and below. Small sulci differ from person to person and are only suggested; those with names stand where anatomy has them, much the same on both sides.',
  },
  dye: { zh: '无（立体绘制）', en: 'None (drawn in space)' },
  source: { zh: '成人脑', en: 'Adult human brain' },
  fileType: 2,
  kind: 'turntable',
  drawing: 'brain-turntable',
  marks: {
    'frontal-lobe': {
      zh: '中央沟之前、外侧沟之上的部分。',
      en: 'In front of the central sulcus and above the lateral sulcus.',
    },
    'parietal-lobe': {
      zh: '中央沟与顶枕沟之间、外侧沟上方的部分。',
      en: 'Between the central and parieto-occipital sulci, above the lateral sulcus.',
    },
    'occipital-lobe': {
      zh: '大脑半球的后端，覆于小脑上方。',
      en: 'The hind end of the hemisphere, above the cerebellum.',
    },
    'temporal-lobe': {
      zh: '外侧沟下方的部分，颞极向前。',
      en: 'Below the lateral sulcus; its pole points forward.',
    },
    'central-sulcus': {
      zh: '起自半球上缘中点稍后方，斜向前下，分隔额叶与顶叶。',
      en: 'Begins a little behind the middle of the upper margin and runs down and forward between frontal and parietal lobes.',
    },
    'lateral-sulcus': {
      zh: '半球外侧面最深的沟，由前下走向后上，其下方为颞叶。',
      en: 'The deepest sulcus of the lateral surface, rising backwards; the temporal lobe lies below it.',
    },
    'precentral-gyrus': {
      zh: '中央沟前方，第 1 躯体运动区所在。',
      en: 'In front of the central sulcus: the primary motor area.',
    },
    'postcentral-gyrus': {
      zh: '中央沟后方，第 1 躯体感觉区所在。',
      en: 'Behind the central sulcus: the primary somatosensory area.',
    },
    'superior-temporal-gyrus': {
      zh: '外侧沟与颞上沟之间；其上面的颞横回为听觉区。',
      en: 'Between the lateral and superior temporal sulci; the auditory area lies on its upper face.',
    },
    'longitudinal-cerebral-fissure': {
      zh: '分隔左、右大脑半球，窝内有大脑镰，底为胼胝体。',
      en: 'Parts the two hemispheres; the falx lies in it and the corpus callosum is its floor.',
    },
    'cerebellar-hemisphere': {
      zh: '小脑两侧膨大部分，表面有平行的浅沟。',
      en: 'The wide lateral part of the cerebellum, with narrow parallel folia.',
    },
    'vermis-of-cerebellum': {
      zh: '两半球之间狭窄的中间部。',
      en: 'The narrow middle part between the hemispheres.',
    },
    pons: {
      zh: '脑干中部，腹面宽阔膨隆。',
      en: 'The middle of the brain stem, broad and bulging in front.',
    },
    'medulla-oblongata': {
      zh: '脑干下部，向下在枕骨大孔处续为脊髓。',
      en: 'The lower brain stem, continued by the spinal cord at the foramen magnum.',
    },
    'pyramid-of-medulla': {
      zh: '延髓腹面前正中裂两侧的纵行隆起，内含皮质脊髓束。',
      en: 'A ridge on either side of the anterior median fissure; it holds the corticospinal tract.',
    },
    'olive-of-medulla': {
      zh: '锥体背外侧的卵圆形隆起，内含下橄榄核。',
      en: 'An oval swelling beside the pyramid; it holds the inferior olivary nucleus.',
    },
  },
}
