/** Words that name nothing in a question: whatever holds only these is about what else it holds. */
export const filler: ReadonlySet<string> = new Set(
  `i my we our me mine myself ourselves own business businesses a an the and or of to in on at for with from by as is are
was were be been being am do does did done doing have has had having will would could should can may might must shall not no yes
yeah nope so if then than too very just really actually basically even also only more most much many any some all every
both there these those them he she his her him who whom whose what when where why how which about into over up down out
off again still yet already please tell know want need like wants needs get got give gives given make makes made let lets go goes
going come comes say says said ask asked asking question questions help thing things stuff way ways bit lot lots kind sort
sir maam guys folks people someone anyone anybody everyone something anything everything nothing im ive id dont cant wont
doesnt isnt aint well hmm um uh oh lol think thinking looking look see right now today tomorrow soon currently maybe
perhaps possible able sure good bad new old big small first last next per own same other another else while during before
after until once ever never always often use uses using used run runs running keep keeps put take takes offer offers
offering provide provides provided sell total exactly approximately about around roughly simple simply plain plainly short
detail details information page day days week weeks month months monthly year years hour minute minutes time times long
later early late anytime ahead between if without within upon through across along total number amount level levels kinds
start starting started begin find found feel mean means meant try trying tried wish hope believe guess guessing seem seems
curious interested interest exact real really quickly fast easy easily best better free monthly person market owner place
shop store shops company companies two three four five ten one both several multiple single whole part parts end middle
everybody somebody whatever whenever however though although because since so such almost enough quite rather kinda
hi hello hey thanks thank sorry silly okay ok anyway thats theres whats hows heres gets getting giving taking making
allowed allow lets different difference specific certain main basic normal usual usually ready set sets fine cool nice great
yours theirs each side small mid size sized local client clients customer customers actual available currently offered
el la los las un una unos unas de del al a y o que en con por para es son hay ser esta estan esto este si no mas muy como
cual cuales cuanto cuando donde quien me te se le les lo mi tu su mis tus sus yo tengo tiene tienen tienes puedo puede
pueden necesito quiero quisiera favor saber decir dime dame hacer hace hacen ofrecen algo gracias bien bueno sobre cada uno
dia dias mes meses hora horas semana ano ustedes usted nosotros hola gratis gratuita gratuito credito electronico quiera
sin alguien todo todos tambien pero ya aqui ahora mucho poco tipo creo estoy somos era fue`
    .split(/\s+/)
    .filter(Boolean),
);

