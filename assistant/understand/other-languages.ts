/** Frequent words of Portuguese, French, Italian, German, Haitian Creole, Tagalog and Vietnamese that English and Spanish lack. */
const words = new Set(
  `nao voce voces quanto custa obrigado obrigada oi tudo fala falam fazem muito preco meu minha isso boa noite podem tenho temos mais uma sao bem
bonjour bonsoir combien ca coute mois suis vous avez parlez francais prix notre nous pouvez je quel une
costa mese buongiorno parlate italiano avete sono
guten kostet das monat sprechen deutsch ich habe haben wie und ist
bonjou konbyen koute mwen nou pale kreyol eske
magkano po ba kayo mayroon salamat ang negosyo kumusta
bao nhieu xin chao tien thang`.split(/\s+/),
);

/**
 * Whether a message is in a language that we don't answer in: by its script, or by words.
 * @param folded without accents.
 */
export function isOtherLanguage(text: string, folded: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length > letters.length / 2) return true;
  if (/[đơưạ-ỹ]/iu.test(text)) return true;
  const all = folded.match(/\p{L}+/gu) ?? [];
  const found = all.filter((word) => words.has(word)).length;
  // A single one may be a name or a typo.
  return found >= Math.max(all.length > 3 ? 2 : 1, all.length / 4);
}
