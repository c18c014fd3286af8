/** The product's mark, drawn once in index.html: an `<img>` of it would be parsed as a page of its own. Decoration. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
    <use href="#mark" />
  </svg>
)
