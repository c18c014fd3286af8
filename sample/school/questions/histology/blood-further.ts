import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, several, single, words, yes } from '../write.ts'

export const bloodFurther: QuestionSeed[] = [
  single(
    'blood-first-to-arrive',
    2,
    ['细菌侵入组织后，箭头所指细胞', 'When bacteria enter tissue, the cell at the arrow'],
    [
      no('转化为浆细胞产生抗体', 'turns into a plasma cell and makes antibody'),
      no('释放组胺和肝素', 'releases histamine and heparin'),
      no('数日后才出现，分化为巨噬细胞', 'comes after days and becomes a macrophage'),
      yes('最早大量到达并吞噬杀菌', 'arrives first in large numbers, engulfs and kills them'),
    ],
    [
      '箭头指中性粒细胞，趋化性强，是急性炎症早期的主要细胞。产生抗体为 B 淋巴细胞分化的浆细胞；释放组胺为嗜碱性粒细胞和肥大细胞；随后到达的是单核细胞。',
      'The arrow shows a neutrophil, strongly drawn by chemotaxis and chief cell of early acute inflammation. Antibody comes from plasma cells, histamine from basophils and mast cells; monocytes arrive later.',
    ],
    ['中性粒细胞、吞噬', 'neutrophil, phagocytosis'],
    at('blood-smear', 'neutrophil'),
  ),
  several(
    'blood-disc-facts',
    2,
    ['箭头所指细胞成熟后', 'The cell at the arrow, when mature,'],
    [
      yes('无细胞核', 'has no nucleus'),
      yes('无线粒体，靠糖酵解供能', 'has no mitochondria and lives by glycolysis'),
      yes('寿命约 120 天', 'lives about 120 days'),
      no('可通过变形运动穿出血管壁执行吞噬', 'leaves vessels to eat particles'),
      no('在外周血中继续分裂', 'goes on dividing in the blood'),
    ],
    [
      '箭头指红细胞，成熟后无核、无细胞器，约 120 天后被脾、肝巨噬细胞清除。穿出血管吞噬的是粒细胞和单核细胞；红细胞不能分裂。',
      'Red cells lose nucleus and organelles and are cleared after about 120 days. Leaving vessels to engulf is for white cells.',
    ],
    ['红细胞', 'erythrocyte'],
    at('blood-smear', 'erythrocyte'),
  ),
  single(
    'blood-fibre-stain',
    3,
    [
      '除本片所用的染色外，要使箭头所指的结构清楚显出，还可选用',
      'Besides the stain used here, what the arrow shows is brought out clearly by',
    ],
    [
      no('天狼星红染色', 'Sirius red'),
      yes('醛复红或地衣红染色', 'aldehyde fuchsin or orcein'),
      no('冰冻切片苏丹Ⅲ染色', 'Sudan III on frozen sections'),
      no('阿尔辛蓝染色', 'Alcian blue'),
    ],
    [
      '箭头指弹性纤维，醛复红染成紫色、地衣红染成棕褐色。天狼星红显示软骨膜内的胶原纤维，苏丹Ⅲ显示脂肪细胞的脂滴，阿尔辛蓝显示软骨囊和基质中的硫酸软骨素等酸性黏多糖。',
      'The arrow is at elastic fibres, which take aldehyde fuchsin or orcein. Sirius red shows the collagen of the perichondrium, Sudan III the fat of adipocytes, Alcian blue the acid polysaccharides of capsule and matrix.',
    ],
    ['弹性纤维、醛复红', 'elastic fibre, aldehyde fuchsin'],
    at('elastic-cartilage', 'elastic-fibre'),
  ),
  fill(
    'blood-cell-with-drop',
    2,
    [
      '箭头所指细胞是____，石蜡切片中其中央呈空泡，是因为制片时____被溶去。',
      'The cell at the arrow is a(n) ____; it looks empty in paraffin sections because ____ was dissolved in processing.',
    ],
    [
      named('adipocyte'),
      words(
        '脂滴',
        '脂肪',
        '脂质',
        '脂类',
        '脂肪滴',
        'fat',
        'lipid',
        'lipids',
        'the fat',
        'the lipid',
        'fat droplet',
        'lipid droplet',
        'the fat droplet',
        'the lipid droplet',
      ),
    ],
    [
      '单泡脂肪细胞核被挤向一侧、胞质成薄层；脂滴被二甲苯等溶去而成空泡。空泡内不是水或糖原。',
      'The fat of the single droplet goes into xylene, leaving a ring of cytoplasm with the nucleus at one side.',
    ],
    ['脂肪细胞、脂滴', 'adipocyte, fat droplet'],
    at('elastic-cartilage', 'adipocyte'),
  ),
  match(
    'blood-loose-cells',
    2,
    ['为下列功能选出疏松结缔组织的细胞。', 'Which cell of loose connective tissue performs each function?'],
    [
      ['成纤维细胞', 'Fibroblast'],
      ['肥大细胞', 'Mast cell'],
      ['巨噬细胞', 'Macrophage'],
      ['未分化间充质细胞', 'Undifferentiated mesenchymal cell'],
      ['浆细胞', 'Plasma cell'],
    ],
    [
      ['吞噬并呈递抗原', 'Engulfs and presents antigen', 2],
      ['合成胶原纤维和基质', 'Makes collagen and ground substance', 0],
      ['炎症修复时可分化为成纤维细胞和内皮细胞', 'May turn into fibroblasts and endothelium in repair', 3],
      ['脱颗粒释放组胺引起荨麻疹', 'Degranulates and causes urticaria', 1],
    ],
    [
      '浆细胞分泌免疫球蛋白，本题未用到；肥大细胞颗粒含组胺、肝素；巨噬细胞来自单核细胞。',
      'The plasma cell makes immunoglobulin and is not used; mast granules hold histamine and heparin; macrophages come from monocytes.',
    ],
    ['成纤维细胞、肥大细胞、巨噬细胞', 'fibroblast, mast cell, macrophage'],
  ),
  judge(
    'blood-serum',
    1,
    ['血清与血浆的主要区别是血清不含纤维蛋白原。', 'Serum differs from plasma mainly in lacking fibrinogen.'],
    true,
    [
      '对。血液凝固时纤维蛋白原转变为纤维蛋白，析出的淡黄色液体即血清；抗凝血离心的上清为血浆。',
      'True; in clotting, fibrinogen becomes fibrin and serum is the fluid left; anticoagulated blood, spun down, yields plasma.',
    ],
    ['血清、纤维蛋白原', 'serum, fibrinogen'],
  ),
  single(
    'blood-marrow-giant',
    2,
    [
      '血小板减少患者骨髓穿刺，为了解血小板生成情况，应重点观察',
      'In a patient with few platelets marrow is aspirated. Which cell is studied to judge platelet formation?',
    ],
    [
      no('原红细胞', 'Proerythroblast'),
      no('早幼粒细胞', 'Promyelocyte'),
      yes('巨核细胞', 'Megakaryocyte'),
      no('单核母细胞', 'Monoblast'),
    ],
    [
      '血小板是巨核细胞脱落的胞质碎片，故看巨核细胞数量及成熟情况；其余为红系、粒系和单核系前体。',
      'Platelets are cytoplasm shed by megakaryocytes, so their number and ripeness are looked at; the others are precursors of other lines.',
    ],
    ['巨核细胞、血小板', 'megakaryocyte, platelet'],
  ),
]
