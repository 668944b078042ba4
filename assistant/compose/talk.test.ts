import { expect, test } from 'vitest';
import { newState } from '../state.ts';
import { acceptsOffer } from './person.ts';
import { testAnswer as answer, site } from './test-answer.ts';
import { distinct } from './wording.ts';

const ours = /our team|nuestro equipo|hello@example/;

test.each([
  'who won the nationals game',
  'whats a good recipe for chili',
  'tell me a joke',
  'is it going to rain tomorrow',
  'who should I vote for',
  'do you love me',
  'help my kid with fractions',
  'best tacos in the dmv',
  'how do I change a flat tire',
  'cuéntame un chiste',
])('%s is passed up without our team', (question) => {
  const { text, kind } = answer([question]);
  expect(kind).toBe('talk');
  expect(text).toMatch(/marketing/);
  expect(text).not.toMatch(ours);
});

test.each([
  'do you have a press kit',
  'which bank do you use',
  'what language model is behind it',
  'do you sponsor little league teams',
  '¿patrocinan equipos de fútbol?',
])('%s could be known to our team', (question) => {
  expect(answer([question]).text).toMatch(ours);
});

test.each(['asdfghjk', '???', 'qwerty qwerty'])('%s is asked for again', (keys) => {
  expect(answer([keys]).text).toMatch(/say it another way/);
});

test.each([
  ['its Tomasz', /^Hi Tomasz/],
  ['its dr patel', /^Hi Dr. Patel/],
  ['Linh Nguyen', /^Hi Linh Nguyen/],
  ['soy Beto', /^Hola, Beto/],
  ['i’m Priya, i run a spa in herndon', /^Hi Priya, good to know: our agents work for spas/],
])('%s is greeted', (text, greeting) => {
  expect(answer([text]).text).toMatch(greeting);
});

test.each(['Google Ads', 'Free Trial', 'its broken'])('%s is no name', (text) => {
  expect(answer([text]).text).not.toMatch(/^Hi /);
});

test.each([
  ['how much is pro', 'god bless', /^Thank you/],
  ['how much is pro', 'cool bye', /^All right/],
  ['how much is pro', 'knock knock', /^I’m no comedian/],
  ['how much is pro', 'got it', /^Good/],
  ['how much is pro', 'and for a year?', /\$5,964/],
])('after %s, %s', (first, second, expected) => {
  expect(answer([first, second]).text).toMatch(expected);
});

const complaint = 'your robot posted our old prices';

test.each([
  ['how much is pro', 'yo ya soy cliente, tengo el de 497', /Pro\. ¿En qué te ayudo/],
  ['hello', 'we already have starter', /with us on Starter/],
  ['hello', 'omg my dog just ate a sock brb', /when you’re back/],
  ['how much is pro', 'come on do 300', /prices are flat, and Pro is \$497/],
  [complaint, 'i dont want a form i want a refund', /sorry.*30-day money-back.*team decides/],
  [complaint, 'so what do i do to stop it', /cancel on your dashboard/],
  ['form wont let me', 'the audit', /at least 10 characters, your company/],
  ['what is the free audit', 'it says describe your goals, i put sales', /at least 10 characters/],
])('after %s, %s is no complaint to repeat', (first, second, expected) => {
  expect(answer([first, second]).text).toMatch(expected);
});

test.each([
  [['Good morning. Edith Crane speaking, 703 555 0115'], 'Edith Crane'],
  [['First name Minh, last name Pham. 703-555-0116.'], 'Minh Pham'],
  [['Certainly: 703-555-0117'], undefined],
  [['bueno llámeme, 301 555 0118'], undefined],
  [['want a callback, kent burrell'], 'Kent Burrell'],
  [['call me at 703-555-0118', 'fine. latoya briggs'], 'Latoya Briggs'],
  [['call me at 703-555-0118', 'Amira Haddad, I do landscaping'], 'Amira Haddad'],
  [['im Jon Weller, 703-555-0119', 'its john with an h btw'], 'John Weller'],
  [['703-555-0120', 'make it 0121, my finger slipped'], undefined],
])('after %j, the form has the name %s', (messages, name) => {
  expect(answer(messages).form?.name).toBe(name);
});

