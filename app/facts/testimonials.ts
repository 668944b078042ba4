import { claims, dollars, freelancer } from './site.ts';

/** What a customer says (spec.md section 3). */
export interface Testimonial {
  quote: string;
  author: string;
  /** The figure that goes with it. */
  metric: string;
  /**
   * Whether the owner of this site has the customer's word for it. Until then the page calls it
   * a sample, and `npm run doctor` reminds of it.
   */
  confirmed: boolean;
}

/** Figures are the site's own claims, so that nothing is promised here that is not elsewhere. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I used to post when I remembered, which was never in December. Now Saturday’s post is out before I have unlocked the door.',
    author: 'Bakery owner, Bethesda',
    metric: '7 posts a week',
    confirmed: false,
  },
  {
    quote:
      'I filled in the form on a Monday. By Wednesday our holiday hours were right on Google, and I had stopped worrying about them.',
    author: 'Hardware store manager, Arlington',
    metric: `Set up within ${claims.setupHours.to} hours`,
    confirmed: false,
  },
  {
    quote:
      'A freelancer did good work for us, when she had time. This runs every week, and the difference in price pays for our van.',
    author: 'Plumber, Fairfax',
    metric: `Over ${dollars(freelancer.savingPerYear)} saved a year`,
    confirmed: false,
  },
];
