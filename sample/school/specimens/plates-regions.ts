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
  {
    key: 'inguinal-canal',
    subject: 'anatomy',
    catalog: 'inguinal-region',
    name: {
      zh: '腹股沟管（右侧，前面剖开）',
      en: 'Inguinal canal (right side, opened from the front)',
      la: 'Canalis inguinalis',
    },
    desc: {
      zh: '男性右侧前面观，图的左侧为外侧。腹外斜肌腱膜在管的上方切开（保留浅环），腹内斜肌和腹横肌的弓状下缘略向上牵开以显露深环。四壁：前壁为腹外斜肌腱膜（外侧 1/3 有腹内斜肌加强），后壁为腹横筋膜（内侧 1/3 有腹股沟镰加强），上壁为腹内斜肌与腹横肌的弓状下缘，下壁为腹股沟韧带。管长 4~5 cm，自深环斜向内下至浅环。',
      en: 'Right side of a man from the front; left in the picture is lateral. The external oblique aponeurosis is opened above the canal (its superficial ring kept), and the arched lower borders of internal oblique and transversus are drawn up a little to show the deep ring. Front wall: external oblique aponeurosis, laterally with internal oblique; back wall: transversalis fascia, medially with the conjoint tendon; roof: the arched fibres; floor: inguinal ligament. The canal runs 4 to 5 cm down and medially from deep to superficial ring.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人男性右侧腹股沟区', en: 'Right inguinal region of an adult man' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'inguinal-canal',
    marks: {
      'external-oblique-aponeurosis': {
        zh: '腹股沟管前壁，纤维走向内下；其下缘卷曲为腹股沟韧带，在耻骨结节外上方裂开为浅环。',
        en: 'The front wall, its fibres running down and medially; its lower edge is the inguinal ligament, its gap above the pubic tubercle the superficial ring.',
      },
      'inguinal-ligament': {
        zh: '腹股沟管的下壁，位于髂前上棘与耻骨结节之间。',
        en: 'The floor of the canal, between anterior superior iliac spine and pubic tubercle.',
      },
      'anterior-superior-iliac-spine': {
        zh: '腹股沟韧带的外侧附着点。',
        en: 'The lateral attachment of the inguinal ligament.',
      },
      'pubic-tubercle': {
        zh: '腹股沟韧带和浅环外侧脚的附着点，是鉴别腹股沟疝与股疝的骨性标志。',
        en: 'For ligament and lateral crus; the landmark that tells inguinal from femoral hernia.',
      },
      'superficial-inguinal-ring': {
        zh: '腹外斜肌腱膜在耻骨结节外上方的三角形裂口，精索（女性为子宫圆韧带）由此穿出。',
        en: 'The triangular gap in the external oblique aponeurosis above the pubic tubercle; the spermatic cord, in women the round ligament, leaves here.',
      },
      'medial-crus-of-superficial-ring': {
        zh: '浅环的内上界，附着于耻骨联合。',
        en: 'The upper medial margin of the ring, fixed to the symphysis.',
      },
      'lateral-crus-of-superficial-ring': {
        zh: '浅环的外下界，附着于耻骨结节；两脚间有脚间纤维相连，防止浅环扩大。',
        en: 'The lower lateral margin, fixed to the pubic tubercle; intercrural fibres keep the crura together.',
      },
      'internal-oblique': {
        zh: '起自腹股沟韧带外侧 1/2~2/3，下缘弓形越过精索；加强前壁外侧份并参与构成上壁。',
        en: 'From the lateral half to two thirds of the ligament, arching over the cord: front wall laterally, then roof.',
      },
      'transversus-abdominis': {
        zh: '位于腹内斜肌深面，弓状下缘参与构成上壁，收缩时上壁下移，弓状缘接近腹股沟韧带（“关闸”作用）。',
        en: 'Behind internal oblique; its arch is part of the roof and comes down on the ligament when it contracts, like a shutter.',
      },
      'conjoint-tendon': {
        zh: '由腹内斜肌和腹横肌下部纤维的腱膜合成，经精索后方止于耻骨梳，加强后壁内侧份。',
        en: 'The lowest aponeurotic fibres of internal oblique and transversus, behind the cord to the pecten pubis; strengthens the back wall medially.',
      },
      'transversalis-fascia': {
        zh: '构成腹股沟管后壁的全长，在深环处随精索外突形成精索内筋膜。',
        en: 'The whole back wall; at the deep ring it is drawn out over the cord as internal spermatic fascia.',
      },
      'deep-inguinal-ring': {
        zh: '位于腹股沟韧带中点上方约 1.5 cm、腹壁下动脉外侧，是腹横筋膜的卵圆形开口；腹股沟斜疝由此突出。',
        en: 'About 1.5 cm above the middle of the ligament, lateral to the inferior epigastric artery: an oval opening of the transversalis fascia where indirect hernias leave.',
      },
      'inferior-epigastric-artery': {
        zh: '发自髂外动脉末端，行于深环内侧，有两条静脉伴行；斜疝疝颈在其外侧，直疝在其内侧。',
        en: 'From the end of the external iliac, medial to the deep ring, with two veins. Indirect hernias lie lateral to it, direct ones medial.',
      },
      'inguinal-triangle': {
        zh: '由腹壁下动脉、腹直肌外侧缘和腹股沟韧带内侧半围成，腹壁薄弱，腹股沟直疝由此突出。',
        en: 'Between inferior epigastric artery, lateral border of rectus and medial half of the ligament; a weak place where direct hernias come through.',
      },
      'spermatic-cord': {
        zh: '自深环起，经腹股沟管出浅环至睾丸上端，被膜由内向外为精索内筋膜、提睾肌、精索外筋膜。',
        en: 'From the deep ring through canal and superficial ring to the testis; its coverings from within are internal spermatic fascia, cremaster and external spermatic fascia.',
      },
      cremaster: {
        zh: '由腹内斜肌和腹横肌下缘分出的肌束，呈袢状包绕精索和睾丸，受生殖股神经生殖支支配。',
        en: 'Loops of fibres from internal oblique and transversus around cord and testis; genital branch of the genitofemoral nerve.',
      },
      'ilioinguinal-nerve': {
        zh: '发自 L1，行于腹内、外斜肌之间，循精索前面经浅环穿出；不经深环进入腹股沟管，疝修补术中应保护。',
        en: 'From L1, between the obliques, then before the cord and out by the superficial ring; it does not enter by the deep ring. To be kept in hernia repair.',
      },
      'iliohypogastric-nerve': {
        zh: '发自 T12、L1，位于髂腹股沟神经上方并与之平行，在浅环上方约 2.5 cm 处穿腹外斜肌腱膜至皮肤。',
        en: 'From T12 and L1, above and parallel to the ilioinguinal; pierces the aponeurosis about 2.5 cm above the superficial ring.',
      },
      'ductus-deferens': {
        zh: '精索的主要结构，位于其他结构的后内侧，壁厚腔小，触之坚实如索，输精管结扎在此段进行。',
        en: 'Behind and medial in the cord; its thick wall makes it feel like string. Vasectomy is done here.',
      },
      'testicular-artery': {
        zh: '发自腹主动脉（肾动脉稍下方），经深环入精索，营养睾丸和附睾。',
        en: 'From the aorta just below the renal arteries, by the deep ring into the cord, to testis and epididymis.',
      },
      'pampiniform-plexus': {
        zh: '由睾丸和附睾的静脉组成，向上汇成睾丸静脉；曲张多见于左侧。',
        en: 'Veins of testis and epididymis, joining into the testicular vein; varicocele is mostly on the left.',
      },
    },
  },
]
