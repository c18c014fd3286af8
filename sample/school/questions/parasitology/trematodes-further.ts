import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, words, yes } from '../write.ts'

export const trematodesFurther: QuestionSeed[] = [
  single(
    'trematodes-lodges-where',
    3,
    [
      '箭头所指虫卵除肠壁外，在人体内沉积最多、危害最大的器官是',
      'Besides the wall of the gut, the eggs at the arrow lodge most, and do most harm, in the',
    ],
    [no('肺', 'lung'), yes('肝', 'liver'), no('脑', 'brain'), no('膀胱', 'bladder')],
    [
      '日本血吸虫卵随门静脉血流入肝，在门静脉小分支形成肉芽肿和干线型纤维化。肺和脑为异位损害；膀胱为埃及血吸虫的主要病变部位。',
      'Eggs of S. japonicum are carried by portal blood to the liver: granulomas and periportal fibrosis. Lung and brain are ectopic sites; the bladder is that of S. haematobium.',
    ],
    ['日本血吸虫卵、肝', 'Schistosoma japonicum egg, liver'],
    at('schistosoma-egg', 'schistosoma-japonicum-egg'),
  ),
  judge(
    'trematodes-antigen-source',
    3,
    [
      '箭头所指虫卵内的幼虫所分泌的可溶性虫卵抗原透过卵壳，是诱发肉芽肿的主要抗原。',
      'Soluble egg antigen secreted by the larva within the egg at the arrow passes through the shell and is the chief antigen inducing the granuloma.',
    ],
    true,
    [
      '对。箭头指卵内毛蚴，其头腺分泌物经卵壳微孔渗出，致敏 T 细胞，引起迟发型超敏反应；未成熟卵和空壳引起的反应轻微。',
      'True: secretions of the miracidium leave by pores of the shell and sensitise T cells. Immature eggs and empty shells provoke little.',
    ],
    ['毛蚴、可溶性虫卵抗原', 'miracidium, soluble egg antigen'],
    at('schistosoma-egg', 'miracidium'),
  ),
  single(
    'trematodes-compare-spine',
    3,
    [
      '若把本片换成曼氏血吸虫卵，箭头所指结构将',
      'Were this an egg of Schistosoma mansoni, the structure at the arrow would be',
    ],
    [
      no('完全消失', 'absent'),
      no('移到卵的一端，形如小结', 'at one end of the egg, like a small knob'),
      no('变为两个', 'double'),
      yes('长而大，十分明显', 'long, large and conspicuous'),
    ],
    [
      '箭头指侧棘：日本血吸虫卵的侧棘短小，曼氏血吸虫卵的侧棘长大；埃及血吸虫卵为端棘，位于一端。三者都只有一个棘，既不会消失，也不会成双。',
      'The lateral spine is small in S. japonicum, long in S. mansoni; S. haematobium has a terminal spine. Each has one spine, neither none nor two.',
    ],
    ['侧棘、曼氏血吸虫', 'lateral spine, Schistosoma mansoni'],
    at('schistosoma-egg', 'lateral-spine'),
  ),
  fill(
    'trematodes-two-hosts',
    2,
    [
      '华支睾吸虫的第一中间宿主是淡水____，第二中间宿主主要是淡水____。',
      'The first intermediate host of Clonorchis is a freshwater ____, the second chiefly a freshwater ____.',
    ],
    [
      words(
        '淡水螺',
        '豆螺',
        '纹沼螺',
        '赤豆螺',
        '长角涵螺',
        '沼螺',
        '涵螺',
        '螺',
        '螺类',
        'freshwater snail',
        'snail',
      ),
      words(
        '淡水鱼',
        '淡水鱼虾',
        '淡水鱼、虾',
        '鱼和虾',
        '鱼、虾',
        '淡水鱼和虾',
        '鱼',
        '鱼类',
        '鱼虾',
        '鲤科鱼',
        '鲤科鱼类',
        'freshwater fish',
        'fish',
        'cyprinid fish',
        'cyprinid',
      ),
    ],
    [
      '毛蚴在淡水螺（纹沼螺、赤豆螺等）内发育，尾蚴侵入淡水鱼（虾）成囊蚴，人食生鱼感染。溪蟹、蝲蛄是并殖吸虫的第二中间宿主。',
      'It develops in freshwater snails and encysts in freshwater fish (or shrimps), which man eats raw. Crabs and crayfish are the hosts of Paragonimus.',
    ],
    ['华支睾吸虫、中间宿主', 'Clonorchis, intermediate host'],
  ),
  match(
    'trematodes-adult-place',
    2,
    ['为下列吸虫选出成虫的主要寄生部位。', 'Where does each adult fluke live?'],
    [
      ['肝内胆管', 'Intrahepatic bile ducts'],
      ['小肠', 'Small intestine'],
      ['肺', 'Lung'],
      ['肠系膜静脉', 'Mesenteric veins'],
      ['膀胱静脉丛', 'Vesical veins'],
    ],
    [
      ['卫氏并殖吸虫', 'Paragonimus westermani', 2],
      ['布氏姜片吸虫', 'Fasciolopsis buski', 1],
      ['华支睾吸虫', 'Clonorchis sinensis', 0],
      ['埃及血吸虫', 'Schistosoma haematobium', 4],
      ['日本血吸虫', 'Schistosoma japonicum', 3],
    ],
    [
      '寄生部位决定虫卵排出途径和症状：肺吸虫卵见于痰，埃及血吸虫卵见于尿，其余见于粪便，华支睾吸虫卵还可从十二指肠引流液查到。',
      'The place decides where eggs leave: sputum for Paragonimus, urine for S. haematobium, faeces for the others, bile too for Clonorchis.',
    ],
    ['寄生部位', 'site of the adult'],
  ),
  several(
    'trematodes-unlike-others',
    3,
    [
      '与寄生人体的非血吸虫类吸虫（如华支睾吸虫、姜片吸虫）相比，日本血吸虫的不同之处有',
      'Unlike the non-schistosome flukes of man (such as Clonorchis and Fasciolopsis), Schistosoma japonicum',
    ],
    [
      yes('雌雄异体', 'has separate sexes'),
      yes('经皮肤感染', 'enters through the skin'),
      no('需要淡水螺作中间宿主', 'needs a freshwater snail'),
      yes('虫卵无卵盖', 'has eggs without a lid'),
      yes('无囊蚴期', 'has no metacercaria'),
    ],
    [
      '非血吸虫类吸虫雌雄同体，经口食入囊蚴感染，虫卵有盖；所有吸虫都要以螺为中间宿主，这一点相同。',
      'Those flukes are hermaphrodite, enter by the mouth as metacercariae and have lidded eggs; a snail is needed by all.',
    ],
    ['血吸虫、雌雄异体', 'Schistosoma, separate sexes'],
  ),
]
