/**
 * The light of a drawing. A poster is drawn twice: as it is `#in-the-dark`, and above that `#in-the-light`, cut
 * to `#beam-shape`. Apart, one lies over the other on a page, whose own beam uncovers the lit one.
 */
import type { CustomPlugin } from 'svgo'

/** The endings of the two files. */
export const [darkEnding, litEnding] = ['-dark.svg', '-lit.svg']

/** @returns whether a drawing has the parts that the plugins below ask for */
export const hasLight = (drawing: string): boolean =>
  ['in-the-dark', 'in-the-light', 'beam-shape'].every((id) => drawing.includes(`id="${id}"`))

const nothing = { name: 'g', attributes: {}, children: [] }
/** As large as the drawing, from its upper left corner. */
const sheet = { name: 'rect', children: [] }
const whole = { width: '100%', height: '100%' }

/** Leaves what is seen in the dark, with night above it, so that the light stands out. */
export const onlyDark: CustomPlugin = {
  name: 'onlyDark',
  fn: () => ({
    element: {
      enter(node) {
        if (node.attributes.id === 'in-the-light')
          Object.assign(node, { ...sheet, attributes: { ...whole, opacity: '.34' } })
        else if (node.attributes.id === 'haze') Object.assign(node, nothing)
      },
    },
  }),
}

/** Leaves what is seen in the light, which is everywhere: what had the shape of the beam is a whole sheet. */
export const onlyLit: CustomPlugin = {
  name: 'onlyLit',
  fn: () => {
    let beam: string | undefined
    return {
      element: {
        enter(node, parent) {
          const { id, points, fill = '' } = node.attributes
          if (parent.type === 'element' && parent.attributes.id === 'beam-shape') beam = points
          else if (id === 'in-the-dark' || id === 'haze') Object.assign(node, nothing)
          else if (id === 'in-the-light') delete node.attributes['clip-path']
          else if (points && points === beam)
            Object.assign(node, { ...sheet, attributes: { ...whole, fill } })
        },
      },
    }
  },
}
