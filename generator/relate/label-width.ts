/**
 * How wide a label of a stage plot is. The widths are those of Figtree Bold, in thousandths of its size, so that a rider can be checked
 * without opening a font.
 */
const widths: ReadonlyMap<string, number> = new Map(
  `219‘’ 245' 246l 248. 256| 257, 260· 262iìíîï 263\` 289IÌÍÎ 291j 301: 304Ï 305; 312! 344[] 379r 382() 393f 394{} 402t 408- 412" 415“” 4221 432/\\ 434_ 466s
  477z 488* 513? 528àáâä 533a 536x 537L 538k 546cç 550– 552J 554$Fe 55637v 557èéêë 568nuñùúûü 570h 576y 5792 58069 5815^oòóôö 584T 589EÈÉÊË 592q 595d 596b 601gp 603P
  607S 6128B 631# 632+<=>Z× 6334 645R 647&Y 6480 666K 667~ 679X 695€ 700D 704UÙÚÛÜ 709… 714AÀÁÂÄ 722V 725CÇ 743G 750H 773NÑ 787OÒÓÔÖ 789Q 813% 835w 857M 872m 985W 992@ 1100—`
    .split(/\s+/)
    .flatMap((group) => {
      const [, width = '', characters = ''] = /^(1100|\d{3})(.+)$/.exec(group) ?? []
      return [...characters].map((character): [string, number] => [character, Number(width)])
    }),
)
const space = 238
/** The width of a character that the table lacks: the largest one. */
const widest = 1100

/** The width of a text, in units of its size. */
export const labelWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/\s/.test(character) ? space : (widths.get(character) ?? widest)), 0) / 1000
