import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, several, single, words, yes } from '../write.ts'

export const muscleFurther: QuestionSeed[] = [
  single(
    'muscle-layer-control',
    2,
    ['箭头所指的肌层受何种神经支配？', 'What nerves govern the layer at the arrow?'],
    [
      no('躯体运动神经，随意收缩', 'Somatic motor nerves, at will'),
      no('无神经支配，全靠激素', 'None, hormones only'),
      no('躯体感觉神经', 'Somatic sensory nerves'),
      yes('自主神经和肠神经系统，不随意', 'Autonomic and enteric nerves, not at will'),
    ],
    [
      '箭头指小肠肌层，为平滑肌，受自主神经及肠神经丛调节，属不随意肌。随意收缩的是骨骼肌；激素仅为调节因素之一。',
      'Smooth muscle of the gut is involuntary. Will governs skeletal muscle; hormones are but one influence.',
    ],
    ['平滑肌、自主神经', 'smooth muscle, autonomic nerves'],
    at('jejunum', 'circular-muscle'),
  ),
  fill(
    'muscle-sheath-of-fibre',
    2,
    [
      '箭头所指薄层结缔组织为____，它包裹的是____（一条肌纤维或一束肌纤维）。',
      'The thin connective tissue at the arrow is ____; it wraps ____ (one fibre or a bundle of fibres).',
    ],
    [
      named('endomysium'),
      words(
        '一条肌纤维',
        '单条肌纤维',
        '每条肌纤维',
        '每一条肌纤维',
        '一条心肌纤维',
        'one fibre',
        'one fiber',
        'a single fibre',
        'each fibre',
        'one muscle fibre',
        'each muscle fibre',
      ),
    ],
    [
      '肌内膜包裹每条肌纤维，富含毛细血管；肌束膜包裹肌束，肌外膜包裹整块骨骼肌。',
      'Endomysium wraps each fibre with its capillaries; perimysium bundles, epimysium the muscle.',
    ],
    ['肌内膜', 'endomysium'],
    at('cardiac-muscle', 'endomysium'),
  ),
  single(
    'muscle-which-tissue-forks',
    2,
    ['箭头所指的形态特点典型地见于哪种肌组织？', 'The feature at the arrow is typical of which muscle?'],
    [
      yes('心肌', 'Cardiac'),
      no('骨骼肌和心肌', 'Skeletal and cardiac'),
      no('平滑肌', 'Smooth'),
      no('三种肌组织', 'All three'),
    ],
    [
      '箭头指肌纤维分支，心肌纤维分支互相连接成网；骨骼肌纤维一般不分支（仅个别如舌、面肌例外），平滑肌为长梭形不分支。',
      'Branching fibres that join in a net are cardiac; skeletal as a rule do not branch, smooth are spindles.',
    ],
    ['心肌纤维分支', 'branching of cardiac muscle fibres'],
    at('cardiac-muscle', 'fibre-branching'),
  ),
  several(
    'muscle-triad',
    3,
    ['骨骼肌三联体的组成包括', 'A triad of skeletal muscle has'],
    [
      yes('一条横小管', 'one transverse tubule'),
      yes('两侧各一个终池', 'a terminal cistern on each side'),
      no('两条横小管', 'two transverse tubules'),
      no('Z 线', 'a Z line'),
    ],
    [
      '三联体由一条横小管和两侧的终池组成，位于 A、I 带交界处（哺乳类），把肌膜兴奋传至肌质网释放钙；心肌多为二联体，在 Z 线处。',
      'One tubule between two cisterns at the A-I junction; it brings excitation to the calcium store. Heart has dyads at Z lines.',
    ],
    ['三联体、横小管、终池', 'triad, transverse tubule, terminal cistern'],
  ),
  single(
    'muscle-satellite',
    2,
    ['骨骼肌损伤后，能增殖分化参与修复的细胞是', 'After injury skeletal muscle is repaired by'],
    [
      no('肌纤维自身细胞核的有丝分裂', 'mitosis of its own nuclei'),
      yes('肌卫星细胞', 'satellite cells'),
      no('肌内膜的成纤维细胞', 'fibroblasts of the endomysium'),
      no('毛细血管内皮', 'capillary endothelium'),
    ],
    [
      '肌卫星细胞附于肌纤维表面、基膜内，是肌组织的干细胞。肌纤维的核不再分裂；成纤维细胞形成瘢痕；内皮只修复血管。',
      'Satellite cells lie beneath the basement membrane. Nuclei of the fibre no longer divide, fibroblasts make scar, endothelium vessels.',
    ],
    ['肌卫星细胞', 'satellite cell'],
  ),
  judge(
    'muscle-thin-filament',
    3,
    [
      '细肌丝由肌动蛋白、原肌球蛋白和肌钙蛋白组成，与钙离子结合的是原肌球蛋白。',
      'Thin filaments consist of actin, tropomyosin and troponin, and calcium binds to tropomyosin.',
    ],
    false,
    [
      '钙离子与肌钙蛋白（TnC）结合，使原肌球蛋白移位，暴露肌动蛋白上的结合位点。',
      'Calcium binds troponin C; tropomyosin then moves and uncovers actin.',
    ],
    ['细肌丝、肌钙蛋白', 'thin filament, troponin'],
  ),
  match(
    'muscle-three-features',
    1,
    ['为下列特点选出肌组织。', 'Which muscle shows each?'],
    [
      ['骨骼肌', 'Skeletal'],
      ['心肌', 'Cardiac'],
      ['平滑肌', 'Smooth'],
    ],
    [
      ['核多个，位于肌膜下', 'Many nuclei beneath the sarcolemma', 0],
      ['长梭形，单核居中，无横纹', 'Spindles with one central nucleus, no striations', 2],
      ['有闰盘', 'Intercalated discs', 1],
      ['有密斑和密体', 'Dense patches and bodies', 2],
      ['受躯体神经支配', 'Somatic nerve supply', 0],
    ],
    [
      '骨骼肌多核、随意；心肌有闰盘，核 1～2 个居中；平滑肌无横纹，以密斑、密体附着肌丝。',
      'Skeletal: many nuclei, voluntary. Cardiac: discs. Smooth: no striations, dense bodies.',
    ],
    ['骨骼肌、心肌、平滑肌', 'skeletal muscle, cardiac muscle, smooth muscle'],
  ),
]
