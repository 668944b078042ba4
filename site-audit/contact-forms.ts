import type { Field, Form, Frame, Page } from './parse/page.ts';

/** What a form is for; `unclear` if it may be either. */
export type Purpose = 'contact' | 'other' | 'unclear';

/** Hosts whose embedded pages are forms, calendars or booking pages. */
const formHosts =
  /(?:docs\.google\.com\/(?:[^?]{0,60}\/)?(?:forms|spreadsheet\/(?:embedded|view)form)|forms\.gle|jotform|typeform\.com|wufoo\.com|hsforms|hubspot|formstack|123formbuilder|cognitoforms|zohopublic|forms\.zoho|calendly\.com|acuityscheduling|as\.me\/|squareup\.com\/appointments|square\.site\/book|setmore|airtable\.com\/embed|forms\.office\.com|forms\.microsoft|paperform\.co|tally\.so|leadconnectorhq|gohighlevel|msgsndr|opentable|resy\.com|vagaro|mindbody|housecallpro|getjobber|smartsheet\.com\/b\/form|fillout\.com|surveymonkey|formsite|emailmeform|foxyform|formassembly|simplybook|booksy|fresha|treatwell|doctolib|zocdoc|nexhealth|localmed|youcanbook|appointlet|cal\.com|timify|reservio|bokadirekt|onlex\.de|forms\.app|formcrafts|formdesk|questionpro|qualtrics|ninjaforms|servicetitan|schedulicity|genbook|bookeo|checkfront|fareharbor|thefork|quandoo|sevenrooms|tock\.com|yelp\.com\/reservations|clinicsense|janeapp|intakeq|simplepractice|lawmatics|clio\.com|kommo|bitrix24|amocrm|yclients|forms\.yandex|tilda)/i;
const formWords =
  /(?:\bforms?\b|form\.|contact|kontakt|contacto|contatt|quote|estimate|appointment|booking|\bbook\b|reserv|schedul|enquir|inquir|callback|request|termin|anfrage|formular|cotiza|presupuesto|cita\b)/i;
