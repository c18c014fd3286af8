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

export const kidneyQuestions: QuestionSeed[] = [
  single(
    'kidneys-part-holds',
    2,
    ['箭头所指部分主要由什么构成？', 'What does the part at the arrow chiefly consist of?'],
    [
      yes('集合管、直小管和直血管', 'Collecting ducts, straight tubules and vessels'),
      no('肾小体、近曲小管和远曲小管', 'Renal corpuscles, proximal and distal convoluted tubules'),
      no('脂肪和疏松结缔组织', 'Fat and loose connective tissue'),
      no('移行上皮和平滑肌', 'Transitional epithelium and smooth muscle'),
    ],
    [
      '箭头指肾锥体，属髓质，由平行的直小管、集合管和血管构成，故有放射状条纹。肾小体在皮质；脂肪在肾窦；移行上皮和平滑肌构成肾盏、肾盂。',
      'A pyramid, medulla, of parallel tubules, ducts and vessels, hence the stripes. Corpuscles are in cortex, fat in the sinus, the rest is calyx or pelvis.',
    ],
    ['肾锥体、集合管', 'renal pyramid, collecting duct'],
    at('kidney-section', 'renal-pyramid'),
  ),
  single(
    'kidneys-vessels-in-column',
    3,
    ['行经箭头所指部分内的动脉是', 'Which arteries run in the part at the arrow?'],
    [
      no('段动脉', 'Segmental'),
      yes('叶间动脉', 'Interlobar'),
      no('弓状动脉', 'Arcuate'),
      no('小叶间动脉', 'Interlobular'),
    ],
    [
      '箭头指肾柱，皮质伸入锥体之间，内有叶间动脉。段动脉在肾窦，弓状动脉在锥体底，小叶间动脉在皮质放射状上行。',
      'Interlobar arteries run in the columns; segmental in the sinus, arcuate over the bases of pyramids, interlobular in cortex.',
    ],
    ['肾柱、叶间动脉', 'renal column, interlobar artery'],
    at('kidney-section', 'renal-column'),
  ),
  fill(
    'kidneys-urine-drips',
    2,
    [
      '箭头所指突起是____，尿液由其顶端的孔滴入____。',
      'The projection at the arrow is a ____; from pores at its tip urine drips into a ____.',
    ],
    [named('renal-papilla'), { terms: ['minor-renal-calyx'], accept: ['肾盏', 'calyx'] }],
    [
      '肾乳头由肾锥体尖构成，乳头孔开口于包绕它的肾小盏；肾大盏由小盏合成，不直接接受乳头。',
      'The papilla, tip of a pyramid, is capped by a minor calyx; major calyces only collect from minor ones.',
    ],
    ['肾乳头、肾小盏', 'renal papilla, minor calyx'],
    at('kidney-section', 'renal-papilla'),
  ),
  single(
    'kidneys-first-narrow',
    2,
    [
      '箭头所指管道全长有三处狭窄，最末一处位于',
      'The tube at the arrow has three narrow places along its length. Where is the last of them?',
    ],
    [
      no('与肾盂移行处', 'Where it leaves the renal pelvis'),
      no('跨过髂血管处', 'Where it crosses the iliac vessels'),
      yes('穿膀胱壁处', 'Where it pierces the bladder wall'),
      no('穿尿生殖膈处', 'Where it pierces the urogenital diaphragm'),
    ],
    [
      '箭头指输尿管，三处狭窄依次为肾盂输尿管移行处、小骨盆上口跨髂血管处、壁内部（最窄）。穿尿生殖膈的是尿道膜部。',
      'Ureter: at the pelvis, at the iliac vessels, in the wall of the bladder (narrowest). The urethra pierces the diaphragm.',
    ],
    ['输尿管、生理性狭窄', 'ureter, physiological narrowing'],
    at('kidney-section', 'ureter'),
  ),
  single(
    'kidneys-order-at-hilum',
    2,
    [
      '在肾门处，箭头所指结构与其他结构的位置关系是',
      'At the hilum, how does the structure at the arrow lie to the others?',
    ],
    [
      yes('在肾动脉和肾盂的前方', 'In front of renal artery and pelvis'),
      no('位于肾动脉与肾盂之间', 'In between the renal artery and pelvis'),
      no('在肾盂的后方', 'Behind the pelvis'),
      no('在肾盂的下方', 'Below the pelvis'),
    ],
    [
      '箭头指肾静脉，肾门结构由前向后为静脉、动脉、肾盂；由上向下为动脉、静脉、肾盂。',
      'From front to back: vein, artery, pelvis; from above down: artery, vein, pelvis.',
    ],
    ['肾静脉、肾门', 'renal vein, renal hilum'],
    at('kidney-section', 'renal-vein'),
  ),
  judge(
    'kidneys-coat-peels',
    2,
    [
      '箭头所指的一层不属于肾实质，其中没有肾单位的任何一段。',
      'The layer at the arrow is no part of the renal parenchyma and holds no segment of a nephron.',
    ],
    true,
    [
      '对。箭头指纤维囊，为致密结缔组织，正常易从实质上剥离，肾病变时可粘连，部分切除或外伤时应缝合。含肾单位的实质是皮质（包括伸入锥体之间的肾柱）和髓质的肾锥体。',
      'True. The arrow is at the fibrous capsule, dense connective tissue that strips off unless disease has fixed it and is sutured after partial resection or injury. Parenchyma with nephrons is the cortex, renal columns included, and the pyramids of the medulla.',
    ],
    ['肾纤维囊', 'fibrous capsule of kidney'],
    at('kidney-section', 'fibrous-capsule-of-kidney'),
  ),
  several(
    'kidneys-cortex-holds',
    3,
    ['箭头所指部分的特点有', 'The part at the arrow'],
    [
      yes('富含血管，新鲜时红褐色', 'is rich in vessels and reddish brown when fresh'),
      yes('含肾小体', 'contains renal corpuscles'),
      no('表面有许多乳头孔', 'has many papillary pores'),
      yes('伸入锥体之间的部分称肾柱', 'is called column where it dips between pyramids'),
      no('呈 15～20 个圆锥形', 'forms 15 to 20 cones'),
    ],
    [
      '箭头指肾皮质，含肾小体而呈颗粒状。乳头孔在肾乳头；圆锥形的是肾锥体（髓质）。',
      'Cortex looks granular from its corpuscles. Pores are on papillae; the cones are pyramids.',
    ],
    ['肾皮质、肾柱', 'renal cortex, renal column'],
    at('kidney-section', 'renal-cortex'),
  ),
  single(
    'kidneys-leaves-as',
    3,
    ['箭头所指的是什么结构，其中可有怎样的结石', 'What is at the arrow, and what stone may lie in it?'],
    [
      no('肾小盏，可有只占一个盏的小结石', 'A minor calyx; a small stone may fill it alone'),
      no('肾窦，可有包在脂肪中的圆形结石', 'The sinus; a round stone may lie in its fat'),
      yes('肾盂，可有充满盏、盂的鹿角形结石', 'The pelvis; a staghorn stone may fill it and the calyces'),
      no('输尿管，可有堵塞管腔的梭形结石', 'The ureter; a spindle-shaped stone may block it'),
    ],
    [
      '箭头指肾盂，结石沿盏、盂铸型可呈鹿角形。肾窦是容纳盏、盂、血管和脂肪的腔隙，本身不含尿；肾小盏和输尿管内也可有结石，但不是箭头所指。',
      'In the pelvis a stone may be cast as a staghorn. The sinus is a space with fat and vessels and holds no urine; calyx and ureter may hold stones too, but are not at the arrow.',
    ],
    ['肾盂、鹿角形结石', 'renal pelvis, staghorn stone'],
    at('kidney-section', 'renal-pelvis'),
  ),
  match(
    'kidneys-covers',
    2,
    ['为下列特点选出肾的被膜。', 'Which covering of the kidney is meant?'],
    [
      ['纤维囊', 'Fibrous capsule'],
      ['脂肪囊', 'Fatty capsule'],
      ['肾筋膜', 'Renal fascia'],
      ['腹膜', 'Peritoneum'],
    ],
    [
      ['肾囊封闭将药物注入此层', 'Perirenal block is injected into it', 1],
      [
        '前、后两层在下方互不融合，是肾下垂的解剖基础之一',
        'Its two layers stay apart below, one reason for a sinking kidney',
        2,
      ],
      ['紧贴实质，坚韧致密', 'Close on the parenchyma, tough', 0],
      ['经肾门与肾窦内脂肪相连续', 'Continuous with the fat of the sinus', 1],
    ],
    [
      '由内向外为纤维囊、脂肪囊、肾筋膜；肾囊封闭注入脂肪囊。腹膜仅覆盖肾前面，不属三层被膜。',
      'From within: fibrous, fatty, fascia; blocks go into fat. Peritoneum only covers the front and is not among the three.',
    ],
    ['肾纤维囊、脂肪囊、肾筋膜', 'fibrous capsule, fatty capsule, renal fascia'],
  ),
  single(
    'kidneys-height',
    2,
    ['关于肾的位置，正确的是', 'Which is true of the position of the kidneys?'],
    [
      no(
        '左肾上端平第 12 胸椎体下缘，低于右肾',
        'The upper end of the left is level with the lower border of T12, lower than the right',
      ),
      yes(
        '右肾上端平第 12 胸椎体上缘，低于左肾',
        'The upper end of the right is level with the upper border of T12, lower than the left',
      ),
      no('肾门约平第 3 腰椎', 'The hilum is at L3'),
      no('两肾均为腹膜内位器官', 'Both are intraperitoneal'),
    ],
    [
      '右肾受肝影响低于左肾约半个椎体：左肾 T11 下缘至 L2 下缘，右肾 T12 上缘至 L3 上缘；肾门约平 L1；肾为腹膜外位。',
      'The liver keeps the right kidney lower: left T11 to L2, right T12 to L3; hilum L1; both retroperitoneal.',
    ],
    ['肾的位置', 'position of kidneys'],
  ),
  fill(
    'kidneys-angle',
    2,
    [
      '竖脊肌外侧缘与第____肋的夹角处为肾区，又称____角。',
      'The renal area lies between the lateral border of erector spinae and the ____ rib; it is also called the ____ angle.',
    ],
    [
      words('12', '十二', '12th', 'twelfth'),
      words(
        '脊肋',
        '肋脊',
        '肾',
        '脊肋角',
        '肋脊角',
        '肾角',
        'costovertebral',
        'costovertebral angle',
        'renal',
        'renal angle',
      ),
    ],
    [
      '脊肋角又称肾角。肾门体表投影在此，肾盂肾炎、肾周炎时叩击疼痛。',
      'Costovertebral or renal angle: the hilum projects here; percussion hurts in pyelonephritis and perinephritis.',
    ],
    ['肾区、脊肋角', 'renal area, costovertebral angle'],
  ),
  judge(
    'kidneys-left-vein',
    3,
    [
      '左肾静脉长于右肾静脉，并接受左睾丸（卵巢）静脉和左肾上腺静脉。',
      'The left renal vein is longer than the right and receives the left testicular (ovarian) and suprarenal veins.',
    ],
    true,
    [
      '对。右侧睾丸静脉、肾上腺静脉直接注入下腔静脉；左侧回流路径长且成直角，是左精索静脉曲张多见的原因之一。',
      'True. On the right both enter the vena cava; the long right-angled way on the left favours varicocele.',
    ],
    ['左肾静脉、精索静脉曲张', 'left renal vein, varicocele'],
  ),
  several(
    'kidneys-behind',
    4,
    ['与肾后面相邻的结构有', 'Behind the kidneys lie'],
    [
      yes('膈', 'the diaphragm'),
      yes('腰大肌', 'psoas major'),
      yes('腰方肌', 'quadratus lumborum'),
      no('十二指肠降部', 'the descending duodenum'),
      no('胰尾', 'the tail of the pancreas'),
      yes('肋下神经', 'the subcostal nerve'),
    ],
    [
      '肾后面上 1/3 隔膈与肋膈隐窝相邻，下 2/3 与腰大肌、腰方肌、腹横肌及肋下、髂腹下、髂腹股沟神经相邻。十二指肠降部在右肾前内侧，胰尾在左肾前方。',
      'Behind the upper third lie diaphragm and pleural recess; behind the rest psoas, quadratus, transversus and three nerves. Duodenum and pancreatic tail lie in front.',
    ],
    ['肾的毗邻', 'relations of kidney'],
  ),
  essay(
    'kidneys-urine-path',
    2,
    [
      '写出尿液从肾乳头到体外流经的结构（男性），并指出男性尿道的狭窄和弯曲。',
      'Trace urine from renal papilla to the outside in the male, with the narrow places and bends of the urethra.',
    ],
    [
      '肾乳头→肾小盏→肾大盏→肾盂→输尿管→膀胱→尿道内口→尿道前列腺部→膜部→海绵体部→尿道外口。三个狭窄：尿道内口、膜部、尿道外口（最窄）；两个弯曲：耻骨下弯（固定）、耻骨前弯（阴茎上提时变直）。',
      'Papilla, minor calyx, major calyx, pelvis, ureter, bladder, internal orifice, prostatic, membranous and spongy urethra, external orifice. Narrow: internal orifice, membranous part, external orifice (most). Bends: infrapubic, fixed; prepubic, straightened by lifting the penis.',
    ],
    [
      '得分要点：顺序、三狭窄、两弯曲。把输尿管的狭窄写入尿道扣分。',
      'Points: order, three narrow places, two bends. Narrow places of the ureter given for the urethra lose marks.',
    ],
    [
      '肾小盏、肾大盏、肾盂、输尿管、膜部、耻骨下弯',
      'minor calyx, major calyx, pelvis, ureter, membranous, infrapubic',
    ],
  ),
  patient(
    'kidneys-colic',
    3,
    [
      '男，35 岁，突发右腰部绞痛，向右下腹和阴囊放射，伴肉眼血尿。CT 示右输尿管跨髂血管处 6 mm 结石。',
      'A man of 35 has sudden colic in the right loin radiating to the right lower abdomen and scrotum, with blood in the urine. CT: a stone of 6 mm where the right ureter crosses the iliac vessels.',
    ],
    [
      single(
        'kidneys-colic-level',
        2,
        ['该处相当于输尿管的', 'This place is'],
        [
          no('第一处狭窄', 'the first narrowing'),
          no('第三处狭窄', 'the third narrowing'),
          no('无狭窄的部位', 'not narrow'),
          yes('第二处狭窄', 'the second narrowing'),
        ],
        [
          '跨髂血管（小骨盆上口）处为第二狭窄；第一处在肾盂输尿管移行处，第三处为壁内部。',
          'At the pelvic brim is the second; the first is at the renal pelvis, the third in the bladder wall.',
        ],
      ),
      several(
        'kidneys-colic-wide',
        2,
        ['因梗阻而扩张的结构可包括', 'Which may be widened by the block?'],
        [
          yes('梗阻以上的输尿管', 'the ureter above'),
          yes('肾盂', 'the renal pelvis'),
          yes('肾盏', 'the calyces'),
          no('膀胱', 'the bladder'),
          no('对侧输尿管', 'the other ureter'),
        ],
        [
          '梗阻只使近侧扩张（肾积水）；膀胱在远侧，对侧不受影响。',
          'Only what lies upstream widens; the bladder is downstream, the other side separate.',
        ],
      ),
    ],
    [
      '输尿管痛经 T11～L2 内脏传入，牵涉至腰、腹股沟和阴囊。',
      'Ureteric pain enters T11 to L2 and is referred to loin, groin and scrotum.',
    ],
    ['输尿管结石、肾积水', 'ureteric stone, hydronephrosis'],
  ),
  other(
    'drawing',
    'kidneys-draw',
    2,
    [
      '绘肾冠状切面示意图，标注皮质、髓质、肾柱、肾乳头、肾小盏、肾大盏、肾盂和输尿管。',
      'Draw a coronal section of the kidney and label cortex, medulla, column, papilla, minor and major calyces, pelvis and ureter.',
    ],
    [
      '外侧缘凸、内侧缘凹；皮质包绕并伸入锥体间成肾柱；锥体底朝皮质、尖为肾乳头，套入肾小盏；2～3 个小盏合成大盏，大盏合成漏斗状肾盂，出肾门续为输尿管。',
      'Convex laterally, hilum medially; cortex outside and as columns between pyramids; bases outwards, papillae in minor calyces; two or three of these make a major calyx, these the funnel of the pelvis, then the ureter.',
    ],
    [
      '常见扣分：锥体底与尖画反、肾柱画成髓质颜色、小盏与大盏不分。',
      'Marks are lost for reversed pyramids, columns drawn as medulla, calyces not told apart.',
    ],
    ['皮质、肾柱、肾乳头、肾小盏、肾盂', 'cortex, columns, papillae, minor calyces, pelvis'],
  ),
]
