/** What every page has around its own content. */
export function Chrome({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      {children}
    </>
  );
}
