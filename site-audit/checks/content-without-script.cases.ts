import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
    '<p>漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字',
    '<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word <div><p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
    `<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word <pre>a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
a b
`,
    '<select><option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two<option>one two</select>',
  ],
  fix: [
    '',
    '<p>word word word word word word word word word word word word word word word word word word word word ',
    '<div id=root></div><script src=a.js></script>',
    '<noscript>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word </noscript>',
    '<frameset><frame src=a><noframes>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word </noframes></frameset>',
    '<script>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word </script>',
    '<div style="display:none"><p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
    '<template><p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word </template>',
    '<style>a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} a{} </style>',
    '<textarea>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word </textarea>',
    '<p>漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字',
    '<p>word word word word word ',
    '<p>word word word word word word word ',
    '<p>word word word word word word word word word ',
    '<p>word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word word word word word word word ',
  ],
  unknown: [
    '<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
    '<p>word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word word ',
  ],
};
