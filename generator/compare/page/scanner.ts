/** Reports the tags and texts of HTML. The tokenizer alone takes half the time of the whole parser, which reads the attributes of every tag. */
import { Tokenizer } from 'htmlparser2'

type Content = { close: (name: string) => void; characters: (text: string) => void }

const ignored = () => {}

export class Scanner {
  private html = ''
  private tagStart = 0
  private open: (source: string) => void = ignored
  private content: Content = { close: ignored, characters: ignored }
  private readonly endTag = (end: number) => this.open(this.html.slice(this.tagStart, end + 1))
  // One for all texts: to make one takes longer than to read a short text.
  private readonly tokenizer = new Tokenizer(
    {},
    {
      onattribdata: ignored,
      onattribentity: ignored,
      onattribend: ignored,
      onattribname: ignored,
      oncdata: ignored,
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
      onopentagname: (start) => {
        this.tagStart = start - 1
      },
      onopentagend: this.endTag,
      onselfclosingtag: this.endTag,
      onclosetag: (start, end) => this.content.close(this.html.slice(start, end).toLowerCase()),
      ontext: (start, end) => this.content.characters(this.html.slice(start, end)),
      ontextentity: (code) => this.content.characters(String.fromCodePoint(code)),
    },
  )

  /** @param open gets a start tag as it is written */
  scan(html: string, open: (source: string) => void, content: Content): void {
    this.html = html
    this.open = open
    this.content = content
    this.tokenizer.reset()
    this.tokenizer.write(html)
    this.tokenizer.end()
  }
}
