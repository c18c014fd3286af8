import type { ChapterSeed } from '../../types.ts'
import { at, essay, fill, judge, match, named, no, other, patient, several, single, yes } from '../write.ts'

export const circulatorySystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'circulatory-system',
  questions: [
    single(
      'vessel-wavy-why',
      2,
      ['箭头所指结构在切片上呈波浪状，主要原因是', 'Why is the structure at the arrow wavy in the section?'],
      [
        yes(
          '血管收缩，弹性蛋白构成的膜随之折皱',
          'The vessel contracted and the sheet of elastin was thrown into folds',
        ),
        no(
          '由交错成网、松弛的胶原纤维束编织而成',
          'It is woven of slack bundles of collagen fibres that cross each other in a net',
        ),
        no('内皮细胞核向腔内突出', 'Nuclei of the endothelium bulge into the lumen'),
        no('平滑肌细胞呈纵行排列', 'Its smooth muscle cells run lengthwise'),
      ],
      [
        '箭头指内弹性膜，由弹性蛋白构成，有窗孔，动脉收缩时折成波浪。胶原束在外膜；内皮核贴其腔面；平滑肌在中膜，呈环行。',
        'The internal elastic membrane is a fenestrated sheet of elastin that folds as the artery contracts. Collagen bundles are in the adventitia; endothelial nuclei lie on its inner side; muscle of the media is circular.',
      ],
      ['内弹性膜、弹性蛋白', 'internal elastic membrane, elastin'],
      at('artery-and-vein', 'internal-elastic-membrane'),
    ),
    single(
      'vessel-name-by-media',
      2,
      [
        '箭头所指血管按其中膜的主要成分又称',
        'By the main component of its media the vessel at the arrow is also called',
      ],
      [
        no('弹性动脉', 'an elastic artery'),
        yes('肌性动脉', 'a muscular artery'),
        no('容量血管', 'a capacitance vessel'),
        no('交换血管', 'an exchange vessel'),
      ],
      [
        '箭头指中动脉，中膜为 10～40 层环行平滑肌，故称肌性动脉。弹性动脉指大动脉，中膜为弹性膜；容量血管指静脉；交换血管指毛细血管。',
        'A medium artery has 10 to 40 layers of circular muscle: muscular artery. Elastic arteries are large ones, capacitance vessels are veins, exchange vessels capillaries.',
      ],
      ['中动脉、肌性动脉', 'medium artery, muscular artery'],
      at('artery-and-vein', 'medium-artery'),
    ),
    several(
      'vessel-compare-neighbour',
      3,
      [
        '与伴行的另一血管（不在画面内）相比，箭头所指血管的特点有',
        'Compared with its companion (outside this field), the vessel at the arrow has',
      ],
      [
        yes('管腔较大而不规则', 'a wider, irregular lumen'),
        yes('中膜薄，平滑肌稀疏', 'a thin media with sparse muscle'),
        no('内、外弹性膜清楚', 'clear internal and external elastic membranes'),
        yes('外膜比中膜厚', 'an adventitia thicker than its media'),
        no('腔内血压更高', 'a higher blood pressure'),
      ],
      [
        '箭头指中静脉：腔大壁薄、常塌陷，三层分界不清，外膜最厚。弹性膜清楚、血压高是伴行中动脉的特点。',
        'A medium vein is wide, thin-walled and often collapsed, with indistinct coats and the thickest one outside. Clear elastic membranes and high pressure belong to the artery.',
      ],
      ['中静脉、血管外膜', 'medium vein, tunica adventitia'],
      at('artery-and-vein', 'medium-vein'),
    ),
    single(
      'vessel-cells-make',
      3,
      [
        '箭头所指一层的细胞除收缩外，还能产生',
        'Besides contracting, the cells of the coat at the arrow produce',
      ],
      [
        no('血管性血友病因子（vWF）', 'von Willebrand factor (vWF)'),
        no('组胺和肝素', 'histamine and heparin'),
        yes('胶原纤维、弹性纤维和基质', 'collagen, elastic fibres and ground substance'),
        no('肾上腺素', 'adrenaline'),
      ],
      [
        '箭头指血管中膜，平滑肌细胞可产生胶原、弹性纤维和基质，动脉硬化时尤为活跃。vWF 来自内皮细胞，组胺和肝素来自肥大细胞，肾上腺素来自肾上腺髓质。',
        'Smooth muscle of the media makes fibres and matrix, especially in atherosclerosis. Von Willebrand factor is from endothelium, histamine and heparin from mast cells, adrenaline from the adrenal medulla.',
      ],
      ['血管中膜、平滑肌', 'tunica media, smooth muscle'],
      at('artery-and-vein', 'tunica-media'),
    ),
    fill(
      'vessel-of-the-wall',
      2,
      [
        '箭头所指的小血管统称____，它们位于血管壁的____内。',
        'The small vessels at the arrow are the ____; they lie in the ____ of the wall.',
      ],
      [named('vasa-vasorum'), named('tunica-adventitia')],
      [
        '营养血管进入外膜，供应外膜和中膜外部；内膜无血管，由腔内血液直接渗透供给。',
        'Vasa vasorum enter the adventitia and feed it and the outer media; the intima has none and is fed from the lumen.',
      ],
      ['营养血管、血管外膜', 'vasa vasorum, tunica adventitia'],
      at('artery-and-vein', 'vasa-vasorum'),
    ),
    judge(
      'vessel-lining-thrombus',
      2,
      [
        '箭头所指的细胞在一氧化氮作用下舒张，使管径增大。',
        'The cells at the arrow relax under nitric oxide, and so the vessel widens.',
      ],
      false,
      [
        '错。箭头指内皮，它合成并释放一氧化氮；在其作用下舒张的是中膜的平滑肌细胞。完整的内皮还能阻止血小板黏附，受损后胶原暴露而形成血栓。',
        'False. The arrow is at the endothelium, which makes and releases nitric oxide; what relaxes under it is the smooth muscle of the media. Whole endothelium also keeps platelets from sticking; when it is lost, collagen is exposed and a thrombus forms.',
      ],
      ['内皮、一氧化氮', 'endothelium, nitric oxide'],
      at('artery-and-vein', 'endothelium'),
    ),
    single(
      'vessel-bundle-only-there',
      4,
      ['箭头所指的肌束见于血管的哪一层？', 'In which coat of the vessel does the muscle at the arrow lie?'],
      [
        no('内膜的内皮下层', 'The subendothelial layer of the intima'),
        no('中膜', 'The media'),
        yes('外膜', 'The adventitia'),
        no('内膜的内弹性膜', 'The internal elastic membrane of the intima'),
      ],
      [
        '箭头指静脉外膜内的纵行平滑肌束，横断面上呈成群的点状。中膜平滑肌环行，切成长条；内弹性膜由弹性蛋白构成，不含肌细胞。内皮下层是薄层结缔组织，没有成束的平滑肌。',
        'Longitudinal smooth muscle bundles in the adventitia of the vein, cut across as groups of dots. Muscle of the media is circular and cut lengthwise; the internal elastic membrane is elastin without muscle cells. The subendothelial layer is thin connective tissue without bundles of muscle.',
      ],
      ['纵行平滑肌束、血管外膜', 'longitudinal muscle bundle, tunica adventitia'],
      at('artery-and-vein', 'longitudinal-muscle-bundle'),
    ),
    single(
      'vessel-damping',
      2,
      [
        '心室舒张期血液仍能在动脉内持续流动，主要依靠',
        'Blood keeps flowing in the arteries during diastole mainly because of',
      ],
      [
        yes('大动脉中膜的弹性膜回缩', 'recoil of the elastic laminae of large arteries'),
        no('中动脉平滑肌节律性收缩', 'rhythmic contraction of the muscle of medium arteries'),
        no('静脉瓣的关闭', 'closure of venous valves'),
        no('毛细血管周细胞的收缩', 'contraction of pericytes'),
      ],
      [
        '大动脉中膜有 40～70 层弹性膜，收缩期扩张储能，舒张期回缩推动血流。中动脉调节器官血量；静脉瓣防倒流；周细胞作用限于毛细血管。',
        'The 40 to 70 elastic laminae of large arteries stretch in systole and recoil in diastole. Medium arteries share out blood, valves stop backflow, pericytes act on capillaries only.',
      ],
      ['大动脉、弹性膜', 'large artery, elastic lamina'],
    ),
    match(
      'vessel-capillary-types',
      2,
      ['下列部位的毛细血管属于哪种类型？', 'Which type of capillary is found in each place?'],
      [
        ['连续毛细血管', 'Continuous capillary'],
        ['有孔毛细血管', 'Fenestrated capillary'],
        ['血窦', 'Sinusoid'],
      ],
      [
        ['胰岛', 'Pancreatic islets', 1],
        ['大脑皮质', 'Cerebral cortex', 0],
        ['红骨髓', 'Red bone marrow', 2],
        ['小肠绒毛', 'Intestinal villi', 1],
        ['肺泡隔', 'Alveolar septa', 0],
      ],
      [
        '连续型有完整内皮和基膜，见于肌组织、肺和中枢神经系统；有孔型见于胃肠黏膜、内分泌腺和血管球；血窦腔大、间隙大、基膜不完整，见于肝、脾、骨髓。',
        'Continuous, with whole endothelium and basement membrane: muscle, lung, brain. Fenestrated: gut, endocrine glands, glomerulus. Sinusoids, wide, with gaps and a broken membrane: liver, spleen, marrow.',
      ],
      ['连续毛细血管、有孔毛细血管、血窦', 'continuous capillary, fenestrated capillary, sinusoid'],
    ),
    several(
      'vessel-endothelium-eponym',
      3,
      ['怀布尔-帕拉德小体（Weibel-Palade body）', 'The Weibel-Palade body'],
      [
        yes('是内皮细胞特有的杆状小体', 'is a rod-shaped body proper to endothelium'),
        yes('储存血管性血友病因子（vWF）', 'stores von Willebrand factor (vWF)'),
        no('见于平滑肌细胞，储存钙离子', 'is found in smooth muscle and stores calcium'),
        no('是内皮细胞的窗孔', 'is a fenestra of endothelium'),
      ],
      [
        '该小体外包单位膜，内含平行细管，储存 vWF，参与止血。平滑肌的钙储于肌质网；窗孔是内皮胞质的孔，不是细胞器。',
        'A membrane-bound body of parallel tubules storing the factor for haemostasis. Muscle keeps calcium in its reticulum; a fenestra is a hole, not an organelle.',
      ],
      ['内皮细胞、血管性血友病因子', 'endothelial cell, von Willebrand factor'],
    ),
    single(
      'heart-wall-conducting',
      3,
      ['与一般心肌纤维相比，浦肯野纤维', 'Compared with ordinary cardiac muscle, Purkinje fibres are'],
      [
        no('较细长，肌原纤维多而横纹明显', 'thinner and longer, with many myofibrils and clear striations'),
        no('位于心外膜下', 'beneath the epicardium'),
        yes('短而粗，肌原纤维少、位于周边', 'short and thick, with few peripheral myofibrils'),
        no('没有缝隙连接', 'without gap junctions'),
      ],
      [
        '浦肯野纤维位于心内膜下层，短粗、染色浅、肌原纤维少，缝隙连接发达，传导快。细胞细小的是结细胞；心外膜下主要是脂肪和血管。',
        'They lie beneath the endocardium, are short, thick and pale, with few myofibrils and many gap junctions. Nodal cells are the small ones; beneath the epicardium lie fat and vessels.',
      ],
      ['浦肯野纤维、心内膜下层', 'Purkinje fibre, subendocardial layer'],
    ),
    fill(
      'heart-wall-three',
      1,
      [
        '心壁由内向外为____、心肌膜和____。',
        'From within outwards the wall of the heart is ____, myocardium and ____.',
      ],
      [
        named('endocardium'),
        {
          accept: [
            '心外膜',
            'epicardium',
            '浆膜心包脏层',
            '脏层心包',
            '心包脏层',
            '心包膜脏层',
            'visceral pericardium',
          ],
        },
      ],
      [
        '心内膜含内皮、内皮下层和心内膜下层；心外膜是浆膜心包的脏层。纤维心包不属于心壁。',
        'Endocardium has endothelium and two layers below it; the epicardium is the visceral serous pericardium. The fibrous pericardium is not part of the wall.',
      ],
      ['心内膜、心外膜', 'endocardium, epicardium'],
    ),
    judge(
      'vessel-arteriole-resistance',
      2,
      [
        '微动脉的平滑肌收缩程度是决定外周阻力和组织血流量的重要因素。',
        'How far arterioles contract is an important factor in peripheral resistance and tissue flow.',
      ],
      true,
      [
        '对。微动脉中膜有 1～2 层平滑肌，与小动脉同为阻力血管；毛细血管无平滑肌，不能起此作用。',
        'True. With one or two layers of muscle arterioles are resistance vessels, together with small arteries; capillaries have none.',
      ],
      ['微动脉、外周阻力', 'arteriole, peripheral resistance'],
    ),
    essay(
      'vessel-artery-kinds',
      3,
      [
        '比较大、中动脉管壁的结构，并说明与各自功能的关系。',
        'Compare the walls of large and medium arteries and relate them to what they do.',
      ],
      [
        '大动脉：内膜内皮下层较厚，内弹性膜与中膜弹性膜相连而分界不清；中膜 40～70 层弹性膜，其间少量平滑肌；外膜薄。功能是缓冲压力、维持舒张期血流。中动脉：内弹性膜明显；中膜 10～40 层环行平滑肌；外膜与中膜厚度相近，交界处有外弹性膜。功能是收缩、舒张以调节器官血流量。',
        'Large artery: thick subendothelium, internal elastic membrane lost among the 40 to 70 elastic laminae of the media with little muscle, thin adventitia; it damps pressure and keeps flow in diastole. Medium artery: clear internal elastic membrane, 10 to 40 layers of circular muscle, adventitia as thick as the media with an external elastic membrane between; it regulates flow to organs.',
      ],
      [
        '得分要点：弹性膜与平滑肌的主次、内弹性膜是否清楚、功能对应。',
        'Points: elastic against muscle, clarity of the internal elastic membrane, function of each.',
      ],
      [
        '弹性膜、平滑肌、内弹性膜、外弹性膜、缓冲压力、血流量',
        'elastic laminae, muscle, internal elastic membrane, external elastic membrane, damps pressure, flow to organs',
      ],
    ),
    patient(
      'vessel-plaque',
      4,
      [
        '男，61 岁，吸烟 40 年，劳力性胸痛 2 年。冠状动脉病理：管壁一侧增厚隆起，内有大量泡沫细胞、胆固醇结晶，表面覆纤维帽。',
        'A man of 61, a smoker for 40 years, has had chest pain on effort for two years. A coronary artery is thickened on one side by foam cells and cholesterol crystals under a fibrous cap.',
      ],
      [
        single(
          'vessel-plaque-coat',
          2,
          ['病变起始于管壁的', 'In which coat does the lesion begin?'],
          [
            yes('内膜', 'Intima'),
            no('中膜', 'Media'),
            no('外膜', 'Adventitia'),
            no('外弹性膜', 'External elastic membrane'),
          ],
          [
            '动脉粥样硬化始于内膜，脂质沉积于内皮下；中膜是继发受压变薄，外膜可有炎细胞和新生血管。外弹性膜在中膜外侧，与病变起始处隔着整个中膜。',
            'Atherosclerosis begins in the intima beneath the endothelium; the media is thinned later and the adventitia only reacts. The external elastic membrane lies beyond the whole media.',
          ],
        ),
        several(
          'vessel-plaque-foam',
          3,
          ['泡沫细胞可来源于', 'Foam cells may come from'],
          [
            yes('血液单核细胞来的巨噬细胞', 'macrophages from blood monocytes'),
            yes('血管壁的平滑肌细胞', 'smooth muscle cells of the vessel wall'),
            no('内皮细胞', 'endothelial cells'),
            no('外膜的脂肪细胞', 'adipocytes of the adventitia'),
          ],
          [
            '巨噬细胞与由中膜迁入内膜的平滑肌细胞吞噬脂质成为泡沫细胞；内皮细胞受损而不变为泡沫细胞，脂肪细胞不迁移。',
            'Macrophages and smooth muscle that moved from media to intima take up lipid; endothelium is injured but does not become foam cells and adipocytes do not migrate.',
          ],
        ),
      ],
      [
        '内皮损伤、脂质进入内膜、单核细胞和平滑肌细胞参与，是粥样斑块形成的主线。',
        'Injured endothelium, lipid in the intima, and the part of monocytes and smooth muscle make the plaque.',
      ],
      ['动脉粥样硬化、血管内膜、泡沫细胞', 'atherosclerosis, tunica intima, foam cell'],
    ),
    other(
      'term',
      'vessel-microcirculation',
      2,
      ['微循环', 'Microcirculation'],
      [
        '微动脉到微静脉之间的血液循环，是血液循环的基本功能单位，包括微动脉、中间微动脉、真毛细血管、直捷通路、动静脉吻合和微静脉。',
        'Circulation from arteriole to venule, the functional unit of the circulation: arteriole, metarteriole, true capillaries, thoroughfare channel, arteriovenous anastomosis and venule.',
      ],
      [
        '须答出起止和基本功能单位；只写“毛细血管”不完整。',
        'Beginning, end and "functional unit" are needed; "capillaries" alone is not enough.',
      ],
      ['微动脉、真毛细血管、直捷通路、微静脉', 'arteriole, true capillaries, thoroughfare channel, venule'],
    ),
  ],
}
