import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';
import { billIn } from './bill.ts';
import { period } from './period.ts';
import { cents, money, type Sum, type SumContext } from './sum.ts';

/** What one or two plans save, or cost, against the visitor's own monthly bill. */
export function savings(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const stated = billIn(folded);
  const paid =
    stated ??
    (/\b(saves?|saving|savings|compare\w*|cheaper|less|difference|ahorr\w+|menos|diferencia)\b/.test(
      folded,
    )
      ? bill
      : undefined);
  if (!paid) return undefined;
  const own = paid.amount;
  const chosen = plans.length > 0 ? plans.slice(0, 2) : [planIds[0]];
  const year = period.year.test(folded.replace(/\d+ ?(dollars|bucks)? (a|per) year/, ''));
  const lines = chosen.map((plan) => {
    const price = monthlyPrice[plan];
    const saves = own >= price;
    const [more, less] = saves ? [own, price] : [price, own];
    const month = cents(more - less);
    const terms = `${money(more)} − ${money(less)} = ${money(month)}`;
    const annual = cents(month * 12);
    const name = marketingName[plan];
    return {
      en: year
        ? `${name} ${saves ? 'saves you' : 'costs you'} 12 × (${money(more)} − ${money(less)}) = ${money(annual)}${saves ? '' : ' more'} a year`
        : `${name} ${saves ? 'saves you' : 'costs you'} ${terms}${saves ? '' : ' more'} a month, or 12 × ${money(month)} = ${money(annual)} a year`,
      es: year
        ? `${name} te ${saves ? 'ahorra' : 'cuesta'} 12 × (${money(more)} − ${money(less)}) = ${money(annual)}${saves ? '' : ' más'} al año`
        : `${name} te ${saves ? 'ahorra' : 'cuesta'} ${terms}${saves ? '' : ' más'} al mes, o 12 × ${money(month)} = ${money(annual)} al año`,
      amounts: year ? [annual] : [month, annual],
    };
  });
  const shown = paid.terms && `${paid.terms} = ${money(own)}`;
  const intro = shown
    ? [`You pay ${shown} a month, so `, `Pagas ${shown} al mes, así que `]
    : ['', ''];
  const [plan] = chosen;
  return {
    en: `${intro[0]}${list(lines.map(({ en }) => en))}.`,
    es: `${intro[1]}${listEs(lines.map(({ es }) => es))}.`,
    amounts: [...(shown ? [own] : []), ...lines.flatMap(({ amounts }) => amounts)],
    ...(plan && chosen.length === 1 && { saves: own >= monthlyPrice[plan] }),
  };
}
