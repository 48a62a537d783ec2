/** Pictures fade in when they are near and loaded; the stylesheet hides them until they are `seen`, and only where this script runs. */

/** The specification's figures. */
const near: IntersectionObserverInit = { threshold: 0.1, rootMargin: '50px' }

export function startReveal(): void {
  // `error` does not bubble. One listener serves the copies in the dialog too.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && tryOriginal(target), true)
  for (const image of document.images) if (image.complete && !isLoaded(image)) tryOriginal(image)

  const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // What already stands in view must not vanish to fade in.
  for (const image of lazy) if (isStill || (isLoaded(image) && image.getBoundingClientRect().top < innerHeight)) reveal(image)
  document.documentElement.classList.add('js')

  const observer = new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio } of entries) {
      if (!(target instanceof HTMLImageElement) || intersectionRatio < 0.1) continue
      observer.unobserve(target)
      if (isLoaded(target)) reveal(target)
      else target.addEventListener('load', () => reveal(target))
    }
  }, near)
  for (const image of lazy) observer.observe(image)
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

const reveal = (image: HTMLImageElement) => image.classList.add('seen')

/** A variant failed: without its sources the picture is its original. Where that fails as well, the text in its place must be legible. */
function tryOriginal(image: HTMLImageElement): void {
  const sources = image.parentElement?.querySelectorAll('source') ?? []
  for (const source of sources) source.remove()
  if (sources.length === 0) reveal(image)
}
