/**
 * What stays beside a form once it was sent; the `form` enhancement shows it and says the same words in a toast.
 * It is no live region itself, or the words would be said twice.
 */
export function FormDone({ toast }: { toast: { title: string; description: string } }) {
  return (
    <p className="form-done" data-part="done" hidden>
      <strong data-part="title">{toast.title}</strong> <span data-part="text">{toast.description}</span>
    </p>
  )
}