test.each([
  [['we are in Del Ray, Alexandria'], 'Alexandria'],
  [['my shop is in Ashburn', 'not ashburn anymore, i moved it to Sterling'], 'Sterling'],
  [['we are in Vienna, Virginia'], 'Vienna'],
])('after %j, the town is %s', (messages, town) => {
  expect(answer(messages).state.town).toBe(town);
});

test.each([
  [['our shop moved from Georgetown to Warrenton in may'], 'Warrenton'],
  [['we are in Crofton', 'my sister in Laurel pays 2000'], 'Crofton'],
  [['coffee cart on Fairfax Ave in Herndon'], 'Herndon'],
  [['taqueria in pg county'], 'Prince George’s County'],
])('after %j, the town is %s as well', (messages, town) => {
  expect(answer(messages).state.town).toBe(town);
});

test.each([
  ['we straighten teeth, mostly kids with braces', 'dentist'],
  ['i spay and neuter cats and dogs all day, whats the price', 'vet'],
  ['shingles, flashing, tear offs. me and two crews', 'roofer'],
  ['hago fades y arreglo barbas, qué planes hay', 'barber'],
])('%s tells the trade without its name', (message, trade) => {
  expect(answer([message]).state.trade?.id).toBe(trade);
});

test.each([
  'if a plumber signed up what would he get',
  'raise the bar on my posts a little',
  'is it like a restaurant menu where i pick',
])('%s tells no trade', (message) => {
  expect(answer([message]).state.trade).toBeUndefined();
});

test.each([
  [['how much is pro', 'what about dominate', 'the one before'], 'growth'],
  [['whats the priciest plan', 'and the one before it'], 'growth'],
  [['starter or pro', 'the latter then. how do i start'], 'growth'],
  [['which do most people take', 'how much is dominate', 'ok the one you recommend'], 'growth'],
  [['cuánto cuesta el grandote', 'y el chiquito'], 'starter'],
  [['how much is dominate', 'hmm no. the second'], 'growth'],
])('after %j, it is about %s', (messages, plan) => {
  expect(answer(messages).state.plan).toBe(plan);
});

test('a sentence is not said twice, also by the clock', () => {
  const eve = '2026-12-24T12:00:00-05:00';
  const first = answer(['u open tomorrow'], eve).text;
  const second = answer(['u open tomorrow', 'tmrw?'], eve).text;
  expect(first).toContain('Christmas');
  expect(second).not.toBe(first);
});

test('a cousin’s trade is not the visitor’s', () => {
  expect(answer(['my cousin’s bakery got burned by one of these']).state.trade).toBeUndefined();
});

test('two people beside a number are both in the form', () => {
  const { form } = answer(['dele pues, llámennos: Ana y Luis Rivas 703 555 0188']);
  expect(form?.name).toBe('Ana y Luis Rivas');
});

test('a complaint with a number to call gets an apology, and the number its field', () => {
  for (const text of [
    'you charged me twice!! call me 571 555 0122',
    'nobody called me back. 571-555-0122',
  ]) {
    const { kind, form } = answer([text]);
    expect(kind, text).toBe('complaint');
    expect(form?.phone?.replace(/\D/g, ''), text).toBe('5715550122');
  }
  expect(answer(['put me down for a call back monday 10ish 5715550162']).kind).toBe('form');
});

test('whoever wants no call, or has no email, is not asked for it again', () => {
  expect(answer(['dont call me just email, jay@shop.com']).text).not.toMatch(/phone/);
  expect(answer(['no me llamen por favor, mejor me escriben a ana@shop.com']).text).not.toMatch(
    /teléfono/,
  );
  const { text, form } = answer(['call me, 703-555-0148, im rick', 'i dont do email']);
  expect(text).toMatch(/needs an email address, yours .* call \(703\)/);
  expect(form).toEqual({ name: 'Rick', phone: '703-555-0148' });
});

