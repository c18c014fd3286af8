import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, other, several, single, yes } from '../write.ts'

export const heartFurther: QuestionSeed[] = [
  single(
    'heart-widow-maker',
    3,
    [
      '箭头所指动脉闭塞时，最可能坏死的是',
      'When the artery at the arrow is blocked, what is most likely to become necrotic?',
    ],
    [
      no(
        '右心室后壁和室间隔后 1/3',
        'The posterior wall of the right ventricle and the posterior third of the septum',
      ),
      no('左心室侧壁和左心房', 'The lateral wall of the left ventricle and the left atrium'),
      yes(
        '左心室前壁和室间隔前 2/3',
        'The anterior wall of the left ventricle and the anterior two thirds of the septum',
      ),
      no('右心房和窦房结', 'The right atrium and the sinu-atrial node'),
    ],
    [
      '箭头指前室间支，供应左心室前壁、部分右心室前壁和室间隔前 2/3。室间隔后 1/3 由后室间支供应，左心室侧壁和左心房由旋支供应，右心房和窦房结多由右冠状动脉供应。',
      'The anterior interventricular branch. The posterior third of the septum belongs to the posterior branch, lateral wall and left atrium to the circumflex, right atrium and node mostly to the right coronary.',
    ],
    ['前室间支、室间隔', 'anterior interventricular branch, interventricular septum'],
    at('heart-turntable', 'anterior-interventricular-branch'),
  ),
  single(
    'heart-cord-once-open',
    2,
    ['箭头所指的结构连于哪两者之间？', 'Between which two does the structure at the arrow extend?'],
    [
      no('右心室腔与肺动脉瓣口', 'The cavity of the right ventricle and the orifice of the pulmonary valve'),
      yes(
        '肺动脉干分叉处稍左侧与主动脉弓下缘',
        'The pulmonary trunk, just left of its fork, and the lower border of the aortic arch',
      ),
      no(
        '左肺门与左心房后壁左侧',
        'The hilum of the left lung and the left side of the posterior wall of the left atrium',
      ),
      no(
        '主动脉瓣口与主动脉弓起始处',
        'The orifice of the aortic valve and the beginning of the aortic arch',
      ),
    ],
    [
      '箭头指动脉韧带，为动脉导管闭锁的遗迹，连于肺动脉干分叉稍左侧（左肺动脉起始部）与主动脉弓下缘。右心室通肺动脉瓣口的是动脉圆锥；自左肺门至左心房的是左肺静脉；主动脉瓣口至主动脉弓的是升主动脉。',
      'The arrow is at the arterial ligament, what remains of the ductus arteriosus, from the fork of the pulmonary trunk to the arch. The conus leads from the right ventricle to the pulmonary valve, left pulmonary veins from the hilum of the left lung to the left atrium, the ascending aorta from the aortic valve to the arch.',
    ],
    ['动脉韧带、动脉导管', 'arterial ligament, ductus arteriosus'],
    at('heart-turntable', 'arterial-ligament'),
  ),
  single(
    'heart-clot-travels',
    3,
    [
      '箭头所指处的血栓脱落，最可能栓塞',
      'A clot set loose from the place of the arrow lodges most probably in',
    ],
    [
      no('肺动脉', 'the pulmonary arteries'),
      no('肝门静脉', 'the portal vein'),
      no('下肢深静脉', 'the deep veins of the leg'),
      yes('脑动脉', 'the arteries of the brain'),
    ],
    [
      '箭头指左心耳，血栓经左心室、主动脉随体循环到脑等处的动脉。来自右心和下肢深静脉的血栓才栓塞肺动脉；门静脉不在此路径上。',
      'From the left auricle a clot goes through left ventricle and aorta to systemic arteries, the brain first of all. Clots of leg veins and the right heart go to the lung.',
    ],
    ['左心耳、栓塞', 'left auricle, embolism'],
    at('heart-turntable', 'left-auricle'),
  ),
  fill(
    'heart-vein-of-heart',
    3,
    [
      '箭头所指、在心后面行于房室之间的静脉管道名称是____，它直接注入____（心腔）。',
      'The venous channel at the arrow, between atria and ventricles at the back of the heart, is the ____; it opens directly into the ____ (chamber).',
    ],
    [named('coronary-sinus'), named('right-atrium')],
    [
      '冠状窦位于心膈面、左心房与左心室之间的冠状沟内，收集心大、中、小静脉，开口于右心房下腔静脉口与右房室口之间。心前静脉直接注入右心房。',
      'The coronary sinus lies in the coronary sulcus behind, takes the great, middle and small cardiac veins and opens into the right atrium. Anterior cardiac veins enter it directly.',
    ],
    ['冠状窦、右心房', 'coronary sinus, right atrium'],
    at('heart-turntable', 'coronary-sinus'),
  ),
  judge(
    'heart-tip-made-by',
    1,
    [
      '箭头所指的心下方游离端由右心室构成。',
      'The free lower end of the heart at the arrow is formed by the right ventricle.',
    ],
    false,
    [
      '错。心尖由左心室构成，朝向左前下方；右心室构成胸肋面大部和心下缘大部。',
      'False: the apex is the left ventricle, pointing down, forward and left. The right ventricle makes most of the front and the lower border.',
    ],
    ['心尖、左心室', 'apex of heart, left ventricle'],
    at('heart-turntable', 'apex-of-heart'),
  ),
  match(
    'heart-conducting-parts',
    2,
    ['为下列描述选出心传导系的部分。', 'Which part of the conducting system is meant?'],
    [
      ['窦房结', 'Sinu-atrial node'],
      ['房室结', 'Atrioventricular node'],
      ['房室束', 'Atrioventricular bundle'],
      ['浦肯野纤维网', 'Purkinje network'],
    ],
    [
      [
        '位于上腔静脉与右心耳交界处的心外膜深面',
        'Beneath the epicardium where superior vena cava meets right auricle',
        0,
      ],
      ['位于 Koch 三角内', 'In the triangle of Koch', 1],
      [
        '穿右纤维三角，是心房与心室间唯一的肌性通路',
        'Pierces the right fibrous trigone, the only muscular link of atria and ventricles',
        2,
      ],
      ['使冲动延搁，保证心房先于心室收缩', 'Delays the impulse so that the atria contract first', 1],
      ['分布于心室内膜下', 'Spreads beneath the ventricular endocardium', 3],
    ],
    [
      'Koch 三角由冠状窦口、三尖瓣隔侧尖附着缘和 Todaro 腱围成，尖对膜性室间隔，房室结位于其内。',
      'The triangle of Koch lies between the opening of the coronary sinus, the septal cusp and the tendon of Todaro.',
    ],
    ['窦房结、房室结', 'sinu-atrial node, atrioventricular node'],
  ),
  several(
    'heart-tetralogy',
    3,
    ['法洛四联症包括', 'The tetralogy of Fallot comprises'],
    [
      yes('室间隔缺损', 'a ventricular septal defect'),
      yes('主动脉骑跨', 'an overriding aorta'),
      no('动脉导管未闭', 'a patent ductus arteriosus'),
      yes('右心室肥厚', 'hypertrophy of the right ventricle'),
      yes('肺动脉狭窄', 'pulmonary stenosis'),
      no('房间隔缺损', 'an atrial septal defect'),
    ],
    [
      '四联症为肺动脉（右心室流出道）狭窄、室间隔缺损、主动脉骑跨和右心室肥厚；合并房间隔缺损者称五联症，动脉导管未闭不在其内。',
      'Pulmonary stenosis, septal defect, overriding aorta and right hypertrophy. With an atrial defect it is a pentalogy; a patent ductus is not part of it.',
    ],
    ['法洛四联症、室间隔缺损', 'tetralogy of Fallot, ventricular septal defect'],
  ),
  single(
    'heart-arch-third-branch',
    2,
    ['箭头所指动脉直接起自', 'The artery at the arrow arises directly from the'],
    [
      no('头臂干', 'brachiocephalic trunk'),
      no('左颈总动脉', 'left common carotid artery'),
      no('升主动脉', 'ascending aorta'),
      yes('主动脉弓', 'aortic arch'),
    ],
    [
      '箭头指左锁骨下动脉，是主动脉弓凸侧的第三个分支；右锁骨下动脉才起自头臂干。升主动脉只发出左、右冠状动脉。',
      'The left subclavian is the third branch of the arch; the right one comes from the brachiocephalic trunk. The ascending aorta gives only the coronary arteries.',
    ],
    ['左锁骨下动脉、主动脉弓', 'left subclavian artery, aortic arch'],
    at('heart-turntable', 'left-subclavian-artery'),
  ),
  other(
    'term',
    'heart-border-term',
    2,
    ['卵圆窝', 'Fossa ovalis'],
    [
      '房间隔右心房侧中下部的卵圆形浅凹，为胎儿时期卵圆孔闭合后的遗迹，此处最薄，是房间隔缺损的好发部位，也是心导管由右心房穿入左心房的部位。',
      'A shallow oval hollow of the right face of the atrial septum, left when the foramen ovale closed; the thinnest part of the septum, the usual place of septal defects and of transseptal puncture.',
    ],
    [
      '得分要点：位置（房间隔右心房侧）、来源（卵圆孔）、临床意义（房间隔缺损、穿刺）。静脉间嵴、界嵴与它无关。',
      'Points: right side of the atrial septum, from the foramen ovale, septal defect and puncture. The terminal crest is another thing.',
    ],
    ['房间隔、卵圆孔、房间隔缺损', 'atrial septum, foramen ovale, septal defect'],
  ),
]
