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
restaurant; restaurants; restaurantes; restaurant|restaurants|restaurante|restaurantes|diner|bistro|eatery|grill|steakhouse|deli|ramen shop|noodle shop|sushi place|sushi bar|wing spot|taco shop|taco place|sell tacos|locales de tacos|local de tacos|vendo tacos|vendo comida|fonda|pupuseria|pollo place|carryout|breakfast place|bbq joint|barbecue joint|ice cream shop|juice bar|heladeria
bakery; bakeries; panaderías; bakery|bakeries|baker|panaderia|panaderias|pasteleria|cake shop|cupcakes|i bake|custom cakes|donut shop|cookie shop|bake cakes|sell cakes|sell bread|hago pasteles|vendo pan|reposteria
cafe; cafés; cafeterías; cafe|cafes|coffee shop|coffee shops|cafeteria|tea shop
bar; bars; bares; bar|bars|pub|brewery|breweries|winery
pizzeria; pizzerias; pizzerías; pizzeria|pizza shop|pizza place|pizzerias
food truck; food trucks; food trucks; food truck|food trucks|taco truck|taqueria
caterer; caterers; servicios de catering; caterer|caterers|catering
plumber; plumbers; plomeros; plumber|plumbers|plumbing|plomero|plomeros|plomeria|fix pipes|unclog drains|drain cleaning|water heaters|arreglo tuberias
electrician; electricians; electricistas; electrician|electricians|electrical company|electricista|wire houses|electricistas|hago electricidad
hvac; HVAC companies; empresas de climatización; hvac|heating and cooling|air conditioning|aire acondicionado|fix acs|fix ac units|ac repair|furnace repair|install acs|furnaces|heat pumps
roofer; roofers; techadores; roofer|roofers|roofing|techos|techero|techeros|do roofs|fix roofs|roof repair|gutters|hago techos|arreglo techos|techado
landscaper; landscapers; jardineros; landscaper|landscapers|landscaping|lawn care|mow lawns|cut grass|jardineria|jardinero|do lawns|lawns|lawn guy|lawn business|lawn company|yard work|tree service|tree trimming|snow removal|mow|corto pasto|corto grama|corto cesped|jardines
cleaner; cleaning companies; empresas de limpieza; cleaning company|cleaning business|cleaning service|cleaners|maid service|house cleaning|clean houses|limpieza|clean offices|clean homes|cleaning offices|cleaning houses|cleaning homes|office cleaning|clean airbnbs|carpet cleaning|window washing|pressure washing|power washing|janitorial|limpio casas|limpio oficinas|limpiamos casas|limpiamos oficinas
painter; painters; pintores; painter|painters|painting company|pintor|pintores|paint houses|pinto casas|house painting
contractor; contractors; contratistas; contractor|contractors|remodeler|remodeling|handyman|builder company|construction|contratista|construccion|remodel kitchens|remodel bathrooms|kitchen remodeling|build decks|decks|flooring|drywall|concrete|masonry|fencing|tile guy|remodelaciones|hago remodelaciones|albanil|albanileria
pest control; pest control companies; control de plagas; pest control|exterminator
mover; movers; empresas de mudanzas; mover|movers|moving company|mudanzas|move people|move furniture|hago mudanzas
locksmith; locksmiths; cerrajeros; locksmith|cerrajero
dentist; dentists; dentistas; dentist|dentists|dental|dental practice|dental office|orthodontist|dentista|dentistas|consultorio dental|do teeth|clean teeth|braces|orthodontics|oral surgeon|endodontist|orthodontists
doctor; medical practices; consultorios médicos; doctor|doctors|clinic|clinics|medical practice|healthcare|consultorio|clinica|pediatrician|dermatologist|urgent care|pediatrics|dermatology|medspa doctor|obgyn|clinicas
chiropractor; chiropractors; quiroprácticos; chiropractor|chiropractors|quiropractico
therapist; therapists; terapeutas; therapist|therapists|psychologist|counselor|physical therapy|terapeuta
optometrist; optometrists; optometristas; optometrist|optometrists|eye doctor|optica|eyeglasses|glasses shop|eye clinic
vet; veterinarians; veterinarios; veterinarian|vet clinic|vet|veterinary|veterinario|veterinaria|animal hospital|animal clinic|pet clinic|clinica veterinaria
pharmacy; pharmacies; farmacias; pharmacy|farmacia
law firm; law firms; abogados; law firm|law firms|lawyer|lawyers|attorney|attorneys|abogado|abogados|bufete|law office|law practice|immigration law|family law|divorce lawyer|injury lawyer|paralegal|firma legal|abogada
accountant; accountants; contadores; accountant|accountants|cpa|bookkeeper|bookkeepers|tax preparer|contador|contadora|accounting|do taxes|tax office|tax business|hago taxes|hago impuestos
realtor; real estate agents; agentes inmobiliarios; realtor|realtors|real estate|property manager|inmobiliaria|bienes raices|sell houses|sell homes|vendo casas|broker|realty
insurance; insurance agencies; agencias de seguros; insurance agency|insurance agent|seguros|sell insurance|vendo seguros|insurance office
auto shop; auto shops; talleres mecánicos; auto repair|auto shop|body shop|mechanic|mechanics|car wash|tire shop|garage|taller|taller mecanico|car dealer|dealership|auto detailing|fix cars|brake shop|brakes|muffler shop|transmission shop|oil change place|auto glass|fix brakes|car repair|repair cars|tow trucks|towing company|used cars|used car lot|sell cars|arreglo carros|vendo carros|llantera|llantas|taller de carros
salon; salons; salones de belleza; salon|salons|hair salon|nail salon|beauty salon|hairdresser|cut hair|hair stylist|braids|peluqueria|salon de belleza|estetica|nails|do nails|do hair|hair shop|lash studio|lashes|brow studio|braiding shop|hago unas|corto pelo|corto cabello|unas|salon de unas
barber; barbershops; barberías; barber|barbers|barbershop|barber shop|barberia|cut fades|barbershops|corto pelo a hombres|barbero|barberos
spa; spas; spas; spa|spas|massage|med spa
gym; gyms; gimnasios; gym|gyms|fitness studio|personal trainer|crossfit|gimnasio|boxing gym|train people|personal training|spin studio|fitness classes|entrenador
yoga studio; yoga studios; estudios de yoga; yoga studio|yoga|pilates
dance studio; dance studios; academias de baile; dance studio|martial arts|karate|academia de baile
daycare; daycares; guarderías; daycare|preschool|guarderia|nursery school
tutor; tutors; tutores; tutor|tutors|tutoring|music teacher|piano teacher|driving school|tutor kids|teach piano|teach music|music lessons|piano lessons|guitar lessons|swim lessons|swim school|doy clases|clases de ingles
groomer; groomers; peluquerías caninas; dog groomer|groomer|groomers|pet groomer|dog walker|pet store|kennel|peluqueria canina|groom dogs|wash dogs|walk dogs|bano perros|estetica canina
florist; florists; floristerías; florist|florists|flower shop|flowers|floristeria|sell flowers|flores|floral shop|bouquets|vendo flores|arreglos florales
boutique; boutiques; boutiques; boutique|clothing store|dress shop|consignment|sell clothes|sell dresses|vendo ropa|tienda de ropa|thrift store|bridal shop
jewelry store; jewelry stores; joyerías; jewelry store|jeweler|joyeria|sell jewelry|vendo joyas
hardware store; hardware stores; ferreterías; hardware store|ferreteria
bookstore; bookstores; librerías; bookstore|book shop|libreria
furniture store; furniture stores; mueblerías; furniture store|muebleria
grocery; grocery stores; tiendas de abarrotes; grocery|grocery store|supermarket|bodega|abarrotes
store; stores; tiendas; retail store|retail|gift shop|tienda|toy store|bike shop|shoe store|shoe shop|sell shoes|kids shoes|zapateria|vendo zapatos|convenience store|corner store|liquor store|wine shop|vape shop|smoke shop|phone repair|antique shop|frame shop|tiendita|hobby shop|game store|yarn store|yarn shop|clothing store|pet store|paint store
photographer; photographers; fotógrafos; photographer|photographers|fotografo|fotografa|take photos for weddings|shoot weddings|wedding photography|headshots|fotografia
wedding planner; wedding planners; organizadores de bodas; wedding planner|event planner|bodas
consultant; consultants; consultores; consultant|consultants|consulting|consultor
hotel; hotels; hoteles; hotel|motel|bed and breakfast|inn
travel agency; travel agencies; agencias de viajes; travel agency|agencia de viajes
tailor; tailors; sastrerías; tailor|tailors|alterations|seamstress|sastreria
laundromat; laundromats and dry cleaners; lavanderías; laundromat|laundromats|dry cleaner|dry cleaners|laundry|tintoreria|lavanderia
tattoo shop; tattoo shops; estudios de tatuaje; tattoo shop|tattoo artist|tattoo
nonprofit; nonprofits; organizaciones sin fines de lucro; nonprofit|nonprofits|non profit|charity|sin fines de lucro|ong|food bank|food pantry|501c3|501 c 3|charities|soup kitchen|animal rescue|animal shelter|foundation|fundacion
church; churches; iglesias; church|churches|iglesia|synagogue|temple|ministry|parish|mosque|congregation|parroquia|ministerio
funeral home; funeral homes; funerarias; funeral home|funeral homes|funeral director|funeral parlor|mortuary|crematory|funeraria
farm; farms; granjas; farm|farms|pumpkin patch|orchard|farm stand|produce stand|granja|vineyard|christmas tree farm|horse farm|riding stable
notary; notaries; notarios; notary|mobile notary|notary public|notario|notaria
investigator; private investigators; detectives privados; private investigator|private investigators|private detective|detective privado
chimney sweep; chimney sweeps; deshollinadores; chimney sweep|chimney sweeps|chimney company|chimney cleaning
bail bonds; bail bond agencies; agencias de fianzas; bail bonds|bail bond|bail bondsman|fianzas
engineer; engineering firms; firmas de ingeniería; structural engineer|engineering firm|civil engineer|land surveyor|surveying company
architect; architects; arquitectos; architect|architects|architecture firm|interior designer|interior design|arquitecto
shoe repair; shoe repair shops; zapaterías; shoe repair|shoe repair shop|cobbler|watch repair|reparacion de calzado
appliance repair; appliance repair companies; empresas de reparación; appliance repair|computer repair|tv repair|small engine repair
pool company; pool companies; empresas de piscinas; pool company|pool service|pool cleaning|piscinas
flooring company; flooring companies; empresas de pisos; flooring|flooring company|carpet store|tile company|hardwood floors|pisos
deck builder; deck and fence builders; constructores de terrazas; deck builder|build decks|deck company|fence company|build fences|cercas
window company; window companies; empresas de ventanas; window company|window cleaning|window washing|pressure washing|power washing|siding company
junk removal; junk removal companies; empresas de recolección; junk removal|junk hauling|hauling company|dumpster rental
solar company; solar companies; empresas de energía solar; solar company|solar installer|solar panels
senior care; senior care providers; servicios para adultos mayores; home care agency|senior care|assisted living|home health agency|elder care|hospice|caregivers
acupuncturist; acupuncturists; acupunturistas; acupuncturist|acupuncture|nutritionist|dietitian|doula|midwife|life coach
financial adviser; financial advisers; asesores financieros; financial advisor|financial adviser|financial planner|mortgage broker|mortgage company|credit repair|loan officer
venue; event venues; salones de eventos; wedding venue|event venue|banquet hall|party rentals|bounce houses|salon de eventos
dj; DJs and musicians; DJs y músicos; wedding dj|dj company|mobile dj|wedding band|videographer
museum; museums and theaters; museos y teatros; museum|small theater|community theater|art gallery|escape room|bowling alley|museo
school; private schools; colegios; private school|montessori|language school|beauty school|summer camp|day camp|colegio
security company; security companies; empresas de seguridad; security company|alarm company|security guards
staffing agency; staffing agencies; agencias de empleo; staffing agency|staffing firm|recruiting firm|employment agency
print shop; print shops; imprentas; print shop|sign shop|screen printing|embroidery shop|imprenta
pawn shop; pawn shops; casas de empeño; pawn shop|casa de empeno
butcher; butchers; carnicerías; butcher|butcher shop|meat market|fish market|seafood market|carniceria
garden center; garden centers; viveros; garden center|plant nursery|garden shop|vivero
storage; storage facilities; bodegas de almacenamiento; self storage|storage units|storage facility
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

const trades: readonly Trade[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', en = '', es = '', words = ''] = line.split('; ');
    const all = [...new Set(words.split('|').flatMap((word) => [word, pluralOf(word)]))];
    return { id, en, es, words: all.join('|') };
  });

/** Each trade by its id. */
export const tradeOf: ReadonlyMap<string, Trade> = new Map(trades.map((one) => [one.id, one]));

/** Each word or phrase that names a trade. */
export const tradeWords: ReadonlyMap<string, Trade> = new Map(
  trades.flatMap((trade) => trade.words.split('|').map((word) => [word, trade] as const)),
);
