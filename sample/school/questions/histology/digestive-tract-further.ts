import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, words, yes } from '../write.ts'

export const digestiveTractFurther: QuestionSeed[] = [
  single(
    'tract-between-layers',
    3,
    [
      '箭头所指肌层与其外侧纵行肌层之间的神经丛，主要调节',
      'The nerve plexus between the layer at the arrow and the longitudinal layer outside it mainly governs',
    ],
    [
      no('黏膜腺体的分泌', 'secretion of mucosal glands'),
      no('黏膜血流', 'mucosal blood flow'),
      no('痛觉传入', 'pain'),
      yes('胃肠的蠕动', 'peristalsis'),
    ],
    [
      '两层平滑肌之间为肌间神经丛（奥尔巴赫丛），主要调节平滑肌运动。黏膜下神经丛（迈斯纳丛）主要调节腺分泌和黏膜血流。痛觉由内脏感觉神经传入，不是此丛的主要作用。',
      'The myenteric plexus moves the gut; the submucous plexus governs glands and mucosal flow. Pain is carried by visceral afferents and is not its chief task.',
    ],
    ['肌间神经丛、蠕动', 'myenteric plexus, peristalsis'],
    at('jejunum', 'circular-muscle'),
  ),
  single(
    'tract-more-downstream',
    2,
    ['由十二指肠到结肠，箭头所指者的变化是', 'From duodenum to colon, what the arrow shows'],
    [
      no('变短变稀，最后消失', 'becomes short and sparse and in the end is gone'),
      yes('数量渐多，结肠最多', 'becomes more frequent and is most so in the colon'),
      no('由完整的一层变为三条带', 'changes from a whole coat to three bands'),
      no('起初含有腺体，以后一般没有', 'at first holds glands and later as a rule none'),
    ],
    [
      '箭头指杯状细胞，分泌黏液润滑，愈向下内容物愈干，细胞愈多，结肠最多。变短而消失的是绒毛；集成三条结肠带的是纵行肌；起初含腺体（十二指肠腺）的是黏膜下层。',
      'The arrow is at a goblet cell; they increase as the contents dry and are most numerous in the colon. Villi become shorter and disappear, the longitudinal muscle gathers into three taeniae, and the submucosa holds glands only in the duodenum.',
    ],
    ['杯状细胞、结肠', 'goblet cell, colon'],
    at('jejunum', 'goblet-cell'),
  ),
  single(
    'tract-part-of-wall',
    2,
    [
      '箭头所指的平滑肌属于管壁的哪一部分？',
      'To which part of the wall does the smooth muscle at the arrow belong?',
    ],
    [
      no('肌层的内环行层', 'the inner, circular coat of the muscularis'),
      no('肌层的外纵行层', 'the outer, longitudinal coat of the muscularis'),
      yes('黏膜肌层', 'the muscularis mucosae'),
      no('黏膜下层动脉的中膜', 'the media of arteries in the submucosa'),
    ],
    [
      '肌束紧靠固有层，在黏膜下层的腔面一侧，故为黏膜肌层；食管的特别厚，由纵行平滑肌构成，在横断面上被横切成块。外纵行肌也被横切，但在内环行肌之外；内环行肌在此被纵切，核呈长杆状；动脉中膜的平滑肌环绕血管腔。',
      'The bundles lie next to the lamina propria, on the lumen’s side of the submucosa: the muscularis mucosae. In the oesophagus it is unusually thick and runs lengthwise, so that this section cuts it across into blocks. The outer longitudinal coat is cut across too, but outside the circular one, which is cut along; the media of an artery rings its lumen.',
    ],
    ['黏膜肌层、食管', 'muscularis mucosae, oesophagus'],
    at('oesophagus', 'muscularis-mucosae'),
  ),
  match(
    'tract-stomach-cells',
    2,
    ['为下列产物选出胃底腺的细胞。', 'Which cell of the fundic gland makes each?'],
    [
      ['主细胞', 'Chief cell'],
      ['壁细胞', 'Parietal cell'],
      ['颈黏液细胞', 'Mucous neck cell'],
      ['内分泌细胞', 'Endocrine cell'],
    ],
    [
      ['盐酸', 'Hydrochloric acid', 1],
      ['胃蛋白酶原', 'Pepsinogen', 0],
      ['内因子', 'Intrinsic factor', 1],
      ['可溶性酸性黏液', 'Soluble acid mucus', 2],
      ['组胺、生长抑素等', 'Histamine, somatostatin', 3],
    ],
    [
      '壁细胞分泌盐酸和内因子，故用两次；主细胞分泌胃蛋白酶原；颈黏液细胞分泌黏液；内分泌细胞（ECL、D 细胞）分泌组胺、生长抑素。',
      'Parietal cells serve twice; chief cells make pepsinogen, neck cells mucus, ECL and D cells the last.',
    ],
    ['壁细胞、主细胞', 'parietal cell, chief cell'],
  ),
  single(
    'tract-parietal-look',
    3,
    [
      '壁细胞胞质强嗜酸性，其电镜基础是',
      'The ultrastructural basis of the strong eosinophilia of parietal cells is',
    ],
    [
      no(
        '大量平行排列的粗面内质网和高尔基复合体',
        'much rough endoplasmic reticulum in parallel sheets, with large Golgi complexes',
      ),
      no('大量黏原颗粒', 'mucous granules'),
      no('大量游离核糖体', 'free ribosomes'),
      yes(
        '大量线粒体和细胞内分泌小管的滑面膜系统',
        'many mitochondria and the smooth membranes of intracellular canaliculi',
      ),
    ],
    [
      '线粒体为泌酸供能，数量多，使胞质嗜酸性；粗面内质网和核糖体使胞质嗜碱性（主细胞）；黏原颗粒着色浅。',
      'Mitochondria supply the pump. Reticulum and ribosomes make basophilia (chief cells); mucus stains faintly.',
    ],
    ['壁细胞、细胞内分泌小管', 'parietal cell, intracellular canaliculus'],
  ),
  fill(
    'tract-pernicious',
    3,
    [
      '胃黏膜萎缩时内因子缺乏，回肠不能吸收维生素____，由此引起的贫血称____贫血。',
      'When the gastric mucosa atrophies, intrinsic factor is lacking, vitamin ____ is not absorbed in the ileum and the result is called ____ anaemia.',
    ],
    [
      words('B12', 'B₁₂', 'VitB12', '维生素B12', 'vitamin B12', '钴胺素', 'cobalamin'),
      words(
        '恶性',
        '巨幼细胞',
        '巨幼细胞性',
        '巨幼红细胞',
        '巨幼红细胞性',
        '恶性贫血',
        '巨幼细胞贫血',
        '巨幼细胞性贫血',
        '巨幼红细胞贫血',
        '巨幼红细胞性贫血',
        'pernicious',
        'megaloblastic',
        'pernicious anaemia',
        'megaloblastic anaemia',
      ),
    ],
    [
      '内因子由壁细胞分泌，与维生素 B₁₂ 结合防其水解并促进回肠吸收；缺乏时引起的恶性贫血属巨幼细胞贫血。缺铁引起的是小细胞低色素性贫血。',
      'Intrinsic factor from parietal cells guards B12 and lets the ileum absorb it; pernicious anaemia is a megaloblastic one. Lack of iron gives small pale cells instead.',
    ],
    ['内因子、维生素 B₁₂', 'intrinsic factor, vitamin B12'],
  ),
  several(
    'tract-mucosa-guard',
    3,
    ['防止胃酸和胃蛋白酶自身消化的机制有', 'The stomach is kept from digesting itself by'],
    [
      yes('不溶性凝胶状黏液层', 'an insoluble mucous gel'),
      yes('黏液层中的碳酸氢根', 'bicarbonate within the mucous layer'),
      yes('上皮细胞间的紧密连接', 'tight junctions'),
      yes('表面黏液细胞 3～5 天更新一次', 'renewal of surface cells every three to five days'),
      no('壁细胞分泌的胃蛋白酶原', 'pepsinogen from parietal cells'),
    ],
    [
      '表面黏液细胞分泌凝胶状黏液和 HCO₃⁻，形成黏液-碳酸氢盐屏障；胃蛋白酶原由主细胞分泌，是被防御的对象。',
      'Surface cells make mucus and bicarbonate; pepsinogen is from chief cells and is the danger.',
    ],
    ['黏液-碳酸氢盐屏障', 'mucus-bicarbonate barrier'],
  ),
  judge(
    'tract-villus-muscle',
    3,
    [
      '小肠绒毛固有层内有少量平滑肌，收缩使绒毛缩短，利于乳糜（淋巴）和血液的运行。',
      'The villus has a little smooth muscle; its contraction shortens the villus and moves chyle (lymph) and blood.',
    ],
    true,
    [
      '对。平滑肌来自黏膜肌层，沿中央乳糜管纵行；绒毛不含黏膜下层。',
      'True; the muscle comes from the muscularis mucosae and runs along the lacteal.',
    ],
    ['小肠绒毛、中央乳糜管', 'intestinal villus, central lacteal'],
  ),
  single(
    'tract-appendix',
    2,
    ['与结肠相比，阑尾最突出的组织学特点是', 'Compared with the colon the appendix is marked by'],
    [
      no('有绒毛', 'villi'),
      yes('固有层淋巴组织极丰富', 'very abundant lymphoid tissue'),
      no('肌层为三层', 'three layers of muscle'),
      no('上皮为未角化的复层扁平上皮', 'non-keratinised stratified squamous epithelium'),
    ],
    [
      '阑尾腔小，肠腺短少，淋巴小结可突入黏膜下层，使黏膜肌层不完整；无绒毛；肌层两层；上皮为单层柱状。',
      'Narrow lumen, few crypts, nodules that break the muscularis mucosae; no villi, two muscle layers, columnar epithelium.',
    ],
    ['阑尾、淋巴小结', 'appendix, lymphoid nodule'],
  ),
]