test('details beside a question are not lost, nor the question', () => {
  const first = answer([
    'electrician here, tony 703-555-0166 tony@volt.com whats the middle plan cost',
  ]);
  expect(first.text).toMatch(/^Pro is \$497 a month\. Thanks, Tony/);
  expect(first.form).toMatchObject({ email: 'tony@volt.com', phone: '703-555-0166' });
  const { form } = answer([
    'i want a human. bill 240-555-0151',
    'bill@kessler.com. so did u get what its about or do i gotta repeat it',
  ]);
  expect(form?.email).toBe('bill@kessler.com');
});

test('when to expect the call is said to whoever asks, or wishes for a time when we are closed', () => {
  expect(
    answer(['call me, 703-555-0148, im rick', 'rick@shop.com. when will you call?']).text,
  ).toMatch(/Our team is (?:in|back) /);
  expect(
    answer(['call me, 703-555-0148, im rick', 'rick@shop.com, on sunday please']).text,
  ).toMatch(/We’re closed then/);
});

test('the name and the business that carries it are told apart', () => {
  expect(answer(['I am Ana Ruiz of Ruiz Plumbing, 703-555-0111, please call me']).form).toEqual({
    name: 'Ana Ruiz',
    company: 'Ruiz Plumbing',
    phone: '703-555-0111',
  });
});

test('a misspelled address is asked about', () => {
  expect(answer(['call me, im rosa, rosa@gmial.com']).text).toMatch(
    /^Is your email rosa@gmail\.com\?/,
  );
  expect(answer(['im rosa, rosa@gmial.com', 'yes']).form?.email).toBe('rosa@gmail.com');
});

test('a wish for a time is noted, and a missing area code asked for', () => {
  const { text, form } = answer(['call me after 3, on a roof til then. Marcus 540-555-0101']);
  expect(text).toMatch(/“after 3”/);
  expect(form).toEqual({ name: 'Marcus', phone: '540-555-0101' });
  expect(answer(['hit me up after 5, 301-555-0177, Deshawn']).form).toEqual({
    name: 'Deshawn',
    phone: '301-555-0177',
  });
  expect(answer(['between 2 and 4, 703-555-0188']).form).toEqual({ phone: '703-555-0188' });
  expect(answer(['my number is 555-0187']).text).toMatch(/^What’s the area code for 555-0187\?/);
  expect(answer(['my number is 555-0187', '703']).form).toEqual({ phone: '703-555-0187' });
});

test('what a visitor typed of a number or an address stays in the form, and the rest is asked for', () => {
  const { text, form } = answer(['have someone call me, im maria, maria@bakery']);
  expect(text).toMatch(
    /^What does maria@bakery end in, like \.com\?.* please add your phone number/,
  );
  expect(form).toEqual({ name: 'Maria', email: 'maria@bakery' });
  expect(answer(['im maria, maria@bakery', '.com']).form?.email).toBe('maria@bakery.com');
  const short = answer(['call me at 703 555 012']);
  expect(short.text).toContain('a digit short');
  expect(short.form).toEqual({ phone: '703 555 012' });
  expect(answer(['call me at 703 555 012', '703 555 0123']).form).toEqual({
    phone: '703 555 0123',
  });
});

test.each([
  'signup keeps throwing me an error',
  'the audit form froze on me again',
  'two months on pro and not one new patient',
  'you people are scammers',
  'no me deja registrarme',
])('%s is a complaint', (text) => {
  expect(answer([text])).toMatchObject({ kind: 'complaint', form: {} });
});

test.each([
  'you charged me twice',
  'nobody called me back since monday',
  'i asked for my refund 3 weeks ago and nothing',
  'your bot posted the wrong hours and people came to a closed door',
  'i cant log in and the reset link never comes',
  'me cobraron dos veces este mes',
])('%s is a complaint in the middle of a chat too', (text) => {
  for (const first of ['how much is pro', 'will you keep calling me after the audit'])
    expect(answer([first, text]), first).toMatchObject({ kind: 'complaint', form: {} });
});

