/**
 * Questions with a picture that a reader answered without it, by their stem alone: found by reading all
 * of them with the picture covered. Every other question with a picture needs it.
 */
export const answeredCovered = `
blood-cell-with-drop bone-line-left-by bone-cell-was-here cartilage-group-origin nerve-touch-body
skin-other-cell-in-layer skin-coiled-gland skin-where-from tract-between-layers glands-plate-side
airway-cells-of-group airway-thick-band urinary-minimal-change urinary-charge urinary-slit-protein
vessel-lining-thrombus vessel-of-the-wall immune-gate-from-blood immune-space-flow immune-organ-by-plan
endo-vacuole-means endo-capillary-kind endo-follicle-steps cell-permeable-membrane
cell-passes-through-pore cell-envelope-continuous heart-vein-of-heart brain-vessels-through-meatus
brain-vessels-locked-in brain-vessels-lateral-medulla brain-vessels-sinus-inside brain-tongue-turns
brain-crossing-above nerves-two-roots skull-carotid-straight skull-jaw-dislocation
skull-suture-between bones-dislocates-forward joints-cord-like joints-nerve-near
joints-why-high-outside bile-union bile-pinch-artery kidneys-urine-drips kidneys-first-narrow
kidneys-coat-peels inguinal-finger-press inguinal-artery-decides inguinal-cord-muscle
inguinal-veins-swell thigh-pulse-then-vein thigh-side-of-triangle thigh-artery-feeds
thigh-flexor-inserts thigh-tailor cocci-threads-between anaerobes-free-body-stain
anaerobes-kill-this anaerobes-young-cell staining-pale-prey staining-lens-for-cluster
trematodes-antigen-source trematodes-compare-spine sporozoa-fever-follows sporozoa-merozoites-count
sporozoa-host-cell-age sporozoa-returned-worker tooth-dark-streaks salivary-squeezing-cells
form-furcation form-fits-into form-lower-first
`
  .trim()
  .split(/\s+/)
