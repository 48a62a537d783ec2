/** Figures in a hero. */
export function Stats({ items }: { items: readonly { name: string; value: string }[] }) {
  return (
    <dl className="stats">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
