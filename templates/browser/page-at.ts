/** Fetches a page of this site. The browser parses what it requests as a document; for text it would ask for a Trusted Types policy. */
export const pageAt = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = () => (request.responseXML && request.status === 200 ? resolve(request.responseXML) : reject(new Error(address)))
    request.onerror = () => reject(new Error(address))
    request.send()
  })
