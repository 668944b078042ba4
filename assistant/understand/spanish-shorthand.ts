/**
 * Spanish as it is typed on a phone, in standard spelling and with `tú`: `xq vos tenes` as
 * `por que tu tienes`.
 */
export const spellOutSpanish = (folded: string) =>
  folded.replace(/\p{L}+/gu, (word) => standard.get(word) ?? word);

/** Abbreviations, spellings by ear, and the verbs of those who say `vos`. */
const standard = new Map(
  Object.entries({
    que: 'q k ke qe',
    'por que': 'xq xk pq porq porqe',
    por: 'x',
    para: 'pa xa pra',
    de: 'd',
    tambien: 'tmb tb tbn tambn',
    bien: 'bn',
    donde: 'dnd dond',
    como: 'cm kmo komo',
    cuanto: 'cto qnto kuanto',
    cuesta: 'kuesta',
    quiero: 'kiero',
    quieren: 'kieren',
    quien: 'kien',
    aqui: 'aki',
    gracias: 'grax grasias',
    mensaje: 'msj',
    mensajes: 'msjs',
    'por favor': 'pf porfa porfis xfa xfavor porfavor',
    ustedes: 'uds',
    usted: 'ud',
    facebook: 'feis face fb feisbuk feisbook facebuk',
    instagram: 'insta ig instagran',
    hola: 'ola',
    pues: 'pos ps',
    tu: 'vos',
    tienes: 'tenes',
    puedes: 'podes',
    quieres: 'queres',
    eres: 'sos',
    recomiendas: 'recomendas',
    dime: 'decime',
    cuentame: 'contame',
    celular: 'cel',
    pagina: 'pag',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);
