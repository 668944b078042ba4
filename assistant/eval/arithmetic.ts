/** Values of the sums that a text shows as `12 × ($497 − $297) = $2,400`, if they are right. */
export function valuesIn(text: string): number[] {
  return [...text.matchAll(/([($\d][\d$,.\s×x*+−÷/()-]*?)\s*=\s*\$?([\d,]+(?:\.\d+)?)/g)].flatMap(
    ([, terms = '', result = '']) => {
      const value = evaluate(terms);
      const stated = Number(result.replaceAll(',', ''));
      return Math.abs(value - stated) < 0.005 + 1e-9 ? [stated] : [];
    },
  );
}

/** Evaluates a sum of whole terms with the four operations and parentheses. */
function evaluate(terms: string): number {
  const tokens = terms.replaceAll(/[$,]/g, '').match(/\d+(?:\.\d+)?|[×x*+−÷/()-]/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return Number(token);
    const inner = addition();
    at += 1;
    return inner;
  };
  const product = (): number => {
    let value = factor();
    while (/^[×x*÷/]$/.test(tokens[at] ?? '')) {
      const divides = /[÷/]/.test(tokens[at++] ?? '');
      value = divides ? value / factor() : value * factor();
    }
    return value;
  };
  const addition = (): number => {
    let value = product();
    while (/^[+−-]$/.test(tokens[at] ?? '')) {
      const adds = tokens[at++] === '+';
      value = adds ? value + product() : value - product();
    }
    return value;
  };
  return addition();
}
