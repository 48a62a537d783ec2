/** The lamp of a hero follows the pointer a little. */

/** How far the beam turns to each side, in degrees. */
const reach = 6

export function startLamp(): void {
  const hero = document.querySelector<HTMLElement>('.hero-lamp')
  if (!hero || !matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return
  const turned = [hero, ...hero.querySelectorAll<HTMLElement>('.lit, .wall-lit')]
  hero.addEventListener('pointermove', ({ clientX, clientY }) => {
    const across = clientX / innerWidth + clientY / innerHeight - 1
    for (const { style } of turned) style.setProperty('--aim', `${(across * reach).toFixed(1)}deg`)
  })
}