test.each([
  'hello i am new to this whole thing what is an agent',
  'hi im Dana, i own a bakery in Reston',
  'hola, yo tengo una floreria en Annandale',
  'are you guys going to call me nonstop after this',
])('%s is no complaint', (text) => {
  expect(answer([text]).kind).not.toBe('complaint');
});

test.each([
  ['how much is pro', 'ouch', /^I see/],
  ['how much is pro', 'ok thats fair', /^Good/],
  [
    'how much is pro',
    "okay fair. thank you so much, you've been really helpful!",
    /^You’re welcome/,
  ],
  ['you charged me twice', 'its ok now it was my mistake', /^Good/],
])('after %s, the remark %s is heard as it is meant', (first, second, expected) => {
  const { text, form } = answer([first, second]);
  expect(text).toMatch(expected);
  expect(form).toBeUndefined();
});

test('who only looks around is shown where to begin', () => {
  expect(answer(['just poking around dont mind me']).text).toMatch(/Should I start with/);
});

test('a complaint goes on, until something else is asked', () => {
  const first = 'i emailed twice and nobody answered';
  expect(answer([first, 'sent one last tuesday too']).kind).toBe('complaint');
  expect(answer([first, 'since monday']).kind).toBe('complaint');
  expect(answer([first, 'how much is pro']).text).toMatch(/\$497/);
  expect(answer([first, 'price list']).text).toMatch(/\$297/);
});

test('haggling gets the real price, a promise none', () => {
  expect(answer(['what does dominate include', 'half off and i sign today']).text).toMatch(
    /^I can’t.*Dominate is \$997 a month/,
  );
  expect(answer(['promise me 20 new clients a month']).text).toMatch(
    /^No, (I can’t promise|results aren’t guaranteed)/,
  );
  expect(answer(['<script>alert(1)</script> what does dominate cost']).text).toBe(
    'Dominate is $997 a month.',
  );
});

test.each([
  ['anybody there to pick up the phone?', '2026-01-09T19:20:00-05:00', /^No.*Monday at 9 AM/],
  ['anyone there?', '2026-01-10T11:00:00-05:00', /around the clock.*Monday at 9 AM/],
  ['too late to call u?', '2026-01-14T16:30:00-05:00', /^Not at all: we’re open until 6 PM today/],
  ['too late to call?', '2026-01-14T18:30:00-05:00', /^Yes.*Thursday at 9 AM/],
  ['how late are u there', '2026-03-18T15:30:00-04:00', /^We’re open until 6 PM today/],
  ['so when can i call', '2026-01-10T11:00:00-05:00', /^You can call starting Monday at 9 AM/],
  ['open on turkey day?', '2025-11-24T14:00:00-05:00', /holiday hours/],
  ['can i call on december 25', '2025-12-22T09:30:00-05:00', /^December 25 is Christmas Day/],
  ['can i call on march 24', '2026-03-18T15:30:00-04:00', /^Yes, March 24 is a Tuesday/],
  ['r u closed sunday', '2026-01-09T12:20:00-05:00', /^Yes, we’re closed on Sundays/],
  [
    'im in california, can i call at 4 my time',
    '2026-01-14T15:30:00-05:00',
    /^No, at 7 PM Eastern/,
  ],
  [
    'im in denver this month, what are your hours my time',
    '2026-01-14T15:30:00-05:00',
    /^We’re open 7 AM to 4 PM Mountain time/,
  ],
  ['what time is it there', '2026-01-14T15:30:00-05:00', /^It’s Wednesday, 3:30 PM here/],
  [
    'are you open sunday',
    '2026-01-13T15:30:00-05:00',
    /^No, we’re closed on Sundays; we open Tuesday at 9 AM\. Monday is Martin/,
  ],
  ['nobody working saturday?', '2026-01-13T15:30:00-05:00', /^Yes, we’re closed on Saturdays/],
])('%s at %s', (question, now, expected) => {
  expect(answer([question], now).text).toMatch(expected);
});

