import fc from 'fast-check';
import type * as v from 'valibot';

/** What a schema says, as far as bodies are made from it. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
}

/** A request's body and how it is sent. */
export interface Body {
  contentType: string | undefined;
  bytes: Buffer;
  /** Bytes that the header Content-Length promises beyond those that come. */
  cut: number;
}

/** Entries that a form of the site takes, by the name of the field. */
const valid: Readonly<Record<string, readonly string[]>> = {
  email: ['rosa@example.com', 'a.b+c@sub.example.org'],
  phone: ['(703) 555-0199', '+1 301 555 0142'],
  website: ['https://example.com', 'example.com/shop', ''],
  address: ['http://127.0.0.1:1/', 'example.invalid'],
  url: ['http://127.0.0.1:1/'],
  password: ['gravel-Orchid-92-lantern'],
  newPassword: ['gravel-Orchid-92-lantern'],
  token: ['A'.repeat(43)],
};

// biome-ignore format: a list
const hostileTexts = [
  '\0', '\ud800', '\u202e\u2066x', '́'.repeat(500), '👩‍👩‍👧‍👦'.repeat(100), 'x'.repeat(5_000),
  'x'.repeat(70_000), "' or 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '%00%ff%', '../../etc/passwd',
  'a@b.c\r\nBcc: x@y.z', '\u2028\u2029', '=1+1', '-', ' ', '\t\n', '9'.repeat(400), 'NaN', '1e999', 'null', '[]', '{}',
];

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [[[[[]]]]], { toString: 1 }, { length: 1e9 }),
);

/** Values that a schema takes, or nearly. */
function near(schema: Shape, name: string): fc.Arbitrary<unknown> {
  const { type, wrapped, item, options = [], literal } = schema;
  if (wrapped) return near(wrapped, name);
  if (item) return fc.array(near(item, name), { maxLength: 5 });
  if (type === 'literal') return fc.constant(literal);
  if (type === 'picklist') return fc.constantFrom(...options);
  if (type === 'union') return fc.oneof(...options.map((one) => near(one as Shape, name)));
  if (type === 'object') return nearObject(schema);
  if (type === 'number') return fc.oneof(fc.integer({ min: -10, max: 100_000 }), fc.maxSafeNat());
  if (type === 'boolean') return fc.boolean();
  const known = valid[name];
  const words = fc.lorem({ maxCount: 12 });
  return known ? fc.constantFrom(...known) : words;
}

function nearObject({ entries = {} }: Shape): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, near(schema, name)])),
  );
}

/** Objects that a form's schema takes: nearly always as they are, or with something wrong in them. */
export function entriesOf(schema: v.GenericSchema): fc.Arbitrary<Record<string, unknown>> {
  const shape = schema as Shape;
  const whole = nearObject(shape);
  const names = Object.keys(shape.entries ?? {});
  const name = fc.oneof(
    fc.constantFrom(...names, 'unknown'),
    fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  );
  const changes = fc.array(fc.tuple(name, hostileValue), { minLength: 1, maxLength: 4 });
  const dropped = fc.subarray(names);
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    {
      weight: 3,
      arbitrary: fc.tuple(whole, changes).map(([entries, wrong]) => {
        return Object.fromEntries([...Object.entries(entries), ...wrong]);
      }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, dropped).map(([entries, without]) => {
        return Object.fromEntries(
          Object.entries(entries).filter(([key]) => !without.includes(key)),
        );
      }),
    },
  );
}

const json = 'application/json';
const plain = 'application/x-www-form-urlencoded';
const types = [
  json,
  plain,
  'text/plain',
  'multipart/form-data; boundary=b',
  'application/xml',
  '',
  'a/b; c',
];

/** Bodies with these entries, in every encoding, some of them broken. */
export function bodiesOf(
  entries: fc.Arbitrary<Record<string, unknown>>,
  usual: 'json' | 'plain',
): fc.Arbitrary<Body> {
  const encode = { json: asJson, plain: asPlain };
  const sound = entries.map((fields) => ({ ...encode[usual](fields), cut: 0 }));
  const encoded = fc
    .tuple(entries, fc.constantFrom(asJson, asPlain, asMultipart))
    .map(([fields, as]) => as(fields));
  const changed = fc
    .tuple(encoded, fc.constantFrom(undefined, ...types), fc.nat(400), fc.nat(20), fc.nat(9))
    .map(([{ bytes, contentType }, type, at, cut, how]): Body => {
      if (how < 3) return { contentType: type ?? contentType, bytes, cut: 0 };
      if (how < 6) return { contentType, bytes: bytes.subarray(0, at), cut: 0 };
      if (how === 6) return { contentType, bytes, cut: cut + 1 };
      return { contentType, bytes: Buffer.concat([bytes, Buffer.from('&'), bytes]), cut: 0 };
    });
  const noise = fc
    .tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...types))
    .map(([bytes, contentType]): Body => ({ contentType, bytes: Buffer.from(bytes), cut: 0 }));
  return fc.oneof(
    { weight: 6, arbitrary: sound },
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: noise },
  );
}

const asJson = (entries: Record<string, unknown>) => ({
  contentType: json,
  bytes: Buffer.from(JSON.stringify(entries)),
});

const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const asPlain = (entries: Record<string, unknown>) => ({
  contentType: plain,
  bytes: Buffer.from(
    new URLSearchParams(
      Object.entries(entries).map(([key, value]) => [key, textOf(value)]),
    ).toString(),
  ),
});

const asMultipart = (entries: Record<string, unknown>) => ({
  contentType: 'multipart/form-data; boundary=b',
  bytes: Buffer.from(
    `${Object.entries(entries)
      .map(
        ([key, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${textOf(value)}\r\n`,
      )
      .join('')}--b--\r\n`,
  ),
});
