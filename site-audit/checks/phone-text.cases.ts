import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<p>Call 7035550142',
    '<p>1-800-FLOWERS',
    '<a href="tel:1">(703) 555-0142</a>',
    '<b>Tel</b><br>555 0142',
    '<p>703<span>-555-</span>0142',
    '<td>Tel.<td>06131/573281',
    '<option>703-555-0142',
  ],
  fix: [
    '',
    '<img alt="703-555-0142">',
    '<a href="tel:+17035550142">Call us</a>',
    '<p>VAT 05470790261',
    '<p>Lic. 1012345678',
    '<p>© 2011-2012',
    '<!-- 703-555-0142 -->',
    '<script>"703-555-0142"</script>',
    '<p>Fax: (405) 810-2939',
    '<input placeholder="703-555-0142">',
  ],
  unknown: [
    '<p>91234567',
    '<p hidden>703-555-0142',
    '<div style="display:none">Tel. 703-555-0142</div>',
    '<noscript>703-555-0142</noscript>',
  ],
  mistakes: [['fix', '<p>Our patent is US 703-555-0142</p>']],
};