/** Right words that a slip would make of a word of ours, or that look like one. */
export const common: ReadonlySet<string> = new Set(
  `rice prince trail trails plant plants plane planes plain plans planet cart carts card cards core cord corn coin cat cats host hosts pose
port past pest cast coast lost changed large house houses horse horses hour your pours tours rely replay bank banks tank blank thank
leaf head heads read reads load loads lend land lands least leave leaves server servers nerve swerve curve arena aria prone drone stone
hone mail male main oven ovens pen pens fund funds cancer candle candles camel dance mouth moth north worth mount near bear dear wear hear
heard earn gear fear officer urgent gent gents block clog blow frog bogs bog medial medium starch search reach value valued safe wave cave
gave rave slave brave witch stitch swiss manage managed managing police polite companion prepare dating racing eating ratio ration hosting
hosted boasting roasting pasting prizing prize prizes pride prime precise slice spice twice dice nice mice voice choice juice notice
resort resorts retort sport sports guild guilt woman women parson prison insult count counts accountant accountants course courses guard
yard ward wore world walk talk tall calls hall smell tribal cooking cookers cooked cook books book weather whether creature stars stared
state states status tatter matter letter latter water bidder wider older holder elder rider cider temple premise precious pervious swear
quietly correct select differ deference promote motion emotion notion nation station construction ignorant rapid deal deals meal heal seal
steal reveal idea ideas dental rental mental central device advice domain remain maintain contain obtain curtain fountain mountain train
trains brain grain drain chain gain again against pain paint point points print sprint paris march honey monkey donkey bunny funny sunny
penny paper papers family families friend friends school schools movie movies music game games team teams food foods drink coffee pizza
dinner lunch breakfast kitchen garden tree trees flower flowers fish bird birds animal animals doctor nurse hospital medicine health sick
hurt knee back head heart body hand hands foot feet eyes hair skin child children baby mother father wife husband brother sister uncle aunt
cousin nephew niece grandmother daughter son boss worker workers lawyer teacher student driver pilot artist actor singer writer player
president king queen country countries city town street road bridge river lake ocean beach sea island park parks hotel hotels airport
flight flights ticket tickets travel trip visit vacation holiday winter summer spring autumn fall snow rain sunny storm cold warm
weather temperature degrees miles feet pounds kilometers metro subway bus buses truck trucks car cars bike boat ship wheel engine fuel gas
oil electricity power light lights lamp door window wall floor roof room rooms bed chair table desk couch laptop laptops computer computers
tablet screen keyboard mouse printer camera iphone android samsung apple netflix spotify amazon uber tesla ford toyota bitcoin stock
stocks gold silver loan loans mortgage insurance tax taxes bank salary wage income debt budget invest divorce marriage wedding birthday
party gift gifts shoes shirt dress clothes jacket hat ring watch glasses bag book novel poem song story joke news history science math
physics chemistry biology language english french german chinese world war peace love hate happy angry tired hungry thirsty sleep dream
walk swim jump climb drive ride fly eat cook clean wash repair fix build break cut paint draw sing play win won lose fight kill die born
live life death soul god church religion politics election vote party government law laws court judge jury crime prison police army
soldier weapon bomb gun knife drug drugs alcohol beer wine smoke red blue green yellow black white color colour favorite age tall short
heavy fast slow hot meaning capital population language currency flag anthem team league super bowl football soccer baseball basketball
tennis golf hockey olympics score champion running speed limit metro yesterday evening morning night annoying kind called picked closed
having being seeing doing could would should have has had been with this that they them their there then than what when where which
while white whole whose will work worked works working some same come came home hope here hers high hold hole keep kept kind knew know
left less lets life like line list live long look lord love made make many mark mass meet mind miss mode moon move much must name
need next note once only onto over pack page paid pair park pass path pick plan play pool poor pull push race rain rate read real rest
rich ride rise risk rock role roll rose rule sale sand seat seem self send sent ship shot show side sign site size skin slow snow soft
soil sold sole soon sort soul star stay step stop such suit sure take tale tape task tell tend term test text than thus till tiny told
tone tool tour town tree trip true tube turn type unit upon used user vary vast very view vote wait wake wall want warm wash weak week
well went were west wide wife wild wind wine wing wire wise wood word yard year zero zone about above after again apart asked avoid award
began begin below being bring broke brown built buyer cause chair cheap check child claim class clean clear click climb clock close cloud
could count cover craft crash cream crowd cycle daily dated dealt death delay doing doubt dozen draft drama drawn dream dress drink drive
earth eight enemy enjoy enter entry equal error event every exact exist extra faith false fault field fifth fifty fight final first fixed
flash fleet floor focus force forth forty forum frame fresh front fruit fully giant given glass globe going grace grade grand grant grass
great gross group grown guess guest happy heart heavy hotel human image index inner input issue joint known label labor later laugh layer
learn legal light limit local logic loose lower lucky lunch magic major maker match maybe mayor meant metal might minor minus mixed model
moral motor mount movie music needs never newly night noise novel nurse occur ocean order outer owner panel party peace phase photo piece
pilot pitch pound power press prior prize proof proud prove quiet radio raise range ready refer right rival river rough round route royal
rural scale scene scope score sense seven shall shape share sharp sheet shelf shell shift shirt shock shoot short shown sight since sixth
sixty sized skill sleep slide smart smile smoke solid solve sorry sound south space spare speak spend spent split spoke staff stage stake
stand steam steel stick stock store storm strip stuck study stuff style sugar suite table taken taste teach teeth thick thing think third
those three throw tight times tired title today topic touch tough tower track trade treat trend trust truth twice under union unity until
upper upset urban usage usual valid video visit vital waste watch wheel whose woman wrong wrote young youth myself`
    .split(/\s+/)
    .filter(Boolean),
);
