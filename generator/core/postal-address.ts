/** The address of a company, in the parts that search engines read. */
type PostalAddress = { streetAddress: string; postalCode: string; locality: string; region: string; country: string }

/** An address as one line for visitors. The region is not a part of Belgian addresses. */
export const addressLine = ({ streetAddress, postalCode, locality, country }: Omit<PostalAddress, 'region'>): string =>
  `${streetAddress}, ${postalCode} ${locality}, ${country}`
