import type { TeacherMarkSeed } from '../../types.ts'

export const turntableMarks: Record<string, TeacherMarkSeed[]> = {
  'heart-turntable': [
    {
      layer: 'school',
      at: 'right-ventricle',
      by: 'he-mingyuan',
      name: { zh: '“右”心室其实在前', en: 'The right ventricle lies in front' },
      desc: {
        zh: '心的长轴斜向左前下，最靠前的是右心室；左心室偏左后，从前面只见左缘一条。',
        en: 'The heart’s axis is oblique: the right ventricle lies foremost, and of the left one only a strip at the left border is seen from the front.',
      },
    },
  ],
  'skull-turntable': [
    {
      layer: 'school',
      at: 'parietal-bone',
      by: 'he-mingyuan',
      name: { zh: '顺着缝找翼点', en: 'Follow the sutures to the pterion' },
      desc: {
        zh: '顶骨前接冠状缝，下接鳞缝；两缝在前下角会合处附近即翼点，骨薄，内面有脑膜中动脉前支，骨折易致硬膜外血肿。',
        en: 'The coronal suture before this bone and the squamous one below it run towards the pterion: thin bone over the anterior branch of the middle meningeal artery, so that a fracture may cause an extradural haematoma.',
      },
    },
  ],
  'brain-turntable': [
    {
      layer: 'school',
      at: 'parietal-lobe',
      by: 'he-mingyuan',
      name: { zh: '怎样找中央沟', en: 'How to find the central sulcus' },
      desc: {
        zh: '在半球上缘中点稍后找一条斜向前下、前后各有一条平行脑回的沟；它前方是额叶，后方才是顶叶。',
        en: 'A little behind the middle of the upper border starts a sulcus that runs down and forward between two parallel gyri: before it lies the frontal lobe, behind it the parietal.',
      },
    },
    {
      layer: 'system',
      at: 'cerebellar-hemisphere',
      by: 'he-mingyuan',
      name: { zh: '小脑与枕叶', en: 'Cerebellum or occipital lobe' },
      desc: {
        zh: '背面下方沟细密而平行的是小脑，上方沟回宽大弯曲的是枕叶，两者之间隔着小脑幕。',
        en: 'Behind, fine parallel fissures mark the cerebellum; the broad winding gyri above belong to the occipital lobe, with the tentorium between them.',
      },
    },
  ],
  'molar-turntable': [
    {
      layer: 'school',
      at: 'mesial-root',
      by: 'luo-yan',
      name: { zh: '先定近中，再定左右', en: 'Mesial first, then the side' },
      desc: {
        zh: '根尖弯向远中，最小的牙尖在远中。面对颊面、牙冠朝上，近中在左手边的是左下颌磨牙。',
        en: 'Root tips bend distally and the smallest cusp is distal. Looking at the cheek’s side with the crown up, mesial on the left means a left lower molar.',
      },
    },
  ],
}
