import type { Faq } from '../../generator/schema/faq.ts'

/** Questions that open without script; search engines and find-in-page read the answers all the same. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="faqs">
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