/** Hosts whose embedded pages are no forms. */
const otherFrames =
  /(?:youtube|youtu\.be|vimeo|google\.[a-z.]{2,6}\/maps|\bmaps?\.|google\.com\/(?:maps|recaptcha|calendar)|calendar\.google|googletagmanager|facebook\.com|fb\.com|instagram|twitter|platform\.x\.com|spotify|soundcloud|bandcamp|doubleclick|googlesyndication|recaptcha|hcaptcha|openstreetmap|mapbox|bing\.com\/maps|yandex\.[a-z]{2,3}\/map|wistia|matterport|tripadvisor|addthis|sharethis|disqus|dailymotion|tiktok|pinterest|weather|about:|javascript:|\.(?:swf|mp4|pdf|svg|mp3|gif|jpe?g|png)(?:[?#]|$))/i;
/** Scripts that write a form into the page. */
const formScripts =
  /(?:hsforms\.net|hbspt\.forms|jotform|typeform|wufoo|formstack|123formbuilder|cognitoforms|zohopublic|calendly|acuityscheduling|paperform|tally\.so|leadconnectorhq|msgsndr|mktoforms|pardot|forms\.app|elfsight|powr\.io|formcrafts|formsite|emailmeform|housecallpro|getjobber|setmore|vagaro|opentable|simplybook|booksy|fresha|ninja-forms|forminator|wixForms|formbuilder|form_embed|formkeep|formio|surveyjs|b24form|MeetingsEmbed|hsappstatic|bitrix24.{0,40}form)/i;

/** Class names and data attributes of elements that a service's script fills with a form. */
const formHooks =
  /(?:hs-form|hbspt|typeform|data-tf-|jotform|wufoo|cognito|calendly|acuity|paperform|data-tally|elfsight|powr-|mktoform|booksy|vagaro|fresha|setmore|opentable|housecall|jobber|servicetitan|leadconnector|(?:contact|quote|booking|appointment|estimate|inquiry|enquiry|request|reservation)[-_]?(?:us[-_]?)?(?:form|widget|embed)|data-form-?id|form[-_]?(?:embed|widget)|embed[-_]?form)/i;
const formElements = /form|contact|booking|appointment|calendly|schedul/;

/** Whether visitors can write or ask for a call, quote or appointment by a form of the page. */
export function contactForm(page: Page): { purpose: Purpose; evidence: string } {
  const forms = page.forms.map((form) => ({ purpose: purposeOf(form), form }));
  const contact = forms.find(({ purpose }) => purpose === 'contact');
  if (contact) return { purpose: 'contact', evidence: describe(contact.form) };
  const frame = page.frames.find(isFormFrame);
  if (frame)
    return { purpose: 'contact', evidence: `An embedded form: ${frame.src.slice(0, 100)}` };
  const unclear = forms.find(({ purpose }) => purpose === 'unclear');
  if (unclear)
    return {
      purpose: 'unclear',
      evidence: `We can’t tell what a form is for: ${describe(unclear.form)}`,
    };
  if (page.scripts.some(({ src, text }) => formScripts.test(src) || formScripts.test(text)))
    return { purpose: 'unclear', evidence: 'A script may write a form into the page.' };
  if (
    visible(page.looseFields).some(({ tag }) => tag === 'textarea') ||
    texts(page.looseFields).length >= 2
  )
    return { purpose: 'unclear', evidence: 'The page has fields that belong to no form.' };
  const unknownFrame = page.frameset ? undefined : page.frames.find(isUnknownFrame);
  if (unknownFrame)
    return {
      purpose: 'unclear',
      evidence: `We can’t see into ${unknownFrame.src.slice(0, 100) || 'a frame that a script fills'}.`,
    };
  if (page.hiddenLines.some((line) => /<(?:form|textarea)\b/i.test(line)))
    return { purpose: 'unclear', evidence: 'A part for browsers without scripts may have a form.' };
  const hook =
    page.hooks.find((text) => formHooks.test(text)) ??
    page.customElements.find((name) => formElements.test(name));
  if (hook)
    return { purpose: 'unclear', evidence: `A script may fill ${hook.slice(0, 100)} with a form.` };
  return { purpose: 'other', evidence: '' };
}

const searchNames =
  /^(?:s|q|query|search\w*|keywords?|suche?|buscar|recherche|term|zoek\w*|ricerca|k|kw)$/i;
const searchWords = /\b(?:search|suche|buscar|recherche|zoeken|cerca|пошук|поиск|検索)\b/i;
const newsletterWords =
  /newsletter|subscri|mailing list|sign up for|join our|stay (?:in touch|updated)|updates|suscr|abonnier|abonnez|inscri|iscri|list-manage|mailchimp|klaviyo|constantcontact|mailerlite|sendinblue|nieuwsbrief|рассыл|メルマガ/i;
const loginWords =
  /\b(?:log ?in|sign ?in|password|anmelden|iniciar sesi[oó]n|connexion|accedi|mot de passe|contraseña|passwort)\b/i;
const shopWords =
  /\b(?:add to cart|checkout|cart|basket|buy now|coupon|place order|order now|pay(?:ment)?|paypal|donat\w+|warenkorb|carrito|panier|carrello|zahlung|m[eé]todo de pago|bestellen|pedido)\b/i;
/** Comment forms of blogs; by their texts alone, a form may be for messages as well. */
const commentForm = /wp-comments-post|commentform|comment-form|#respond/i;
const commentWords = /guestbook|gästebuch|leave a (?:reply|comment)|post comment/i;
const contactWords =
  /contact|message|comments|question|quote|estimate|appointment|enquir|inquir|call ?back|consult|request|booking|\bbook\b|reserv|schedul|get in touch|send|submit|kontakt|nachricht|termin|anfrage|senden|mensaje|contacto|cita|presupuesto|enviar|consulta|envoyer|demande|rendez-vous|devis|invia|richie|messaggio|preventivo|prenot|mensagem|orçamento|wiadomo|wyślij|zapyta|bericht|verstuur|verzend|заяв|сообщ|відправ|отправ|звон|запис|замов|заказ|お問い合わせ|送信|予約|相談|留言|联系|預約|预约|문의|상담|예약|رسالة|إرسال|צור קשר|שליחה/iu;

/** Words of a form that asks for something; a newsletter or a search may have them, too. */
const requestWords =
  /\b(?:quotes?|estimates?|appointments?|consult\w*|call ?back|call me|request|schedule|inquir\w+|enquir\w+|book(?:ing)?|reserv\w+|cotiza\w*|presupuesto|cita|termin|anfrage|devis|rendez-vous|preventivo|orçamento)\b/i;

const nameWords =
  /name|nombre|apellido|\bnom\b|pr[eé]nom|nome\b|naam|navn|namn|nimi\b|imi[eę]|jm[eé]no|prénom|имя|ім.я|氏名|お名前/i;

function purposeOf(form: Form): Purpose {
  const fields = visible(form.fields);
  const typed = texts(fields);
  const attributes = Object.values(form.attributes).join(' ');
  const about = `${attributes} ${form.text} ${form.before}`.slice(0, 4_000);
  const all = `${about} ${fields.map(wordsOf).join(' ')}`;
  const textarea = fields.some(({ tag }) => tag === 'textarea');
  const asks = requestWords.test(all);
  if (typed.length === 0)
    return (asks && fields.some(isChoice)) || fields.some(isFile) ? 'unclear' : 'other';
  if (typed.every(isSearch)) return 'other';
  if (form.attributes.role === 'search' && !textarea && typed.length <= 2) return 'other';
  if (commentForm.test(attributes)) return 'other';
  if (commentWords.test(about)) return 'unclear';
  const passwords = fields.filter(({ type }) => type === 'password').length;
  if (passwords > 0 && !textarea) return 'other';
  if (!textarea && loginWords.test(about) && typed.length <= 2) return 'other';
  const shop = shopWords.test(all);
  if (textarea) return shop && !contactWords.test(about) ? 'unclear' : 'contact';
  if (shop) return typed.length >= 2 || asks ? 'unclear' : 'other';
  const phone = fields.some((field) => isPhone(field) || (asks && isNumber(field)));
  const email = fields.some(isEmail);
  const name = fields.some((field) => nameWords.test(wordsOf(field)));
  if (newsletterWords.test(about) && !phone) {
    const more = typed.some((field) => !isAddressee(field));
    return asks || (more && typed.length > 2) ? 'unclear' : 'other';
  }
  const says = contactWords.test(all);
  if (says && ((phone && (name || email || asks)) || (email && name))) return 'contact';
  if (typed.length > 2 && phone && (name || email)) return 'contact';
  if (phone || email || asks) return 'unclear';
  if (typed.length === 1) return 'other';
  const numbers = typed.every(({ type }) => type === 'number');
  return numbers || searchWords.test(about) ? 'other' : 'unclear';
}

const isChoice = ({ tag, type }: Field) =>
  tag === 'select' || type === 'radio' || type === 'checkbox';
const isFile = ({ type }: Field) => type === 'file';
const isPhone = (field: Field) =>
  /phone|\bph\b|tel|mobil|movil|m[oó]vil|fon|whatsapp|cell|тел|電話/i.test(wordsOf(field));
const isNumber = (field: Field) => /number/i.test(wordsOf(field)) && field.type !== 'number';
/** A field that newsletters ask for, or Mailchimp's honeypot. */
const isAddressee = (field: Field) =>
  isEmail(field) || nameWords.test(wordsOf(field)) || /\bb_[\da-f]{8}/.test(wordsOf(field));
const isEmail = (field: Field) => field.type === 'email' || /e-?mail|correo/i.test(wordsOf(field));

function visible(fields: readonly Field[]): Field[] {
  return fields.filter(
    ({ type, attributes }) => type !== 'hidden' && attributes.hidden === undefined,
  );
}

/** Fields that take text or a date. */
function texts(fields: readonly Field[]): Field[] {
  const others = [
    'submit',
    'button',
    'reset',
    'image',
    'checkbox',
    'radio',
    'file',
    'hidden',
    'range',
    'color',
  ];
  return fields.filter(
    ({ tag, type }) => tag !== 'button' && tag !== 'select' && !others.includes(type),
  );
}

function isSearch(field: Field): boolean {
  if (field.type === 'search') return true;
  const { name = '', id = '', placeholder = '' } = field.attributes;
  return searchNames.test(name) || searchNames.test(id) || searchWords.test(placeholder);
}

function wordsOf({ type, attributes }: Field): string {
  const { name = '', id = '', placeholder = '', autocomplete = '' } = attributes;
  const shown = type === 'submit' || type === 'button' ? attributes.value : attributes.alt;
  const label = `${attributes['aria-label'] ?? ''} ${shown ?? ''}`;
  return `${type} ${name} ${id} ${placeholder} ${autocomplete} ${label}`.slice(0, 500);
}

function isFormFrame({ src, title }: Frame): boolean {
  if (formHosts.test(src)) return true;
  if (/^\s*</.test(src)) return /<textarea|type=["']?email/i.test(src);
  return !otherFrames.test(src) && formWords.test(`${src} ${title}`);
}

function isUnknownFrame({ src }: Frame): boolean {
  return !otherFrames.test(src);
}

function describe(form: Form): string {
  const names = visible(form.fields).flatMap(
    ({ attributes }) => attributes.name || attributes.placeholder || [],
  );
  return `a form with ${names.slice(0, 6).join(', ') || 'fields'}`.slice(0, 160);
}
