import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, patient, single, yes } from '../write.ts'

export const urinaryFurther: QuestionSeed[] = [
  single(
    'urinary-minimal-change',
    3,
    [
      '微小病变肾病时，箭头所指结构的典型改变是',
      'In minimal change disease the structure at the arrow typically shows',
    ],
    [
      no('断裂', 'rupture'),
      yes('融合、消失', 'effacement'),
      no('明显增多', 'multiplication'),
      no('免疫复合物沉积', 'immune deposits'),
    ],
    [
      '箭头指足细胞次级突起（足突），微小病变肾病电镜下广泛融合消失，而光镜近正常、无免疫复合物。基膜断裂见于其他肾炎。足突的数目只会减少，不会增多。',
      'Foot processes are lost on electron microscopy, while light microscopy is nearly normal and deposits are absent. They become fewer, never more; breaks of the basement membrane belong to other nephritides.',
    ],
    ['足突、微小病变肾病', 'foot process, minimal change disease'],
    at('filtration-barrier', 'foot-process'),
  ),
  single(
    'urinary-charge',
    4,
    [
      '箭头所指层次中的硫酸类肝素带负电荷，丧失后最先异常漏入原尿的是',
      'The layer at the arrow carries negative heparan sulfate. When this charge is lost, what is the first to leak abnormally into the primary urine?',
    ],
    [
      no('葡萄糖', 'Glucose'),
      no('五聚体的免疫球蛋白 IgM', 'The pentameric immunoglobulin IgM'),
      no('红细胞', 'Red cells'),
      yes('带负电荷的白蛋白', 'Negatively charged albumin'),
    ],
    [
      '箭头指肾小球基膜的疏层，电荷屏障丧失时白蛋白漏出（选择性蛋白尿）。葡萄糖本可自由滤过；IgM 分子过大，红细胞漏出须基膜断裂。',
      'In the rara layers charge holds albumin back. Glucose passes anyway; IgM is too large, red cells need a break.',
    ],
    ['电荷屏障、白蛋白', 'charge barrier, albumin'],
    at('filtration-barrier', 'lamina-rara-externa'),
  ),
  fill(
    'urinary-slit-protein',
    3,
    [
      '箭头所指的薄膜称____，它架于相邻的____之间。',
      'The thin film at the arrow is the ____; it spans the gap between neighbouring ____.',
    ],
    [
      { terms: ['slit-diaphragm'], accept: ['裂孔隔膜'] },
      {
        terms: ['foot-process'],
        accept: ['foot processes', 'podocyte foot processes', 'pedicels', 'secondary processes'],
      },
    ],
    [
      '裂孔膜的主要结构蛋白是 nephrin，其缺陷致先天性肾病综合征；内皮窗孔一般无隔膜，与此不同。',
      'Its chief protein is nephrin, defects of which give congenital nephrotic syndrome. Glomerular fenestrae have no diaphragm.',
    ],
    ['裂孔膜、足突', 'slit diaphragm, foot process'],
    at('filtration-barrier', 'slit-diaphragm'),
  ),
  judge(
    'urinary-window-stops',
    2,
    [
      '箭头所指处能阻止血浆蛋白通过，是滤过屏障中最致密的一道。',
      'The place at the arrow stops plasma proteins and is the densest part of the barrier.',
    ],
    false,
    [
      '箭头指内皮窗孔，直径 50～100 nm，只阻挡血细胞；阻挡大分子蛋白的主要是基膜和裂孔膜。',
      'Fenestrae of 50 to 100 nm hold back blood cells only; proteins are held by basement membrane and slit diaphragm.',
    ],
    ['内皮窗孔、滤过屏障', 'endothelial fenestra, filtration barrier'],
    at('filtration-barrier', 'endothelial-fenestra'),
  ),
  single(
    'urinary-cell-of-tuft',
    3,
    ['箭头所指细胞在光镜肾切片上属于', 'In a light-microscopic section the cell at the arrow belongs to the'],
    [
      no('肾小囊壁层', 'parietal layer of the capsule'),
      yes('肾小囊脏层', 'visceral layer of the capsule'),
      no('球内系膜', 'mesangium'),
      no('致密斑', 'macula densa'),
    ],
    [
      '箭头指足细胞，即肾小囊脏层上皮，胞体突入囊腔。壁层为单层扁平上皮；系膜细胞在毛细血管之间；致密斑为远端小管上皮。',
      'Podocytes are the visceral layer. The parietal is squamous; mesangium is between capillaries; macula densa is tubule.',
    ],
    ['足细胞、肾小囊脏层', 'podocyte, visceral layer'],
    at('filtration-barrier', 'podocyte'),
  ),
  single(
    'urinary-fluid-at',
    2,
    ['箭头所指处的液体与血浆相比', 'Compared with plasma, the fluid at the arrow'],
    [
      no('成分完全相同', 'is just the same'),
      yes('几乎不含大分子蛋白，其他相近', 'has hardly any large protein, otherwise alike'),
      no('不含葡萄糖', 'has no glucose'),
      no('渗透压高数倍', 'is several times more concentrated'),
    ],
    [
      '箭头指肾小囊腔，内为原尿，除大分子蛋白外成分似血浆，葡萄糖在近曲小管才被重吸收；浓缩发生在髓袢和集合管。',
      'Primary urine lacks large protein; glucose is taken back in the proximal tubule, concentration is done by loop and collecting duct.',
    ],
    ['肾小囊腔、原尿', 'Bowman space, primary urine'],
    at('filtration-barrier', 'bowman-space'),
  ),
  match(
    'urinary-hormone-sites',
    3,
    ['下列激素或神经主要作用于肾的何处？', 'Where in the kidney does each hormone or nerve chiefly act?'],
    [
      ['近曲小管', 'Proximal convoluted tubule'],
      ['远曲小管和集合管', 'Distal tubule and collecting duct'],
      ['球旁细胞', 'Juxtaglomerular cells'],
      ['髓袢细段', 'Thin limb of the loop'],
    ],
    [
      ['抗利尿激素促进水重吸收', 'Antidiuretic hormone, taking back water', 1],
      ['醛固酮保钠排钾', 'Aldosterone, keeping sodium and excreting potassium', 1],
      ['甲状旁腺激素抑制磷重吸收', 'Parathyroid hormone, reducing the reabsorption of phosphate', 0],
      ['肾交感神经兴奋致肾素释放', 'Renal sympathetic nerves, releasing renin', 2],
    ],
    [
      '抗利尿激素和醛固酮均作用于远曲小管、集合管，故用两次；磷主要在近曲小管重吸收；肾素由球旁细胞分泌。髓袢细段不是这些激素的主要作用部位，本题未用到。',
      'Antidiuretic hormone and aldosterone both act on distal tubule and collecting duct, so that option serves twice; phosphate is handled proximally; renin comes from juxtaglomerular cells. The thin limb is no chief target of any of them and is not used.',
    ],
    ['抗利尿激素、醛固酮、肾素', 'antidiuretic hormone, aldosterone, renin'],
  ),
  single(
    'urinary-bladder-lining',
    1,
    ['膀胱空虚时，其上皮表层的大立方形细胞称', 'In the empty bladder the large surface cells are called'],
    [
      no('主细胞', 'chief cells'),
      no('刷细胞', 'brush cells'),
      no('基细胞', 'basal cells'),
      yes('盖细胞', 'umbrella cells'),
    ],
    [
      '变移上皮表面的盖细胞可覆盖数个深层细胞，防止尿液侵蚀；主细胞见于集合管或胃底腺，刷细胞见于气道，基细胞在深层。',
      'Umbrella cells each cover several deeper ones and guard against urine; the others are elsewhere or deep.',
    ],
    ['盖细胞、变移上皮', 'umbrella cell, transitional epithelium'],
  ),
  patient(
    'urinary-nephritic',
    4,
    [
      '患儿，男，7 岁，咽炎后 2 周眼睑水肿，尿呈洗肉水样，血压 140/95 mmHg，补体 C3 降低。',
      'Two weeks after a sore throat a boy of seven has puffy eyelids, smoky urine (like water in which meat was washed), blood pressure 140/95 mmHg and low C3.',
    ],
    [
      single(
        'urinary-nephritic-em',
        4,
        ['电镜下典型的电子致密物沉积（“驼峰”）位于', 'The typical dense deposits (humps) lie'],
        [
          yes('基膜与足细胞之间', 'between basement membrane and podocyte'),
          no('内皮细胞与基膜之间', 'between endothelium and basement membrane'),
          no('肾小囊壁层外', 'outside the parietal layer'),
          no('近曲小管刷状缘', 'in the brush border of the proximal tubule'),
        ],
        [
          '急性链球菌感染后肾炎的驼峰位于基膜与足细胞之间，即上皮下；内皮下沉积多见于狼疮性肾炎等。肾小囊壁层外侧和近曲小管刷状缘不属于滤过膜，驼峰不在那里。',
          'After streptococci humps lie between basement membrane and podocyte (subepithelial); subendothelial deposits are seen in lupus. The outside of the parietal layer and the brush border are no part of the filtration barrier and have no humps.',
        ],
      ),
      judge(
        'urinary-nephritic-blood',
        2,
        [
          '该患儿尿中红细胞来自滤过膜受损的血管球，镜检多为变形红细胞。',
          'The red cells in his urine come through damaged glomeruli and are mostly distorted.',
        ],
        true,
        [
          '对。红细胞穿过断裂的基膜并经肾小管渗透压变化而变形；输尿管、膀胱出血的红细胞形态均一。',
          'True; red cells are deformed as they pass the broken basement membrane and the changing tonicity of the tubules; those from ureter or bladder look uniform.',
        ],
      ),
    ],
    [
      '链球菌感染后的免疫复合物引起毛细血管内增生性肾小球肾炎。',
      'Immune complexes after an infection with streptococci cause endocapillary proliferative glomerulonephritis.',
    ],
    ['急性肾小球肾炎、驼峰', 'acute glomerulonephritis, humps'],
  ),
]
