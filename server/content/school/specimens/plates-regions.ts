import type { SpecimenSeed } from '../types.ts'

/** Plates of regions. */
export const regionPlates: SpecimenSeed[] = [
  {
    key: 'femoral-triangle',
    subject: 'anatomy',
    catalog: 'thigh',
    name: {
      zh: '股三角（右侧，前面观）',
      en: 'Femoral triangle (right side, anterior view)',
      la: 'Trigonum femorale',
    },
    desc: {
      zh: '男性右股部前面观，图的左侧为外侧，已去除皮肤、浅筋膜、阔筋膜和股鞘，浅静脉留在原位。上界腹股沟韧带，外侧界缝匠肌内侧缘，内侧界长收肌内侧缘；底由外向内为髂腰肌、耻骨肌、长收肌。腹股沟韧带下方由外向内依次为股神经、股动脉、股静脉和股管（N-A-V-L）。',
      en: 'Front of the right thigh of a man; left in the picture is lateral. Skin, fasciae and femoral sheath are removed, the superficial veins kept. Bounds: inguinal ligament above, medial border of sartorius, medial border of adductor longus; floor from lateral to medial: iliopsoas, pectineus, adductor longus. Below the ligament from lateral to medial: nerve, artery, vein, lymphatics of the femoral canal.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人男性右股前区', en: 'Front of the right thigh of an adult man' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'femoral-triangle',
    marks: {
      'inguinal-ligament': {
        zh: '腹外斜肌腱膜下缘卷曲增厚，张于髂前上棘与耻骨结节之间，为股三角的上界（底）。',
        en: 'The rolled lower edge of the external oblique aponeurosis from anterior superior iliac spine to pubic tubercle; the base of the triangle.',
      },
      'anterior-superior-iliac-spine': {
        zh: '腹股沟韧带外侧端及缝匠肌、阔筋膜张肌的附着处，体表可触及。',
        en: 'Felt under the skin; inguinal ligament, sartorius and tensor fasciae latae are fixed to it.',
      },
      'pubic-tubercle': {
        zh: '腹股沟韧带内侧端附着处。腹股沟疝疝颈在其上内方，股疝疝颈在其下外方。',
        en: 'The medial end of the ligament. The neck of an inguinal hernia lies above and medial to it, that of a femoral hernia below and lateral.',
      },
      'lacunar-ligament': {
        zh: '腹股沟韧带内侧端向后下返折成的三角形韧带，为股环的内侧界；股疝嵌顿松解时注意异常闭孔动脉。',
        en: 'The triangular reflection of the medial end of the ligament, medial bound of the femoral ring; mind an aberrant obturator artery when it is cut.',
      },
      sartorius: {
        zh: '全身最长的肌，起自髂前上棘，止于胫骨上端内侧面；其内侧缘为股三角外侧界，下部为收肌管前壁。股神经支配。',
        en: 'The longest muscle, from the anterior superior iliac spine to the upper medial tibia; its medial border is the lateral side of the triangle. Femoral nerve.',
      },
      'tensor-fasciae-latae': {
        zh: '位于缝匠肌外侧，肌束下端移行为髂胫束，受臀上神经支配。',
        en: 'Lateral to sartorius, ending in the iliotibial tract; superior gluteal nerve.',
      },
      'rectus-femoris': {
        zh: '股四头肌中唯一跨越髋、膝两关节的头，起自髂前下棘。',
        en: 'The only head of quadriceps across both hip and knee; from the anterior inferior iliac spine.',
      },
      iliopsoas: {
        zh: '由腰大肌和髂肌组成，经肌腔隙至小转子，构成股三角底的外侧部，是主要的屈髋肌；股神经在其前面。',
        en: 'Psoas major and iliacus through the muscular lacuna to the lesser trochanter; lateral floor of the triangle, with the femoral nerve before it.',
      },
      pectineus: {
        zh: '起自耻骨梳，止于股骨耻骨肌线，构成股三角底的中部，股静脉位于其前方。',
        en: 'From the pecten pubis to the femur; middle of the floor, behind the femoral vein.',
      },
      'adductor-longus': {
        zh: '起自耻骨体前面，止于股骨粗线；其内侧缘为股三角的内侧界。闭孔神经支配。',
        en: 'From the body of the pubis to the linea aspera; its medial border is the medial side of the triangle. Obturator nerve.',
      },
      gracilis: {
        zh: '位于股部最内侧，止于胫骨上端内侧面，参与形成鹅足；常用作移植肌瓣。',
        en: 'The most medial muscle, to the upper medial tibia in the pes anserinus; used as a flap.',
      },
      'femoral-nerve': {
        zh: '腰丛最大分支（L2~L4），经肌腔隙入股三角，位于股动脉外侧，很快分为肌支和皮支。',
        en: 'The largest branch of the lumbar plexus (L2 to L4), through the muscular lacuna, lateral to the artery; soon divides into muscular and cutaneous branches.',
      },
      'saphenous-nerve': {
        zh: '股神经最长的皮支，随股动脉入收肌管，在膝内侧穿出，与大隐静脉伴行于小腿内侧。',
        en: 'The longest cutaneous branch; with the artery into the adductor canal, later beside the great saphenous vein in the leg.',
      },
      'femoral-artery': {
        zh: '髂外动脉的延续，在腹股沟中点（髂前上棘与耻骨联合连线中点）深面入股，位于神经和静脉之间，可在此触及搏动、压迫止血。',
        en: 'Continues the external iliac behind the mid-inguinal point (midway between anterior superior iliac spine and symphysis), between nerve and vein; here its pulse is felt.',
      },
      'femoral-vein': {
        zh: '位于股动脉内侧，向下渐转至其后方；穿刺点在股动脉搏动内侧约 0.5 cm。内侧为股管。',
        en: 'Medial to the artery, lower down behind it; punctured about half a centimetre medial to the pulse. Medial to it lies the femoral canal.',
      },
      'deep-femoral-artery': {
        zh: '在腹股沟韧带下 3~5 cm 处发自股动脉后外侧壁，为股部的主要营养血管，发出旋股内、外侧动脉和穿动脉。',
        en: 'From the posterolateral side of the femoral artery 3 to 5 cm below the ligament; feeds the thigh by both circumflex and the perforating arteries.',
      },
      'lateral-circumflex-femoral-artery': {
        zh: '向外经缝匠肌和股直肌深面，分升、横、降支，是股前外侧皮瓣的血供来源。',
        en: 'Runs laterally behind sartorius and rectus femoris; its branches feed the anterolateral thigh flap.',
      },
      'great-saphenous-vein': {
        zh: '全身最长的浅静脉，沿下肢内侧上行，经隐静脉裂孔（耻骨结节外下方 3~4 cm）注入股静脉，末段有五条属支。',
        en: 'The longest superficial vein; through the saphenous opening, 3 to 4 cm below and lateral to the pubic tubercle, into the femoral vein, with five tributaries near its end.',
      },
      'superficial-epigastric-vein': {
        zh: '大隐静脉属支，自脐以下腹壁浅层下行，与胸腹壁静脉吻合。',
        en: 'A tributary of the great saphenous from the abdominal wall below the navel; joined to the thoraco-epigastric veins.',
      },
      'superficial-circumflex-iliac-vein': {
        zh: '大隐静脉属支，来自髂前上棘附近浅层，与腹股沟韧带平行。',
        en: 'A tributary of the great saphenous from near the iliac spine, parallel to the ligament.',
      },
      'external-pudendal-vein': {
        zh: '大隐静脉属支，收集外阴部浅层静脉血，向外汇入。',
        en: 'A tributary of the great saphenous from the external genitals.',
      },
      'deep-inguinal-lymph-node': {
        zh: '位于股管内、股静脉内侧，收纳下肢深部和会阴淋巴；股疝须与其肿大鉴别。',
        en: 'In the femoral canal medial to the vein; drains deep leg and perineum. When swollen it is to be told from a femoral hernia.',
      },
      'lateral-cutaneous-nerve-of-thigh': {
        zh: '发自腰丛（L2、L3），在髂前上棘内侧穿过腹股沟韧带深面，受压时股外侧感觉异常。',
        en: 'From the lumbar plexus (L2, L3), under the ligament just medial to the spine; its compression is meralgia paraesthetica.',
      },
      'spermatic-cord': {
        zh: '自腹股沟管浅环穿出，越过耻骨结节内侧入阴囊，内含输精管、睾丸动脉和蔓状静脉丛等。',
        en: 'Leaves the superficial inguinal ring medial to the pubic tubercle for the scrotum, with ductus deferens, testicular artery and pampiniform plexus.',
      },
    },
  },
]
