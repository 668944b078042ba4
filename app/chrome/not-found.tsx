/** The texts are literal (spec.md section 2). */
export function NotFound() {
  return (
    <main id="main" className="mx-auto max-w-300 px-4 py-24">
      <h1 className="font-display text-h1">404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
    </main>
  );
}
