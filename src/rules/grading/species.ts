/** Names of organisms as they are shortened: the genus by its letter, S. aureus. */

/** Genera that medical students meet; of another word with a Latin one behind it nothing is shortened (Meissner plexus). */
const genera = new Set(
  [
    'Staphylococcus Streptococcus Enterococcus Neisseria Escherichia Salmonella Shigella Klebsiella Enterobacter Proteus',
    'Yersinia Vibrio Campylobacter Helicobacter Pseudomonas Acinetobacter Legionella Haemophilus Bordetella Brucella',
    'Clostridium Clostridioides Bacillus Corynebacterium Mycobacterium Listeria Lactobacillus Actinomyces Nocardia',
    'Bacteroides Fusobacterium Porphyromonas Prevotella Treponema Borrelia Leptospira Mycoplasma Ureaplasma Chlamydia',
    'Rickettsia Coxiella Candida Cryptococcus Aspergillus',
    'Plasmodium Toxoplasma Trypanosoma Leishmania Giardia Trichomonas Entamoeba Cryptosporidium Balantidium Schistosoma',
    'Fasciola Fasciolopsis Clonorchis Paragonimus Taenia Echinococcus Diphyllobothrium Hymenolepis Ascaris Trichuris',
    'Enterobius Ancylostoma Necator Strongyloides Trichinella Wuchereria Brugia Anopheles Aedes Culex Phlebotomus',
  ].flatMap((row) => row.split(' ')),
)

const binomial = /^\s*([A-Z][a-z]{3,30})\s+([a-z]{3,30})\s*$/

/** The name of a species with its genus shortened. E. coli is the bacterium alone: the amoeba of that name is written out. */
export function shortSpecies(name: string): string[] {
  const [, genus = '', species = ''] = binomial.exec(name) ?? []
  if (!genera.has(genus) || (genus === 'Entamoeba' && species === 'coli')) return []
  return [`${genus[0]}. ${species}`]
}
