/** A made-up business as its site shows it, in its language and notation. */
export interface Business {
  readonly lang: string;
  /** Encoding that can hold its text besides UTF-8. */
  readonly encoding: 'windows-1252' | 'utf-8';
  readonly name: string;
  readonly type: string;
  readonly town: string;
  readonly phone: string;
  readonly dial: string;
  readonly street: string;
  readonly place: string;
  readonly hours: readonly string[];
  /** The same hours as schema.org writes them. */
  readonly opening: string;
  readonly email: string;
  readonly trade: string;
  readonly about: string;
  readonly words: { readonly contact: string; readonly hours: string; readonly service: string };
}

const shared = { encoding: 'windows-1252' } as const;

export const businesses: readonly [Business, ...Business[]] = [
  {
    ...shared,
    lang: 'en-US',
    name: 'Fern Street Bakery',
    type: 'Bakery',
    town: 'Bethesda',
    phone: '(301) 555-0142',
    dial: '+13015550142',
    street: '4810 Fern Street',
    place: 'Bethesda, MD 20814',
    hours: ['Tuesday - Friday: 7am - 3pm', 'Saturday: 8am - 2pm'],
    opening: 'Tu-Fr 07:00-15:00',
    email: 'hello@fernstreet.example',
    trade: 'Sourdough, cakes and coffee',
    about:
      'We have baked for the neighborhood since our grandmother opened the shop with one oven and a borrowed mixer. Every loaf rises overnight and leaves the oven before the first bus. Cakes for weddings and birthdays need a few days, so please ask early and tell us about allergies. Dogs wait outside, children get a roll.',
    words: { contact: 'Contact us', hours: 'Hours', service: 'Services' },
  },
  {
    ...shared,
    lang: 'es-MX',
    name: 'Plomería Ríos',
    type: 'Plumber',
    town: 'Guadalajara',
    phone: '33 1234 5678',
    dial: '+523312345678',
    street: 'Av. Vallarta 1250',
    place: '44100 Guadalajara',
    hours: ['Lunes a viernes de 8:00 a 18:00', 'Sábado 9:00 a 14:00'],
    opening: 'Mo-Fr 08:00-18:00',
    email: 'citas@plomeriarios.example',
    trade: 'Fugas, calentadores y drenajes',
    about:
      'Somos una familia de plomeros y conocemos las casas viejas del centro como la nuestra. Llegamos con las piezas más comunes en la camioneta, explicamos el trabajo antes de empezar y dejamos limpio el lugar. El presupuesto no cuesta nada y lo respetamos. También atendemos restaurantes, escuelas y hoteles de toda la zona metropolitana.',
    words: { contact: 'Contacto', hours: 'Horario', service: 'Servicios' },
  },
  {
    ...shared,
    lang: 'de',
    name: 'Zahnarztpraxis Dr. Müller',
    type: 'Dentist',
    town: 'Mainz',
    phone: '06131 / 555 142',
    dial: '+496131555142',
    street: 'Hölderlinstraße 12a',
    place: '55131 Mainz',
    hours: ['Mo – Do 8.00 bis 18.00 Uhr', 'Fr 8.00 bis 13.00 Uhr'],
    opening: 'Mo-Th 08:00-18:00',
    email: 'praxis@mueller-zahn.example',
    trade: 'Vorsorge, Füllungen und Zahnersatz',
    about:
      'Unsere Praxis liegt ruhig im Hinterhof und ist mit dem Fahrrad und der Straßenbahn gut zu erreichen. Wir nehmen uns Zeit für ängstliche Patienten und erklären jeden Schritt, bevor wir beginnen. Für Kinder gibt es eine eigene Ecke mit Büchern. Die Zahnreinigung übernimmt unsere erfahrene Kollegin, Termine dafür sind auch am Abend möglich.',
    words: { contact: 'Kontakt', hours: 'Öffnungszeiten', service: 'Leistungen' },
  },
  {
    lang: 'ja',
    encoding: 'utf-8',
    name: 'さくら整体院',
    type: 'HealthAndBeautyBusiness',
    town: '品川区',
    phone: '03-5555-0142',
    dial: '+81355550142',
    street: '東京都品川区上大崎2丁目17-6',
    place: '〒141-0021',
    hours: ['月〜金 10:00～19:00', '土 10:00～15:00'],
    opening: 'Mo-Fr 10:00-19:00',
    email: 'info@sakura-seitai.example',
    trade: '肩こりと腰痛の整体',
    about:
      '当院は駅から歩いてすぐの小さな整体院です。はじめての方にはお体の状態をゆっくりうかがい、無理のない施術をご提案します。お子さま連れの方も安心してお越しください。施術のあとはお茶を飲みながら、家でできる体操をお伝えします。予約はお電話またはメールで受け付けています。',
    words: { contact: 'お問い合わせ', hours: '営業時間', service: '施術案内' },
  },
  {
    ...shared,
    lang: 'en-GB',
    name: 'Harper & Sons Roofing',
    type: 'RoofingContractor',
    town: 'Radcliffe',
    phone: '0161 496 0142',
    dial: '+441614960142',
    street: '11 Eton Hill Road',
    place: 'Radcliffe M26 2ZS',
    hours: ['Monday to Friday', '8.00am - 5.30pm'],
    opening: 'Mo-Fr 08:00-17:30',
    email: 'office@harperroofing.example',
    trade: 'Slate, flat roofs and gutters',
    about:
      'Three generations of us have climbed the roofs of this town, and most of our work comes from people who heard of us over a fence. We photograph what we find, write down what it costs, and start when you are happy with it. Scaffolding, skips and permits are our business. In a storm we come the same day and cover what leaks.',
    words: { contact: 'Contact', hours: 'Opening hours', service: 'Services' },
  },
  {
    ...shared,
    lang: 'fr',
    name: 'Salon Camille',
    type: 'HairSalon',
    town: 'Lyon',
    phone: '04 72 55 01 42',
    dial: '+33472550142',
    street: '12, rue de la Paix',
    place: '69002 Lyon',
    hours: ['Du mardi au samedi : 9h00 - 19h00'],
    opening: 'Tu-Sa 09:00-19:00',
    email: 'bonjour@saloncamille.example',
    trade: 'Coupe, couleur et coiffure de mariage',
    about:
      'Chez nous, chaque rendez-vous commence par une conversation et un café. Nous travaillons avec des couleurs sans ammoniaque et conseillons une coupe qui reste belle entre deux visites. Pour un mariage, nous venons aussi chez vous, la veille pour un essai et le jour même très tôt. Les enfants sont les bienvenus le mercredi.',
    words: { contact: 'Contact', hours: 'Horaires', service: 'Prestations' },
  },
];
