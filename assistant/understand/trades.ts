/** A trade: its name in the state, its plural in both languages, and words that visitors use. */
export interface Trade {
  id: string;
  en: string;
  es: string;
  /** Words that name it, as the alternatives of an expression. */
  words: string;
}

/** `id; English plural; Spanish plural; other words`. */
const table = `
restaurant; restaurants; restaurantes; restaurant|restaurants|restaurante|restaurantes|diner|bistro|eatery|grill|steakhouse|deli
bakery; bakeries; panaderías; bakery|bakeries|baker|panaderia|panaderias|pasteleria|cake shop|cupcakes|i bake|custom cakes
cafe; cafés; cafeterías; cafe|cafes|coffee shop|coffee shops|cafeteria|tea shop
bar; bars; bares; bar|bars|pub|brewery|breweries|winery
pizzeria; pizzerias; pizzerías; pizzeria|pizza shop|pizza place|pizzerias
food truck; food trucks; food trucks; food truck|food trucks|taco truck|taqueria
caterer; caterers; servicios de catering; caterer|caterers|catering
plumber; plumbers; plomeros; plumber|plumbers|plumbing|plomero|plomeros|plomeria
electrician; electricians; electricistas; electrician|electricians|electrical company|electricista
hvac; HVAC companies; empresas de climatización; hvac|heating and cooling|air conditioning|aire acondicionado
roofer; roofers; techadores; roofer|roofers|roofing|techos
landscaper; landscapers; jardineros; landscaper|landscapers|landscaping|lawn care|mow lawns|cut grass|jardineria|jardinero
cleaner; cleaning companies; empresas de limpieza; cleaning company|cleaning business|cleaning service|cleaners|maid service|house cleaning|clean houses|limpieza
painter; painters; pintores; painter|painters|painting company|pintor|pintores
contractor; contractors; contratistas; contractor|contractors|remodeler|remodeling|handyman|builder company|construction|contratista|construccion
pest control; pest control companies; control de plagas; pest control|exterminator
mover; movers; empresas de mudanzas; mover|movers|moving company|mudanzas
locksmith; locksmiths; cerrajeros; locksmith|cerrajero
dentist; dentists; dentistas; dentist|dentists|dental|dental practice|dental office|orthodontist|dentista|dentistas|consultorio dental
doctor; medical practices; consultorios médicos; doctor|doctors|clinic|clinics|medical practice|healthcare|consultorio|clinica|pediatrician|dermatologist
chiropractor; chiropractors; quiroprácticos; chiropractor|chiropractors|quiropractico
therapist; therapists; terapeutas; therapist|therapists|psychologist|counselor|physical therapy|terapeuta
optometrist; optometrists; optometristas; optometrist|optometrists|eye doctor|optica
vet; veterinarians; veterinarios; veterinarian|vet clinic|vet|veterinary|veterinario|veterinaria
pharmacy; pharmacies; farmacias; pharmacy|farmacia
law firm; law firms; abogados; law firm|law firms|lawyer|lawyers|attorney|attorneys|abogado|abogados|bufete|law office
accountant; accountants; contadores; accountant|accountants|cpa|bookkeeper|bookkeepers|tax preparer|contador|contadora|accounting
realtor; real estate agents; agentes inmobiliarios; realtor|realtors|real estate|property manager|inmobiliaria|bienes raices
insurance; insurance agencies; agencias de seguros; insurance agency|insurance agent|seguros
auto shop; auto shops; talleres mecánicos; auto repair|auto shop|body shop|mechanic|mechanics|car wash|tire shop|garage|taller|taller mecanico|car dealer|dealership|auto detailing|fix cars
salon; salons; salones de belleza; salon|salons|hair salon|nail salon|beauty salon|hairdresser|cut hair|hair stylist|braids|peluqueria|salon de belleza|estetica
barber; barbershops; barberías; barber|barbers|barbershop|barber shop|barberia
spa; spas; spas; spa|spas|massage|med spa
gym; gyms; gimnasios; gym|gyms|fitness studio|personal trainer|crossfit|gimnasio
yoga studio; yoga studios; estudios de yoga; yoga studio|yoga|pilates
dance studio; dance studios; academias de baile; dance studio|martial arts|karate|academia de baile
daycare; daycares; guarderías; daycare|preschool|guarderia|nursery school
tutor; tutors; tutores; tutor|tutors|tutoring|music teacher|piano teacher|driving school
groomer; groomers; peluquerías caninas; dog groomer|groomer|groomers|pet groomer|dog walker|pet store|kennel|peluqueria canina
florist; florists; floristerías; florist|florists|flower shop|flowers|floristeria|sell flowers|flores
boutique; boutiques; boutiques; boutique|clothing store|dress shop|consignment
jewelry store; jewelry stores; joyerías; jewelry store|jeweler|joyeria
hardware store; hardware stores; ferreterías; hardware store|ferreteria
bookstore; bookstores; librerías; bookstore|book shop|libreria
furniture store; furniture stores; mueblerías; furniture store|muebleria
grocery; grocery stores; tiendas de abarrotes; grocery|grocery store|supermarket|bodega|abarrotes
store; stores; tiendas; retail store|retail|gift shop|tienda|toy store|bike shop
photographer; photographers; fotógrafos; photographer|photographers|fotografo|fotografa
wedding planner; wedding planners; organizadores de bodas; wedding planner|event planner|bodas
consultant; consultants; consultores; consultant|consultants|consulting|consultor
hotel; hotels; hoteles; hotel|motel|bed and breakfast|inn
travel agency; travel agencies; agencias de viajes; travel agency|agencia de viajes
tailor; tailors; sastrerías; tailor|dry cleaner|dry cleaners|laundromat|sastreria|tintoreria|lavanderia
tattoo shop; tattoo shops; estudios de tatuaje; tattoo shop|tattoo artist|tattoo
nonprofit; nonprofits; organizaciones sin fines de lucro; nonprofit|nonprofits|non profit|charity|sin fines de lucro|ong
church; churches; iglesias; church|churches|iglesia|synagogue|temple
manufacturer; manufacturers; fabricantes; manufacturer|manufacturing|fabrica
startup; tech companies; empresas de tecnología; startup|software company|saas|tech company|it company
`;

function pluralOf(word: string): string {
  if (
    /(s|ing|care|estate|hvac|pilates|yoga|retail|dental|massage|construction|healthcare)$/.test(
      word,
    )
  )
    return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(ch|sh|x)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Each word or phrase that names a trade. */
export const tradeWords: ReadonlyMap<string, Trade> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', en = '', es = '', words = ''] = line.split('; ');
      const all = [...new Set(words.split('|').flatMap((word) => [word, pluralOf(word)]))];
      return all.map((word): [string, Trade] => [word, { id, en, es, words: all.join('|') }]);
    }),
);
