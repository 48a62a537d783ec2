// usage: tsx lines.ts out page other...: prints each line of the main text with the share of its shingles that each other page has
import { readFileSync } from 'node:fs'
import { mainText } from '/work/main/generator/check/page-text.ts'
import { namesFrom, maskedWords, countWords } from '/work/main/generator/check/uniqueness/names.ts'
import { sketchOf } from '/work/main/generator/check/uniqueness/sketch.ts'
import { acts } from '/work/main/data/acts.ts'
import { artists } from '/work/main/data/artists.ts'
import { cities } from '/work/main/data/cities.ts'
const names=namesFrom([...acts,...artists,...cities,...(cities as any[]).flatMap(c=>c.venues)].map((x:any)=>x.name))
const [,, out, page, ...others]=process.argv
const text=(p:string)=>mainText(readFileSync(`${out}/${p}/index.html`,'utf8'))
const own=text(page)
const sk=others.map(o=>new Set(sketchOf(text(o),1,names)))
const mine=sketchOf(own,1,names)
console.log(page, countWords(own),'words; shared', sk.map(s=>(100*mine.filter(h=>s.has(h)).length/mine.length).toFixed(1)).join(' '))
for(const line of own.split('\n').filter(Boolean)){
 const h=sketchOf(line,1,names)
 console.log(sk.map(s=>(h.length?Math.round(100*h.filter(x=>s.has(x)).length/h.length):0).toString().padStart(4)).join(''), String(countWords(line)).padStart(4), line.slice(0,150))
}
