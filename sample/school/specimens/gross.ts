import type { SpecimenSeed } from '../types.ts'

/** Gross specimens, fixed. */
export const gross: SpecimenSeed[] = [
  {
    key: 'kidney-section',
    subject: 'anatomy',
    catalog: 'kidneys',
    name: { zh: '肾冠状切面（大体标本）', en: 'Kidney, coronal section (gross specimen)', la: 'Ren' },
    desc: {
      zh: '右肾冠状切面，取后半，由前面观，右侧为肾门（内侧）。实质分浅层的肾皮质和深层的肾髓质，髓质由肾锥体组成，锥体间伸入的皮质为肾柱；肾乳头突入肾小盏，2～3 个肾小盏合成肾大盏，再合成肾盂，出肾门移行为输尿管。肾窦内除上述管道外充满脂肪。肾门处由前向后依次为肾静脉、肾动脉、肾盂。血管已灌注着色，动脉红，静脉蓝。',
      en: 'Right kidney in coronal section, its posterior half seen from the front; the hilum (medial side) is to the right. Cortex lies outside, the medulla with its pyramids inside, columns of cortex between these. Papillae open into minor calyces, two or three of which join to a major calyx, these to the pelvis and the ureter. Fat fills the rest of the sinus. At the hilum vein, artery and pelvis lie in this order from front to back. Vessels are injected, arteries red, veins blue.',
    },
    dye: { zh: '无（固定标本，血管灌注着色）', en: 'None (fixed, vessels injected)' },
    source: { zh: '成人右肾', en: 'Adult right kidney' },
    fileType: 3,
    kind: 'gross',
    drawing: 'kidney-section',
    marks: {
      'renal-cortex': {
        zh: '实质的浅层，新鲜时红褐色，颗粒状，富含血管，由肾小体和肾小管构成。',
        en: 'The outer part, red-brown and granular, rich in vessels, made of corpuscles and tubules.',
      },
      'renal-pyramid': {
        zh: '圆锥形，底朝皮质，尖朝肾窦，有放射状条纹；一侧肾有 15～20 个，一个切面上只见到一部分。',
        en: 'A striated cone, its base towards the cortex, its tip in the sinus; a kidney has 15 to 20, of which one section shows some.',
      },
      'renal-medulla': {
        zh: '实质的深层，约占实质厚度的三分之二，色较深，由肾锥体组成。',
        en: 'The deeper two thirds of the parenchyma, darker, made of the pyramids.',
      },
      'renal-column': {
        zh: '伸入肾锥体之间的皮质，内有叶间血管。',
        en: 'Cortex that reaches in between the pyramids and carries interlobar vessels.',
      },
      'renal-papilla': {
        zh: '肾锥体的尖端，钝圆，突入肾小盏，顶端有许多乳头孔。',
        en: 'The blunt tip of a pyramid in its minor calyx, with many openings of papillary ducts.',
      },
      'minor-renal-calyx': {
        zh: '漏斗状的膜性短管，包绕肾乳头，承接由乳头孔排出的尿液。',
        en: 'A short membranous funnel round a papilla that takes up its urine.',
      },
      'major-renal-calyx': {
        zh: '由 2～3 个肾小盏合成，一侧肾有 2～3 个。',
        en: 'Formed by two or three minor calyces; a kidney has two or three.',
      },
      'renal-pelvis': {
        zh: '由肾大盏合成的扁漏斗状囊，出肾门后向下弯行，约在第 2 腰椎上缘平面移行为输尿管。',
        en: 'The flat funnel into which the major calyces open; beyond the hilum it bends down and narrows to the ureter at about L2.',
      },
      ureter: {
        zh: '输送尿液至膀胱的肌性管道，起始处即肾盂移行处，是其第一处生理性狭窄。',
        en: 'The muscular tube to the bladder; where it leaves the pelvis is the first of its narrow places.',
      },
      'renal-artery': {
        zh: '发自腹主动脉，在肾门处位于肾静脉后方、肾盂前方，入肾窦后分为段动脉。',
        en: 'From the aorta; at the hilum behind the vein and before the pelvis, in the sinus it divides into segmental arteries.',
      },
      'renal-vein': {
        zh: '位于肾门诸结构的最前方，注入下腔静脉；左肾静脉较长。',
        en: 'Foremost at the hilum, to the inferior vena cava; the left one is the longer.',
      },
      'fibrous-capsule-of-kidney': {
        zh: '紧贴肾实质表面的薄而坚韧的结缔组织膜，正常时易于剥离。',
        en: 'A thin tough membrane on the surface, normally easy to strip off.',
      },
      'renal-sinus-fat': {
        zh: '充填于肾窦内血管与肾盏、肾盂之间的脂肪，经肾门与肾周脂肪囊相续。',
        en: 'Fat between the vessels and calyces of the sinus, continuous through the hilum with the perirenal fat.',
      },
      'arcuate-vessel': {
        zh: '在皮质与髓质交界处呈弓形走行的血管断面，是辨认二者分界的标志。',
        en: 'Vessels cut across that arch between cortex and medulla and mark the border of both.',
      },
    },
  },
]
