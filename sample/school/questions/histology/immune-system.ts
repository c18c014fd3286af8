import type { ChapterSeed } from '../../types.ts'
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

export const immuneSystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'immune-system',
  questions: [
    single(
      'immune-cells-of-zone',
      2,
      ['箭头所指区域的淋巴细胞主要是', 'The lymphocytes of the region at the arrow are mainly'],
      [
        yes(
          'T 细胞，新生期切除胸腺则不发育',
          'T cells; without the thymus at birth the region does not develop',
        ),
        no('迅速分裂的大 B 细胞，经选择后多数凋亡', 'large dividing B cells, of which most die in selection'),
        no('未受抗原刺激的小 B 细胞，排列密集', 'small crowded B cells that have not met their antigen'),
        no(
          'B 细胞和由其转变的浆细胞，可分泌抗体',
          'B cells and the plasma cells made from them, which secrete antibody',
        ),
      ],
      [
        '箭头指副皮质区，是 T 细胞聚集的胸腺依赖区，故新生期去胸腺后不发育。分裂中的大 B 细胞在生发中心；密集的小 B 细胞在小结帽（套区）；B 细胞和浆细胞在髓索。',
        'The arrow is at the paracortex, the thymus-dependent T-cell region. Large dividing B cells are those of the germinal centre, small crowded ones those of the mantle zone; B and plasma cells together lie in the medullary cords.',
      ],
      ['副皮质区、T 细胞', 'paracortex, T cell'],
      at('lymph-node', 'paracortex'),
    ),
    single(
      'immune-event-in-centre',
      3,
      ['箭头所指区域内发生的主要事件是', 'What chiefly happens in the region at the arrow?'],
      [
        no('T 细胞的阳性选择', 'Positive selection of T cells'),
        no(
          '淋巴细胞穿过毛细血管后微静脉由血液进入',
          'Lymphocytes enter from the blood through high endothelial venules',
        ),
        yes('B 细胞增殖、突变和亲和力选择', 'B cells multiply, mutate and are selected for affinity'),
        no('浆细胞大量分泌抗体', 'Plasma cells pour out antibody'),
      ],
      [
        '箭头指生发中心，B 细胞在此增殖、体细胞高频突变并经滤泡树突状细胞选择。T 细胞阳性选择在胸腺皮质；淋巴细胞经高内皮微静脉入结；浆细胞集中在髓索。',
        'In germinal centres B cells proliferate, hypermutate and are selected on follicular dendritic cells. T cells are selected in the thymic cortex; entry is by high endothelial venules; plasma cells gather in medullary cords.',
      ],
      ['生发中心、B 细胞', 'germinal centre, B cell'],
      at('lymph-node', 'germinal-centre'),
    ),
    fill(
      'immune-gate-from-blood',
      3,
      [
        '箭头所指血管名为____，其内皮细胞呈____形，是血液淋巴细胞进入淋巴结实质的通道。',
        'The vessel at the arrow is a ____; its endothelial cells are ____ and let lymphocytes pass from blood into the node.',
      ],
      [
        named('high-endothelial-venule'),
        words('立方', '立方形', '单层立方', '立方或矮柱状', 'cuboidal', 'cuboid'),
      ],
      [
        '毛细血管后微静脉（高内皮微静脉）位于副皮质区，内皮立方形，腔内常见正在穿壁的淋巴细胞；一般微静脉内皮扁平。',
        'The postcapillary (high endothelial) venule of the paracortex has cuboidal cells with lymphocytes passing between; ordinary venules have flat ones.',
      ],
      ['高内皮微静脉、淋巴细胞再循环', 'high endothelial venule, lymphocyte recirculation'],
      at('lymph-node', 'high-endothelial-venule'),
    ),
    single(
      'immune-lymph-comes-by',
      2,
      ['进入箭头所指处的液体直接来自', 'The fluid at the place of the arrow comes directly from'],
      [
        no('髓窦', 'the medullary sinuses'),
        no('高内皮微静脉', 'high endothelial venules'),
        yes('输入淋巴管', 'afferent lymphatics'),
        no('输出淋巴管', 'efferent lymphatics'),
      ],
      [
        '箭头指被膜下窦，输入淋巴管穿被膜注入此处，再经皮质淋巴窦到髓窦，由门部输出淋巴管离开。高内皮微静脉供血液中的淋巴细胞进入，不输送淋巴。',
        'Afferent lymphatics pierce the capsule and open into the subcapsular sinus; lymph goes on to medullary sinuses and leaves at the hilum. High endothelial venules admit lymphocytes from blood, not lymph.',
      ],
      ['被膜下窦、输入淋巴管', 'subcapsular sinus, afferent lymphatic'],
      at('lymph-node', 'subcapsular-sinus'),
    ),
    several(
      'immune-cord-cells',
      3,
      ['箭头所指条索内常见的细胞有', 'Cells commonly found in the cord at the arrow are'],
      [
        yes('B 淋巴细胞', 'B lymphocytes'),
        yes('浆细胞', 'plasma cells'),
        yes('巨噬细胞', 'macrophages'),
        no('胸腺上皮细胞', 'thymic epithelial cells'),
        no('巨核细胞', 'megakaryocytes'),
      ],
      [
        '箭头指髓索，由索状淋巴组织构成，含 B 细胞、浆细胞和巨噬细胞。胸腺上皮细胞只在胸腺，巨核细胞在骨髓。',
        'Medullary cords hold B cells, plasma cells and macrophages. Thymic epithelium is in the thymus, megakaryocytes in marrow.',
      ],
      ['髓索、浆细胞', 'medullary cord, plasma cell'],
      at('lymph-node', 'medullary-cord'),
    ),
    judge(
      'immune-space-flow',
      3,
      [
        '淋巴在箭头所指的腔隙内流动较慢，窦内的星状内皮细胞和巨噬细胞利于滤过异物。',
        'Lymph moves slowly through the space at the arrow, where stellate cells and macrophages help to filter it.',
      ],
      true,
      [
        '箭头指髓窦，腔大迂曲，窦内有星状内皮细胞支撑、巨噬细胞附着，淋巴流缓，滤过作用强。',
        'Medullary sinuses are wide and tortuous, bridged by stellate cells with macrophages; flow is slow and filtration strong.',
      ],
      ['髓窦、滤过', 'medullary sinus, filtration'],
      at('lymph-node', 'medullary-sinus'),
    ),
    single(
      'immune-eater-contents',
      4,
      ['箭头所指的细胞', 'The cell at the arrow'],
      [
        no(
          '吞噬流经淋巴窦的淋巴中的细菌和异物',
          'engulfs bacteria and foreign matter from the lymph that flows through the sinus',
        ),
        yes('胞质内含凋亡 B 细胞的核碎片', 'holds in its cytoplasm the nuclear debris of apoptotic B cells'),
        no(
          '供血液中的淋巴细胞穿过而进入淋巴组织',
          'lets lymphocytes of the blood pass into the lymphoid tissue',
        ),
        no('把抗体分泌到输出的淋巴中', 'secretes antibody into the lymph that leaves'),
      ],
      [
        '箭头指生发中心内的易染体巨噬细胞，清除被淘汰而凋亡的 B 细胞，胞质内有其核碎片。滤过淋巴的是窦内的巨噬细胞；供淋巴细胞穿过的是高内皮微静脉的内皮；分泌抗体的是髓索的浆细胞。',
        'The arrow is at a tingible body macrophage of the germinal centre, which clears B cells that were not selected and have gone into apoptosis. Macrophages in the sinuses filter the lymph, high endothelial cells let lymphocytes through, plasma cells of the cords secrete antibody.',
      ],
      ['易染体巨噬细胞、凋亡', 'tingible body macrophage, apoptosis'],
      at('lymph-node', 'tingible-body-macrophage'),
    ),
    single(
      'immune-organ-by-plan',
      2,
      [
        '仅凭本片的整体结构，哪一所见最能说明它不是脾？',
        'By its plan alone, what shows best that this organ is not the spleen?',
      ],
      [
        no('有结缔组织被膜', 'It has a capsule'),
        no('有淋巴小结', 'It has lymphoid nodules'),
        yes('有皮质、髓质之分和淋巴窦', 'It has cortex, medulla and lymph sinuses'),
        no('有网状细胞和网状纤维的支架', 'It has a framework of reticular cells and fibres'),
      ],
      [
        '淋巴结有皮质和髓质，内有淋巴窦；脾无皮、髓质之分，分白髓、边缘区和红髓，有血窦而无淋巴窦。被膜、淋巴小结和网状支架两者都有。',
        'A node has cortex, medulla and lymph sinuses; the spleen has white and red pulp with blood sinuses. Capsule, nodules and reticular tissue are common to both.',
      ],
      ['淋巴结、脾', 'lymph node, spleen'],
      at('lymph-node'),
    ),
    match(
      'immune-regions',
      3,
      ['为下列结构选出所在的器官。', 'In which organ is each found?'],
      [
        ['胸腺', 'Thymus'],
        ['淋巴结', 'Lymph node'],
        ['脾', 'Spleen'],
        ['腭扁桃体', 'Palatine tonsil'],
      ],
      [
        ['哈索尔小体（胸腺小体）', 'Hassall corpuscles', 0],
        ['动脉周围淋巴鞘', 'Periarterial lymphatic sheath', 2],
        ['隐窝，表面被覆复层扁平上皮', 'Crypts lined by stratified squamous epithelium', 3],
        ['被膜下窦', 'Subcapsular sinus', 1],
        ['血窦壁由平行的杆状内皮细胞围成', 'Sinusoids walled by parallel rod-shaped cells', 2],
      ],
      [
        '胸腺小体见于胸腺髓质；动脉周围淋巴鞘和杆状内皮的脾血窦属脾；隐窝属腭扁桃体；被膜下窦属淋巴结。',
        'Hassall corpuscles mark the thymic medulla; the sheath and rod cells the spleen; crypts the tonsil; the subcapsular sinus the node.',
      ],
      ['胸腺小体、动脉周围淋巴鞘、隐窝', 'Hassall corpuscle, periarterial lymphatic sheath, crypt'],
    ),
    single(
      'immune-blood-thymus',
      3,
      ['血-胸腺屏障的组成不包括', 'Which is not part of the blood-thymus barrier?'],
      [
        no('连续毛细血管内皮', 'Continuous capillary endothelium'),
        no('血管周隙及其中的巨噬细胞', 'The perivascular space with macrophages'),
        yes('胸腺小体', 'Hassall corpuscles'),
        no('连续的胸腺上皮细胞及其基膜', 'Continuous thymic epithelial cells with their basement membrane'),
      ],
      [
        '屏障位于皮质，由内皮、内皮基膜、含巨噬细胞的血管周隙、上皮基膜和连续的胸腺上皮细胞组成。胸腺小体在髓质，与屏障无关。',
        'The barrier, in the cortex, has endothelium, its basement membrane, a perivascular space with macrophages, and the epithelium with its own membrane. Hassall corpuscles are in the medulla.',
      ],
      ['血-胸腺屏障、胸腺小体', 'blood-thymus barrier, Hassall corpuscle'],
    ),
    several(
      'immune-primary',
      1,
      ['属于中枢（初级）淋巴器官的有', 'Primary lymphoid organs are'],
      [
        yes('胸腺', 'the thymus'),
        yes('骨髓', 'bone marrow'),
        no('脾', 'the spleen'),
        no('淋巴结', 'lymph nodes'),
        no('扁桃体', 'tonsils'),
      ],
      [
        '胸腺和骨髓是 T、B 细胞发生和成熟之处，不依赖抗原；脾、淋巴结和扁桃体是免疫应答的场所，属外周淋巴器官。',
        'T and B cells arise and ripen in thymus and marrow without antigen; spleen, nodes and tonsils are where responses take place.',
      ],
      ['中枢淋巴器官、外周淋巴器官', 'primary lymphoid organ, secondary lymphoid organ'],
    ),
    judge(
      'immune-spleen-lymph',
      2,
      [
        '脾和淋巴结一样，有输入淋巴管和淋巴窦，滤过淋巴。',
        'Like a lymph node the spleen has afferent lymphatics and lymph sinuses and filters lymph.',
      ],
      false,
      [
        '脾没有输入淋巴管，也无淋巴窦；它滤过的是血液，清除衰老红细胞和血源性抗原。',
        'The spleen has no afferent lymphatics and no lymph sinuses; it filters blood, taking out old red cells and blood-borne antigen.',
      ],
      ['脾、滤血', 'spleen, blood filtration'],
    ),
    fill(
      'immune-cell-surveillance',
      2,
      [
        '胸腺内淋巴细胞的大部分在皮质内发生____而死亡；少数成熟的 T 细胞穿过毛细血管后微静脉入血，这种血管位于胸腺的____（部位）。',
        'Most lymphocytes of the thymus die in its cortex by ____; the few mature T cells enter the blood through postcapillary venules, which lie in the ____ (part of the thymus).',
      ],
      [
        words('凋亡', '细胞凋亡', 'apoptosis'),
        words(
          '髓质',
          '皮髓质交界处',
          '皮质与髓质交界处',
          '皮髓交界处',
          '皮髓质交界',
          '皮髓交界',
          '皮髓质交界区',
          '皮髓交界区',
          '皮质髓质交界处',
          '皮质髓质交界',
          '皮质和髓质交界处',
          '皮质与髓质交界',
          'medulla',
          'corticomedullary junction',
          'corticomedullary border',
          'corticomedullary boundary',
        ),
      ],
      [
        '经阳性和阴性选择，约 95% 的胸腺细胞凋亡被巨噬细胞清除，少数成熟 T 细胞由皮髓质交界处的毛细血管后微静脉入血。坏死会引起炎症，不是此处的死亡方式。',
        'Selection leaves few; about 95 % die by apoptosis and are cleared. Mature cells leave by postcapillary venules at the corticomedullary border. Necrosis would inflame and is not the way here.',
      ],
      ['胸腺细胞、凋亡', 'thymocyte, apoptosis'],
    ),
    single(
      'immune-marginal',
      3,
      [
        '血液内抗原进入脾后，最先与免疫细胞广泛接触的部位是',
        'Where in the spleen does blood-borne antigen first meet many immune cells?',
      ],
      [
        no('脾小梁', 'Trabeculae'),
        no('脾索', 'Splenic cords'),
        no('被膜', 'Capsule'),
        yes('边缘区', 'Marginal zone'),
      ],
      [
        '边缘区位于白髓与红髓之间，中央动脉分支形成的边缘窦开口于此，是抗原和淋巴细胞由血液进入白髓的门户。脾索在其后，主要滤血；小梁和被膜为支架。',
        'The marginal zone, where marginal sinuses open, is the gate for antigen and lymphocytes. Cords come later and filter blood; trabeculae and capsule support.',
      ],
      ['边缘区、边缘窦', 'marginal zone, marginal sinus'],
    ),
    essay(
      'immune-recirculation',
      3,
      [
        '什么是淋巴细胞再循环？说明其途径和意义。',
        'What is lymphocyte recirculation? Describe its path and meaning.',
      ],
      [
        '外周淋巴器官和淋巴组织内的淋巴细胞经淋巴管进入血流，再经高内皮微静脉（脾经边缘区）返回淋巴器官和淋巴组织，如此反复循环，称淋巴细胞再循环。参与者主要是记忆 T、B 细胞。意义：使全身淋巴细胞互相联系，增加与抗原相遇的机会，传递信息，使免疫功能协调。',
        'Lymphocytes of peripheral lymphoid organs enter blood by lymphatics and return through high endothelial venules (in the spleen through the marginal zone), again and again. Mostly memory T and B cells take part. It links all lymphoid tissue, raises the chance to meet antigen and coordinates responses.',
      ],
      [
        '得分要点：淋巴管入血、高内皮微静脉返回、以记忆细胞为主、意义。把造血干细胞迁移写成再循环不得分。',
        'Points: into blood by lymphatics, back by high endothelial venules, memory cells, meaning. Migration of stem cells is something else.',
      ],
      [
        '淋巴管、高内皮微静脉、边缘区、记忆、抗原',
        'lymphatics, high endothelial venules, marginal zone, memory, antigen',
      ],
    ),
    patient(
      'immune-swollen-node',
      3,
      [
        '男，20 岁，右足甲沟炎 4 天，右腹股沟出现压痛性肿块 2 cm。切除的淋巴结切片见淋巴小结增多增大，中央淡染区明显。',
        'A man of 20 with an infected right toe for four days has a tender lump of 2 cm in his right groin. The node shows more and larger nodules with conspicuous pale centres.',
      ],
      [
        single(
          'immune-swollen-node-type',
          2,
          ['这种改变提示以哪种反应为主？', 'Which response prevails?'],
          [
            yes('体液免疫应答', 'Humoral response'),
            no('细胞免疫应答', 'Cell-mediated response'),
            no('无免疫应答', 'No response'),
            no('免疫耐受', 'Tolerance'),
          ],
          [
            '淋巴小结和生发中心增大是 B 细胞增殖的表现，属体液免疫；细胞免疫应答时主要是副皮质区扩大。',
            'Larger nodules and germinal centres mean B cells: humoral. Cell-mediated responses widen the paracortex.',
          ],
        ),
        single(
          'immune-swollen-node-spread',
          2,
          ['病原体到达该淋巴结经由', 'How did the germs reach the node?'],
          [
            no('输出淋巴管', 'Efferent lymphatics'),
            yes('输入淋巴管', 'Afferent lymphatics'),
            no('髓质动脉', 'Arteries of the medulla'),
            no('高内皮微静脉', 'High endothelial venules'),
          ],
          [
            '足部淋巴沿浅、深淋巴管经输入淋巴管注入腹股沟淋巴结的被膜下窦；输出淋巴管是淋巴离开的路径；高内皮微静脉是血液淋巴细胞进入之处。髓质动脉带来的是血液，足部组织的病原体循淋巴而来。',
            'Lymph of the foot arrives by afferent lymphatics in the subcapsular sinus; efferent ones lead away and high endothelial venules admit lymphocytes from blood. Medullary arteries bring blood; what has entered the tissue of the foot comes by lymph.',
          ],
        ),
      ],
      [
        '局部感染引流淋巴结反应性增生，淋巴小结增大反映 B 细胞应答。',
        'The node that drains an infection reacts; larger nodules reflect the B-cell response.',
      ],
      ['反应性增生、淋巴小结、输入淋巴管', 'reactive hyperplasia, lymphoid nodule, afferent lymphatic'],
    ),
    other(
      'term',
      'immune-splenic-nodule',
      2,
      ['脾的白髓', 'White pulp of the spleen'],
      [
        '由动脉周围淋巴鞘（T 细胞区，围绕中央动脉）、脾小体（淋巴小结，B 细胞区）组成，边缘区位于其周边与红髓之间；新鲜切面上呈散在的灰白色小点。',
        'Periarterial lymphatic sheath (T cells around the central artery) and splenic nodules (B cells), bounded by the marginal zone towards the red pulp; greyish white dots on a fresh cut.',
      ],
      [
        '须写出 T、B 细胞区；边缘区归入白髓或单列均可；脾索和脾血窦属红髓，混入者扣分。',
        'T and B areas are needed; the marginal zone may be counted in or apart; cords and sinusoids are red pulp and cost marks.',
      ],
      ['动脉周围淋巴鞘、脾小体、边缘区', 'periarterial lymphatic sheath, splenic nodule, marginal zone'],
    ),
  ],
}
