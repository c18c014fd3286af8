import type { SpecimenSeed } from '../../types.ts'

export const molarTurntable: SpecimenSeed = {
  key: 'molar-turntable',
  subject: 'stomatology',
  catalog: 'tooth-form',
  name: {
    zh: '左下颌第一磨牙（可旋转）',
    en: 'Left mandibular first molar (turntable)',
    la: 'Dens molaris primus',
  },
  desc: {
    zh: '左下颌第一磨牙（36），正面为颊面，画面左侧为近中。旋转时依次见近中面、舌面和远中面。辨认五个牙尖（颊侧三个、舌侧两个）、颊沟和舌沟、近中根与远中根。',
    en: 'The left lower first molar (36); at first seen from the cheek, its mesial side on the left of the picture. Turning shows the mesial, lingual and distal surfaces. Find five cusps (three buccal, two lingual), the buccal and lingual grooves, and the mesial and distal roots.',
  },
  dye: { zh: '无（立体绘制）', en: 'None (drawn in space)' },
  source: { zh: '成人恒牙', en: 'Adult permanent tooth' },
  fileType: 2,
  kind: 'turntable',
  drawing: 'molar-turntable',
  marks: {
    'mesiobuccal-cusp': {
      zh: '颊侧近中的牙尖，较舌尖低而圆钝。',
      en: 'The front cusp on the cheek side, lower and blunter than the lingual ones.',
    },
    'distobuccal-cusp': {
      zh: '颊侧中部的牙尖，与近中颊尖以颊沟分隔。',
      en: 'The middle cusp on the cheek side; the buccal groove parts it from the mesiobuccal cusp.',
    },
    'distal-cusp': {
      zh: '五个牙尖中最小的一个，位于颊面与远中面交界处。',
      en: 'The smallest of the five cusps, at the corner of the buccal and distal surfaces.',
    },
    'mesiolingual-cusp': {
      zh: '舌侧近中的牙尖，高而较尖。',
      en: 'The front cusp on the tongue side, high and rather sharp.',
    },
    'distolingual-cusp': {
      zh: '舌侧远中的牙尖，与近中舌尖以舌沟分隔。',
      en: 'The hind cusp on the tongue side; the lingual groove parts it from the mesiolingual cusp.',
    },
    'buccal-groove': {
      zh: '由中央窝越过颊侧牙尖之间至颊面，末端常成点隙，易患龋。',
      en: 'From the central fossa between the buccal cusps onto the buccal surface; its pit often decays.',
    },
    'lingual-groove': {
      zh: '由中央窝经两舌尖之间至舌面。',
      en: 'From the central fossa between the two lingual cusps onto the lingual surface.',
    },
    'central-fossa-of-molar': {
      zh: '咬合面中央的凹陷，各发育沟汇集于此；俯视角度可见。',
      en: 'The hollow in the middle of the chewing surface, where the grooves meet.',
    },
    'cervical-line': {
      zh: '釉质与牙骨质在牙颈处的分界线；在颊、舌面凸向根方，近、远中面略凸向咬合方。',
      en: 'Where enamel meets cementum at the neck; convex towards the roots on the buccal and lingual surfaces.',
    },
    'mesial-root': {
      zh: '较宽扁，近、远中面有长形凹陷，根尖弯向远中；多含两个根管。',
      en: 'Broad and flat with furrowed sides, its tip bent distally; it mostly holds two canals.',
    },
    'distal-root': {
      zh: '较窄而圆，较直。',
      en: 'Narrower, rounder and straighter.',
    },
    'root-furcation': {
      zh: '近、远中根分开处，颊面观最清楚；牙周袋可深及此处。',
      en: 'Where the two roots part, best seen from the cheek; periodontal pockets may reach it.',
    },
    'root-apex': {
      zh: '牙根的尖端，有根尖孔。',
      en: 'The tip of a root, with the apical foramen.',
    },
  },
}
