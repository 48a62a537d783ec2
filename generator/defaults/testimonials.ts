import type { Testimonial } from 'toegift/schema'

export const testimonials: readonly Testimonial[] = []
