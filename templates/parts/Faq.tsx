import type { ReactNode } from 'react'

export type Faq = { question: string; answer: string }

/** Questions that open without script; search engines and find-in-page still find the answers. */
export function FaqList({ faqs }: { faqs: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="faqs">
      {faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          {typeof answer === 'string' ? <p>{answer}</p> : answer}
        </details>
      ))}
    </div>
  )
}
