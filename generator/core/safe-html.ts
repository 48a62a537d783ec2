/** HTML that the markdown pipeline made and sanitised; nothing else can carry this type. */
export type SafeHtml = string & { readonly made: 'from markdown' }