test.each([
  ['call me saturday morning, 240 555 0152', '2026-01-14T15:30:00-05:00', /we’re closed then/],
  ['call me monday at 10, 240 555 0152', '2026-05-22T15:30:00-04:00', /that day is Memorial Day/],
  ['call me asap, 240 555 0152', '2026-01-14T20:30:00-05:00', /our team is back Thursday at 9 AM/],
  [
    '240 555 0152 but please not on fridays',
    '2026-01-14T15:30:00-05:00',
    /“but please not|“not on/,
  ],
])('the form says when to expect the call: %s', (message, now, expected) => {
  const { text, form } = answer([message], now);
  expect(text).toMatch(expected);
  expect(form?.phone).toBe('240 555 0152');
});

test('an open form takes a time, and says what it has', () => {
  const first = ['have somebody call me, 240 555 0152', 'any time after 2'];
  expect(answer(first).text).toMatch(/“any time after 2”|“after 2”/);
  const { text, form } = answer([...first, 'Rosa', 'Duarte is my last name', 'did you get that?']);
  expect(form?.name).toBe('Rosa Duarte');
  expect(text).toMatch(
    /^It’s in the form below, which has Rosa Duarte and 240 555 0152; .* still needs your email/,
  );
});

test('a question beside contact details is answered, too', () => {
  const { text, kind } = answer(['rosa@duartecakes.com. is there a setup fee?']);
  expect(kind).toBe('form');
  expect(text).toMatch(/no setup fees.*form below/);
});

test('after a greeting with their name, the question before goes on', () => {
  const told = ['do you cover Reston', 'Hi, I’m Dana and I own a bakery'];
  expect(answer(told).text).toMatch(/good to know/i);
  expect(answer([...told, 'and Fairfax?']).text).toMatch(/^Yes, Fairfax is covered/);
});

test('a sigh before a day is no complaint', () => {
  const { text } = answer(
    ['hey can i still call today', 'crap. monday then'],
    '2026-05-22T17:50:00-04:00',
  );
  expect(text).toMatch(/^Monday is Memorial Day/);
});

test.each([
  [['we have 2 shops, Fairfax and Burke. both on pro?', 'what if burke is on starter'], '$794 a'],
  [
    ['tenemos 3 locales, cuanto sale pro para todos', 'y si uno de ellos lleva starter'],
    '$1,291 al',
  ],
  [['cost of starter', 'and pro?', 'so how much more is it over a year'], '= $2,400 more a year'],
  [['price', '2nd one. keywords?', 'and third', 'difference in $ per month'], '$997 − $497'],
  [['cuanto cuesta el pro', 'si me subo al de arriba cuanto mas es al mes'], '= $500 más al mes'],
  [['price of pro', 'how much for both of us'], '2 × $497'],
  [['each job brings me 180, how many for pro', 'and if i charge 220'], '$497 ÷ $220'],
])('%s is answered with %s', (messages, sum) => {
  expect(answer(messages).text).toContain(sum);
});

test.each([
  [
    ['how much is pro for the year', 'does it post to tiktok', 'and starter for that long'],
    '= $3,564 a year',
  ],
  [
    ['how much is starter for 3 shops', 'who writes the posts', 'and for a year'],
    '3 × 12 × $297 = $10,692',
  ],
  [
    ['tengo 2000 al mes, que me sobra con el mediano', 'hablan español', 'y con el grande'],
    '$2,000 − $997 = $1,003',
  ],
])('after %s the sum is taken up again', (messages, sum) => {
  expect(answer(messages).text).toContain(sum);
});

