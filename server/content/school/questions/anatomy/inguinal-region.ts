import type { QuestionSeed } from '../../types.ts'
import {
  at,
  essay,
  fill,
  judge,
  match,
  named,
  no,
  other,
  patient,
  several,
  single,
  words,
  yes,
} from '../write.ts'

export const inguinalRegionQuestions: QuestionSeed[] = [
  single(
    'inguinal-finger-press',
    2,
    [
      '回纳疝块后以手指压住箭头所指处，咳嗽时疝块不再突出，提示',
      'A hernia is reduced, a finger is held on the place of the arrow and the patient coughs; nothing comes out. This suggests',
    ],
    [
      yes('腹股沟斜疝', 'an indirect inguinal hernia'),
      no('腹股沟直疝', 'a direct inguinal hernia'),
      no('股疝', 'a femoral hernia'),
      no('脐疝', 'an umbilical hernia'),
    ],
    [
      '箭头指腹股沟管深环，斜疝由此突出，压住后不再出现。直疝由腹股沟三角直接突出，压住深环仍会突出；股疝经股环。',
      'The deep ring is the door of indirect hernia. A direct one comes through the triangle and still appears; a femoral one uses the femoral ring.',
    ],
    ['深环、腹股沟斜疝', 'deep ring, indirect hernia'],
    at('inguinal-canal', 'deep-inguinal-ring'),
  ),
  single(
    'inguinal-artery-decides',
    2,
    [
      '手术中以箭头所指血管为界，疝囊颈位于其内侧的是',
      'At operation, a hernia whose neck lies medial to the vessel at the arrow is',
    ],
    [
      no('腹股沟斜疝', 'an indirect inguinal hernia'),
      yes('腹股沟直疝', 'a direct inguinal hernia'),
      no('先天性腹股沟疝', 'a congenital inguinal hernia'),
      no('闭孔疝', 'an obturator hernia'),
    ],
    [
      '箭头指腹壁下动脉，直疝颈在其内侧，斜疝颈在其外侧。先天性疝沿未闭鞘突，属斜疝；闭孔疝经闭孔，不在此处。',
      'The inferior epigastric artery: direct medially, indirect (congenital included) laterally. Obturator hernia is elsewhere.',
    ],
    ['腹壁下动脉、腹股沟直疝', 'inferior epigastric artery, direct hernia'],
    at('inguinal-canal', 'inferior-epigastric-artery'),
  ),
  several(
    'inguinal-triangle-bounds',
    3,
    ['围成箭头所指区域的有', 'The area at the arrow is bounded by'],
    [
      yes('腹直肌外侧缘', 'the lateral border of rectus abdominis'),
      yes('腹壁下动脉', 'the inferior epigastric artery'),
      yes('腹股沟韧带', 'the inguinal ligament'),
      no('髂腹股沟神经', 'the ilioinguinal nerve'),
      no('股静脉', 'the femoral vein'),
    ],
    [
      '箭头指腹股沟（海氏）三角，由腹直肌外侧缘、腹壁下动脉和腹股沟韧带内侧半围成。髂腹股沟神经行于管内；股静脉在韧带深面下方。',
      'Inguinal (Hesselbach) triangle: rectus, inferior epigastric artery, inguinal ligament. The nerve runs in the canal; the vein is below.',
    ],
    ['腹股沟三角', 'inguinal triangle'],
    at('inguinal-canal', 'inguinal-triangle'),
  ),
  fill(
    'inguinal-cord-muscle',
    2,
    [
      '箭头所指的肌是____，它由____（肌名）下部的肌束形成。',
      'The muscle at the arrow is the ____; it comes chiefly from the lower fibres of ____ (muscle).',
    ],
    [
      named('cremaster'),
      {
        terms: ['internal-oblique'],
        accept: [
          '腹内斜肌和腹横肌',
          '腹内斜肌、腹横肌',
          'internal oblique',
          'internal oblique and transversus abdominis',
        ],
      },
    ],
    [
      '提睾肌来自腹内斜肌（和腹横肌）下缘，受生殖股神经生殖支支配；腹外斜肌腱膜延续为精索外筋膜，腹横筋膜延续为精索内筋膜。',
      'The cremaster comes from internal oblique (and transversus); external oblique gives the external, transversalis fascia the internal spermatic fascia.',
    ],
    ['提睾肌、腹内斜肌', 'cremaster, internal oblique'],
    at('inguinal-canal', 'cremaster'),
  ),
  single(
    'inguinal-layer-becomes',
    3,
    ['箭头所指的膜在精索表面延续为', 'The layer at the arrow continues on the spermatic cord as the'],
    [
      no('精索外筋膜', 'external spermatic fascia'),
      no('提睾肌', 'cremaster'),
      yes('精索内筋膜', 'internal spermatic fascia'),
      no('睾丸鞘膜', 'tunica vaginalis'),
    ],
    [
      '箭头指腹横筋膜，随睾丸下降突出成精索内筋膜。精索外筋膜来自腹外斜肌腱膜，提睾肌来自腹内斜肌，鞘膜来自腹膜。',
      'Transversalis fascia gives the internal spermatic fascia; the external comes from external oblique, cremaster from internal oblique, the tunica from peritoneum.',
    ],
    ['腹横筋膜、精索内筋膜', 'transversalis fascia, internal spermatic fascia'],
    at('inguinal-canal', 'transversalis-fascia'),
  ),
  single(
    'inguinal-opening-in',
    2,
    ['箭头所指的裂口位于', 'The gap at the arrow is in the'],
    [
      yes('腹外斜肌腱膜', 'aponeurosis of external oblique'),
      no('腹内斜肌腱膜', 'aponeurosis of internal oblique'),
      no('腹横筋膜', 'transversalis fascia'),
      no('腹直肌鞘后层', 'posterior layer of the rectus sheath'),
    ],
    [
      '箭头指浅环，是腹外斜肌腱膜在耻骨结节外上方的三角形裂口。深环位于腹横筋膜；腹内斜肌呈弓形跨过精索，不形成裂口。',
      'The superficial ring is a gap in the external oblique aponeurosis; the deep ring is in transversalis fascia.',
    ],
    ['浅环、腹外斜肌腱膜', 'superficial ring, external oblique aponeurosis'],
    at('inguinal-canal', 'superficial-inguinal-ring'),
  ),
  single(
    'inguinal-nerve-cut',
    3,
    [
      '斜疝修补术切开浅环时误断箭头所指神经，术后可能出现',
      'The nerve at the arrow is cut when the superficial ring is opened. Afterwards the patient may have',
    ],
    [
      no('提睾反射的传出障碍，睾丸不能上提', 'loss of the motor side of the cremasteric reflex'),
      no('大腿前面皮肤麻木、不能伸膝', 'numb front of the thigh and no knee extension'),
      no('大腿内收无力', 'weak adduction of the thigh'),
      yes(
        '阴囊前部、大腿根部内侧皮肤麻木',
        'numb skin of the front of the scrotum and the upper inner thigh',
      ),
    ],
    [
      '箭头指髂腹股沟神经，皮支分布于阴囊（阴唇）前部及大腿上内侧。提睾肌由生殖股神经生殖支支配；伸膝属股神经；内收属闭孔神经。',
      'The ilioinguinal nerve serves scrotum or labium and upper inner thigh. Cremaster is genitofemoral, the knee femoral, adduction obturator.',
    ],
    ['髂腹股沟神经', 'ilioinguinal nerve'],
    at('inguinal-canal', 'ilioinguinal-nerve'),
  ),
  judge(
    'inguinal-behind-cord',
    3,
    [
      '箭头所指结构位于精索后方，加强腹股沟管后壁的内侧份。',
      'The structure at the arrow lies behind the spermatic cord and strengthens the medial part of the posterior wall.',
    ],
    true,
    [
      '箭头指腹股沟镰（联合腱），由腹内斜肌和腹横肌腱膜合成，止于耻骨梳，加强后壁内侧份。加强前壁外侧份的是腹内斜肌。',
      'The conjoint tendon of internal oblique and transversus ends on the pecten behind the ring; internal oblique strengthens the lateral part in front.',
    ],
    ['腹股沟镰、后壁', 'conjoint tendon, posterior wall'],
    at('inguinal-canal', 'conjoint-tendon'),
  ),
  single(
    'inguinal-hard-cord',
    2,
    ['箭头所指结构的远端（起始端）连于', 'At its lower end the structure at the arrow joins the'],
    [
      no('睾丸网', 'rete testis'),
      yes('附睾尾', 'tail of the epididymis'),
      no('附睾头', 'head of the epididymis'),
      no('精囊', 'seminal vesicle'),
    ],
    [
      '箭头指输精管，起自附睾尾，经精索、腹股沟管入盆，末端与精囊排泄管合成射精管。睾丸网经输出小管连附睾头。',
      'The ductus deferens starts at the tail of the epididymis and ends with the duct of the vesicle as ejaculatory duct. Efferent ductules join rete and head.',
    ],
    ['输精管、附睾尾', 'ductus deferens, tail of epididymis'],
    at('inguinal-canal', 'ductus-deferens'),
  ),
  single(
    'inguinal-veins-swell',
    2,
    [
      '箭头所指结构异常扩张多见于左侧，与之有关的是左侧静脉',
      'The structure at the arrow is dilated mostly on the left, because the left vein',
    ],
    [
      no('注入下腔静脉', 'enters the inferior vena cava'),
      no('注入髂内静脉', 'enters the internal iliac vein'),
      yes('以直角注入左肾静脉', 'enters the left renal vein at a right angle'),
      no('注入大隐静脉', 'enters the great saphenous vein'),
    ],
    [
      '箭头指蔓状静脉丛，左睾丸静脉行程长、直角注入左肾静脉，回流阻力大；右睾丸静脉以锐角注入下腔静脉。',
      'Pampiniform plexus: the left testicular vein is long and enters the renal vein at a right angle; the right one enters the vena cava obliquely.',
    ],
    ['蔓状静脉丛、精索静脉曲张', 'pampiniform plexus, varicocele'],
    at('inguinal-canal', 'pampiniform-plexus'),
  ),
  match(
    'inguinal-walls',
    2,
    ['腹股沟管有四壁两口，为下列结构选出所构成的壁。', 'Which wall of the inguinal canal does each form?'],
    [
      ['前壁', 'Anterior'],
      ['后壁', 'Posterior'],
      ['上壁', 'Roof'],
      ['下壁', 'Floor'],
    ],
    [
      ['腹横筋膜', 'Transversalis fascia', 1],
      ['腹股沟韧带', 'Inguinal ligament', 3],
      ['腹内斜肌和腹横肌的弓状下缘', 'Arched lower borders of internal oblique and transversus', 2],
      ['腹外斜肌腱膜', 'External oblique aponeurosis', 0],
      ['腹股沟镰', 'Conjoint tendon', 1],
    ],
    [
      '前壁为腹外斜肌腱膜（外侧份有腹内斜肌加强）；后壁为腹横筋膜（内侧份有腹股沟镰）；上壁为弓状下缘；下壁为腹股沟韧带。',
      'Front: external oblique; back: transversalis fascia and conjoint tendon; roof: the arched borders; floor: inguinal ligament.',
    ],
    ['腹股沟管、四壁', 'inguinal canal, four walls'],
  ),
  fill(
    'inguinal-female',
    1,
    ['女性腹股沟管内通过的主要结构是____。', 'In the female the canal chiefly passes the ____.'],
    [
      words(
        '子宫圆韧带',
        '子宫圆韧带（圆韧带）',
        '圆韧带',
        'round ligament of the uterus',
        'round ligament of uterus',
        'round ligament',
      ),
    ],
    [
      '男性通过精索，女性通过子宫圆韧带；子宫阔韧带是腹膜皱襞，不入管。',
      'The male has the spermatic cord; the broad ligament is a fold of peritoneum and stays in the pelvis.',
    ],
    ['子宫圆韧带', 'round ligament of uterus'],
  ),
  judge(
    'inguinal-close',
    3,
    [
      '腹压增高时，腹内斜肌和腹横肌收缩使弓状下缘下降，靠近腹股沟韧带，有封闭腹股沟管的作用。',
      'When abdominal pressure rises, internal oblique and transversus contract and their arched borders come down on the inguinal ligament, closing the canal.',
    ],
    true,
    [
      '对。这种“关闸”作用与管的斜行、浅环脚间纤维共同防疝；肌薄弱或弓状缘过高时易发疝。',
      'True. This shutter, with the oblique course and the intercrural fibres, guards against hernia.',
    ],
    ['腹内斜肌、防疝机制', 'internal oblique, guard against hernia'],
  ),
  essay(
    'inguinal-direct-indirect',
    3,
    [
      '列表比较腹股沟斜疝与直疝（年龄、突出途径、与腹壁下动脉关系、与精索关系、入阴囊、压迫深环试验）。',
      'Compare indirect and direct inguinal hernia: age, path, relation to the inferior epigastric artery and to the cord, scrotum, deep ring test.',
    ],
    [
      '斜疝：多见于儿童和青壮年；经深环、腹股沟管、浅环；疝颈在腹壁下动脉外侧；疝囊在精索被膜内、精索前方；可入阴囊；压住深环不再突出；嵌顿较多。直疝：多见于老年人；由腹股沟三角直接突出；疝颈在动脉内侧；疝囊在精索后内方；极少入阴囊；压住深环仍突出；少嵌顿。',
      'Indirect: children and young men; deep ring, canal, superficial ring; neck lateral to the artery; sac within the coverings in front of the cord; may reach the scrotum; held back at the deep ring; strangulates more. Direct: old men; through the triangle; neck medial; sac behind and medial to the cord; hardly ever in the scrotum; appears in spite of pressure; seldom strangulates.',
    ],
    ['得分要点：途径与腹壁下动脉的关系为核心。', 'The path and the artery are the heart of it.'],
    ['深环、腹股沟三角、外侧、内侧、精索、阴囊', 'deep ring, triangle, lateral, medial, cord, scrotum'],
  ),
  patient(
    'inguinal-strangled',
    4,
    [
      '男，5 个月，哭闹时右腹股沟出现包块并入阴囊，今日不能回纳，呕吐、拒食。',
      'A boy of five months has a lump in the right groin that reaches the scrotum when he cries; today it cannot be put back, and he vomits.',
    ],
    [
      single(
        'inguinal-strangled-cause',
        2,
        ['先天性斜疝的发生基础是', 'The basis of congenital indirect hernia is'],
        [
          no('腹横筋膜缺损', 'a defect of transversalis fascia'),
          no('腹直肌分离', 'separated recti'),
          no('腹股沟镰缺如', 'an absent conjoint tendon'),
          yes('腹膜鞘突未闭', 'a patent processus vaginalis'),
        ],
        [
          '睾丸下降时腹膜形成鞘突，出生前后应闭锁，未闭则成疝囊。其他缺陷与直疝或腹壁疝有关。',
          'The processus should close about birth; left open it is the sac. The others lead to direct or ventral hernia.',
        ],
      ),
      fill(
        'inguinal-strangled-path',
        2,
        [
          '肠管依次经____环、腹股沟管和____环降入阴囊。',
          'The gut passes the ____ ring, the canal and the ____ ring into the scrotum.',
        ],
        [
          words('深', '腹股沟管深', '深环', '内', '腹', '腹环', 'deep', 'internal'),
          words('浅', '腹股沟管浅', '浅环', '外', '皮下', 'superficial', 'external'),
        ],
        [
          '斜疝由深环入管、由浅环出；不经管而直接由腹股沟三角突出的是直疝。',
          'Indirect hernia enters by the deep and leaves by the superficial ring; one straight through the triangle is direct.',
        ],
      ),
    ],
    ['婴儿斜疝多为先天性，疝囊即未闭的鞘突。', 'In infants the sac is the open processus.'],
    ['鞘突、嵌顿疝', 'processus vaginalis, incarcerated hernia'],
  ),
  other(
    'term',
    'inguinal-falx',
    1,
    ['腹股沟韧带', 'Inguinal ligament'],
    [
      '腹外斜肌腱膜下缘卷曲增厚，张于髂前上棘与耻骨结节之间形成的韧带，构成腹股沟管下壁，是腹部与股部的分界。',
      'The rolled lower border of the external oblique aponeurosis between anterior superior iliac spine and pubic tubercle; floor of the canal and border of abdomen and thigh.',
    ],
    [
      '须写来源和两端附着；耻骨联合不是其附着点。',
      'Origin and both ends are needed; it does not end on the symphysis.',
    ],
    [
      '腹外斜肌腱膜、髂前上棘、耻骨结节',
      'external oblique aponeurosis, anterior superior iliac spine, pubic tubercle',
    ],
  ),
]
