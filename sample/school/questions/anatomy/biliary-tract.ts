import type { QuestionSeed } from '../../types.ts'
import { at, essay, fill, judge, match, named, no, other, patient, several, single, yes } from '../write.ts'

export const biliaryTractQuestions: QuestionSeed[] = [
  single(
    'bile-tender-point',
    2,
    [
      '检查箭头所指部位有无触痛，手指应压在',
      'To test the part at the arrow for tenderness, where does one press?',
    ],
    [
      no('剑突下', 'Below the xiphoid process'),
      no('脐与右髂前上棘连线中外 1/3', 'Two thirds of the way from navel to right iliac spine'),
      yes('右锁骨中线与右肋弓交点附近', 'Where the right midclavicular line meets the costal margin'),
      no('左锁骨中线与左肋弓交点', 'Where the left midclavicular line meets the costal margin'),
    ],
    [
      '箭头指胆囊底，体表投影在右锁骨中线（右腹直肌外缘）与右肋弓交点。脐与髂前上棘连线处为阑尾根部（McBurney 点）；剑突下为胃；左侧对应脾曲附近。',
      'The fundus of the gallbladder projects there (Murphy). The line to the iliac spine is for the appendix, the xiphoid for the stomach.',
    ],
    ['胆囊底、Murphy 征', 'fundus of gallbladder, Murphy sign'],
    at('bile-ducts', 'fundus-of-gallbladder'),
  ),
  single(
    'bile-stone-at-arrow',
    3,
    ['结石完全嵌顿于箭头所指的管道时，患者', 'A stone firmly stuck in the duct at the arrow causes'],
    [
      yes('胆囊肿大，但一般无黄疸', 'a swollen gallbladder, as a rule without jaundice'),
      no('肝内胆管扩张，黄疸明显', 'wide intrahepatic ducts and jaundice'),
      no('胰管扩张', 'a wide pancreatic duct'),
      no('十二指肠梗阻', 'duodenal obstruction'),
    ],
    [
      '箭头指胆囊管，梗阻时胆囊内胆汁不能排出而积水，肝的胆汁仍可经肝总管、胆总管排出，故无黄疸。肝总管或胆总管梗阻才出现黄疸；胰管扩张见于壶腹部梗阻。',
      'With the cystic duct blocked the gallbladder swells but hepatic bile still flows. Jaundice needs the common hepatic or bile duct, a wide pancreatic duct the ampulla.',
    ],
    ['胆囊管、胆囊积液', 'cystic duct, hydrops of gallbladder'],
    at('bile-ducts', 'cystic-duct'),
  ),
  single(
    'bile-in-triangle',
    2,
    [
      '行于箭头所指三角形区域内的动脉多数发自',
      'The artery that runs in the triangular area at the arrow mostly arises from the',
    ],
    [
      no('胃十二指肠动脉', 'gastroduodenal artery'),
      no('肝固有动脉左支', 'left branch of the proper hepatic artery'),
      yes('肝固有动脉右支', 'right branch of the proper hepatic artery'),
      no('肠系膜上动脉', 'superior mesenteric artery'),
    ],
    [
      '箭头指胆囊三角，内有胆囊动脉，多起自肝固有动脉右支。起自其余三者属变异或少见。',
      'The cystohepatic triangle holds the cystic artery, mostly from the right branch; other origins are variants.',
    ],
    ['胆囊三角、胆囊动脉', 'cystohepatic triangle, cystic artery'],
    at('bile-ducts', 'cystohepatic-triangle'),
  ),
  fill(
    'bile-union',
    2,
    [
      '箭头所指膨大处的名称是____，它由胆总管与____汇合而成。',
      'The swelling at the arrow is the ____, formed where the bile duct meets the ____.',
    ],
    [named('hepatopancreatic-ampulla'), named('pancreatic-duct')],
    [
      '肝胰壶腹由胆总管与胰管汇合，开口于十二指肠大乳头，周围有括约肌；副胰管单独开口于小乳头。',
      'The ampulla opens on the major papilla, ringed by a sphincter; the accessory duct opens on the minor papilla.',
    ],
    ['肝胰壶腹、胰管', 'hepatopancreatic ampulla, pancreatic duct'],
    at('bile-ducts', 'hepatopancreatic-ampulla'),
  ),
  single(
    'bile-scope-target',
    3,
    ['箭头所指的结构位于十二指肠', 'The structure at the arrow lies'],
    [
      no('上部的后方', 'behind the superior part of the duodenum'),
      yes('降部中份的后内侧壁', 'in the posteromedial wall of the middle of its descending part'),
      no('水平部的前方', 'in front of its horizontal part'),
      no('降部上份的前内侧壁', 'in the anteromedial wall of the upper end of its descending part'),
    ],
    [
      '箭头指十二指肠大乳头，在降部中份后内侧壁、十二指肠纵襞下端，ERCP 由此插管。上部后方有胆总管和肝门静脉；水平部前方有肠系膜上血管；降部上份前内侧壁为小乳头（副胰管开口）。',
      'The arrow is at the major duodenal papilla, at the lower end of the longitudinal fold, entered in ERCP. Behind the superior part run bile duct and portal vein, in front of the horizontal part the superior mesenteric vessels; higher and further forward is the minor papilla of the accessory pancreatic duct.',
    ],
    ['十二指肠大乳头、ERCP', 'major duodenal papilla, ERCP'],
    at('bile-ducts', 'major-duodenal-papilla'),
  ),
  several(
    'bile-cancer-here',
    3,
    ['箭头所指部分的毗邻结构有', 'Next to the part at the arrow lie'],
    [
      yes('胆总管下段', 'the lower part of the bile duct'),
      yes('下腔静脉', 'the inferior vena cava'),
      no('左肾', 'the left kidney'),
      yes('十二指肠降部', 'the descending part of the duodenum'),
      no('胃体后壁', 'the posterior wall of the body of the stomach'),
      no('左肾上腺', 'the left suprarenal gland'),
    ],
    [
      '箭头指胰头，后有胆总管下段（故此处肿瘤可致阻塞性黄疸）和下腔静脉，右侧为十二指肠降部。左肾和左肾上腺在胰体、胰尾后方；胃体后壁隔网膜囊与胰体相邻。',
      'The arrow is at the head of the pancreas, on the bile duct (hence obstructive jaundice when it holds a tumour) and the vena cava, in the curve of the duodenum. Left kidney and suprarenal gland lie behind body and tail, the posterior wall of the stomach, across the omental bursa, in front of the body.',
    ],
    ['胰头、阻塞性黄疸', 'head of pancreas, obstructive jaundice'],
    at('bile-ducts', 'head-of-pancreas'),
  ),
  single(
    'bile-vein-made-of',
    2,
    ['箭头所指血管一般由哪些静脉合成？', 'Which veins as a rule unite to form the vessel at the arrow?'],
    [
      no('肠系膜上静脉和肠系膜下静脉', 'Superior and inferior mesenteric'),
      no('脾静脉和胃左静脉', 'Splenic and left gastric'),
      no('肝左、中、右静脉', 'Left, middle and right hepatic'),
      yes('肠系膜上静脉和脾静脉', 'Superior mesenteric and splenic'),
    ],
    [
      '箭头指肝门静脉，由肠系膜上静脉和脾静脉在胰颈后方合成；肠系膜下静脉多注入脾静脉；胃左静脉注入门静脉；肝静脉注入下腔静脉。',
      'The portal vein forms behind the neck of the pancreas. The inferior mesenteric mostly joins the splenic, the left gastric the portal, the hepatic veins the vena cava.',
    ],
    ['肝门静脉、脾静脉', 'hepatic portal vein, splenic vein'],
    at('bile-ducts', 'hepatic-portal-vein'),
  ),
  judge(
    'bile-left-stones',
    4,
    [
      '与对侧相比，箭头所指肝管较长而走行较横，结石不易排出。',
      'Compared with its fellow, the hepatic duct at the arrow is longer and more horizontal, so stones leave it with difficulty.',
    ],
    true,
    [
      '箭头指肝左管，长、细、较水平，与肝总管成角大；肝右管短粗而陡直。',
      'The left hepatic duct is long and flat; the right is short and steep.',
    ],
    ['肝左管', 'left hepatic duct'],
    at('bile-ducts', 'left-hepatic-duct'),
  ),
  single(
    'bile-pinch-artery',
    3,
    [
      '胆囊或肝出血时，术者以拇、示指捏住肝十二指肠韧带，阻断的血管除箭头所指者外还有',
      'To stop bleeding from the liver the surgeon pinches the hepatoduodenal ligament. Besides the vessel at the arrow this shuts',
    ],
    [
      yes('肝门静脉', 'the portal vein'),
      no('肝静脉', 'the hepatic veins'),
      no('下腔静脉', 'the inferior vena cava'),
      no('脾动脉', 'the splenic artery'),
    ],
    [
      '箭头指肝固有动脉，与肝门静脉、胆总管同行于肝十二指肠韧带内（Pringle 手法）。下腔静脉在网膜孔后方，不在韧带内；肝静脉在第二肝门；脾动脉行于胰上缘。',
      'The proper hepatic artery runs with portal vein and bile duct in the ligament. The vena cava lies behind the foramen, hepatic veins above, the splenic artery along the pancreas.',
    ],
    ['肝固有动脉、肝十二指肠韧带', 'proper hepatic artery, hepatoduodenal ligament'],
    at('bile-ducts', 'hepatic-artery-proper'),
  ),
  match(
    'bile-duct-parts',
    3,
    [
      '胆总管依行程分四段，为下列特点选出相应的段。',
      'The bile duct has four parts. Which fits each feature?',
    ],
    [
      ['十二指肠上段', 'Supraduodenal part'],
      ['十二指肠后段', 'Retroduodenal part'],
      ['胰腺段', 'Pancreatic part'],
      ['十二指肠壁段', 'Intramural part'],
    ],
    [
      [
        '位于肝十二指肠韧带右缘内，手术探查多在此段',
        'In the right edge of the hepatoduodenal ligament; usually explored here',
        0,
      ],
      ['胰头癌时最早受压', 'First to be pressed by cancer of the head of the pancreas', 2],
      ['有括约肌环绕，与胰管汇合', 'Ringed by a sphincter, meets the pancreatic duct', 3],
      ['球部溃疡穿透时最易受累', 'Most readily involved when an ulcer of the bulb penetrates', 1],
    ],
    [
      '四段依次为十二指肠上段（韧带内）、后段（上部即球部后方，球部后壁溃疡可累及）、胰腺段（胰头后面或实质内）和壁段（斜穿降部后内侧壁）。',
      'In order: in the ligament, behind the superior part of the duodenum (the bulb, whose posterior ulcers may reach it), behind or in the head of the pancreas, and obliquely through the posteromedial wall of the descending part.',
    ],
    ['胆总管', 'bile duct'],
  ),
  single(
    'bile-flow-fasting',
    2,
    ['空腹时肝分泌的胆汁流向胆囊的途径是', 'In fasting, bile from the liver reaches the gallbladder by'],
    [
      no('肝总管—胆总管—十二指肠—胆囊', 'common hepatic duct, bile duct, duodenum'),
      yes('肝左、右管—肝总管—胆囊管—胆囊', 'hepatic ducts, common hepatic duct, cystic duct'),
      no('肝左、右管—胆总管—胰管—胆囊', 'hepatic ducts, bile duct, pancreatic duct'),
      no('肝直接经胆囊窝小管入胆囊', 'small ducts straight from the liver bed'),
    ],
    [
      '空腹时肝胰壶腹括约肌收缩，胆汁经肝总管、胆囊管入胆囊贮存浓缩；进食后反向排出。胆汁不经胰管或十二指肠回流入胆囊。',
      'With the sphincter closed bile backs up by the cystic duct; after a meal it goes the other way. It does not come by pancreas or duodenum.',
    ],
    ['胆汁、胆囊管', 'bile, cystic duct'],
  ),
  several(
    'bile-triangle-sides',
    1,
    ['围成胆囊三角（Calot 三角）的有', 'The cystohepatic triangle is bounded by'],
    [
      yes('胆囊管', 'the cystic duct'),
      yes('肝总管', 'the common hepatic duct'),
      yes('肝的脏面', 'the visceral surface of the liver'),
      no('胆总管', 'the bile duct'),
      no('肝门静脉', 'the portal vein'),
    ],
    [
      '由胆囊管、肝总管和肝的脏面围成。胆总管在两管汇合以下；肝门静脉在后方，不是其边界。',
      'Cystic duct, common hepatic duct and liver; the bile duct lies below, the portal vein behind.',
    ],
    ['胆囊三角', 'cystohepatic triangle'],
  ),
  judge(
    'bile-gallbladder-makes',
    1,
    [
      '胆囊是分泌胆汁的器官，切除后体内不再产生胆汁。',
      'The gallbladder makes bile; once it is removed no bile is made.',
    ],
    false,
    [
      '胆汁由肝细胞分泌，胆囊只贮存、浓缩并在进食后排出；切除后肝仍分泌，胆汁持续流入肠。',
      'Hepatocytes make bile; the gallbladder only stores, concentrates and empties it. Once removed, bile flows into the gut all the time.',
    ],
    ['胆囊、胆汁', 'gallbladder, bile'],
  ),
  essay(
    'bile-jaundice-levels',
    3,
    [
      '从肝细胞到十二指肠，依次写出胆汁流经的管道，并说明不同部位梗阻时胆囊与黄疸的表现。',
      'Trace the channels of bile from hepatocyte to duodenum, and say what gallbladder and skin show when each level is blocked.',
    ],
    [
      '胆小管→小叶间胆管→肝左、右管→肝总管→（胆囊管→胆囊贮存）→胆总管→肝胰壶腹→十二指肠大乳头。肝总管梗阻：黄疸，胆囊空虚不大；胆囊管梗阻：胆囊肿大，无黄疸；胆总管下端或壶腹梗阻：黄疸，胆囊可肿大，胰管亦可扩张。',
      'Canaliculi, interlobular ducts, hepatic ducts, common hepatic duct, (cystic duct to the gallbladder), bile duct, ampulla, major papilla. Common hepatic: jaundice, empty gallbladder. Cystic: swollen gallbladder, no jaundice. Lower bile duct or ampulla: jaundice, gallbladder may swell, pancreatic duct too.',
    ],
    [
      '得分要点：管道顺序；以胆囊是否增大、有无黄疸、胰管是否扩张区分三个水平：胆囊管以上或以下梗阻都有黄疸，只有胆囊管梗阻不黄。',
      'Points: the order; the three levels told apart by gallbladder, jaundice and pancreatic duct. Above or below the cystic duct a block gives jaundice, in it alone it does not.',
    ],
    [
      '肝总管、胆囊管、胆总管、肝胰壶腹、黄疸',
      'common hepatic duct, cystic duct, bile duct, ampulla, jaundice',
    ],
  ),
  patient(
    'bile-painless',
    4,
    [
      '男，65 岁，进行性无痛性黄疸 1 个月，大便陶土色。右肋弓下触及肿大、无压痛的胆囊。CT 示胆总管和胰管均扩张。',
      'A man of 65 has had growing painless jaundice for a month, with pale stools. A large, painless gallbladder is felt. CT: bile duct and pancreatic duct both wide.',
    ],
    [
      single(
        'bile-painless-site',
        3,
        ['梗阻最可能在', 'Where is the block?'],
        [
          no('肝总管', 'Common hepatic duct'),
          no('胆囊管', 'Cystic duct'),
          yes('胰头或壶腹部', 'Head of pancreas or ampulla'),
          no('胰尾', 'Tail of pancreas'),
        ],
        [
          '胆囊、胆总管、胰管都扩张，说明梗阻在两管汇合附近。肝总管梗阻胆囊不大；胆囊管梗阻无黄疸；胰尾病变不影响胆管。',
          'Gallbladder, bile duct and pancreatic duct are all wide: the block is where they meet. Higher blocks leave the gallbladder small, the cystic duct gives no jaundice, the tail is far from the ducts.',
        ],
      ),
      fill(
        'bile-painless-vein',
        4,
        [
          '肿瘤向左后方扩展，首先累及经过胰颈后方的大静脉——____。',
          'Growing to the left and backwards the tumour first meets the large vein behind the neck of the pancreas, the ____.',
        ],
        [
          {
            terms: ['hepatic-portal-vein'],
            accept: ['门静脉', '肠系膜上静脉', 'portal vein', 'superior mesenteric vein'],
          },
        ],
        [
          '肠系膜上静脉与脾静脉在胰颈后合成肝门静脉，故答肠系膜上静脉亦可；是否受侵决定能否切除。下腔静脉在胰头后方更深处。',
          'Superior mesenteric and splenic veins make the portal vein here, so the superior mesenteric counts too; invasion decides on resection. The vena cava lies deeper, behind the head.',
        ],
      ),
    ],
    [
      '无痛性黄疸伴肿大无压痛的胆囊（Courvoisier 征）提示胰头或壶腹周围癌。',
      'Painless jaundice with a large soft gallbladder (Courvoisier) suggests cancer of head or ampulla.',
    ],
    ['胰头癌、Courvoisier 征', 'cancer of head of pancreas, Courvoisier sign'],
  ),
  other(
    'term',
    'bile-porta',
    2,
    ['肝门', 'Porta hepatis'],
    [
      '肝脏面“H”形沟中的横沟，有肝左、右管，肝固有动脉左、右支，肝门静脉左、右支以及神经、淋巴管出入，又称第一肝门。',
      'The transverse groove of the H on the visceral surface, where hepatic ducts, branches of hepatic artery and portal vein, nerves and lymphatics pass.',
    ],
    [
      '肝静脉不经此处，而在腔静脉沟上端（第二肝门）注入下腔静脉。',
      'Hepatic veins leave elsewhere, at the upper end of the caval groove.',
    ],
    ['横沟、肝固有动脉、肝门静脉', 'transverse groove, hepatic artery, portal vein'],
  ),
]