test.each([
  [
    [
      'a cake leaves me about 310. how many for the plan with daily posts',
      'and i keep what if i book exactly those 2',
      '4 of them',
    ],
    '4 × $310 − $497 = $743',
  ],
  [
    ['we bill around 13k a month, what percent would the 497 be', 'the 997?'],
    '$997 ÷ $13,000 = 7.7%',
  ],
  [
    ['the middle plan, 12 of us share it, what does each put in', 'and on the big one'],
    '$997 ÷ 12 = $83.08',
  ],
])('in %s an amount is what the sum needs it for', (messages, sum) => {
  expect(answer(messages).text).toContain(sum);
});

test('one location of several gets another plan, and keeps it', () => {
  const gyms = ['We have 3 gyms: Reston, Herndon, Sterling. Pricing for all three on Pro?'];
  const small = [...gyms, 'What if Sterling only gets the small plan'];
  expect(answer([...small, 'So that saves']).text).toContain(
    '3 × $497 − (2 × $497 + $297) = $200 less a month',
  );
  const { text } = answer([...small, 'what if we bumped Reston to the top one instead']);
  expect(text).toContain('$997 + $497 + $297 = $1,791 a month');
  expect(answer([...gyms, 'is starter enough for sterling']).text).not.toContain('together');
});

test('a bill that rose counts as it is now, also beside a plan', () => {
  const rose = ['our agency went from 1,400 to 2,200 a month. what would pro save'];
  expect(answer(rose).text).toMatch(/^Pro saves you \$2,200 − \$497/);
  const half = [...rose, 'Keep half of them at 1100 and take your small plan on the side. Total?'];
  expect(answer(half).text).toContain('$1,100 + $297 = $1,397 a month');
  expect(answer([...half, 'still less than now by']).text).toContain(
    '$2,200 − ($1,100 + $297) = $803',
  );
});

test('a trade is one we work for, and of two halves the first is asked', () => {
  expect(answer(['hey do u help food trucks']).text).toMatch(
    /^Yes, our agents work for food trucks/,
  );
  expect(answer(['is the builder in the 297 or extra']).text).toMatch(/^Yes, Starter includes/);
  expect(answer(['bakery here. is it for shops like mine or only big ones']).text).toMatch(/^Yes,/);
  expect(answer(['I need a website like yesterday']).text).not.toMatch(/no website/);
});

test('a question that surely asks for a fact is read as nothing else', () => {
  const now = '2026-01-14T15:30:00-05:00';
  const area = 'im in richmond va, do you still take people from down here or only the dc side';
  expect(answer([area], now).text).not.toMatch(/open now/);
  const hours = answer(['what times can I get a human on the phone'], now);
  expect(hours.text).toContain('9AM-6PM');
  expect(hours.form).toBeUndefined();
  // After another subject too.
  const social = ['do you post on instagram', 'do I need to install stuff'];
  expect(answer(social).text).toMatch(/^No, you need no technical skills/);
});

test.each(['what year did the berlin wall fall', 'can I hold back a workers pay if he quit'])(
  '%s gets none of our facts, however alike it sounds',
  (question) => {
    expect(['talk', 'unknown']).toContain(answer([question]).kind);
  },
);

test('a fragment of a conversation is a complaint only if it complains', () => {
  const before = ['how much is starter'];
  for (const fragment of ['hmm and the middle one for the same stretch', 'oh thats not bad'])
    expect(answer([...before, fragment]).kind, fragment).not.toBe('complaint');
  expect(answer([...before, 'you people charged me twice and nobody answers']).kind).toBe(
    'complaint',
  );
});

test.each([
  ['el plan starter trae posts diarios', /^No, /],
  ['y eso incluye el creador de sitios', /^Sí, /],
  ['tu agente publica los domingos', /^Sí, /],
  ['can I move to the bigger one or is it a whole process', /^Yes, /],
])('%s begins with yes or no', (question, expected) => {
  expect(answer([question]).text).toMatch(expected);
});

test('an ordinary question after a complaint gets its answer', () => {
  const { text } = answer(['you charged me twice', 'how long does setup normally take']);
  expect(text).toMatch(/24-48 hours/);
});

