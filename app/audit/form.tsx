import { useState } from 'react';

export default function AuditForm() {
  const [n, setN] = useState(0);
  return (
    <form method="post">
      <input name="name" aria-label="Name" />
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
    </form>
  );
}
