import type { SpecimenSeed } from '../../types.ts'

export const heartTurntable: SpecimenSeed = {
  key: 'heart-turntable',
  subject: 'anatomy',
  catalog: 'heart',
  name: { zh: '心（外形，可旋转）', en: 'Heart (outer form, turntable)', la: 'Cor' },
  desc: {
    zh: '离体心及大血管根部，正面为前面观，画面右侧为心的左侧。拖动旋转：前面看右心室和前室间沟，左侧面看左心室和左心耳，背面看左心房、肺静脉和冠状窦。动脉染红、静脉染蓝，肺动脉干和肺静脉按所含血液着色。',
    en: 'A heart with the roots of its great vessels; at first seen from the front, so that the right of the picture is its left side. Turn it: right ventricle and anterior interventricular sulcus in front, left ventricle and left auricle on the left, left atrium, pulmonary veins and coronary sinus behind. Vessels are coloured by the blood that they carry.',
  },
  dye: { zh: '无（立体绘制）', en: 'None (drawn in space)' },
  source: { zh: '成人心', en: 'Adult human heart' },
  fileType: 2,
  kind: 'turntable',
  drawing: 'heart-turntable',
  marks: {
    'right-atrium': {
      zh: '构成心右缘，借冠状沟与右心室分界，上、下腔静脉分别从上、下方注入。',
      en: 'Forms the right border; the coronary sulcus parts it from the right ventricle, and the venae cavae enter from above and below.',
    },
    'right-auricle': {
      zh: '右心房向左前突出的锥形部分，遮盖升主动脉根部的右前面。',
      en: 'A conical pouch of the right atrium; it overlaps the root of the ascending aorta from the right.',
    },
    'left-auricle': {
      zh: '左心房向左前突出的部分，位于肺动脉干根部左侧；血栓多在此形成。',
      en: 'The part of the left atrium that reaches forward on the left of the pulmonary trunk; thrombi form here most often.',
    },
    'left-atrium': {
      zh: '构成心底的大部分，转到背面可见；左、右各有两条肺静脉注入。',
      en: 'Most of the base of the heart, seen from behind; two pulmonary veins enter on either side.',
    },
    'right-ventricle': {
      zh: '构成胸肋面的大部分和心下缘的大部分。',
      en: 'Most of the sternocostal surface and most of the lower border.',
    },
    'left-ventricle': {
      zh: '构成心左缘和心尖，转到左侧面看得最全。',
      en: 'Forms the left border and the apex; best seen from the left side.',
    },
    'conus-arteriosus': {
      zh: '右心室向上延续为肺动脉干的漏斗状部分。',
      en: 'The funnel by which the right ventricle passes upwards into the pulmonary trunk.',
    },
    'apex-of-heart': {
      zh: '由左心室构成，朝向左前下方，体表投影在左侧第 5 肋间隙锁骨中线内侧 1～2 cm 处。',
      en: 'Formed by the left ventricle, it points down, forward and to the left: in the fifth left intercostal space, 1 to 2 cm inside the midclavicular line.',
    },
    'superior-vena-cava': {
      zh: '位于升主动脉右侧，垂直下行注入右心房。',
      en: 'Runs straight down on the right of the ascending aorta into the right atrium.',
    },
    'inferior-vena-cava': {
      zh: '从下方注入右心房，此处只留短段。',
      en: 'Enters the right atrium from below; only its end is shown.',
    },
    'ascending-aorta': {
      zh: '起自左心室，先位于肺动脉干右后方，再斜向右前上方。',
      en: 'Leaves the left ventricle behind and to the right of the pulmonary trunk, then runs up and forward to the right.',
    },
    'aortic-arch': {
      zh: '由右前弓向左后，跨过左肺动脉和左主支气管的上方，凸侧发出三大分支。',
      en: 'Curves to the left and back over the left pulmonary artery; three great branches leave its convex side.',
    },
    'brachiocephalic-trunk': {
      zh: '主动脉弓的第一个分支，斜向右上，分为右颈总动脉和右锁骨下动脉。',
      en: 'The first branch of the arch; it runs up to the right and divides into right common carotid and right subclavian arteries.',
    },
    'left-common-carotid-artery': {
      zh: '主动脉弓的第二个分支，上行至左侧颈部。',
      en: 'The second branch of the arch, to the left side of the neck.',
    },
    'left-subclavian-artery': {
      zh: '主动脉弓的第三个分支，行向左上肢。',
      en: 'The third branch of the arch, to the left upper limb.',
    },
    'pulmonary-trunk': {
      zh: '起自右心室，在升主动脉前方向左后上斜行，至主动脉弓下方分为左、右肺动脉。',
      en: 'Leaves the right ventricle, runs up, back and left in front of the aorta, and divides below the arch.',
    },
    'left-pulmonary-artery': {
      zh: '较短，横过胸主动脉前方至左肺门。',
      en: 'The shorter one; it passes in front of the descending aorta to the left lung.',
    },
    'right-pulmonary-artery': {
      zh: '较长，经升主动脉和上腔静脉后方横行向右。',
      en: 'The longer one; it passes to the right behind the ascending aorta and the superior vena cava.',
    },
    'arterial-ligament': {
      zh: '连于肺动脉干分叉处稍左侧与主动脉弓下缘之间，为动脉导管闭锁的遗迹。',
      en: 'From just left of the division of the pulmonary trunk to the underside of the arch: what is left of the arterial duct.',
    },
    'pulmonary-vein': {
      zh: '所示为左上肺静脉；左、右各两条，把含氧血导入左心房。',
      en: 'The left superior one; two on either side carry oxygenated blood to the left atrium.',
    },
    'anterior-interventricular-branch': {
      zh: '左冠状动脉的分支，沿前室间沟下行，绕过心尖切迹。',
      en: 'A branch of the left coronary artery in the anterior interventricular sulcus; it turns round the notch of the apex.',
    },
    'right-coronary-artery': {
      zh: '行于右心耳与肺动脉干之间，沿冠状沟右行绕至膈面。',
      en: 'Appears between right auricle and pulmonary trunk and follows the coronary sulcus round to the diaphragmatic surface.',
    },
    'circumflex-branch': {
      zh: '左冠状动脉的分支，沿冠状沟左行绕向背面。',
      en: 'A branch of the left coronary artery that follows the coronary sulcus to the left and back.',
    },
    'posterior-interventricular-branch': {
      zh: '行于后室间沟，多数来自右冠状动脉。',
      en: 'In the posterior interventricular sulcus; mostly from the right coronary artery.',
    },
    'great-cardiac-vein': {
      zh: '与前室间支伴行，向上转入冠状沟，续为冠状窦。',
      en: 'Accompanies the anterior interventricular branch, turns into the coronary sulcus and becomes the coronary sinus.',
    },
    'coronary-sinus': {
      zh: '位于冠状沟后部，左心房与左心室之间，开口于右心房。',
      en: 'In the back of the coronary sulcus between left atrium and ventricle; opens into the right atrium.',
    },
  },
}