test('a number that is not ours is not confirmed, and not taken for the visitor’s', () => {
  const { text, form } = answer(['is 703 555 0124 the right number to dial you']);
  expect(text).toMatch(/^No, our number is/);
  expect(form).toBeUndefined();
});

test('who asks how to reach a person gets the form as well', () => {
  const { text, form } = answer(['what are the ways to talk to a real person there']);
  expect(text).toMatch(/form below/);
  expect(form).toEqual({});
});

test.each([
  ['how much is pro', 'you said that already', /^Sorry, I misread that\. Which part/],
  ['how much is pro', 'thats not what i asked. what is in it', /^Sorry, I misread that\. Pro/],
  ['what is it', 'ok cool. and is it free for 2 weeks', /^Yes, the first 14 days/],
  ['tienen prueba gratis', 'ah no sabia. y cuanto dura', /14 días/],
  ['you charged me twice', 'how fast does someone see that', /2 hours/],
  ['you charged me twice', 'can i just delete a post myself', /^Yes, .*your own accounts/],
  ['you charged me twice', 'no form, forget it', /^(Good|All right)/],
])('after %s, %s is understood', (first, second, expected) => {
  expect(answer([first, second]).text).toMatch(expected);
});

test('a question that we offered to send to our team is taken up', () => {
  const state = { ...newState, replies: ['Want me to send your question to our team?'] };
  expect(acceptsOffer('sure, send it', state)).toBe(true);
  expect(acceptsOffer('sure but how much is it', state)).toBe(false);
});

test('an amount of our last sum is no bill', () => {
  const { state } = answer([
    'i pay 2200 a month to an agency',
    'you just told me id save 22k though',
  ]);
  expect(state.bill?.amount).toBe(2200);
});

test('a number that comes in two messages is put together', () => {
  expect(answer(['call me at 240-555', '0154']).form?.phone).toBe('240-555-0154');
});

test('a budget beside a number to call is for the team', () => {
  const { form } = answer(['i got about 500 a month for this. lets talk, 443 555 0156']);
  expect(form?.phone).toBe('443 555 0156');
});

test('what belongs to others is not taken for the visitor’s', () => {
  const before = ['i bake cakes in Reston', 'my mom has a salon down in Richmond, do you go there'];
  const asked = answer(before);
  expect(asked.text).toMatch(/Richmond is outside our area/);
  expect(asked.state).toMatchObject({ town: 'Reston', trade: { id: 'bakery' } });
});

test.each([
  [
    'what is pro for 6 months and can i cancel anytime',
    /\$2,982 for 6 months\. Yes, you can cancel/,
  ],
  [
    'does the trial need a credit card and how much is starter for a year',
    /no credit card.* \$3,564 a year/,
  ],
])('%s gets a sum and a fact, and each link once', (message, expected) => {
  const { text, links } = answer([message]);
  expect(text).toMatch(expected);
  expect(links.map(({ href }) => href)).toEqual(['/pricing']);
});

test('what is asked a third time is offered to our team, and the offer is taken up later too', () => {
  const fact = 'You see the week before it starts, and can hold any post.';
  const again = distinct(fact, 'en', { ...newState, replies: [fact] }, site);
  expect(again).toMatch(/^Sorry if I wasn’t clear: /);
  const third = distinct(fact, 'en', { ...newState, replies: [fact, again] }, site);
  expect(third).toMatch(/^That’s all the site says about it: .* send your question to our team\?$/);
  const replies = [third, 'Plans are billed month by month.'];
  expect(acceptsOffer('can you send my question then', { ...newState, replies })).toBe(true);
  expect(acceptsOffer('ok', { ...newState, replies })).toBe(false);
});

test('who was burned before gets the trial and the guarantee, and no apology', () => {
  const { text, form } = answer(['ya me estafaron una vez. por que les voy a creer']);
  expect(text).toMatch(/compruébalo.*garantía de devolución/);
  expect(form).toBeUndefined();
});
