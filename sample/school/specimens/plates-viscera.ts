import type { SpecimenSeed } from '../types.ts'

/** Plates of viscera. */
export const visceraPlates: SpecimenSeed[] = [
  {
    key: 'bile-ducts',
    subject: 'anatomy',
    catalog: 'biliary-tract',
    name: {
      zh: '肝外胆道（前面观）',
      en: 'Extrahepatic bile ducts (anterior view)',
      la: 'Vesica biliaris et ductus choledochus',
    },
    desc: {
      zh: '前面观，图的左侧为标本的右侧（R）。肝略向上翻起，胃在幽门处切除，被十二指肠和胰遮盖的胆总管及胰管用虚线透视画出，十二指肠降部前壁开窗显露大、小乳头。沿胆汁流向辨认：肝左、右管→肝总管→（与胆囊管汇合）胆总管→肝胰壶腹→十二指肠大乳头。胆总管分四段：十二指肠上段、后段、胰腺段、肠壁段。',
      en: 'Anterior view; the left of the picture is the right of the body (R). The liver is turned up a little, the stomach cut off at the pylorus, bile and pancreatic ducts dashed where duodenum and pancreas hide them, and a window cut in the descending duodenum. Follow the bile: right and left hepatic duct, common hepatic duct, with the cystic duct the bile duct, hepatopancreatic ampulla, major papilla. The bile duct has a supraduodenal, retroduodenal, pancreatic and intramural part.',
    },
    dye: { zh: '无（模式图）', en: 'None (diagram)' },
    source: { zh: '成人肝、胆囊、胰和十二指肠', en: 'Adult liver, gallbladder, pancreas and duodenum' },
    fileType: 3,
    kind: 'pattern',
    drawing: 'bile-ducts',
    marks: {
      'fundus-of-gallbladder': {
        zh: '突出于肝下缘的盲端，体表投影在右锁骨中线（或右腹直肌外缘）与右肋弓交点处，Murphy 征的压痛点。',
        en: 'The blind end below the liver; its surface point is where the right midclavicular line (or lateral border of rectus) meets the costal margin, the place of Murphy sign.',
      },
      'body-of-gallbladder': {
        zh: '位于肝下面的胆囊窝内，以结缔组织与肝相连，下面与十二指肠和结肠肝曲相邻。',
        en: 'In its fossa on the liver; below it lie duodenum and right colic flexure.',
      },
      'neck-of-gallbladder': {
        zh: '较细，向左转接胆囊管，其右侧壁可膨出形成 Hartmann 囊，结石易嵌顿于此。',
        en: 'Narrow; passes into the cystic duct. A bulge of its wall, Hartmann pouch, is where stones lodge.',
      },
      'cystic-duct': {
        zh: '连接胆囊颈与肝总管，黏膜形成螺旋襞，结石易嵌顿。汇合方式变异多，手术时须辨认清楚。',
        en: 'From the neck to the common hepatic duct; its mucosa forms a spiral fold. How it joins varies much.',
      },
      'right-hepatic-duct': {
        zh: '引流肝右叶，短而较陡直，与肝左管在肝门处汇合成肝总管。',
        en: 'Drains the right lobe; short and rather steep, it meets the left duct at the porta hepatis.',
      },
      'left-hepatic-duct': {
        zh: '引流肝左叶，较长而走行横平，结石不易排出。',
        en: 'Drains the left lobe; longer and more horizontal, so that stones stay in it.',
      },
      'common-hepatic-duct': {
        zh: '由肝左、右管汇合而成，长约 3 cm，为胆囊三角的内侧界。',
        en: 'Formed by both hepatic ducts, about 3 cm long; the medial side of the cystohepatic triangle.',
      },
      'bile-duct': {
        zh: '标示处为胰腺段。由肝总管与胆囊管汇合而成，直径 6~8 mm，经十二指肠上部后方、胰头后部下行；胰头癌压迫时出现黄疸。',
        en: 'Its pancreatic part is marked. From common hepatic and cystic duct, 6 to 8 mm wide, behind the superior duodenum and the head of the pancreas; cancer of the head obstructs it.',
      },
      'pancreatic-duct': {
        zh: '贯穿胰全长，自胰尾向右至胰头，与胆总管汇合成肝胰壶腹。',
        en: 'Runs the length of the pancreas from tail to head and joins the bile duct in the ampulla.',
      },
      'accessory-pancreatic-duct': {
        zh: '位于胰头上部，开口于十二指肠小乳头，多与胰管相通。',
        en: 'In the upper head, opening on the minor papilla; mostly joined to the main duct.',
      },
      'hepatopancreatic-ampulla': {
        zh: '胆总管与胰管在十二指肠壁内汇合的膨大，周围有肝胰壶腹括约肌（Oddi 括约肌）。',
        en: 'The widening in the wall of the duodenum where both ducts meet, within the sphincter of Oddi.',
      },
      'major-duodenal-papilla': {
        zh: '位于降部后内侧壁、十二指肠纵襞下端，肝胰壶腹开口于此，距切牙约 75 cm；ERCP 插管部位。',
        en: 'On the posteromedial wall of the descending part at the longitudinal fold; the ampulla opens here, where ERCP enters.',
      },
      'minor-duodenal-papilla': {
        zh: '位于大乳头上方 1~2 cm，副胰管开口于此。',
        en: 'One to two centimetres above the major papilla; the accessory duct opens here.',
      },
      'cystohepatic-triangle': {
        zh: '由胆囊管、肝总管和肝的脏面围成，内有胆囊动脉通过，是胆囊切除术中寻找该动脉的部位。',
        en: 'Between cystic duct, common hepatic duct and visceral face of the liver; here the cystic artery is sought in cholecystectomy.',
      },
      'cystic-artery': {
        zh: '多发自肝固有动脉右支，经胆囊三角至胆囊颈；起点和走行常有变异。',
        en: 'Mostly from the right branch of the hepatic artery proper, through the triangle to the neck; often variant.',
      },
      'hepatic-artery-proper': {
        zh: '位于肝十二指肠韧带内，胆总管左侧、肝门静脉前方，在肝门处分左、右支。',
        en: 'In the hepatoduodenal ligament, to the left of the bile duct and in front of the portal vein; divides at the porta.',
      },
      'hepatic-portal-vein': {
        zh: '由肠系膜上静脉和脾静脉在胰颈后方合成，上行于胆总管（右前）和肝固有动脉（左前）的后方。',
        en: 'Formed by superior mesenteric and splenic veins behind the neck of the pancreas; ascends behind bile duct (right) and hepatic artery (left).',
      },
      'superior-part-of-duodenum': {
        zh: '自幽门向右后至胆囊颈附近，近段为十二指肠球，溃疡好发；胆总管、肝门静脉和胃十二指肠动脉行于其后方。',
        en: 'From the pylorus to the right and back; its first part, the bulb, is the site of ulcers. Bile duct, portal vein and gastroduodenal artery pass behind.',
      },
      'descending-part-of-duodenum': {
        zh: '沿第 1~3 腰椎右侧下降，内侧紧贴胰头，后内侧壁有十二指肠纵襞和大乳头。',
        en: 'Along the right of L1 to L3, close to the head of the pancreas; bears longitudinal fold and papillae.',
      },
      'horizontal-part-of-duodenum': {
        zh: '平第 3 腰椎横行向左，前方有肠系膜上动、静脉跨过，动脉夹角过小可致其受压。',
        en: 'Crosses at L3; superior mesenteric vessels run down in front of it and may compress it.',
      },
      'head-of-pancreas': {
        zh: '被十二指肠“C”形环抱，下部向左后突出为钩突，位于肠系膜上血管后方。',
        en: 'Held by the C of the duodenum; its lower part, the uncinate process, reaches behind the superior mesenteric vessels.',
      },
      'body-of-pancreas': {
        zh: '横过第 1 腰椎前方，前面隔网膜囊与胃相邻，脾静脉行于其后。',
        en: 'Crosses L1; the omental bursa parts it from the stomach, and the splenic vein runs behind it.',
      },
      'superior-mesenteric-vein': {
        zh: '位于同名动脉右侧，在胰颈后方与脾静脉合成肝门静脉。',
        en: 'To the right of its artery; joins the splenic vein behind the neck of the pancreas.',
      },
      'superior-mesenteric-artery': {
        zh: '发自腹主动脉，位于同名静脉左侧，自胰颈下缘穿出后越过十二指肠水平部前方。',
        en: 'From the aorta, to the left of its vein; emerges below the neck of the pancreas and crosses the horizontal part of the duodenum.',
      },
    },
  },
]
