/**
 * Pictures fade in when they are near and loaded; the stylesheet hides lazy ones until they are `seen`, and
 * only where this script runs.
 */
import { forEachPart } from './dom.ts'

/** The part of a picture that must be near. This and the margin below are figures of the specification. */
const threshold = 0.1

export function startReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < threshold) continue
        observer.unobserve(target)
        const image = target as HTMLImageElement
        if (isLoaded(image)) reveal(image)
        else image.addEventListener('load', () => reveal(image))
      }
    },
    { threshold, rootMargin: '50px' },
  )
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  forEachPart((part) => {
    for (const image of part.querySelectorAll('img')) {
      observer.observe(image)
      if (image.complete && !isLoaded(image)) tryOriginal(image)
      // Pictures in view must not disappear to fade in.
      if (isStill || (isLoaded(image) && image.getBoundingClientRect().top < innerHeight)) reveal(image)
    }
  })
  document.documentElement.classList.add('js')
  // `error` does not bubble. One capturing listener handles the copies in the dialog, too.
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && tryOriginal(target),
    true,
  )
}

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

const reveal = (image: Element) => image.classList.add('seen')

/**
 * When a variant fails, the original is shown; when that fails as well, the alternative text must be legible.
 */
function tryOriginal(image: HTMLImageElement): void {
  const variants = image.parentElement?.querySelectorAll('source') ?? []
  if (variants.length === 0) reveal(image)
  for (const variant of variants) variant.remove()
}
